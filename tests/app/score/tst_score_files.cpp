// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the files of score games: export and import of score files, CSV tables of this app and of spreadsheets, questions about
// imported tables, pictures, and PDFs. tst_hostile_files tests files with errors, which are rejected as a whole.
#include "tests/app/score/score_fixture.h"
#include "tests/app/store/damage.h"
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/words_paper.h"

#include "app/score/paper/score_paper.h"

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QSqlQuery>
#include <QTest>

#include <tuple>

using namespace tableside;
using namespace tableside::test;

class TestScoreFiles : public QObject
{
    Q_OBJECT

private slots:
    void exportsAndImportsTheSame();
    void writesTables();
    void reportsItsProgress();
    void asksWhichGameATableIsFrom();
    void importsATableOnce();
    void recognizesATableThatWasImportedBefore();
    void undoesAReplacement();
    void asksWhetherATableCorrectsAnExistingGame();
    void recognizesTheTableOfASheet();
    void asksWhichPersonIsMeant();
    void asksAboutTwoSpellingsWithinATable();
    void listsTheErrorsOfATable();
    void readsTablesOfOtherPrograms();
    void findsSimilarNamesForTypedNames();
    void importAppendsTheRoundsOfTheFile();
    void importKeepsTheUnfinishedGameOnTop();
    void exportDoesNotRefreshAStaleSheet();
    void exportsTheBookWithoutDamagedGames();
    void importsItsOwnTables();
    void keepsPointsWithoutHands();
    void correctsPointsWithoutHands();
    void importKeepsMergedPeople();
    void writesPicturesAndPdfs();
    void keepsUnusualNamesUnchanged();
    void aLongNoteLeavesTheDateReadable();

private:
    static QString tablePath(const ScoreFixture &book) { return book.folder.filePath("table.csv"); }
    /// Imports a table as one of the game \p box. Returns false if the controller rejects it or asks a question.
    static bool importBytes(ScoreFixture &book, const QByteArray &table, const QString &box)
    {
        writeBytes(tablePath(book), table);
        ScoreFixture::importFrom(*book.room, tablePath(book));
        return ScoreFixture::importTable(*book.room, box);
    }
    /// Imports the table `gains`, which has points but no hands, and returns the opened game.
    static ScoreGame &importGains(ScoreFixture &book)
    {
        if (!importBytes(book, gains, "dos") || !book.room->openGame(book.room->book()->row(0).gameId))
            qFatal("%s", qPrintable(book.room->notice()));
        return *book.room->game();
    }
    /// Returns the texts on each page of the printed sheet.
    static QList<QStringList> paintedPages(const score::Sheet &sheet)
    {
        QBuffer buffer;
        WordsPaper paper(&buffer);
        paintSheet(paper, sheet);
        return paper.pages();
    }
    static QString paintedWords(const score::Sheet &sheet)
    {
        QString words;
        for (const QStringList &page : paintedPages(sheet))
            words += page.join(QString()); // a text that needs two fonts is painted in two parts
        return words;
    }
    /// Exports the open game as a table and returns the table.
    static QByteArray exportedTable(ScoreFixture &book)
    {
        if (!book.room->exportTo(ScoreController::Csv))
            qFatal("%s", qPrintable(book.room->notice()));
        return contents(newest(book, "*.csv"));
    }
    static ScoreCellRow cellOf(ScoreGame &game, int round, int seat) { return game.rounds()->row(round).cell(seat); }
    static inline const QByteArray gains = "\xEF\xBB\xBFRound,Anna,Ben,Mia\r\n1,30,0,0\r\n2,0,0,0\r\n3,0,45,\r\nTotal,30,45,0\r\n";
    static QString newest(const ScoreFixture &book, const QString &pattern)
    {
        const QDir folder(book.folder.filePath("out"), pattern, QDir::Time);
        return folder.isEmpty() ? QString() : folder.filePath(folder.entryList().first());
    }
};

void TestScoreFiles::exportsAndImportsTheSame()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Žofie \"Zo\"", "Ben, the", "Cleo"}, {"", "20", "12+11+7"});
    QVERIFY(game.setNote("rain", "garden"));
    QVERIFY(game.undo());
    QVERIFY2(ScoreFixture::exportBook(*book.room), qPrintable(book.room->notice()));
    const QString first = newest(book, "*.jsonl");

    ScoreFixture other;
    QVERIFY2(ScoreFixture::importFrom(*other.room, first), qPrintable(other.room->notice()));
    QVERIFY(ScoreFixture::exportBook(*other.room));
    QCOMPARE(contents(newest(other, "*.jsonl")), contents(first));
    QVERIFY(other.room->openUnfinished());
    QVERIFY(other.room->game()->sheet() == game.sheet());
    QVERIFY(ScoreFixture::importFrom(*other.room, first)); // a second import changes nothing
    QCOMPARE(other.room->book()->count(), 1);
    QVERIFY(other.room->game()->redo());
}

