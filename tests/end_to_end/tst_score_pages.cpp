// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The pages around a score sheet in the running app: a person's page, the panels of the sheet, the setup and the book, and the
// focus when keys are used.
#include "score_by_hand.h"
#include "test_program.h"
#include "tests/app/score/score_fixture.h"

#include "app/cards/paper_style.h"
#include "app/score/words/score_words.h"

#include <QAccessible>
#include <QFile>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestScorePages : public QObject
{
    Q_OBJECT

private slots:
    void dragsMovesAndClearsSeats();
    void chipsOfKnownPeopleDoNotMove();
    void choosesPortraits();
    void asksAboutNamesThatDifferInAccents();
    void mergesAndSeparatesPeople();
    void deletesAndRestoresByKeyboardAlone();
    void closesTheProblemOfTheBook();
    void importsPointsWithoutHands();
    void cancelsALongImport();
    void nobodyIsPreselectedAsOut();
    void editsPlayersInTheHeading();
    void latecomerChoosesASeat();
    void editsNoteAndTarget();
    void continuesAFinishedGame();
    void backFromARematchLeadsToTheSheet();
    void paperUsesTheColorsOfTheScreen();

private:
    /// Opens a panel of the sheet from its menu.
    static void open(Driver &driver, const QString &menuItem)
    {
        driver.tap("sheetMenu");
        driver.tap(menuItem);
    }
};

void TestScorePages::dragsMovesAndClearsSeats()
{
    Driver driver({}, {1024, 1400});
    ScoreSetup &setup = *driver.scores().setup();
    for (const char *name : {"Anna", "Ben", "Cleo", "Dora"})
        setup.addNamed(name);
    driver.navigator().open(Navigator::ScoreSetup);
    driver.waitForRest("scoreSeatHandle3");
    const auto names = [&] {
        QString all;
        for (const SetupSeatRow &seat : setup.seats()->rows())
            all += seat.name + u' ';
        return all;
    };
    const QPoint from = driver.rect("scoreSeatHandle0").center().toPoint();
    const QPoint to = driver.rect("scoreSeatHandle2").center().toPoint() + QPoint(0, 8);
    QTest::mousePress(&driver.window(), Qt::LeftButton, {}, from);
    driver.moveMouse(from, to);
    QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, to);
    QTRY_COMPARE(names(), QStringLiteral("Ben Cleo Anna Dora "));
    QCOMPARE(driver.words("scoreSetupSpoken"), QStringLiteral("Anna: seat 3"));
    driver.pressByKeys("scoreSeatDown0");
    QTRY_COMPARE(names(), QStringLiteral("Cleo Ben Anna Dora "));
    driver.pressByKeys("scoreSeatUp3");
    QTRY_COMPARE(names(), QStringLiteral("Cleo Ben Dora Anna "));
    driver.pressByKeys("scoreSetupClear");
    QTRY_COMPARE(names(), QString());
    QTRY_COMPARE(driver.focusName(), QStringLiteral("scoreSetupName"));
}

void TestScorePages::chipsOfKnownPeopleDoNotMove()
{
    for (const QSize size : {QSize(1024, 768), QSize(360, 740)}) {
        Driver driver({}, size);
        People &people = *driver.scores().people();
        for (const char *name :
             {"Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda", "Gustav", "Henri", "Ida", "Donaudampfschifffahrt"})
            QVERIFY(people.keep(people.newPerson(name)));
        driver.navigator().open(Navigator::ScoreSetup);
        driver.waitForRest("scoreSetupKnown9");
        const auto places = [&] {
            QList<QRectF> found;
            for (int chip = 0; chip < 10; ++chip)
                found << driver.rect(QStringLiteral("scoreSetupKnown%1").arg(chip));
            return found;
        };
        const auto isChecked = [&](const QString &chip) {
            return QAccessible::queryAccessibleInterface(driver.item(chip))->state().checked != 0;
        };
        const QList<QRectF> before = places();
        const RowsModel<SetupSeatRow> &seats = *driver.scores().setup()->seats();
        for (const char *chip : {"scoreSetupKnown1", "scoreSetupKnown3", "scoreSetupKnown2"}) {
            driver.tap(chip);
            driver.settle();
            QCOMPARE(places(), before);
            QVERIFY(isChecked(chip));
        }
        QCOMPARE(seats.row(2).name, driver.item("scoreSetupKnown2")->property("name").toString());
        driver.pressByKeys("scoreSetupKnown3"); // a second press removes the person
        driver.settle();
        QCOMPARE(seats.count(), 2);
        QVERIFY(!isChecked("scoreSetupKnown3"));
        QCOMPARE(driver.focusName(), QStringLiteral("scoreSetupKnown3"));
    }
}

