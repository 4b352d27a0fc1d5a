// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the ranking: which games count, the order, what is remembered, the lists of games, and the exports.
#include "app/score/ranking/ranking_controller.h"
#include "app/words/region.h"
#include "tests/app/score/score_fixture.h"
#include "tests/app/score/season.h"
#include "test_program.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QSignalSpy>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

namespace {

constexpr int out = -1; // marks the player who goes out

/// A score book with a ranking. The day of the clock is `today`.
struct RankingFixture
{
    RankingFixture() { openAgain(); }

    /// Makes the controller again, as a restart of the app does.
    void openAgain()
    {
        ranking.reset();
        settings = std::make_unique<AppSettings>(book.folder.filePath(QStringLiteral("settings.ini")));
        ranking = std::make_unique<RankingController>(book.room->store(), *book.room->people(), *settings, [this] {
            return QDateTime(today, QTime(12, 0)).toMSecsSinceEpoch();
        });
        ranking->setExportFolder(book.folder.filePath(QStringLiteral("out")));
        ranking->open();
    }

    score::Player player(const QString &name)
    {
        People &people = *book.room->people();
        if (!people.named(name) && !people.keep(people.newPerson(name)))
            qFatal("%s", qPrintable(people.problem()));
        return playerOf(*people.named(name));
    }

    /// Returns a game of one round that the first of \p names wins with 10 points from each other player.
    SeasonGame won(QDate day, const QStringList &names)
    {
        SeasonGame game;
        game.day = day;
        QList<int> hands;
        for (const QString &name : names) {
            game.players << player(name);
            hands << (hands.isEmpty() ? out : 10);
        }
        game.rounds << hands;
        return game;
    }

    void add(const QList<SeasonGame> &season)
    {
        static int number = 0;
        if (!addSeason(book.room->store(), season, QStringLiteral("s%1-").arg(++number)))
            qFatal("%s", qPrintable(book.room->store().problem()));
        ranking->open();
    }

    /// Returns the table in short, such as "1 Anna 2/3, 2 Ben 1/3, – Cleo 0/1".
    QString table() const
    {
        QStringList rows;
        for (const RankingRow &row : ranking->players()->rows())
            rows << (row.rank > 0 ? QString::number(row.rank) : QStringLiteral("–")) + u' ' + row.name + u' ' + row.wins + u'/'
                    + row.games;
        return rows.join(QStringLiteral(", "));
    }

    /// Returns the only exported file with this ending.
    QString exported(const QString &ending) const
    {
        const QDir folder(book.folder.filePath(QStringLiteral("out")));
        const QStringList files = folder.entryList({QStringLiteral("*.") + ending}, QDir::Files);
        return files.size() == 1 ? folder.filePath(files.first()) : QString();
    }

    ScoreFixture book;
    QDate today{2026, 11, 30};
    std::unique_ptr<AppSettings> settings;
    std::unique_ptr<RankingController> ranking;
};

} // namespace

class TestRanking : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void ranksTheFinishedGames();
    void choosesGames_data();
    void choosesGames();
    void offersWhatTheBookHas();
    void readsTypedDays();
    void remembersTheChoice();
    void dropsWhatIsGone();
    void ordersByEachFigure();
    void countsMergedPeopleOnce();
    void gamesOnScreenAreApart();
    void listsTheGamesThatCount();
    void listsThePersonsGames();
    void exportsCsv();
    void exportsPdfAndPicture();
    void longRankingsHaveMorePages();
};

void TestRanking::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); // the system's locale is "C"
}