void TestScoreFiles::writesTables()
{
    const QByteArray table("\xEF\xBB\xBFRound,'=1+1,'-Ben,\"Cleo, too\"\r\nStart,0,0,10\r\n1,20,0,\r\n2,0,0,6\r\n"
                           "Total,20,0,16\r\nTableside,dos,");
    const QByteArray german("\xEF\xBB\xBFRound;'=1+1;'-Ben;\"Cleo, too\"\r\nStart;0;0;10\r\n1;20;0;\r\n2;0;0;6\r\n"
                            "Total;20;0;16\r\nTableside;dos;");
    const QLocale before;
    for (const auto &[language, expected] : {std::pair(QLocale::English, table), std::pair(QLocale::German, german)}) {
        QLocale::setDefault(QLocale(language));
        ScoreFixture book;
        ScoreGame &game = book.play({"=1+1", "-Ben"});
        const bool isEntered = book.room->join("Cleo, too", 10) && ScoreFixture::enterRound(game, {"5", "1", ""});
        const QByteArray written = exportedTable(book);
        QLocale::setDefault(before);
        QVERIFY(isEntered);
        QVERIFY2(written.startsWith(expected), written.constData());
    }
}

void TestScoreFiles::reportsItsProgress()
{
    ScoreFixture book;
    const QString path = book.folder.filePath("large.jsonl");
    writeBytes(path, ScoreFixture::bookOf(200));
    QList<int> percents;
    const FileJob &job = *book.room->job();
    connect(&job, &FileJob::percentChanged, &job, [&] { percents << job.percent(); });
    QVERIFY2(ScoreFixture::importFrom(*book.room, path), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 200);
    percents.removeLast(); // the finished job reports 0 at the end
    QVERIFY2(std::ranges::is_sorted(percents) && percents.size() > 20, qPrintable(QString::number(percents.size())));
    QVERIFY(percents.last() >= 95);
    QVERIFY(ScoreFixture::exportBook(*book.room));
    QVERIFY(percents.last() == 0 && percents[percents.size() - 2] >= 95);
}

void TestScoreFiles::asksWhichGameATableIsFrom()
{
    ScoreFixture book;
    book.begin({"Anna", "Ben"});
    const QString path = tablePath(book);
    writeBytes(path, "player;round;points\r\nanna;1;9\r\nCleo;1;0\r\nCleo;2;30\r\n");
    QVERIFY(!ScoreFixture::importFrom(*book.room, path));
    QCOMPARE(book.room->tableToImport(), QStringLiteral("table.csv"));
    QCOMPARE(book.room->book()->count(), 1);
    book.room->leaveTable();
    QVERIFY(book.room->tableToImport().isEmpty());
    QVERIFY(!ScoreFixture::importFrom(*book.room, path));
    QVERIFY2(ScoreFixture::importTable(*book.room, "uno"), qPrintable(book.room->notice()));
    QVERIFY(book.room->tableToImport().isEmpty());
    const QString said = book.room->notice();
    book.room->importTable("uno"); // as a second Enter does after the button has gone
    QVERIFY(!book.room->job()->isRunning());
    QCOMPARE(book.room->notice(), said);
    ScoreBook &list = *book.room->book();
    QCOMPARE(list.count(), 2);
    QCOMPARE(book.room->people()->list()->count(), 3); // the imported Anna is the known one
    QVERIFY(book.room->openGame(list.row(0).gameId));
    QCOMPARE(book.room->game()->gameName(), QStringLiteral("UNO"));
    QCOMPARE(book.room->game()->sheet().totals, (std::vector<int>{9, 30}));
}

void TestScoreFiles::importsATableOnce()
{
    ScoreFixture book;
    ScoreBook &list = *book.room->book();
    const auto said = [&](const char *words) { return book.room->notice().contains(words); };
    QVERIFY(importBytes(book, "Anna,1,9\nCleo,1,0\n", "dos"));
    QVERIFY(list.remove(list.row(0).gameId));
    QVERIFY(importBytes(book, "Anna,1,9\nCleo,1,0\n", "dos"));
    QVERIFY2(said("Added 1 game(s)") && said("doesn’t say how points are counted"), qPrintable(book.room->notice()));
    QCOMPARE(list.count(), 1);
    QVERIFY(importBytes(book, "Anna,1,9,countAgainst\nCleo,1,0\n", "dos")); // adds the word that the notice suggests
    QVERIFY2(said("Replaced"), qPrintable(book.room->notice()));
    QCOMPARE(list.count(), 1);
    QVERIFY(list.canRestore());
    QVERIFY(book.room->openGame(list.row(0).gameId));
    QVERIFY(book.room->game()->countAgainst());
    book.room->closeGame();
    QVERIFY(importBytes(book, "Anna,1,9\nCleo,1,0\n", "uno"));
    QCOMPARE(list.count(), 2);
}