void TestScorePages::choosesPortraits()
{
    Driver driver({}, {360, 740});
    for (const char *name : {"Anna", "Ben"})
        QVERIFY(driver.scores().setup()->addNamed(name));
    driver.navigator().open(Navigator::ScoreSetup);
    const RowsModel<SetupSeatRow> &seats = *driver.scores().setup()->seats();
    const QString before = seats.row(0).portrait;
    const int colorIndex = seats.row(0).colorIndex;
    driver.tap("scoreSeatLook0");
    driver.waitForItem("scoreSeat0Picture3");
    QCOMPARE(seats.row(0).portrait, before);
    QVERIFY(!driver.window().activeFocusItem()->property("visualFocus").toBool()); // only the chosen picture has a frame
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.isThere("scoreSeat0Picture3"));
    QVERIFY(driver.isThere("scoreSetupPage"));
    driver.tap("scoreSeatLook0");
    driver.tap("scoreSeat0Picture3");
    QTRY_VERIFY(!driver.isThere("scoreSeat0Picture3"));
    QCOMPARE(seats.row(0).portrait, People::portraits().at(3));
    QCOMPARE(seats.row(0).colorIndex, colorIndex);
    driver.pressByKeys("scoreSeatLook0");
    driver.pressByKeys("scoreSeat0Picture4");
    QCOMPARE(seats.row(0).portrait, People::portraits().at(4));
    QTRY_COMPARE(driver.focusName(), QStringLiteral("scoreSeatLook0"));

    People &people = *driver.scores().people();
    const Person cleo = people.newPerson("Cleo");
    QVERIFY(people.keep(cleo));
    driver.scores().openPerson(cleo.id);
    driver.navigator().open(Navigator::Person);
    driver.tap("personLook");
    driver.tap("personPicture5");
    driver.tap("personLook");
    driver.tap("personColor7");
    QCOMPARE(people.person(cleo.id)->portrait, People::portraits().at(5));
    QCOMPARE(people.person(cleo.id)->colorIndex, 7);
}

/// The setup, the sheet and a person's page ask whether a typed name means a known person.
void TestScorePages::asksAboutNamesThatDifferInAccents()
{
    Driver driver;
    People &people = *driver.scores().people();
    const QString juergen = QStringLiteral("J\u00FCrgen");
    QVERIFY(people.keep(people.newPerson(juergen)) && people.keep(people.newPerson(QStringLiteral("Zo\u00EB"))));
    driver.tap("homeScore");
    driver.tap("bookNew");
    ScoreSetup &setup = *driver.scores().setup();
    for (const bool isSame : {true, false}) {
        driver.tabTo("scoreSetupName");
        driver.type("Jurgen");
        driver.key(Qt::Key_Return);
        QVERIFY(driver.text("scoreSetupNameQuestion").contains(juergen));
        QCOMPARE(setup.seats()->count(), 0);
        driver.pressByKeys(isSame ? "scoreSetupNameSame" : "scoreSetupNameNew");
        QTRY_COMPARE(setup.seats()->count(), 1);
        QCOMPARE(setup.seats()->row(0).name, isSame ? juergen : QStringLiteral("Jurgen"));
        QVERIFY(!driver.isThere("scoreSetupNameQuestion"));
        setup.clear();
    }
    setup.addNamed("Anna");
    setup.addNamed("Ben");
    driver.tap("scoreSetupStart");
    driver.tap("sheetPlayer1");
    const QString ben = people.named(QStringLiteral("Ben"))->id;
    const auto rename = [&](const QString &field, const QString &name, const char *answer) {
        driver.retype(field, name);
        driver.key(Qt::Key_Return);
        driver.waitForItem(field + "Question");
        QVERIFY(people.person(ben)->name != name);
        driver.pressByKeys(field + answer);
        QTRY_VERIFY(!driver.isThere(field + "Question"));
    };
    rename("playerNewName", "Jurgen", "Same");
    QCOMPARE(people.person(ben)->name, QStringLiteral("Ben"));
    rename("playerNewName", "Jurgen", "New");
    QCOMPARE(people.person(ben)->name, QStringLiteral("Jurgen"));
    driver.tap("sheetPlayer1");
    driver.tap("playerPage");
    rename("personName", "Zoe", "Same");
    QCOMPARE(people.person(ben)->name, QStringLiteral("Jurgen"));
    rename("personName", "Zoe", "New");
    QCOMPARE(people.person(ben)->name, QStringLiteral("Zoe"));
}