void TestRanking::ranksTheFinishedGames()
{
    RankingFixture fixture;
    const QAbstractItemModelTester tester(fixture.ranking->players());
    QVERIFY(fixture.ranking->isEmpty());
    fixture.add({fixture.won({2026, 3, 1}, {"Zoë", "Ben"}), fixture.won({2026, 3, 2}, {"Anna", "Ben"}),
                 fixture.won({2026, 3, 3}, {"Zoë", "Élodie"})});
    SeasonGame running = fixture.won({2026, 3, 4}, {"Ben", "Anna"});
    running.isEnded = false;
    fixture.add({running});
    QCOMPARE(fixture.table(), QStringLiteral("1 Zoë 2/2, 2 Anna 1/1, 3 Ben 0/2, 3 Élodie 0/1"));
    QCOMPARE(fixture.ranking->games(), 3);
    QVERIFY(!fixture.ranking->isEmpty());
    const RankingRow first = fixture.ranking->players()->row(0);
    QVERIFY2(first.spoken.startsWith("Rank 1, Zoë: won 2 of 2 game"), qPrintable(first.spoken));
    QVERIFY2(first.spoken.contains("100%; 10.0 points per round"), qPrintable(first.spoken));
    fixture.ranking->setFewestGames(2);
    QCOMPARE(fixture.table(), QStringLiteral("1 Zoë 2/2, 2 Ben 0/2, – Anna 1/1, – Élodie 0/1"));
    QVERIFY(fixture.ranking->players()->row(1).heading.isEmpty());
    const QString heading = fixture.ranking->players()->row(2).heading;
    QVERIFY2(heading.contains("fewer than 2"), qPrintable(heading));
    QVERIFY(fixture.ranking->players()->row(3).heading.isEmpty());
}

void TestRanking::choosesGames_data()
{
    QTest::addColumn<QVariantMap>("choice");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QVariantMap &choice, const char *table, const char *words) {
        QTest::newRow(name) << choice << QString::fromUtf8(table) << QString::fromUtf8(words);
    };
    row("all", {}, "1 Anna 2/3, 1 Ben 2/5, 3 Cleo 1/2", "");
    row("this year", {{"period", "thisYear"}}, "1 Anna 1/1, 2 Ben 0/1", "2026");
    row("last year", {{"period", "lastYear"}}, "1 Ben 1/2, 1 Cleo 1/1, 3 Anna 0/1", "2025");
    row("twelve months", {{"period", "twelveMonths"}}, "1 Anna 1/1, 1 Cleo 1/1, 3 Ben 0/2", "12/1/2025 – 11/30/2026");
    row("a year", {{"period", "2023"}}, "1 Anna 1/1, 1 Ben 1/2, 3 Cleo 0/1", "2023");
    row("days", {{"period", "days"}, {"from", "2023-12-31"}, {"to", "2025-11-30"}}, "1 Ben 2/2, 2 Anna 0/1, 2 Cleo 0/1",
        "12/31/2023 – 11/30/2025");
    row("since a day", {{"period", "days"}, {"from", "2025-12-01"}}, "1 Anna 1/1, 1 Cleo 1/1, 3 Ben 0/2", "since 12/1/2025");
    row("until a day", {{"period", "days"}, {"to", "2023-12-30"}}, "1 Anna 1/1, 2 Ben 0/1", "until 12/30/2023");
    row("a game", {{"game", "uno"}}, "1 Ben 1/1, 2 Cleo 0/1", "UNO");
    row("a place", {{"place", "oma’s"}}, "1 Anna 1/2, 1 Ben 1/2", "OMA’S");
    row("people", {{"people", QStringList{"Ben", "Anna"}}}, "1 Anna 2/3, 2 Ben 1/3", "with Ben and Anna");
    row("all together", {{"period", "2023"}, {"game", "dos"}, {"place", "oma’s"}}, "1 Anna 1/1, 2 Ben 0/1",
        "2023 · DOS · OMA’S");
    row("none", {{"period", "thisYear"}, {"game", "uno"}}, "", "2026 · UNO");
}