void TestScoreFiles::recognizesATableThatWasImportedBefore()
{
    struct Row
    {
        const char *name;
        QByteArray second;
        const char *said; // about the second table
        int games = 1;
    };
    const QByteArray table = "Round,Anna,Ben,Zo\u00EB\n1,20,0,0\n2,0,25,0\n3,30,0,0\n4,0,0,41\n5,7,0,0\n";
    const auto changed = [&](const QByteArray &from, const QByteArray &to) { return QByteArray(table).replace(from, to); };
    const QList<Row> rows{
        {"the same", table, "already"},
        {"decomposed", changed("Zo\u00EB", "Zoe\u0308"), "already"},
        {"case", changed("Anna", "ANNA"), "already"},
        {"Latin-1", changed("Zo\u00EB", "Zo\xEB"), "converted from Windows-1252"},
        {"other columns, other separators",
         "sep=;\r\nZo\u00EB;Ben;Anna\r\n;;\r\n0;0;20\r\n0;25;0\r\n0;0;30\r\n41;0;0\r\n0;0;7\r\n", "already"},
        {"a line for each player", "Anna,1,20\nBen,2,25\nAnna,3,30\nZo\u00EB,4,41\nAnna,5,7\n", "already"},
        {"one cell corrected", changed("30", "31"), "Replaced"},
        {"a round more", table + "6,0,12,0\n", "Replaced"},
        {"another evening", "Round,Anna,Ben,Zo\u00EB\n1,0,11,0\n2,12,0,0\n3,0,0,13\n4,0,14,0\n5,0,0,15\n", "Added 1 game(s)", 2},
        {"other people", changed("Ben", "Cleo"), "Added 1 game(s)", 2},
    };
    for (const Row &row : rows) {
        const RowNote note(row.name);
        for (const QString box : {"dos", "uno"}) {
            ScoreFixture book;
            QVERIFY(importBytes(book, table, box));
            QVERIFY2(importBytes(book, row.second, box), qPrintable(book.room->notice() + book.room->importQuestion()));
            QVERIFY2(book.room->notice().contains(row.said), qPrintable(book.room->notice()));
            QCOMPARE(book.room->book()->count(), row.games);
        }
    }
}

void TestScoreFiles::undoesAReplacement()
{
    ScoreFixture book;
    const QByteArray table = "Round,Anna,Ben\n1,20,0\n2,0,25\n3,30,0\n4,0,41\n5,7,0\n"; // long enough for a match
    const QByteArray corrected = QByteArray(table).replace("41", "14");
    for (const QByteArray &file : {corrected, table, corrected})
        QVERIFY(importBytes(book, file, "dos"));
    ScoreBook &list = *book.room->book();
    const auto total = [&] { // reads the store, since opening the game would dismiss the notice
        return ScoreShown::fromJson(book.room->store().digest(list.row(0).gameId).value_or(QByteArray())).totals.value(1);
    };
    QCOMPARE(list.count(), 1);
    QCOMPARE(total(), 39);
    QVERIFY(book.room->pageNotice()->canUndo());
    book.room->pageNotice()->undo();
    QCOMPARE(list.count(), 1);
    QCOMPARE(total(), 66);
}

/// The two tables are too short to be sure that they are of the same game.
void TestScoreFiles::asksWhetherATableCorrectsAnExistingGame()
{
    for (const bool corrects : {true, false}) {
        ScoreFixture book;
        QVERIFY(importBytes(book, "Round,Anna,Ben\n1,20,0\n2,0,25\n", "uno"));
        QVERIFY(!importBytes(book, "Round,Anna,Ben\n1,20,0\n2,0,24\n", "uno"));
        QCOMPARE(book.room->importYes(), "Replace");
        QVERIFY2(book.room->importQuestion().contains("Anna"), qPrintable(book.room->importQuestion()));
        QVERIFY2(ScoreFixture::answerImport(*book.room, corrects), qPrintable(book.room->notice()));
        QVERIFY(book.room->tableToImport().isEmpty());
        QCOMPARE(book.room->book()->count(), corrects ? 1 : 2);
    }
}