void TestScorePages::mergesAndSeparatesPeople()
{
    Driver driver({}, {360, 740});
    People &people = *driver.scores().people();
    for (int other = 10; other < 34; ++other) // a list that is longer than the phone
        QVERIFY(people.keep(people.newPerson(QStringLiteral("Ben %1").arg(other))));
    ScoreGame &game = beginGame(driver, {"Anna", "Zoe"});
    game.entry()->beginRound();
    QVERIFY(game.entry()->markOut(0));
    game.entry()->setSum("40");
    QVERIFY(game.entry()->closeRound() && game.end());
    const QString anna = people.named("Anna")->id;
    const QString ben = people.named("Ben 10")->id;
    driver.scores().openPerson(anna);
    driver.navigator().open(Navigator::Person);
    driver.pressByKeys("personMerge");
    driver.pressByKeys("mergeInto25"); // refused, because the two have played in the same game
    driver.waitForRest("personNoticeClose");
    QVERIFY(driver.isInWindow("personNoticeClose"));
    driver.pressByKeys("personNoticeClose");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("personDelete")); // the last control before the message
    QVERIFY(people.problem().isEmpty());
    driver.pressByKeys("mergeInto1");
    QTRY_COMPARE(people.canonical(anna), ben);
    QCOMPARE(driver.scores().person()->name(), QStringLiteral("Ben 10"));
    driver.pressByKeys("personPart_Anna");
    QTRY_COMPARE(people.canonical(anna), anna);
    QTRY_VERIFY(!driver.isThere("personPart_Anna"));
}

void TestScorePages::deletesAndRestoresByKeyboardAlone()
{
    Driver driver;
    for (int game = 0; game < 2; ++game) {
        beginGame(driver, {"Anna", "Ben"});
        driver.scores().closeGame();
    }
    driver.navigator().open(Navigator::ScoreBook);
    const auto press = [&](const QString &button, const QString &focus) {
        driver.pressByKeys(button);
        driver.settle();
        QTRY_COMPARE(driver.focusName(), focus);
    };
    press("bookRemove1", "bookRow0");
    press("bookRemove0", "bookNew");
    press("bookRestore", "bookRestore"); // another game can be restored
    press("bookRestore", "bookRow0");
    QVERIFY(!driver.isThere("bookRestore") && !driver.isThere("bookDeleted"));

    press("bookRemove0", "bookRow0");
    press("bookRemove0", "bookNew");
    press("bookRestoreClose", "bookNew");
    QVERIFY(!driver.isThere("bookRestore"));
    driver.pressByKeys("bookDeleted");
    press("deletedRestore1", "deletedRow0"); // not the one that was deleted last
    driver.pressByKeys("deletedRestore0");
    driver.pressByKeys("deletedBack");
    QVERIFY(!driver.isThere("bookDeleted"));
    QCOMPARE(driver.scores().book()->count(), 2);
}