void TestRanking::choosesGames()
{
    QFETCH(QVariantMap, choice);
    RankingFixture fixture;
    QList<SeasonGame> season{fixture.won({2023, 5, 1}, {"Anna", "Ben"}), fixture.won({2023, 12, 31}, {"Ben", "Cleo"}),
                             fixture.won({2025, 11, 30}, {"Ben", "Anna"}), fixture.won({2025, 12, 1}, {"Cleo", "Ben"}),
                             fixture.won({2026, 11, 30}, {"Anna", "Ben"})};
    season[0].place = " Oma’s";
    season[1].game = GameId::uno;
    season[2].place = "OMA’S";
    season[3].place = "cabin";
    fixture.add(season);
    if (choice.contains("people")) {
        QStringList ids;
        for (const QString &name : choice["people"].toStringList())
            ids << QString::fromStdString(fixture.player(name).id);
        choice["people"] = ids;
    }
    fixture.ranking->choice()->restore(choice);
    QTEST(fixture.table(), "table");
    QTEST(fixture.ranking->choice()->words(), "words");
    fixture.ranking->choice()->clear();
    QCOMPARE(fixture.ranking->games(), 5);
    QCOMPARE(fixture.ranking->choice()->conditions(), 0);
}

void TestRanking::offersWhatTheBookHas()
{
    RankingFixture fixture;
    QVERIFY(fixture.ranking->choice()->places().isEmpty());
    QList<SeasonGame> season;
    for (const int year : {2021, 2024, 2025, 2026})
        season << fixture.won({year, 6, 1}, {"Anna", "Ben"});
    season[0].place = "Zum Löwen";
    season[1].place = "Élan";
    season[2].place = "cabin";
    season[3].place = "Cabin";
    fixture.add(season);
    QStringList periods;
    for (const Option &option : fixture.ranking->choice()->periods())
        periods << option.value;
    QCOMPARE(periods, QStringList({"all", "thisYear", "lastYear", "twelveMonths", "2024", "2021", "days"}));
    QStringList places;
    for (const Option &option : fixture.ranking->choice()->places())
        places << option.name;
    QCOMPARE(places, QStringList({"Any place", "Cabin", "Élan", "Zum Löwen"})); // the newest spelling
    QVERIFY(!fixture.ranking->choice()->hasBoth());
}

void TestRanking::readsTypedDays()
{
    RankingFixture fixture;
    GameChoice &choice = *fixture.ranking->choice();
    choice.setPeriod("days");
    for (const char *text : {"2024-03-05", "3/5/2024", "3/5/24", " 5.3.2024 "}) {
        QVERIFY(choice.setFrom({}));
        QVERIFY2(choice.setFrom(text), text);
        QCOMPARE(choice.filter().from, QDate(2024, 3, 5));
    }
    QVERIFY(choice.setFrom("2023"));
    QVERIFY(choice.setTo("2023"));
    QCOMPARE(choice.filter().from, QDate(2023, 1, 1));
    QCOMPARE(choice.filter().to, QDate(2023, 12, 31));
    QCOMPARE(choice.to(), QStringLiteral("12/31/2023"));
    for (const char *text : {"soon", "31.2.2024", "99", "12"})
        QVERIFY2(!choice.setTo(text), text);
    QCOMPARE(choice.filter().to, QDate(2023, 12, 31));
    QVERIFY(choice.setTo(" "));
    QVERIFY(!choice.filter().to.isValid());
}

void TestRanking::remembersTheChoice()
{
    RankingFixture fixture;
    QList<SeasonGame> season{fixture.won({2026, 5, 1}, {"Anna", "Ben"}), fixture.won({2021, 5, 1}, {"Ben", "Anna"})};
    season[0].place = "Cabin";
    fixture.add(season);
    GameChoice &choice = *fixture.ranking->choice();
    choice.setPeriod("thisYear");
    choice.setGame("dos");
    choice.setPlace(placeKeyOf("Cabin"));
    choice.togglePerson(QString::fromStdString(fixture.player("Ben").id));
    fixture.ranking->setOrder("share");
    fixture.ranking->setFewestGames(3);
    fixture.openAgain();
    QCOMPARE(fixture.ranking->choice()->words(), QStringLiteral("2026 · DOS · Cabin · with Ben"));
    QCOMPARE(fixture.ranking->title(), QStringLiteral("Ranking 2026 · DOS · Cabin · with Ben"));
    QCOMPARE(fixture.ranking->choice()->conditions(), 4);
    QCOMPARE(fixture.ranking->order(), QStringLiteral("share"));
    QCOMPARE(fixture.ranking->fewestGames(), 3);
    fixture.today = {2027, 1, 1}; // "this year" is another one now
    fixture.ranking->open();
    QCOMPARE(fixture.ranking->games(), 0);
    // A damaged file of settings
    fixture.settings->setScoreRanking(
        {{"period", 7}, {"people", "x"}, {"order", "luck"}, {"fewestGames", -5}, {"game", "chess"}});
    fixture.openAgain();
    QCOMPARE(fixture.table(), QStringLiteral("1 Anna 1/2, 1 Ben 1/2"));
    QCOMPARE(fixture.ranking->fewestGames(), 1);
}