/// Exports a sheet entered in the app as a table, then imports the table unchanged, without its last line, and corrected.
void TestScoreFiles::recognizesTheTableOfASheet()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo"}, {"", "20", "30"});
    QVERIFY(book.room->join("Dora", 10, game.sheet().seats[0].player.id.c_str()));
    QVERIFY(ScoreFixture::enterRound(game, {"5", "2", "", "1"}));
    const QByteArray exported = exportedTable(book);
    QVERIFY2(exported.contains("Round,Anna,Dora,Ben,Cleo\r\n"), exported.constData()); // in seat order
    const qint64 id = game.session().gameId();
    QVERIFY(ScoreFixture::enterRound(game, {"", "2", "3", "1"})); // the game continues after the export
    const auto import = [&](const QByteArray &bytes) {
        writeBytes(tablePath(book), bytes);
        return ScoreFixture::importFrom(*book.room, tablePath(book));
    };
    QVERIFY2(import(exported), qPrintable(book.room->notice()));
    QVERIFY2(book.room->notice().contains("already"), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 1);
    QCOMPARE(book.room->game()->session().gameId(), id);

    // Without its last line, which names the game, the table is recognized by its names and points.
    QByteArray plain = exportedTable(book);
    plain.truncate(plain.indexOf("Tableside,"));
    QVERIFY(!import(plain));
    QVERIFY(ScoreFixture::importTable(*book.room, "dos"));
    QVERIFY2(book.room->notice().contains("already"), qPrintable(book.room->notice()));
    QCOMPARE(book.room->book()->count(), 1);

    // A corrected table replaces the sheet, which can be restored.
    QByteArray corrected = exported;
    corrected.replace("1,50,,0,0", "1,51,,0,0").replace("Total,50", "Total,51");
    QVERIFY2(corrected != exported, exported.constData());
    QVERIFY2(import(corrected), qPrintable(book.room->notice()));
    QVERIFY2(book.room->notice().startsWith("Replaced"), qPrintable(book.room->notice()));
    QVERIFY(!book.room->game()); // its sheet is closed
    QCOMPARE(book.room->book()->count(), 1);
    QVERIFY(import(corrected));
    QVERIFY2(book.room->notice().contains("already"), qPrintable(book.room->notice()));
    QVERIFY(book.room->book()->restore());
    QCOMPARE(book.room->book()->count(), 2);
}

void TestScoreFiles::asksWhichPersonIsMeant()
{
    const QList<std::tuple<QString, QByteArray, bool>> rows{ // The known name, the written one, whether the app asks
        {"Jurgen", "J\u00FCrgen", true}, {"J\u00FCrgen", "Jurgen", true}, {"Jurgen", "Ju\u0308rgen", true},
        {"Saara", "S\u00E4\u00E4r\u00E4", true}, {"J\u00FCrgen", "Ju\u0308rgen", false}, // the same, but decomposed
        {"J\u00FCrgen", "J\u00DCRGEN", false}, {"Strau\u00DF", "STRAUSS", false}};
    for (const auto &[known, written, asks] : rows) {
        const RowNote note(known + u' ' + written);
        for (const bool isSame : {true, false}) {
            ScoreFixture book;
            book.begin({known, "Mia"});
            book.room->closeGame();
            QCOMPARE(importBytes(book, "Round," + written + ",Mia\n1,20,0\n", "dos"), !asks);
            QCOMPARE(!book.room->importQuestion().isEmpty(), asks);
            if (asks) {
                QCOMPARE(book.room->importYes(), "Same person");
                QVERIFY2(book.room->importQuestion().contains(known), qPrintable(book.room->importQuestion()));
                QVERIFY2(ScoreFixture::answerImport(*book.room, isSame), qPrintable(book.room->notice()));
            }
            QCOMPARE(book.room->people()->list()->count(), asks && !isSame ? 3 : 2);
            QCOMPARE(book.room->book()->count(), 2);
        }
    }
}

/// A table contains two similar names. Names in two columns are two people; names in different lines may be one person.
void TestScoreFiles::asksAboutTwoSpellingsWithinATable()
{
    ScoreFixture book;
    for (const bool isSame : {true, false}) {
        QVERIFY(!importBytes(book, "Zo\u00EB,1,9\nBen,1,0\nzoe,2,5\nBen,2,0\n", "dos"));
        QCOMPARE(book.room->importYes(), "Same person");
        QCOMPARE(ScoreFixture::answerImport(*book.room, isSame), !isSame);
        QVERIFY2(!isSame || book.room->notice().contains("Line 3:"), qPrintable(book.room->notice()));
        QCOMPARE(book.room->book()->count(), isSame ? 0 : 1);
        QCOMPARE(book.room->people()->list()->count(), isSame ? 0 : 3);
    }
    ScoreFixture other;
    QVERIFY2(importBytes(other, "Round,Zo\u00EB,Zoe\n1,9,0\n", "dos"), qPrintable(other.room->notice()));
    QCOMPARE(other.room->people()->list()->count(), 2);
}