void TestScorePages::closesTheProblemOfTheBook()
{
    Driver driver;
    driver.tap("homeScore");
    driver.waitForItem("bookPage");
    QVERIFY(!driver.scores().book()->remove(4711));
    driver.pressByKeys("bookProblemClose");
    QTRY_VERIFY(!driver.isThere("bookProblemClose"));
    QTRY_VERIFY(driver.focusName().startsWith("book"));
}

/// Imports a table of points, corrects it, and continues its game, which has no target.
void TestScorePages::importsPointsWithoutHands()
{
    Driver driver;
    People &people = *driver.scores().people();
    QVERIFY(people.keep(people.newPerson(QStringLiteral("\u00C1nna"))));
    const QTemporaryDir folder;
    QFile file(folder.filePath("table.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("player;round;points\nAnna;1;9\nCleo;1;0\nCleo;2;30\n") > 0);
    file.close();
    driver.tap("homeScore");
    driver.waitForItem("bookPage");
    driver.scores().importFrom(file.fileName());
    driver.finishJobs();
    driver.pressByKeys("tableGame_dos");
    driver.finishJobs();
    QVERIFY(driver.text("tableQuestion").contains(QStringLiteral("\u00C1nna")));
    driver.pressByKeys("tableYes");
    driver.finishJobs();
    QTRY_COMPARE(driver.focusName(), QStringLiteral("bookImport"));
    QCOMPARE(people.list()->count(), 2);

    driver.tap("bookRow0");
    driver.waitForItem("sheetPage");
    QVERIFY(!driver.isThere("sheetTarget"));
    QVERIFY2(driver.spoken("cell0_0").endsWith("scored 9 points"), qPrintable(driver.spoken("cell0_0")));
    driver.tap("cell1_0"); // gives the points that Cleo gained to Anna
    driver.waitForItem("entrySum");
    QVERIFY(!driver.isThere("pad_r7"));
    for (const char *key : {"key_3", "key_1", "entrySave"})
        driver.tap(key);
    QTRY_COMPARE(driver.scores().game()->sheet().totals, (std::vector<int>{40, 0}));

    driver.tap("sheetPlayOn");
    driver.waitForItem("sheetEnter");
    open(driver, "menuDetails");
    QCOMPARE(driver.text("detailsTarget"), QString());
    driver.tap("detailsSave"); // saves without a target
    QTRY_VERIFY(!driver.isThere("detailsSave"));
    QVERIFY(!driver.isThere("sheetTarget"));
    QVERIFY(driver.scores().game()->setTarget(500));
    driver.waitForItem("sheetTarget");
}

/// The panel closes after a cancellation, but stays open between two imports, because closing it would cancel the second one.
void TestScorePages::cancelsALongImport()
{
    const QTemporaryDir folder;
    const auto fileOf = [&](int games) {
        QFile file(folder.filePath(QStringLiteral("%1.jsonl").arg(games)));
        if (!file.open(QIODevice::WriteOnly) || file.write(ScoreFixture::bookOf(games)) <= 0)
            qFatal("%s", qPrintable(file.errorString()));
        return file.fileName();
    };
    const QString longFile = fileOf(10'000);
    const QString shorterFile = fileOf(3'000);
    Driver driver;
    driver.tap("homeScore");
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
        driver.tabTo("bookImport");
        driver.scores().importFrom(longFile);
        QTRY_COMPARE(driver.focusName(), QStringLiteral("bookJobCancel"));
        QVERIFY2(driver.spoken("bookJobBar").endsWith(" percent"), qPrintable(driver.spoken("bookJobBar")));
        driver.waitFor([&] { return driver.scores().job()->percent() > 1; }, "progress");
        driver.key(key);
        QTRY_COMPARE(driver.scores().notice(), QStringLiteral("Canceled. Nothing was changed."));
        QTRY_VERIFY(!driver.isThere("bookJobCancel"));
        QCOMPARE(driver.navigator().page(), Navigator::ScoreBook);
        QCOMPARE(driver.scores().book()->count(), 0);
        QCOMPARE(driver.focusName(), QStringLiteral("bookImport"));
        driver.scores().pageNotice()->dismiss();
    }
    driver.scores().importFrom(shorterFile);
    driver.waitForItem("bookJobCancel");
    driver.scores().importFrom(shorterFile);
    driver.waitFor([&] { return !driver.scores().job()->isRunning(); }, "both imports");
    QVERIFY(!driver.isThere("bookJobCancel"));
    QCOMPARE(driver.scores().book()->count(), 3'000);
}

void TestScorePages::nobodyIsPreselectedAsOut()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    HandEntry &entry = *driver.scores().game()->entry();
    const auto hasFrame = [&] { return driver.item("out0")->property("visualFocus").toBool(); };
    driver.tap("sheetEnter");
    driver.waitForRest("out0");
    QVERIFY(!hasFrame());
    driver.key(Qt::Key_Return); // nobody is chosen by a key that was meant for something else
    QVERIFY(!entry.isRoundOver());
    driver.key(Qt::Key_Tab);
    QCOMPARE(driver.focusName(), QStringLiteral("out0"));
    QVERIFY(hasFrame());
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.focusName(), QStringLiteral("sheetEnter"));
    driver.key(Qt::Key_Return);
    QTRY_VERIFY(hasFrame()); // keys were used, so the focus is shown
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.scores().game()->sheet().open.out, std::optional(0));
    QTRY_COMPARE(driver.focusName(), QStringLiteral("entrySum"));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(driver.focusName(), QStringLiteral("out0"));
    driver.key(Qt::Key_4);
    QVERIFY(entry.sum().isEmpty());
}

void TestScorePages::editsPlayersInTheHeading()
{
    Driver driver({}, {360, 740});
    startSheet(driver, {"Anna", "Ben", "Cleo"});
    enterRound(driver, {0, {{1, {"g#"}, {}}, {2, {"r7"}, {}}}});
    ScoreGame &game = *driver.scores().game();
    QCOMPARE(driver.spoken("sheetPlayer0"), QStringLiteral("Anna, 47 points, rank 1, deals"));
    driver.tap("sheetPlayer2");
    QCOMPARE(driver.text("playerName"), QStringLiteral("Cleo"));
    driver.tap("playerDeals");
    QCOMPARE(game.dealer(), QStringLiteral("Cleo"));
    driver.tap("sheetUndo");
    QCOMPARE(game.dealer(), QStringLiteral("Anna"));
    driver.tap("sheetPlayer0");
    QVERIFY(!driver.item("playerDeals")->isEnabled()); // Anna deals already
    driver.tap("playerLeaves");
    QVERIFY(!game.sheet().seats[0].present);
    driver.tap("sheetPlayer0");
    QCOMPARE(driver.text("playerStanding"), QStringLiteral("left with 47 points"));
    QVERIFY(!driver.isThere("playerDeals"));
    driver.tap("playerLeaves"); // Anna returns
    QVERIFY(game.sheet().seats[0].present);
    game.leave(1);
    driver.tap("sheetPlayer0");
    driver.tap("playerLeaves"); // refused, because two players must remain
    driver.waitForItem("playerRefused");
    driver.tap("panelClose");
    driver.tap("sheetPlayer1");
    driver.retype("playerNewName", "Anna"); // refused, because another player has that name
    driver.tap("playerRename");
    driver.settle();
    QVERIFY(driver.isThere("playerRename"));
    driver.retype("playerNewName", "Benjamin");
    driver.tap("playerRename");
    QTRY_COMPARE(game.sheet().seats[1].player.name, std::string("Benjamin"));
    driver.tap("sheetPlayer1");
    driver.tap("playerPage");
    driver.waitForItem("personPage");
    QCOMPARE(driver.scores().person()->name(), QStringLiteral("Benjamin"));
    driver.tap("personBack");
    driver.waitForItem("sheetPage");
}

void TestScorePages::latecomerChoosesASeat()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben", "Cleo"});
    ScoreGame &game = *driver.scores().game();
    open(driver, "menuPlayers");
    QVERIFY2(driver.text("playersBegin2").contains("0"), qPrintable(driver.text("playersBegin2")));
    driver.tap("panelClose");
    enterRound(driver, {0, {{1, {"g#"}, {}}, {2, {"r7"}, {}}}});
    open(driver, "menuPlayers");
    const QString average = QString::number(game.averageTotal());
    QTRY_VERIFY2(driver.text("playersBegin2").contains(average), qPrintable(driver.text("playersBegin2")));
    QCOMPARE(driver.text("playersBetween0"), QStringLiteral("Anna and Ben"));
    QVERIFY(driver.item("playersBetween2")->property("checked").toBool());
    driver.tap("playersNew");
    driver.key(Qt::Key_Return); // adds nobody, because the field is empty
    QCOMPARE(game.seats()->count(), 3);
    driver.type("Dora");
    driver.tap("playersBetween0");
    driver.tap("playersJoin");
    QCOMPARE(words::seatNames(game.sheet()), (QStringList{"Anna", "Dora", "Ben", "Cleo"}));
    QCOMPARE(game.sheet().totals, (std::vector<int>{47, 0, 0, 0}));
    driver.tap("playersNew");
    driver.type("Emil");
    driver.key(Qt::Key_Return);
    QCOMPARE(words::seatNames(game.sheet()), (QStringList{"Anna", "Dora", "Ben", "Cleo", "Emil"}));
    driver.tap("panelClose");
    QVERIFY(driver.scores().join("Frieda", 86));
    QCOMPARE(driver.text("sheetStart5"), QStringLiteral("86"));
    QCOMPARE(driver.spoken("sheetStart5"), QStringLiteral("Frieda started with 86 points"));
    QVERIFY(!driver.isThere("sheetStart0")); // started without points
    QVERIFY(game.undo());
    QTRY_VERIFY(!driver.isThere("sheetStart5"));
}

