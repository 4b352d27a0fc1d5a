// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the score sheet on paper and the picture of a result: that they say the same as the screen, and that any number of
// players and rounds is readable.
#include "tests/app/score/score_fixture.h"
#include "test_program.h"
#include "tests/app/words_paper.h"

#include "app/cards/paper_style.h"
#include "app/score/paper/name_heads.h"
#include "app/score/paper/score_paper.h"
#include "app/score/paper/sheet_pages.h"
#include "app/settings/bundled_font.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestScorePaper : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useBundledFont(); }
    void printsTheRowsOfTheSheet();
    void screenPaperAndPictureAgree();
    void printsTwentyPlayersInTwoTables();
    void dividesAnySheetAmongPages_data();
    void dividesAnySheetAmongPages();
    void eachPageRepeatsTheNamesAndCarriesTheTotals_data();
    void eachPageRepeatsTheNamesAndCarriesTheTotals();
    void namesAreWhole();
    void thePictureShowsEachPlayer();
    void thePictureIsAsHighAsItNeeds();

private:
    static QList<QStringList> paintedPages(const score::Sheet &sheet, qreal *smallestPoints = nullptr)
    {
        QBuffer buffer;
        WordsPaper paper(&buffer);
        paintSheet(paper, sheet);
        if (smallestPoints)
            *smallestPoints = paper.smallestPoints();
        return paper.pages();
    }
    static QString paintedWords(const score::Sheet &sheet)
    {
        QString words;
        for (const QStringList &page : paintedPages(sheet))
            words += page.join(QString());
        return words;
    }
    /// Enters rounds in which the players go out in turn.
    static void enterRounds(ScoreGame &game, int rounds)
    {
        const int seats = game.seats()->count();
        for (int round = 0; round < rounds; ++round) {
            QStringList hands(seats, QStringLiteral("12"));
            hands[round % seats].clear();
            if (!ScoreFixture::enterRound(game, hands))
                qFatal("%s", qPrintable(game.entry()->problem()));
        }
    }
};

void TestScorePaper::printsTheRowsOfTheSheet()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo"}, {"7", "", "11"});
    QVERIFY(book.room->join("Dora", 86));
    QVERIFY(ScoreFixture::enterRound(game, {"", "5", "0", "2"}));
    const QList<QStringList> rows{{"", "Anna", "Ben", "Cleo", "Dora"}, {"Start", "", "", "", "86"},
                                  {"1", "(7)  0", "+18  18", "(11)  0", "–"},
                                  {"2", "+7  7", "(5)  18", "(0)  0", "(2)  86"},
                                  {"Total", "7", "18", "0", "86"},
                                  {"Rank", "3", "2", "4", "1"}};
    QCOMPARE(sheetRows(game.sheet()), rows);
    QVERIFY(!paintedWords(game.sheet()).contains("lowest total wins"));

    ScoreGame &against = book.play({"Anna", "Ben"}, {"7", ""}, true);
    QVERIFY(ScoreFixture::enterRound(against, {"", "0"}));
    QCOMPARE(sheetRows(against.sheet()).at(1), (QStringList{"1", "+7  7", "0"}));
    QCOMPARE(sheetRows(against.sheet()).at(2), (QStringList{"2", "7", "+0  0"}));
    QVERIFY(paintedWords(against.sheet()).contains("lowest total wins"));
}

/// A player joined late with points, a player left, and two are tied.
void TestScorePaper::screenPaperAndPictureAgree()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo", "Dora"}, {"", "20", "24", "10"});
    QVERIFY(book.room->join("Emil", 30));
    QVERIFY(game.leave(3));
    QVERIFY(ScoreFixture::enterRound(game, {"4", "6", "", "", "20"}));
    QCOMPARE(game.standing(), QStringLiteral("Anna leads by 24 point(s)."));
    const QList<QStringList> picture{{"1", "Anna", "", "54"},
                                     {"2", "Cleo", "", "30"},
                                     {"2", "Emil", "started with 30 point(s)", "30"},
                                     {"4", "Ben", "", "0"},
                                     {"–", "Dora", "left the game", "0"}};
    QCOMPARE(resultRows(game.sheet()), picture);
    QCOMPARE(game.standings()->count(), 5);
    for (int row = 0; row < 5; ++row) {
        const ScoreSeatRow shown = game.standings()->row(row);
        QCOMPARE((QStringList{shown.rankText, shown.name, QString::number(shown.total)}),
                 (QStringList{picture[row][0], picture[row][1], picture[row][3]}));
        QCOMPARE(shown.isTied, shown.rank == 2);
    }
    const QList<QStringList> paper = sheetRows(game.sheet());
    QCOMPARE(paper.first(), (QStringList{"", "Anna", "Ben", "Cleo", "Dora", "Emil"}));
    QCOMPARE(paper.at(paper.size() - 2), (QStringList{"Total", "54", "0", "30", "0", "30"}));
    QCOMPARE(paper.last(), (QStringList{"Rank", "1", "4", "2", "–", "2"}));
    for (int round = 0; round < 2; ++round) {
        for (int seat = 0; seat < 5; ++seat) {
            const ScoreCellRow cell = game.rounds()->row(round).cell(seat);
            const QString total = QString::number(cell.total);
            QCOMPARE(paper[round + 2][seat + 1],
                     !cell.plays ? QStringLiteral("–")
                         : cell.isAddition ? QStringLiteral("+%1  %2").arg(QString::number(cell.gained), total)
                         : cell.counted >= 0 ? QStringLiteral("(%1)  %2").arg(QString::number(cell.counted), total) : total);
        }
    }
    QCOMPARE(game.seats()->row(2).spoken, QStringLiteral("Cleo, 30 point(s), rank 2, tied, deals"));
    QCOMPARE(game.seats()->row(3).spoken, QStringLiteral("Dora left"));
    // The chart's line of a player who left ends there, and that of a latecomer begins where the player joined.
    QCOMPARE(game.totalsOf(3), (QList<QPointF>{{0, 0}, {1, 0}}));
    QCOMPARE(game.totalsOf(4), (QList<QPointF>{{1, 30}, {2, 30}}));
}