void TestScoreFiles::listsTheErrorsOfATable()
{
    ScoreFixture book;
    const QString path = tablePath(book);
    QByteArray table = "Round,Anna,Ben\n";
    for (int round = 1; round <= 12; ++round)
        table += QByteArray::number(round) + ",0," + (round == 1 ? "7.5" : "x") + '\n';
    writeBytes(path, table);
    QVERIFY(!ScoreFixture::importFrom(*book.room, path));
    const QStringList lines = book.room->notice().split(u'\n');
    QCOMPARE(lines.size(), 12);
    QVERIFY2(lines[1].startsWith("Line 2: ") && lines[1].contains("7.5") && lines[1].contains("Ben"), qPrintable(lines[1]));
    QVERIFY2(lines[10].startsWith("Line 11: "), qPrintable(lines[10]));
    QVERIFY2(lines[11].startsWith("And 2 more"), qPrintable(lines[11]));
    QVERIFY(!importBytes(book, "Round,Anna,Ben\n1,5000,0\n2,0,6000\n", "uno"));
    QCOMPARE(book.room->notice().split(u'\n').size(), 3);
    QCOMPARE(book.room->book()->count(), 0);
}

void TestScoreFiles::readsTablesOfOtherPrograms()
{
    const QString wide = QStringLiteral("Round\tZo\u00EB\tBen\r\n1\t10\t0\r\n2\t0\t25\r\n");
    const QByteArray utf16 = QByteArray("\xFF\xFE") + QByteArray(reinterpret_cast<const char *>(wide.utf16()), wide.size() * 2);
    QByteArray bigEndian = utf16.mid(2); // without the mark
    for (qsizetype at = 0; at < bigEndian.size(); at += 2)
        std::swap(bigEndian[at], bigEndian[at + 1]);
    const QList<std::pair<QByteArray, const char *>> rows{
        {"Round;Zo\u00EB;Ben;;\n1;10;0;;\n;;;;\n2;0;25;;\n;;;;\n", "Added 1 game(s)"}, // empty rows and columns
        {"sep=;\rRound;Zo\u00EB;Ben\r1;10;0\r2;0;25\r", "Added 1 game(s)"},
        {"\xEF\xBB\xBFZo\u00EB,Ben\r\n10,0\r\n0,25\r\n", "Added 1 game(s)"},
        {utf16, "converted from UTF-16"},
        {bigEndian, "converted from"},
        {"Round;Zo\xEB;Ben\r\n1;10;0\r\n2;0;25\r\n", "converted from Windows-1252"},
    };
    for (const auto &[bytes, said] : rows) {
        for (const QString box : {"dos", "uno"}) {
            ScoreFixture book;
            QVERIFY2(importBytes(book, bytes, box), qPrintable(book.room->notice()));
            QVERIFY2(book.room->notice().contains(said), qPrintable(book.room->notice()));
            QVERIFY(book.room->openGame(book.room->book()->row(0).gameId));
            QCOMPARE(book.room->game()->sheet().totals, (std::vector<int>{10, 25}));
            QCOMPARE(QString::fromStdString(book.room->game()->sheet().seats[0].player.name), QStringLiteral("Zo\u00EB"));
        }
    }
}

/// alike() finds a known name that differs from a typed one only in accents, so that the page can ask which person is meant.
void TestScoreFiles::findsSimilarNamesForTypedNames()
{
    ScoreFixture book;
    book.begin({"Jurgen", "Mia"});
    ScoreSetup &setup = *book.room->setup();
    setup.clear();
    QCOMPARE(setup.alike("J\u00FCrgen"), QStringLiteral("Jurgen"));
    QCOMPARE(setup.alike("jurgen"), QString());
    QCOMPARE(setup.alike(" "), QString());
    QVERIFY(setup.addNamed("J\u00FCrgen") && setup.addNamed("JURGEN"));
    QVERIFY(!setup.addNamed("Ju\u0308rgen")); // has a seat already
    QCOMPARE(setup.seats()->count(), 2);
    QVERIFY(setup.seats()->row(0).personId != setup.seats()->row(1).personId);
    QCOMPARE(setup.alike("J\u00FArgen"), QString()); // both similar names have seats
    QCOMPARE(setup.alike("J\u00FArgen", 1), QStringLiteral("Jurgen"));
    QCOMPARE(book.room->alike("M\u00EDa"), QString()); // Mia has a seat in the open game
    book.begin({"Anna", "Ben"});
    QCOMPARE(book.room->alike("M\u00EDa"), QStringLiteral("Mia"));
    QVERIFY(book.room->join("M\u00EDa", 0));
    QCOMPARE(book.room->people()->list()->count(), 5);
}