void TestScorePages::editsNoteAndTarget()
{
    Driver driver;
    driver.scores().setup()->setVariant("falseCatch", true);
    startSheet(driver, {"Anna", "Ben"});
    ScoreGame &game = *driver.scores().game();
    open(driver, "menuDetails");
    const QString rules = driver.text("detailsRules");
    QVERIFY2(rules.contains(game.date()) && rules.contains(game.rules()) && rules.contains("Wrong catch"), qPrintable(rules));
    driver.retype("detailsTarget", "3");
    driver.key(Qt::Key_Return);
    QCOMPARE(driver.text("detailsRefused"), game.problem());
    QVERIFY(!driver.isThere("sheetProblem")); // only the panel shows the reason
    driver.type("50");
    QVERIFY(!driver.isThere("detailsRefused"));
    driver.key(Qt::Key_Return);
    QCOMPARE(game.target(), 350);
    QTRY_VERIFY(!driver.isThere("detailsTarget"));
    driver.tap("sheetUndo");
    QCOMPARE(game.target(), 200);

    open(driver, "menuDetails");
    driver.tap("detailsPlace");
    driver.type("Cabin");
    driver.tap("detailsNote");
    driver.type("rain");
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    driver.key(Qt::Key_Y, Qt::ControlModifier); // undo and redo act on the field, not on the sheet
    QCOMPARE(driver.text("detailsNote"), QStringLiteral("rain"));
    QCOMPARE(game.target(), 200);
    driver.tap("detailsSave");
    QCOMPARE(game.note(), QStringLiteral("rain"));
    QCOMPARE(game.target(), 200); // still undone
    QTRY_VERIFY(!driver.isThere("detailsTarget"));
    driver.tap("sheetNote");
    QCOMPARE(driver.text("detailsPlace"), QStringLiteral("Cabin"));
    driver.retype("detailsTarget", "1,5");
    driver.key(Qt::Key_Return);
    driver.waitForItem("detailsRefused");
    driver.tap("panelClose");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("sheetEnter"));
    QVERIFY(!driver.isThere("sheetProblem"));
    driver.pressByKeys("sheetNote");
    driver.waitForItem("detailsTarget");
    QVERIFY(!driver.isThere("detailsRefused"));
    driver.key(Qt::Key_Escape);
    QTRY_COMPARE(driver.focusName(), QStringLiteral("sheetEnter"));

    QVERIFY(game.setTarget(350));
    for (const auto modifiers : {Qt::KeyboardModifiers(Qt::ControlModifier), Qt::ControlModifier | Qt::ShiftModifier}) {
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(game.target(), 200);
        driver.key(modifiers & Qt::ShiftModifier ? Qt::Key_Z : Qt::Key_Y, modifiers);
        QCOMPARE(game.target(), 350);
    }
    driver.tap("sheetEnter");
    driver.waitForItem("out0");
    QVERIFY(!driver.isThere("sheetNote")); // the entry needs the space
}