void TestRanking::dropsWhatIsGone()
{
    RankingFixture fixture;
    SeasonGame old = fixture.won({2020, 5, 1}, {"Anna", "Ben"});
    old.place = "Cabin";
    fixture.add({old, fixture.won({2026, 5, 1}, {"Ben", "Anna"})});
    fixture.ranking->choice()->setPeriod("2020");
    fixture.ranking->choice()->setPlace("cabin");
    QCOMPARE(fixture.ranking->games(), 1);
    const std::vector<BookGame> games = fixture.book.room->store().bookGames().value();
    QCOMPARE(games.size(), 2U);
    QCOMPARE(games.back().place, QStringLiteral("Cabin"));
    QVERIFY(fixture.book.room->store().setDeleted(games.back().id, true));
    fixture.ranking->open();
    QCOMPARE(fixture.ranking->choice()->conditions(), 0);
    QCOMPARE(fixture.table(), QStringLiteral("1 Ben 1/1, 2 Anna 0/1"));
}

void TestRanking::ordersByEachFigure()
{
    RankingFixture fixture;
    SeasonGame against = fixture.won({2026, 5, 4}, {"Dora", "Ben"});
    against.countAgainst = true;
    fixture.add({fixture.won({2026, 5, 1}, {"Anna", "Ben"}), fixture.won({2026, 5, 2}, {"Anna", "Ben"}),
                 fixture.won({2026, 5, 3}, {"Ben", "Anna", "Cleo"}), against});
    QCOMPARE(fixture.table(), QStringLiteral("1 Anna 2/3, 2 Ben 1/4, 2 Dora 1/1, 4 Cleo 0/1"));
    fixture.ranking->setOrder("share");
    QCOMPARE(fixture.table(), QStringLiteral("1 Dora 1/1, 2 Anna 2/3, 3 Ben 1/4, 4 Cleo 0/1"));
    QCOMPARE(fixture.ranking->players()->row(1).share, QStringLiteral("66.7%"));
    fixture.ranking->setOrder("points");
    QCOMPARE(fixture.table(), QStringLiteral("1 Anna 2/3, 1 Ben 1/4, 3 Cleo 0/1, – Dora 1/1"));
    QCOMPARE(fixture.ranking->players()->row(3).average, QStringLiteral("–"));
    QVERIFY(fixture.ranking->remark().contains("leave out 1 game"));
    fixture.ranking->setOrder("luck");
    QCOMPARE(fixture.ranking->order(), QStringLiteral("points"));
}

void TestRanking::countsMergedPeopleOnce()
{
    RankingFixture fixture;
    fixture.add({fixture.won({2026, 5, 1}, {"Anna", "Ben"}), fixture.won({2026, 5, 2}, {"Ana", "Ben"})});
    QCOMPARE(fixture.table(), QStringLiteral("1 Ana 1/1, 1 Anna 1/1, 3 Ben 0/2"));
    fixture.ranking->choice()->togglePerson(QString::fromStdString(fixture.player("Ana").id));
    const QString anna = QString::fromStdString(fixture.player("Anna").id);
    QVERIFY(fixture.book.room->people()->merge(QString::fromStdString(fixture.player("Ana").id), anna));
    fixture.ranking->open();
    QCOMPARE(fixture.table(), QStringLiteral("1 Anna 2/2, 2 Ben 0/2"));
    QCOMPARE(fixture.ranking->choice()->words(), QStringLiteral("with Anna"));
}