/// The unfinished game that is offered for resuming stays the same when an older unfinished game is imported or updated.
void TestScoreFiles::importKeepsTheUnfinishedGameOnTop()
{
    ScoreFixture other;
    ScoreGame &old = other.begin({"Dora", "Emil"});
    QVERIFY(ScoreFixture::exportBook(*other.room));
    const QString begun = other.folder.filePath("begun.jsonl");
    QVERIFY(QFile::rename(newest(other, "*.jsonl"), begun));
    QVERIFY(ScoreFixture::enterRound(old, {"", "20"}));
    QVERIFY(ScoreFixture::exportBook(*other.room));

    ScoreFixture book;
    const qint64 ours = book.begin({"Anna", "Ben"}).session().gameId();
    book.room->closeGame();
    for (const QString &file : {begun, newest(other, "*.jsonl")}) { // adds the game, then appends a round
        QVERIFY2(ScoreFixture::importFrom(*book.room, file), qPrintable(book.room->notice()));
        QVERIFY(book.room->openUnfinished());
        QCOMPARE(book.room->game()->session().gameId(), ours);
        book.room->closeGame();
    }
}

void TestScoreFiles::importAppendsTheRoundsOfTheFile()
{
    ScoreFixture book;
    ScoreFixture other;
    ScoreGame &game = book.begin();
    const auto exported = [&] {
        const QString file = book.folder.filePath("game.jsonl");
        QFile::remove(file);
        return book.room->exportTo(ScoreController::GameFile) && QFile::rename(newest(book, "*.jsonl"), file) ? file : QString();
    };
    QVERIFY(ScoreFixture::importFrom(*other.room, exported()));
    QVERIFY(ScoreFixture::enterRound(game, {"", "20", "30"}));
    const QString file = exported();
    QVERIFY(ScoreFixture::importFrom(*other.room, file));
    QVERIFY2(other.room->notice().startsWith("Updated 1 game(s)"), qPrintable(other.room->notice()));
    QCOMPARE(other.room->book()->count(), 1);
    QVERIFY(other.room->openUnfinished());
    QVERIFY(other.room->game()->sheet() == game.sheet());

    QVERIFY(ScoreFixture::enterRound(*other.room->game(), {"1", "", "2"}));
    QVERIFY(ScoreFixture::importFrom(*other.room, file)); // the file has no rounds that are missing here
    QVERIFY2(other.room->notice().contains("already"), qPrintable(other.room->notice()));
    QVERIFY(ScoreFixture::enterRound(game, {"7", "7", ""}));
    QVERIFY(ScoreFixture::importFrom(*other.room, exported()));
    QVERIFY2(other.room->notice().contains("differently"), qPrintable(other.room->notice()));
    QVERIFY(other.room->openUnfinished());
    QCOMPARE(other.room->game()->sheet().totals, (std::vector<int>{50, 3, 0}));
}

/// Two windows use one book. Exporting in a window does not load the other's changes, so its stale sheet must not be changed.
void TestScoreFiles::exportDoesNotRefreshAStaleSheet()
{
    ScoreFixture book;
    ScoreGame &game = book.begin();
    Database otherDatabase(book.database->path());
    ScoreController other(otherDatabase);
    QVERIFY(other.openUnfinished());
    QVERIFY(ScoreFixture::enterRound(*other.game(), {"", "20", "11"}));

    QVERIFY(book.room->exportTo(ScoreController::GameFile));
    QVERIFY(ScoreFixture::exportBook(*book.room));
    QVERIFY(book.room->prepareFromGame(game.session().gameId()));
    QVERIFY(!game.setNote("rain", "garden"));
    QCOMPARE(other.store().facts(game.session().gameId())->size(),
             static_cast<qsizetype>(other.game()->session().ledger().facts().size()));
}

void TestScoreFiles::exportsTheBookWithoutDamagedGames()
{
    ScoreFixture book;
    for (int games = 0; games < 3; ++games)
        book.begin();
    const qint64 broken = book.room->game()->session().gameId();
    book.room->closeGame();
    QSqlQuery query(book.database->connection());
    QVERIFY(query.exec(QStringLiteral("UPDATE score_fact SET fact = '{\"at\":1,\"fact\":\"close\"}' WHERE game_id = %1").arg(broken)));
    QVERIFY(query.exec(QStringLiteral("DELETE FROM score_fact WHERE game_id = %1").arg(broken - 1)));
    QVERIFY(!ScoreFixture::exportBook(*book.room)); // returns false because of the warning, although a file was written
    QVERIFY2(book.room->notice().contains("Saved 1 of 3 games"), qPrintable(book.room->notice()));
    QVERIFY2(book.room->notice().contains("2 damaged game(s) couldn’t be included: Anna, Ben, Cleo"), qPrintable(book.room->notice()));
    ScoreFixture other;
    QVERIFY2(ScoreFixture::importFrom(*other.room, newest(book, "*.jsonl")), qPrintable(other.room->notice()));
    QCOMPARE(other.room->book()->count(), 1);
}