void TestScorePages::continuesAFinishedGame()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    const RowsModel<ScoreSeatRow> &seats = *driver.scores().game()->seats();
    QVERIFY(seats.row(0).isDealer);
    enterRound(driver, {0, {{1, {}, "40"}}});
    QVERIFY(driver.scores().game()->end());
    QVERIFY(!seats.row(0).isDealer && !seats.row(1).isDealer);
    driver.waitForRest("resultRank0"); // the win is celebrated first
    QVERIFY(driver.sounds().played().contains(Sound::matchWon));
    QCOMPARE(driver.spoken("resultRank0"), QStringLiteral("Anna, 40 points, rank 1"));
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(!driver.isThere("resultRank0"));
    driver.pressByKeys("sheetPlayOn");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("sheetEnter"));
    driver.tap("sheetBigScreen");
    QVERIFY2(driver.spoken("bigScreenRow0").contains("+40 in the last round"), qPrintable(driver.spoken("bigScreenRow0")));
    QCOMPARE(driver.window().visibility(), QWindow::FullScreen);
    driver.navigator().open(Navigator::Home); // as dropping a file on the window does
    QCOMPARE(driver.window().visibility(), QWindow::Windowed);
}

void TestScorePages::backFromARematchLeadsToTheSheet()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    enterRound(driver, {0, {{1, {}, "40"}}});
    const qint64 id = driver.scores().game()->session().gameId();
    for (const bool isByKey : {false, true}) {
        open(driver, "menuRematch");
        driver.waitForItem("scoreSetupPage");
        if (isByKey)
            driver.key(Qt::Key_Escape);
        else
            driver.tap("scoreSetupBack");
        driver.waitForItem("sheetPage");
        QCOMPARE(driver.scores().game()->session().gameId(), id);
    }
    open(driver, "menuRematch");
    driver.tap("scoreSetupStart");
    driver.waitForItem("sheetPage");
    QVERIFY(driver.scores().game()->session().gameId() != id);
    QCOMPARE(driver.scores().game()->roundCount(), 0);
    driver.key(Qt::Key_Escape);
    driver.tap("bookNew"); // a setup opened from the book returns to the book
    driver.waitForItem("scoreSetupPage");
    driver.key(Qt::Key_Escape);
    driver.waitForItem("bookPage");
    QVERIFY(!driver.scores().game());
}

void TestScorePages::paperUsesTheColorsOfTheScreen()
{
    Driver driver;
    QQmlComponent component(qmlEngine(&driver.window()));
    component.setData("import QtQuick\nimport Tableside\nQtObject { property list<color> colors: Theme.playerColors }", {});
    const std::unique_ptr<QObject> shown(component.create());
    QVERIFY2(shown, qPrintable(component.errorString()));
    const auto colors = shown->property("colors").value<QList<QColor>>();
    QCOMPARE(colors.size(), static_cast<qsizetype>(playerColors.size()));
    for (std::size_t number = 0; number < playerColors.size(); ++number)
        QCOMPARE(colors[static_cast<qsizetype>(number)].rgb(), playerColors.at(number));
}

TABLESIDE_TEST(TestScorePages)
#include "tst_score_pages.moc"