/// A table has at most ten columns of players. Two tables with all their rounds are needed for twenty.
void TestScorePaper::printsTwentyPlayersInTwoTables()
{
    ScoreFixture book;
    QStringList names;
    for (int player = 1; player <= 20; ++player)
        names << QStringLiteral("P%1").arg(player);
    ScoreGame &game = book.begin(names);
    QVERIFY(game.setTarget(score::highest_target));
    enterRounds(game, 3);
    QCOMPARE(paintedPages(game.sheet()).size(), 1);
    QCOMPARE(paintedPages(game.sheet()).first().count("Total"), 2);
    QCOMPARE(paintedPages(game.sheet()).first().count("3"), 2); // the number of the round is repeated
    enterRounds(game, 27);
    const QList<QStringList> pages = paintedPages(game.sheet());
    QCOMPARE(pages.size(), 2);
    QVERIFY(!pages.first().contains("P11"));
    QVERIFY(pages.last().contains("P20"));
    QVERIFY(!pages.last().contains("P1"));
    for (const QStringList &page : pages)
        QVERIFY2(page.contains("30") && page.contains("Total"), qPrintable(page.join(u'|')));
}

void TestScorePaper::dividesAnySheetAmongPages_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("hasStart");
    for (const int seats : {1, 4, 10, 11, 20}) {
        for (const bool hasStart : {false, true})
            QTest::addRow("%d seats%s", seats, hasStart ? " with start points" : "") << seats << hasStart;
    }
}

/// Each table has all rounds once and in order, no table is higher than its page, and no last page has fewer than three rounds.
void TestScorePaper::dividesAnySheetAmongPages()
{
    QFETCH(int, seats);
    QFETCH(bool, hasStart);
    const paper::PageHeights heights{.page = 250, .heading = 25, .names = 20, .row = 7, .gap = 8};
    constexpr int closing = 2;
    for (int rounds = 0; rounds <= 150; ++rounds) {
        const std::vector<paper::SeatRange> parts = paper::partsOf(seats, 10);
        const std::vector<paper::SheetBlock> blocks = paper::blocksOf(parts, rounds, hasStart, closing, heights);
        std::size_t part = 0;
        int next = 0;
        const paper::SheetBlock *before = nullptr;
        for (const paper::SheetBlock &block : blocks) {
            QCOMPARE(block.seats.first, parts[part].first);
            QCOMPARE(block.firstRound, next);
            next += block.rounds;
            QCOMPARE(block.carries, next < rounds);
            const int opening = block.isContinued() ? 1 : int(hasStart);
            const qreal height = heights.names + heights.row * (opening + block.rounds + (block.carries ? 1 : closing));
            QVERIFY2(block.y + height <= heights.page, qPrintable(QStringLiteral("%1 rounds").arg(rounds)));
            QVERIFY(!block.isContinued() || block.carries || block.rounds >= 3);
            if (before && before->page == block.page)
                QVERIFY(block.y > before->y && !before->carries);
            else if (before)
                QCOMPARE(block.page, before->page + 1);
            before = &block;
            if (!block.carries) {
                QCOMPARE(next, rounds);
                next = 0;
                ++part;
            }
        }
        QCOMPARE(part, parts.size());
    }
}

void TestScorePaper::eachPageRepeatsTheNamesAndCarriesTheTotals_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    for (const auto &[players, rounds] : {std::pair(4, 3), std::pair(4, 30), std::pair(4, 120), std::pair(10, 60),
                                          std::pair(20, 3), std::pair(20, 30), std::pair(20, 120)})
        QTest::addRow("%d players, %d rounds", players, rounds) << players << rounds;
}