void TestScoreFiles::importsItsOwnTables()
{
    const QList<std::tuple<QLocale, bool, QStringList>> rows{
        {QLocale(QLocale::English), false, {"Anna", "Ben, the", "=Cleo"}},
        {QLocale(QLocale::German), false, {"Anna", "Ben", "Cleo"}}, // with semicolons
        {QLocale(QLocale::English), true, {"Anna", "Ben", "Cleo"}},
    };
    for (const auto &[locale, countAgainst, names] : rows) {
        const RowNote note(locale.name());
        const QLocale before;
        QLocale::setDefault(locale);
        ScoreFixture book;
        ScoreGame &game = book.play(names, {"", "20", "30"}, countAgainst);
        QVERIFY(book.room->join("Dora", 10));
        QVERIFY(ScoreFixture::enterRound(game, {"5", "", "1", "2"}));
        QVERIFY(game.leave(0));
        game.entry()->beginRound();
        QVERIFY(game.entry()->markOut(3));
        QVERIFY(ScoreFixture::enterHands(*game.entry(), {"7", "8"}) && game.entry()->closeRound());
        QVERIFY(book.room->exportTo(ScoreController::Csv));

        ScoreFixture other;
        ScoreFixture::importFrom(*other.room, newest(book, "*.csv"));
        QVERIFY2(ScoreFixture::importTable(*other.room, "dos"), qPrintable(other.room->notice()));
        QLocale::setDefault(before);
        QCOMPARE(other.room->notice(), QStringLiteral("Added 1 game(s) to the score book."));
        ScoreBook &list = *other.room->book();
        QVERIFY(other.room->openGame(list.row(0).gameId));
        const score::Sheet &sheet = other.room->game()->sheet();
        QCOMPARE(sheet.totals, game.sheet().totals);
        QCOMPARE(other.room->game()->countAgainst(), countAgainst);
        for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat) {
            QCOMPARE(sheet.seats[seat].player.name, game.sheet().seats[seat].player.name);
            for (std::size_t round = 0; round < sheet.rounds.size(); ++round)
                QCOMPARE(sheet.rounds[round].is_played_by(seat), game.sheet().rounds[round].is_played_by(seat));
        }
    }
}

/// Imported points get no invented hands, and an export writes the same points again.
void TestScoreFiles::keepsPointsWithoutHands()
{
    ScoreFixture book;
    ScoreGame &game = importGains(book);
    for (int round = 0; round < game.roundCount(); ++round) {
        for (int seat = 0; seat < 3; ++seat)
            QCOMPARE(cellOf(game, round, seat).counted, -1);
    }
    QCOMPARE(cellOf(game, 0, 0).spoken, QStringLiteral("Round 1, Anna: scored 30 point(s)"));
    QCOMPARE(cellOf(game, 0, 1).spoken, QStringLiteral("Round 1, Ben: scored 0 point(s)"));
    QVERIFY(cellOf(game, 0, 0).wins);
    QVERIFY(!cellOf(game, 1, 0).wins); // the winner of a round without points is unknown
    const QList<QStringList> printed = sheetRows(game.sheet());
    QCOMPARE(printed.at(1), (QStringList{"1", "+30  30", "0", "0"}));
    QCOMPARE(printed.at(3), (QStringList{"3", "30", "+45  45", "–"}));
    QVERIFY(exportedTable(book).startsWith(gains + "Tableside,dos,"));

    QVERIFY(ScoreFixture::exportBook(*book.room));
    ScoreFixture other;
    QVERIFY2(ScoreFixture::importFrom(*other.room, newest(book, "*.jsonl")), qPrintable(other.room->notice()));
    ScoreBook &list = *other.room->book();
    QVERIFY(other.room->openGame(list.row(0).gameId));
    QVERIFY(other.room->game()->sheet() == game.sheet());
    other.room->openPerson(QString::fromStdString(game.sheet().seats[1].player.id));
    QCOMPARE(other.room->person()->games(), 1);
}

void TestScoreFiles::correctsPointsWithoutHands()
{
    ScoreFixture book;
    ScoreGame &game = importGains(book);
    HandEntry &entry = *game.entry();
    entry.correct(0, 0);
    QVERIFY(!entry.isOut() && !entry.canBeBlocked());
    QCOMPARE(entry.sum(), QStringLiteral("30"));
    QCOMPARE(entry.pad()->count(), 0);
    QVERIFY(!entry.reminder().isEmpty());
    QVERIFY(ScoreFixture::enterHands(entry, {"12+20"}));
    QCOMPARE(game.sheet().totals, (std::vector<int>{32, 45, 0}));
    QVERIFY(cellOf(game, 0, 0).isCorrected);
    entry.correct(0, 0);
    QCOMPARE(entry.history()->count(), 2);
    entry.clear();
    QVERIFY(entry.isBlank());
    QVERIFY(!entry.confirm());
    QVERIFY(entry.cancel());

    entry.correct(1, 1); // nobody gained points in this round
    QVERIFY(entry.markOut(1));
    QVERIFY(ScoreFixture::enterHands(entry, {"5"}));
    QCOMPARE(game.sheet().totals, (std::vector<int>{32, 50, 0}));
}