void TestRanking::gamesOnScreenAreApart()
{
    RankingFixture fixture;
    SeasonGame onScreen = fixture.won({2026, 5, 1}, {"Anna", "Ben"});
    onScreen.players[1] = {"computer:owl", "Ada", "owl", -1};
    onScreen.atTable = true;
    fixture.add({onScreen});
    QVERIFY(!fixture.ranking->choice()->hasBoth());
    QCOMPARE(fixture.ranking->players()->row(0).name, QStringLiteral("Anna")); // the only games that there are
    QVERIFY(!fixture.ranking->players()->row(1).isPerson);
    QCOMPARE(fixture.ranking->players()->row(1).portrait, QStringLiteral("owl"));
    QVERIFY(fixture.ranking->players()->row(1).name.contains("(computer)"));
    QCOMPARE(fixture.ranking->choice()->conditions(), 0);
    fixture.add({fixture.won({2026, 5, 2}, {"Ben", "Anna"})});
    QVERIFY(fixture.ranking->choice()->hasBoth());
    QCOMPARE(fixture.table(), QStringLiteral("1 Ben 1/1, 2 Anna 0/1"));
    fixture.ranking->choice()->setAtTable(true);
    QVERIFY(fixture.table().startsWith("1 Anna 1/1, 2 "));
    QCOMPARE(fixture.ranking->choice()->words(), QStringLiteral("On screen"));
}

void TestRanking::listsTheGamesThatCount()
{
    RankingFixture fixture;
    fixture.add({fixture.won({2026, 5, 1}, {"Anna", "Ben"}), fixture.won({2025, 5, 2}, {"Ben", "Cleo"}),
                 fixture.won({2026, 5, 3}, {"Ben", "Anna"})});
    fixture.ranking->choice()->setPeriod("thisYear");
    fixture.ranking->showRankedGames();
    GameList &list = *fixture.ranking->rankedGames();
    const QAbstractItemModelTester tester(&list);
    list.reload();
    QCOMPARE(list.count(), 2);
    QCOMPARE(list.row(0).title, QStringLiteral("Ben and Anna")); // the newest first
    QVERIFY2(list.row(0).detail.startsWith("DOS"), qPrintable(list.row(0).detail));
    QVERIFY2(list.summary().endsWith("· 2026"), qPrintable(list.summary()));
    QVERIFY(fixture.book.room->store().setDeleted(list.row(0).gameId, true));
    list.reload();
    QCOMPARE(list.count(), 1);
}

void TestRanking::listsThePersonsGames()
{
    RankingFixture fixture;
    SeasonGame running = fixture.won({2026, 5, 9}, {"Anna", "Ben"});
    running.isEnded = false;
    SeasonGame tie = fixture.won({2026, 5, 3}, {"Anna", "Ben", "Cleo"});
    tie.rounds << QList<int>{10, out, 10};
    SeasonGame fourth = fixture.won({2026, 5, 2}, {"Ben", "Anna", "Cleo", "Dora", "Emil"});
    fourth.rounds = {{out, 1, 1, 1, 1}, {1, 1, out, 1, 1}, {1, 1, out, 1, 1},
                     {1, 1, 1, out, 1}, {1, out, 1, 1, 1}, {1, 1, out, 1, 1}};
    fixture.add({running, tie, fourth, fixture.won({2026, 5, 1}, {"Anna", "Ben"}), fixture.won({2026, 4, 30}, {"Ben", "Anna"}),
                 fixture.won({2026, 4, 29}, {"Ben", "Cleo"})});
    fixture.ranking->showGamesOf(QString::fromStdString(fixture.player("Anna").id));
    GameList &list = *fixture.ranking->personGames();
    list.reload();
    QCOMPARE(list.title(), QStringLiteral("Anna’s games"));
    QStringList results;
    for (int row = 0; row < list.count(); ++row)
        results << list.row(row).detail.section(QStringLiteral(" · "), 0, 0);
    QCOMPARE(results.size(), 5);
    QCOMPARE(results[0], QStringLiteral("In progress"));
    QCOMPARE(results[1], QStringLiteral("Tied for first"));
    QCOMPARE(results[2], QStringLiteral("2nd of 5")); // three share the second rank behind Cleo
    QVERIFY2(results[3].startsWith("Won with 10 point"), qPrintable(results[3]));
    QCOMPARE(results[4], QStringLiteral("2nd of 2"));
    QVERIFY2(list.row(4).detail.contains("Ben won"), qPrintable(list.row(4).detail));
    QVERIFY2(!list.row(3).detail.contains("Anna won"), qPrintable(list.row(3).detail));
    fixture.ranking->showGamesOf(QString::fromStdString(fixture.player("Emil").id));
    list.reload();
    QCOMPARE(list.row(0).detail.section(QStringLiteral(" · "), 0, 0), QStringLiteral("5th of 5"));
}