void TestScorePaper::eachPageRepeatsTheNamesAndCarriesTheTotals()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    ScoreFixture book;
    QStringList names;
    for (int player = 1; player <= players; ++player)
        names << QStringLiteral("Player%1").arg(QChar(u'A' + player - 1));
    ScoreGame &game = book.begin(names, true);
    QVERIFY(game.setTarget(score::highest_target));
    enterRounds(game, rounds);
    qreal smallest = 0;
    const QList<QStringList> pages = paintedPages(game.sheet(), &smallest);
    QVERIFY2(smallest >= 7, qPrintable(QString::number(smallest)));
    QStringList carried;
    int tables = 0;
    for (const QStringList &page : pages) {
        const qsizetype named = std::ranges::count_if(names, [&](const QString &name) { return page.contains(name); });
        QVERIFY2(named == players || named == players / 2, qPrintable(page.join(u'|')));
        const qsizetype head = page.indexOf("Brought");
        QCOMPARE(head >= 0, !carried.isEmpty());
        if (head >= 0) // "Brought forward" is painted in two lines, and is followed by the totals
            QCOMPARE(page.mid(head + 2, carried.size()), carried);
        const qsizetype foot = page.indexOf("Carried");
        carried = foot < 0 ? QStringList() : page.mid(foot + 2, named);
        tables += static_cast<int>(page.count("Total"));
        QVERIFY(pages.size() == 1 || page.join(u' ').contains(QStringLiteral("/ %1").arg(pages.size())));
    }
    QVERIFY(carried.isEmpty());
    QCOMPARE(tables, players > 10 ? 2 : 1);
}

/// Names that don't fit upright are turned. No name overlaps the next column, and none is shortened.
void TestScorePaper::namesAreWhole()
{
    const QStringList shortNames{"Anna", "Marie-Luise", "Jo"};
    const paper::NameHeads upright(shortNames, 150, 2);
    QVERIFY(!upright.isTurned());
    QCOMPARE(upright.lines(1).join(QString()), QStringLiteral("Marie-Luise"));
    const QStringList longNames{"Jo", "Bartholomäus der Ältere", "Bartholomäus der Jüngere", "Donaudampfschifffahrtska",
                                "WWWWWWWWWWWWWWWWWWWWWWWW", "🂡🦊🂡🦊🂡🦊🂡🦊"};
    const paper::NameHeads turned(longNames, 85, 2); // as wide as one of ten columns
    QVERIFY(turned.isTurned());
    for (int name = 0; name < longNames.size(); ++name) {
        QString whole = longNames[name];
        QCOMPARE(turned.lines(name).join(QString()).remove(u' '), whole.remove(u' '));
        QVERIFY(static_cast<qreal>(turned.lines(name).size()) * 9 * 1.25 * 2 <= 85);
    }
    QVERIFY(turned.height() < 32 / 25.4 * 72 * 2 + 10);
    QCOMPARE(paper::NameHeads({}, 85, 2).lines(0), QStringList());
}

void TestScorePaper::thePictureShowsEachPlayer()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben"}, {"", "90"});
    QVERIFY(book.room->join("Dora", 86));
    QVERIFY(ScoreFixture::enterRound(game, {"", "1", "1"}));
    score::Sheet changed = game.sheet();
    changed.seats[2].start_points = 0; // Dora, who joined late
    QVERIFY(resultPicture(changed) != resultPicture(game.sheet()));
    changed = game.sheet();
    changed.seats[2].player.portrait = changed.seats[2].player.portrait == "owl" ? "frog" : "owl";
    QVERIFY(resultPicture(changed) != resultPicture(game.sheet()));
    changed.seats[2].player.portrait.clear();
    const QImage letter = resultPicture(changed);
    changed.seats[2].player.color = (changed.seats[2].player.color + 1) % static_cast<int>(playerColors.size());
    QVERIFY(resultPicture(changed) != letter); // the ring of the player's color
    // The printed sheet shows the portraits above the names.
    score::Sheet without = game.sheet();
    for (score::Seat &seat : without.seats)
        seat.player.portrait.clear();
    QVERIFY(sheetPdf(game.sheet()).size() > sheetPdf(without).size());
}

void TestScorePaper::thePictureIsAsHighAsItNeeds()
{
    ScoreFixture book;
    QStringList names;
    for (int player = 1; player <= 20; ++player)
        names << QStringLiteral("Élodie %1").arg(player);
    ScoreGame &game = book.begin(names);
    enterRounds(game, 1);
    const QImage picture = resultPicture(game.sheet());
    QVERIFY(picture.height() > 20 * 100);
    const QRgb ground = picture.pixel(0, 0);
    const QImage foot = picture.copy(0, picture.height() - 40, picture.width(), 40);
    QImage bare = foot;
    bare.fill(ground);
    QCOMPARE(foot, bare); // nothing reaches the lower edge
    // A long sentence has several lines, and the rows are below them.
    score::Sheet tied = game.sheet();
    tied.note = std::string(190, 'w');
    QVERIFY(resultPicture(tied).height() > picture.height());
}

TABLESIDE_TEST(TestScorePaper)
#include "tst_score_paper.moc"