void TestScoreFiles::importKeepsMergedPeople()
{
    ScoreFixture book;
    book.begin({"Ana", "Ben"});
    People &people = *book.room->people();
    const Person anna = people.newPerson("Anna");
    QVERIFY(people.keep(anna));
    QVERIFY(people.merge(people.named("Ana")->id, anna.id));
    QVERIFY2(book.room->exportTo(ScoreController::GameFile), qPrintable(book.room->notice()));
    ScoreFixture other;
    QVERIFY2(ScoreFixture::importFrom(*other.room, newest(book, "*.jsonl")), qPrintable(other.room->notice()));
    QCOMPARE(other.room->people()->list()->count(), 2);
    QCOMPARE(other.room->people()->named("Ana")->id, anna.id);
}

void TestScoreFiles::writesPicturesAndPdfs()
{
    ScoreFixture book;
    ScoreGame &game = book.begin();
    for (int round = 0; round < 60; ++round)
        QVERIFY(ScoreFixture::enterRound(game, {"1", "", "1"}));
    QVERIFY(book.room->exportTo(ScoreController::Picture));
    const QImage picture(newest(book, "*.png"));
    QCOMPARE(picture.width(), 1200);
    QVERIFY(picture.height() >= 900);
    QVERIFY(book.room->exportTo(ScoreController::Pdf));
    const QByteArray pdf = contents(newest(book, "score-*.pdf"));
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.count("/Type /Page\n") + pdf.count("/Type /Page ") >= 2); // 60 rounds need a second page
    QVERIFY(book.room->exportTo(ScoreController::BlankSheet));
    QVERIFY(contents(newest(book, "blank*.pdf")).startsWith("%PDF-"));
    book.room->setExportFolder(book.folder.filePath("tableside.sqlite"));
    QVERIFY(!book.room->exportTo(ScoreController::Csv));
    QVERIFY(book.room->notice().contains("couldn’t be saved"));
}

/// Names that look like placeholders, have no letters, or are as wide as possible are neither changed nor cut off.
void TestScoreFiles::keepsUnusualNamesUnchanged()
{
    const QStringList names{"%1", "%2 %1", "%n", "%L1", "🂡🦊", "WWWWWWWWWWWWWWWWWWWWWWWW"};
    ScoreFixture book;
    ScoreGame &game = book.play(names, {"", "20", "1", "2", "3", "4"});
    const QByteArray table = exportedTable(book);
    for (const QString &name : names)
        QVERIFY2(table.contains(name.toUtf8()), qPrintable(name));
    QCOMPARE(sheetRows(game.sheet()).first(), QStringList{QString()} + names);
    QCOMPARE(game.lastRound(), QStringLiteral("Round 1: %1 +30. Now %1 deals, %2 %1 starts."));
    QCOMPARE(game.standing(), QStringLiteral("%1 leads by 30 point(s)."));
    QCOMPARE(game.seats()->row(1).spoken, QStringLiteral("%2 %1, 0 point(s), rank 2, tied, starts"));
    QCOMPARE(cellOf(game, 0, 1).spoken, QStringLiteral("Round 1, %2 %1: hand of 20 point(s)"));
    QVERIFY(game.undo());
    QCOMPARE(game.redoText(), QStringLiteral("Redo: finishing the round"));
    const QString painted = paintedWords(game.sheet());
    for (const QString &name : names)
        QVERIFY2(painted.contains(name), qPrintable(painted));
    QVERIFY(ScoreFixture::exportBook(*book.room));
    ScoreFixture other;
    QVERIFY(ScoreFixture::importFrom(*other.room, newest(book, "*.jsonl")));
    QCOMPARE(other.room->book()->row(0).title, QLocale().createSeparatedList(names));
}

/// A long note is painted below the line with the date and does not shrink that line.
void TestScoreFiles::aLongNoteLeavesTheDateReadable()
{
    ScoreFixture book;
    ScoreGame &game = book.begin();
    const auto picture = [&](const QString &note) {
        if (!game.setNote(note, "Garden") || !book.room->exportTo(ScoreController::Picture))
            qFatal("%s", qPrintable(book.room->notice()));
        return QImage(newest(book, "*.png"));
    };
    const QRect line(70, 150, 1060, 50);
    const QRect below(70, 205, 1060, 3 * 40);
    const QImage bare = picture(" ");
    const QImage full = picture(QString("long words rain ").repeated(13).left(200));
    QCOMPARE(full.copy(line), bare.copy(line));
    QVERIFY(full.copy(below) != bare.copy(below));
    const QImage margin = full.copy(1140, 0, 60, 900);
    QCOMPARE(margin, bare.copy(1140, 0, 60, 900)); // nothing is painted into the margin
}

TABLESIDE_TEST(TestScoreFiles)
#include "tst_score_files.moc"