void TestRanking::exportsCsv()
{
    RankingFixture fixture;
    fixture.add({fixture.won({2026, 5, 1}, {"=Anna", "Ben"}), fixture.won({2026, 5, 2}, {"=Anna", "Ben", "Cleo"}),
                 fixture.won({2026, 5, 3}, {"Ben", "=Anna"})});
    fixture.ranking->setFewestGames(2);
    QVERIFY(fixture.ranking->exportTo(RankingController::Csv));
    QFile file(fixture.exported("csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("\xEF\xBB\xBF" "Rank,Player,Games,Won,"));
    const QByteArrayList lines = bytes.split('\n');
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[1].trimmed(), QByteArray("1,'=Anna,3,2,66.7,3,30,10.00")); // no spreadsheet computes the name
    QCOMPARE(lines[2].trimmed(), QByteArray("2,Ben,3,1,33.3,3,10,3.33"));
    QCOMPARE(lines[3].trimmed(), QByteArray(",Cleo,1,0,0.0,1,0,0.00"));
    QVERIFY(!fixture.ranking->notice()->isError());
}

void TestRanking::exportsPdfAndPicture()
{
    RankingFixture fixture;
    fixture.add({fixture.won({2026, 5, 1}, {"Anna", "Ben", "Cleo"})});
    QVERIFY(fixture.ranking->exportTo(RankingController::Pdf));
    QVERIFY(fixture.ranking->exportTo(RankingController::Picture));
    QVERIFY(QFile::exists(fixture.exported("pdf")));
    const QSize small = QImageReader(fixture.exported("png")).size();
    QCOMPARE(small.width(), 1200);
    QList<score::Player> club;
    for (int number = 0; number < 20; ++number)
        club << fixture.player(QStringLiteral("Player %1").arg(number));
    fixture.add(randomSeason(club, 60, {2026, 11, 1}));
    const QImage large = rankingPicture(fixture.ranking->sheet());
    QVERIFY(large.height() > small.height() + 15 * 50); // 20 more rows
    // The last row is in the picture, above a margin.
    QCOMPARE(large.pixelColor(600, large.height() - 20), large.pixelColor(5, 5));
    // A folder that can't be written
    QFile blocked(fixture.book.folder.filePath("blocked"));
    QVERIFY(blocked.open(QIODevice::WriteOnly));
    fixture.ranking->setExportFolder(fixture.book.folder.filePath("blocked/below"));
    QVERIFY(!fixture.ranking->exportTo(RankingController::Pdf));
    QVERIFY(fixture.ranking->notice()->isError());
}

void TestRanking::longRankingsHaveMorePages()
{
    const auto pages = [](int players) {
        RankingSheet sheet;
        sheet.title = "Ranking · 2026";
        sheet.subtitle = QStringList{"60 games"};
        sheet.headings = QStringList{"Games", "Won", "Share", "Points per round"};
        for (int rank = 1; rank <= players; ++rank)
            sheet.ranked.append(
                {rank, {"id", "Bartholomäus " + std::to_string(rank), "owl", rank}, {"60", "12", "20%", "11.5"}});
        return rankingPdf(sheet).count("/Type /Page\n");
    };
    QCOMPARE(pages(20), 1);
    QCOMPARE(pages(60), 3);
}

TABLESIDE_TEST(TestRanking)
#include "tst_ranking.moc"
