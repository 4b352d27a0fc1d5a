// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The states of the score pages, with a family that has played for a while.
#include "called.h"
#include "gallery_states.h"
#include "people_match.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <functional>
#include <utility>

namespace tableside::test {

namespace {

void begin(Driver &driver, const QStringList &names, const QString &box = "dos")
{
    ScoreSetup &setup = *driver.scores().setup();
    setup.setGame(box);
    while (setup.seats()->count() > 0)
        setup.remove(0);
    for (const QString &name : names)
        setup.addNamed(called(name));
    if (!driver.scores().startGame())
        qFatal("No sheet: %s", qPrintable(driver.scores().notice()));
}

void enterRounds(Driver &driver, int rounds)
{
    ScoreGame &game = *driver.scores().game();
    const int seats = game.seats()->count();
    for (int round = 0; round < rounds; ++round) {
        HandEntry &entry = *game.entry();
        entry.beginRound();
        entry.markOut(round * 3 % seats);
        while (entry.seat() >= 0 && !entry.canClose()) {
            entry.setSum(QString::number((round * 7 + entry.seat() * 11) % 19 + 1));
            entry.confirm();
        }
        entry.closeRound();
    }
}

void showSheet(Driver &driver, int rounds, const QStringList &names = family)
{
    begin(driver, names);
    enterRounds(driver, rounds);
    driver.open(Navigator::ScoreSheet, "sheetPage");
}

/// Begins a round: marks who went out, counts one hand, and counts a part of the next one.
void countHalf(HandEntry &entry)
{
    entry.beginRound();
    entry.markOut(1);
    for (const char *code : {"r7", "r7", "dos", "g#"})
        entry.addCard(code);
    entry.setSum("12+11");
    entry.confirm();
    for (const char *code : {"b10", "y3", "y3"})
        entry.addCard(code);
}

void showEntry(Driver &driver)
{
    showSheet(driver, 4);
    countHalf(*driver.scores().game()->entry());
}

/// Shows a sheet whose current round was interrupted in the middle of a hand, then taps \p item, which opens an entry.
void showByTap(Driver &driver, const QString &item)
{
    begin(driver, family);
    enterRounds(driver, 4);
    countHalf(*driver.scores().game()->entry());
    driver.scores().game()->entry()->finish();
    driver.navigator().open(Navigator::ScoreSheet);
    driver.waitForRest("sheetEnter");
    driver.click(item);
    driver.waitForRest("entrySum");
}

void showUnoSheet(Driver &driver)
{
    begin(driver, family, "uno");
    enterRounds(driver, 3);
    driver.open(Navigator::ScoreSheet, "sheetPage");
    driver.click("sheetEnter");
}

/// Shows a round of UNO in which nobody could go on and two players have the same lowest number of points.
void showEqualHands(Driver &driver)
{
    showUnoSheet(driver);
    HandEntry &entry = *driver.scores().game()->entry();
    entry.markBlocked();
    while (entry.seat() >= 0 && !entry.canClose()) {
        entry.setSum(entry.seat() < 2 ? "7" : "20");
        entry.confirm();
    }
}

void showUnoEntry(Driver &driver)
{
    showUnoSheet(driver);
    HandEntry &entry = *driver.scores().game()->entry();
    entry.markOut(2);
    for (const char *code : {"wild+4", "wildfu", "r+2", "bskip", "y0"})
        entry.addCard(code);
}

void finishGames(Driver &driver, int games)
{
    for (int game = 0; game < games; ++game) {
        begin(driver, family);
        enterRounds(driver, 5 + game % 4);
        driver.scores().game()->end();
        driver.scores().game()->setNote(game % 3 == 0 ? "Rain all day" : "", game % 2 == 0 ? "Cabin" : "");
    }
}

/// Shows the page of a person into whom another one was merged, where the merge can be undone.
void showMerged(Driver &driver)
{
    finishGames(driver, 9);
    People &people = *driver.scores().people();
    begin(driver, {"Bartholomäus der Ältere", "Oskar"});
    driver.scores().closeGame();
    const QString id = people.named(called("Bartholomäus"))->id;
    people.merge(people.named(called("Bartholomäus der Ältere"))->id, id);
    driver.scores().openPerson(id);
    driver.open(Navigator::Person, "personPage");
    driver.tabTo("personMerge"); // scrolls the button into sight
}

/// Shows a game that counts against the players: two have reached the target, and the two others are tied below it.
void showTie(Driver &driver)
{
    driver.scores().setup()->setCountAgainst(true);
    begin(driver, family);
    HandEntry &entry = *driver.scores().game()->entry();
    for (const int winner : {0, 1}) {
        entry.beginRound();
        entry.markOut(winner);
        while (entry.seat() >= 0 && !entry.canClose()) {
            entry.setSum("110");
            entry.confirm();
        }
        entry.closeRound();
    }
    driver.open(Navigator::ScoreSheet, "sheetPage");
}

/// Imports a table with a game in each line. Stops at the question what a line is, unless \p areGames.
void importSeason(Driver &driver, bool areGames)
{
    const QTemporaryDir folder;
    QFile table(folder.filePath("Season 2025.csv"));
    if (!table.open(QIODevice::WriteOnly)
        || table.write("Date,Game,Place,Anna,Ben,Marie-Luise\n2025-01-03,DOS,Cabin,120,210,15\n"
                       "2025-01-03,DOS,Cabin,220,10,15\n2025-02-10,UNO,,505,,80\n") < 0)
        qFatal("No table");
    table.close();
    driver.scores().importFrom(table.fileName());
    driver.finishJobs();
    if (areGames) {
        driver.scores().answerImport(true);
        driver.finishJobs();
    }
    driver.open(Navigator::ScoreBook, "bookPage");
}

/// Shows the question that the app asks while it imports a table of another program.
void showTableQuestion(Driver &driver)
{
    finishGames(driver, 2);
    const QTemporaryDir folder;
    QFile table(folder.filePath("Family evenings 2019.csv"));
    if (!table.open(QIODevice::WriteOnly) || table.write("Anna,1,20\nBen,1,0\n") < 0)
        qFatal("No table");
    table.close();
    driver.scores().importFrom(table.fileName());
    driver.finishJobs();
    driver.open(Navigator::ScoreBook, "bookPage");
}

/// Shows a sheet that a player has joined late, with points.
void showLateComer(Driver &driver, const QStringList &names)
{
    showSheet(driver, 2, names);
    driver.scores().join("Maximiliane", 86);
    enterRounds(driver, 2);
}

/// Shows a sheet imported from a table of points, which does not contain the hands.
void showPointsWithoutHands(Driver &driver)
{
    const QTemporaryDir folder;
    QFile table(folder.filePath("gains.csv"));
    if (!table.open(QIODevice::WriteOnly)
        || table.write("Round,Anna,Ben,Mia\n1,30,0,0\n2,0,45,0\n3,0,0,0\n4,0,0,128\nTotal,30,45,128\n") < 0)
        qFatal("No table");
    table.close();
    driver.scores().importFrom(table.fileName());
    driver.finishJobs();
    driver.scores().importTable("dos");
    driver.finishJobs();
    driver.scores().pageNotice()->dismiss();
    const ScoreBook &book = *driver.scores().book();
    driver.scores().openGame(book.row(0).gameId);
    driver.open(Navigator::ScoreSheet, "sheetPage");
}

QStringList club()
{
    QStringList names = family;
    for (const char *name : {"Anna", "Anna-Katharina", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Henrike", "Ida", "Élodie",
                             "Karl-Heinz", "Lotte Müller", "Lotte Meier", "Nora", "Ömer"})
        names << name;
    return names;
}

/// Shows a club evening with as many players as a sheet allows: one has left, one joined late with points, and many are tied.
void showTwenty(Driver &driver)
{
    driver.scores().setup()->setTarget(2000);
    showSheet(driver, 3, club());
    driver.scores().join("Donaudampfschifffahrt", 86);
    enterRounds(driver, 2);
    driver.scores().game()->leave(6);
    enterRounds(driver, 1);
}

void openPanel(Driver &driver, const QString &item, const std::function<void(Driver &)> &showGame = [](Driver &driver) {
    showSheet(driver, 9);
})
{
    showGame(driver);
    driver.click("sheetMenu");
    driver.click(item);
}

} // namespace

namespace {

void tellSaved(Driver &driver)
{
    PageNotice &notice = *driver.scores().pageNotice();
    notice.setFileService({.openFolder = [](const QString &) { return true; }});
    notice.tell({true, QStringLiteral("Saved as “/home/family/Documents/score-2026-11-21-2046.pdf”."), false, {},
                 QStringLiteral("/home/family/Documents")});
    const QString page = driver.navigator().page() == Navigator::ScoreBook ? QStringLiteral("bookNotice") : QStringLiteral("sheetNotice");
    driver.item(page)->setProperty("staysMs", 3'600'000);
}

/// Plays three games at the app's table, then two with real cards.
void playAtTable(Driver &driver)
{
    for (quint64 deal = 24; deal < 27; ++deal) {
        seatPeople(driver, {"Marie-Luise", "Jo"}, 1, deal);
        playToResult(driver);
    }
    driver.navigator().back();
    finishGames(driver, 2);
}

std::vector<GalleryState> bookStates()
{
    return {
        {"damage", [](Driver &driver) {
             showSheet(driver, 4);
             QFile::remove(driver.application().database().path());
             driver.waitForItem("damageContinue");
         }},
        {"settings-backups", [](Driver &driver) {
             showSheet(driver, 4);
             driver.application().dataKeeper().backUpAndWait();
             driver.navigator().open(Navigator::Home);
             driver.click("homeSettings");
             driver.pressByKeys("backupRestore0");
         }},
        {"score-book-empty", [](Driver &driver) {
             driver.click("homeScore");
             driver.waitForItem("bookPage");
         }},
        {"score-book", [](Driver &driver) {
             finishGames(driver, 7);
             driver.open(Navigator::ScoreBook, "bookPage");
         }},
        {"score-book-twenty", [](Driver &driver) {
             finishGames(driver, 2);
             showTwenty(driver);
             driver.open(Navigator::ScoreBook, "bookPage");
         }},
        {"score-book-on-screen", [](Driver &driver) {
             playAtTable(driver);
             driver.open(Navigator::ScoreBook, "bookPage");
         }},
        {"score-sheet-on-screen", [](Driver &driver) {
             playAtTable(driver);
             driver.scores().book()->reload();
             driver.scores().openGame(driver.scores().book()->row(driver.scores().book()->count() - 1).gameId);
             driver.open(Navigator::ScoreSheet, "sheetPage");
         }},
        {"person-table-statistics", [](Driver &driver) {
             playAtTable(driver);
             driver.scores().openPerson(driver.scores().people()->named(called("Jo"))->id);
             driver.scores().person()->setAtTable(true);
             driver.open(Navigator::Person, "personPage");
         }},
        {"score-book-importing", [](Driver &driver) {
             finishGames(driver, 3);
             driver.open(Navigator::ScoreBook, "bookPage");
             driver.scores().job()->start(QStringLiteral("Importing “Family evenings 2019.jsonl”"), [](JobProgress &progress) {
                 while (progress.reach(0.42))
                     QThread::msleep(5);
                 return FileOutcome{};
             }, [](const FileOutcome &) {});
             driver.waitForRest("bookJobCancel");
         }},
        {"score-import-table", [](Driver &driver) { showTableQuestion(driver); }},
        {"score-setup", [](Driver &driver) {
             begin(driver, {"Oskar", "Maximiliane"});
             begin(driver, family);
             driver.scores().setup()->remove(2);
             driver.scores().closeGame();
             driver.open(Navigator::ScoreSetup, "scoreSetupPage");
         }},
        {"score-setup-uno", [](Driver &driver) {
             begin(driver, family, "uno");
             driver.scores().closeGame();
             driver.scores().setup()->addNamed("Zoë");
             driver.open(Navigator::ScoreSetup, "scoreSetupPage");
         }},
        {"score-setup-twenty", [](Driver &driver) {
             begin(driver, club());
             driver.scores().closeGame();
             driver.scores().setup()->addNamed("Donaudampfschifffahrt");
             driver.open(Navigator::ScoreSetup, "scoreSetupPage");
         }},
        {"score-setup-look", [](Driver &driver) {
             begin(driver, family);
             driver.scores().closeGame();
             driver.open(Navigator::ScoreSetup, "scoreSetupPage");
             driver.click("scoreSeatLook1");
         }},
        {"score-person", [](Driver &driver) {
             finishGames(driver, 9);
             driver.scores().openPerson(driver.scores().people()->named(called("Jo"))->id);
             driver.open(Navigator::Person, "personPage");
         }},
        {"score-person-twenty", [](Driver &driver) {
             showTwenty(driver);
             driver.scores().game()->end();
             driver.scores().openPerson(driver.scores().people()->named(called("Wilhelmiina"))->id);
             driver.open(Navigator::Person, "personPage");
         }},
        {"score-person-merged", [](Driver &driver) { showMerged(driver); }},
        {"score-person-look", [](Driver &driver) {
             finishGames(driver, 2);
             driver.scores().openPerson(driver.scores().people()->named(called("Jo"))->id);
             driver.open(Navigator::Person, "personPage");
             driver.click("personLook");
         }},
    };
}

std::vector<GalleryState> sheetStates()
{
    return {
        {"score-sheet-new", [](Driver &driver) { showSheet(driver, 0); }},
        {"score-sheet", [](Driver &driver) { showSheet(driver, 9); }},
        {"score-sheet-eight", [](Driver &driver) {
             showSheet(driver, 6, {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Bartholomäus"});
         }},
        {"score-sheet-late", [](Driver &driver) { showLateComer(driver, family); }},
        {"score-sheet-late-ten", [](Driver &driver) {
             showLateComer(driver, {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Bartholomäus", "Ida"});
         }},
        {"score-sheet-twenty", [](Driver &driver) { showTwenty(driver); }},
        {"score-chart-twenty", [](Driver &driver) { openPanel(driver, "menuChart", showTwenty); }},
        {"score-chart-twenty-picked", [](Driver &driver) {
             openPanel(driver, "menuChart", showTwenty);
             driver.pressByKeys("chartPlayer9");
         }},
        {"score-sheet-twenty-end", [](Driver &driver) {
             showTwenty(driver);
             driver.click("sheetPlayer0");
             driver.click("panelClose");
             driver.tabTo("sheetPlayer0");
             for (int seat = 1; seat < 20; ++seat)
                 driver.key(Qt::Key_Right); // the focus scrolls the table to its last column
         }},
        {"score-result-twenty", [](Driver &driver) {
             showTwenty(driver);
             driver.scores().game()->end();
         }},
        {"score-players-twenty", [](Driver &driver) { openPanel(driver, "menuPlayers", showTwenty); }},
        {"score-entry-twenty", [](Driver &driver) {
             showTwenty(driver);
             driver.click("sheetEnter");
             driver.scores().game()->entry()->markOut(0);
             driver.scores().game()->entry()->choose(15);
             driver.scores().game()->entry()->addCard("r7");
         }},
        {"score-entry-twenty-out", [](Driver &driver) {
             showTwenty(driver);
             driver.click("sheetEnter");
         }},
        {"score-big-screen-twenty", [](Driver &driver) {
             openPanel(driver, "menuBigScreen", showTwenty);
             driver.window().showNormal(); // leaves full screen, so that the window has the picture's size
         }},
        {"score-sheet-points", [](Driver &driver) { showPointsWithoutHands(driver); }},
        {"score-correct-points", [](Driver &driver) {
             showPointsWithoutHands(driver);
             driver.scores().game()->entry()->correct(1, 1);
         }},
        {"score-sheet-tie", [](Driver &driver) { showTie(driver); }},
        {"score-result", [](Driver &driver) {
             showSheet(driver, 14);
             driver.scores().game()->end();
         }},
        {"score-sheet-won", [](Driver &driver) {
             showSheet(driver, 14);
             driver.scores().game()->end();
             driver.click("panelClose");
         }},
        {"score-entry-out", [](Driver &driver) {
             showSheet(driver, 4);
             driver.click("sheetEnter");
         }},
        {"score-entry", [](Driver &driver) { showEntry(driver); }},
        {"score-entry-continued", [](Driver &driver) { showByTap(driver, "sheetEnter"); }},
        {"score-correct-tapped", [](Driver &driver) { showByTap(driver, "cell0_0"); }},
        {"score-won-after-big-screen", [](Driver &driver) {
             showSheet(driver, 2);
             driver.scores().game()->setTarget(10);
             driver.click("panelClose");
             driver.click("sheetMenu");
             driver.click("menuBigScreen");
             driver.click("bigScreenClose");
         }},
        {"score-entry-ten", [](Driver &driver) {
             showSheet(driver, 2, {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Bartholomäus", "Ida", "Jo"});
             driver.click("sheetEnter");
             driver.scores().game()->entry()->markOut(0);
             driver.scores().game()->entry()->choose(8);
             driver.scores().game()->entry()->addCard("r7");
         }},
        {"score-entry-mixed", [](Driver &driver) {
             showEntry(driver);
             HandEntry &entry = *driver.scores().game()->entry();
             entry.choose(3);
             for (const char *code : {"b#", "y#", "r10", "b4"})
                 entry.addCard(code);
             entry.setSum("12+11+7+20+9+3×20+6");
         }},
        {"score-entry-uno", [](Driver &driver) { showUnoEntry(driver); }},
        {"score-entry-uno-eight", [](Driver &driver) {
             begin(driver, {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Bartholomäus"}, "uno");
             driver.open(Navigator::ScoreSheet, "sheetPage");
             driver.click("sheetEnter");
             driver.scores().game()->entry()->markOut(0);
             driver.scores().game()->entry()->choose(7);
             driver.scores().game()->entry()->addCard("rskip");
         }},
        {"score-entry-uno-values", [](Driver &driver) {
             driver.application().settings().setCountByValue(true);
             begin(driver, {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Bartholomäus", "Wilhelmiina", "Jo"}, "uno");
             driver.open(Navigator::ScoreSheet, "sheetPage");
             driver.click("sheetEnter");
             HandEntry &entry = *driver.scores().game()->entry();
             entry.markOut(0);
             entry.choose(7);
             for (const int points : {7, 20, 7, 50, 4})
                 entry.addValue(points);
         }},
        {"score-entry-values", [](Driver &driver) {
             driver.application().settings().setCountByValue(true);
             showEntry(driver);
         }},
        {"score-entry-uno-out", [](Driver &driver) { showUnoSheet(driver); }},
        {"score-entry-total", [](Driver &driver) {
             showSheet(driver, 4);
             HandEntry &entry = *driver.scores().game()->entry();
             entry.beginRound();
             entry.markOut(1);
             entry.choose(1);
             entry.type("4");
             entry.type("5");
         }},
        {"score-entry-equal", [](Driver &driver) { showEqualHands(driver); }},
        {"score-sheet-blocked", [](Driver &driver) {
             showEqualHands(driver);
             driver.scores().game()->entry()->closeRound();
         }},
        {"score-entry-close", [](Driver &driver) {
             showEntry(driver);
             HandEntry &entry = *driver.scores().game()->entry();
             entry.confirm();
             entry.setSum("0");
             entry.confirm();
         }},
        {"score-correct", [](Driver &driver) {
             showSheet(driver, 4);
             driver.scores().game()->entry()->correct(1, 1);
             driver.scores().game()->entry()->setSum("14");
         }},
        {"score-menu", [](Driver &driver) {
             showSheet(driver, 9);
             driver.click("sheetMenu");
         }},
        {"score-player", [](Driver &driver) {
             showSheet(driver, 9);
             driver.click("sheetPlayer1");
         }},
        {"score-player-late", [](Driver &driver) {
             showSheet(driver, 2, {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Bartholomäus", "Wilhelmiina"});
             driver.click("sheetMenu");
             driver.click("menuPlayers");
             driver.tabTo("playersBetween8"); // scrolls the control into sight
         }},
        {"score-sheet-noted", [](Driver &driver) {
             showSheet(driver, 5);
             driver.scores().game()->setNote("Oma gave the cards; Jo had to be in bed at nine, and nobody would stop before the end", "Cabin");
             driver.scores().game()->entry()->beginRound();
             driver.scores().game()->entry()->markOut(1);
             driver.scores().game()->entry()->leave();
         }},
        {"score-details", [](Driver &driver) { openPanel(driver, "menuDetails"); }},
        {"score-details-changed", [](Driver &driver) {
             openPanel(driver, "menuDetails");
             driver.click("detailsTarget");
             driver.type("100");
             driver.waitForItem("detailsOutcome");
         }},
        {"score-details-refused", [](Driver &driver) {
             openPanel(driver, "menuDetails");
             driver.click("detailsDay");
             driver.type("31.2.");
             driver.key(Qt::Key_Return);
             driver.waitForItem("detailsRefused");
         }},
        {"score-chart", [](Driver &driver) { openPanel(driver, "menuChart"); }},
        {"score-players", [](Driver &driver) { openPanel(driver, "menuPlayers"); }},
        {"score-files", [](Driver &driver) { openPanel(driver, "menuFiles"); }},
        {"score-big-screen", [](Driver &driver) {
             openPanel(driver, "menuBigScreen");
             driver.window().showNormal(); // leaves full screen, so that the window has the picture's size
         }},
    };
}

/// Returns the states in which the app asks before something is lost, or explains why it did not do something.
std::vector<GalleryState> questionStates()
{
    return {
        {"score-entry-refused", [](Driver &driver) {
             showEntry(driver);
             driver.scores().game()->entry()->type("-");
         }},
        {"score-entry-undone", [](Driver &driver) {
             showEntry(driver);
             driver.click("sheetUndo");
         }},
        {"score-entry-ask-out", [](Driver &driver) {
             showEntry(driver);
             driver.click("entryMarkOut");
         }},
        {"score-correct-ask", [](Driver &driver) {
             showSheet(driver, 4);
             driver.scores().game()->entry()->correct(1, 1);
             driver.scores().game()->entry()->setSum("14");
             driver.click("sheetBack");
         }},
        {"score-end-question", [](Driver &driver) {
             showEntry(driver);
             HandEntry &entry = *driver.scores().game()->entry();
             entry.confirm();
             entry.setSum("0");
             entry.confirm();
             entry.finish();
             driver.click("sheetMenu");
             driver.click("menuEnd");
         }},
        {"score-setup-name-twice", [](Driver &driver) {
             begin(driver, family);
             driver.scores().closeGame();
             driver.open(Navigator::ScoreSetup, "scoreSetupPage");
             driver.click("scoreSetupName");
             driver.type("wilhelmiina");
             driver.key(Qt::Key_Return);
         }},
        {"score-setup-name-alike", [](Driver &driver) {
             // Jürgen and Jo keep their plain names, because the app does not ask about names similar to "%1 & <b>".
             const auto galleryNames = std::exchange(called, [](const QString &name) { return name; });
             begin(driver, {"Jürgen", "Jo"});
             called = galleryNames;
             begin(driver, family);
             driver.scores().closeGame();
             driver.open(Navigator::ScoreSetup, "scoreSetupPage");
             driver.click("scoreSetupName");
             driver.type("Jurgen");
             driver.key(Qt::Key_Return);
             driver.waitForItem("scoreSetupNameQuestion");
         }},
        {"score-person-delete", [](Driver &driver) {
             finishGames(driver, 3);
             driver.scores().openPerson(driver.scores().people()->named(called("Bartholomäus"))->id);
             driver.open(Navigator::Person, "personPage");
             driver.pressByKeys("personDelete");
             driver.waitForRest("personDeleteNow");
         }},
        {"score-import-lines", [](Driver &driver) { importSeason(driver, false); }},
        {"score-import-season", [](Driver &driver) { importSeason(driver, true); }},
        {"score-only-totals", [](Driver &driver) {
             importSeason(driver, true);
             driver.click("bookRow0");
             driver.waitForItem("sheetPage");
         }},
        {"score-setup-target", [](Driver &driver) {
             driver.open(Navigator::ScoreSetup, "scoreSetupPage");
             driver.tabTo("scoreSetupTargetField");
             driver.type("7");
         }},
        {"score-person-refused", [](Driver &driver) {
             showMerged(driver);
             driver.key(Qt::Key_Return);
             driver.pressByKeys("mergeInto1"); // refused, because the two have played in the same game
             driver.waitForRest("personNoticeClose");
         }},
        {"score-book-saved", [](Driver &driver) {
             finishGames(driver, 3);
             driver.open(Navigator::ScoreBook, "bookPage");
             tellSaved(driver);
         }},
        {"score-book-saved-high-contrast", [](Driver &driver) {
             driver.application().settings().setHighContrast(true);
             finishGames(driver, 3);
             driver.open(Navigator::ScoreBook, "bookPage");
             tellSaved(driver);
         }},
        {"score-sheet-saved", [](Driver &driver) {
             begin(driver, family);
             driver.open(Navigator::ScoreSheet, "sheetPage");
             tellSaved(driver);
         }},
        {"score-sheet-not-saved", [](Driver &driver) {
             begin(driver, family);
             driver.open(Navigator::ScoreSheet, "sheetPage");
             driver.scores().pageNotice()->tell(notWritten(QStringLiteral("/media/stick/score-2026-11-21-2046.csv"),
                                                           QStringLiteral("No space left on device")));
         }},
        {"score-book-deleted", [](Driver &driver) {
             finishGames(driver, 3);
             driver.open(Navigator::ScoreBook, "bookPage");
             driver.click("bookRemove1");
             driver.waitForItem("bookRestore");
         }},
        {"score-book-deleted-games", [](Driver &driver) {
             finishGames(driver, 4);
             driver.open(Navigator::ScoreBook, "bookPage");
             for (int game = 0; game < 3; ++game)
                 driver.scores().book()->remove(driver.scores().book()->row(0).gameId);
             driver.scores().book()->dismissOffer();
             driver.click("bookDeleted");
             driver.waitForRest("deletedRow2");
         }},
    };
}

} // namespace

std::vector<GalleryState> scoreStates()
{
    std::vector<GalleryState> states = bookStates();
    for (const auto &more : {sheetStates(), questionStates()})
        states.insert(states.end(), more.begin(), more.end());
    return states;
}

} // namespace tableside::test
