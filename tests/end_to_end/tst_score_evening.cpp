// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An evening with a score sheet in the running app: twelve rounds by touch with three corrections, undo and redo across a
// restart, and an export that is imported into an empty book. Other tests enter rounds by keyboard alone.
#include "score_by_hand.h"
#include "test_program.h"

#include <QDir>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestScoreEvening : public QObject
{
    Q_OBJECT

private slots:
    void entersTwelveRoundsByTouch();
    void roundTakesFewTaps();
    void entersARoundByKeyboardAlone();
    void entersABlockedRoundByKeyboardAlone();
    void opensTheBookDespiteAnUnreadableSheet();
    void returnsToAnUnfinishedHand();
    void endsWithOrWithoutTheOpenRound();

private:
    void enterEvening(Driver &driver, int rounds, int seats);
    void correct(Driver &driver, int round, int seat, const QString &sum);
};

/// Clears the hand of an earlier round and enters a sum instead, by touch.
void TestScoreEvening::correct(Driver &driver, int round, int seat, const QString &sum)
{
    driver.tap(QStringLiteral("cell%1_%2").arg(round).arg(seat));
    HandEntry &entry = *driver.scores().game()->entry();
    driver.waitFor([&] { return entry.round() == round && entry.seat() == seat; }, "the hand to be corrected");
    while (!entry.sum().isEmpty())
        driver.tap("key_back");
    while (entry.counted()->count() > 0)
        driver.tap("counted_" + entry.counted()->row(0).code);
    enterHand(driver, {seat, {}, sum});
    driver.tap("entrySave");
    driver.waitFor([&] { return entry.round() < 0; }, "the sheet");
}

/// Enters rounds. After every fourth one, corrects a hand of the round before it.
void TestScoreEvening::enterEvening(Driver &driver, int rounds, int seats)
{
    const score::Sheet &sheet = driver.scores().game()->sheet();
    for (int round = 0; round < rounds; ++round) {
        enterRound(driver, madeUpRound(round, seats));
        if (round % 4 != 3)
            continue;
        const CountedRound earlier = madeUpRound(round - 1, seats);
        const std::size_t out = static_cast<std::size_t>(earlier.out);
        const int before = sheet.totals[out];
        correct(driver, round - 1, earlier.hands.front().seat, QStringLiteral("99"));
        QVERIFY(sheet.totals[out] != before);
    }
}

void TestScoreEvening::entersTwelveRoundsByTouch()
{
    QTemporaryDir folder;
    constexpr int seats = 4;
    constexpr int rounds = 12;
    score::Sheet evening;
    int undone = 0;
    {
        Driver driver(folder.path());
        startSheet(driver, {"Anna", "Ben", "Cleo", "Dora"});
        ScoreGame &game = *driver.scores().game();
        QVERIFY(game.setTarget(2000));
        enterEvening(driver, rounds, seats);
        QCOMPARE(game.roundCount(), rounds);
        evening = game.sheet();
        for (; undone < 7; ++undone)
            driver.tap("sheetUndo");
        QVERIFY(game.sheet() != evening);
    }
    QString file;
    std::vector<score::Fact> facts;
    { // only one window at a time, because Qt 6.8 does not recognize QML types in a second engine
        Driver driver(folder.path());
        driver.tap("homeScore");
        for (; undone > 0; --undone)
            driver.tap("sheetRedo");
        QVERIFY(driver.scores().game()->sheet() == evening);
        driver.scores().setExportFolder(folder.filePath("out"));
        driver.tap("sheetMenu");
        driver.tap("menuFiles");
        driver.tap("filesGame");
        const QStringList files = QDir(folder.filePath("out")).entryList(QDir::Files);
        QCOMPARE(files.size(), 1);
        file = folder.filePath("out/" + files.first());
        facts = driver.scores().game()->session().ledger().facts();
    }

    Driver other;
    other.scores().importFrom(file);
    other.finishJobs();
    other.tap("homeScore");
    other.waitForItem("sheetPage");
    QVERIFY(other.scores().game()->sheet() == evening);
    QVERIFY(other.scores().game()->session().ledger().facts() == facts);
}

/// Counts the taps for a round of four people, from the sheet back to the sheet.
void TestScoreEvening::roundTakesFewTaps()
{
    Driver driver({}, {360, 740});
    startSheet(driver, {"Anna", "Ben", "Cleo", "Dora"});
    ScoreGame &game = *driver.scores().game();
    const auto enter = [&](const QStringList &taps) {
        const int before = game.roundCount();
        for (const QString &name : taps)
            driver.tap(name);
        QCOMPARE(game.roundCount(), before + 1);
    };
    enter({"sheetEnter", "out0", "hand0", "key_4", "key_5", "entryClose"}); // only the first such round needs hand0
    enter({"sheetEnter", "out2", "key_3", "key_0", "entryClose"});
    QCOMPARE(game.sheet().totals, (std::vector<int>{45, 0, 30, 0}));

    // Counting by cards takes a tap for each card, one for each hand, and two more.
    enter({"sheetEnter", "out1", "hand0", "pad_r5", "pad_r5", "entryNext", "pad_b9", "entryNext", "pad_g3", "entryClose"});
    enter({"sheetEnter", "out0", "pad_r5", "pad_r5", "entryNext", "pad_b9", "entryNext", "pad_g3", "entryClose"});
}

/// While Enter is held down, the keyboard repeats the press. The repeated presses must not confirm another hand.
void TestScoreEvening::entersARoundByKeyboardAlone()
{
    Driver driver;
    driver.pressByKeys("homeScore");
    driver.pressByKeys("bookNew");
    for (const char *name : {"Anna", "Ben", "Cleo"}) {
        driver.tabTo("scoreSetupName");
        driver.type(name);
        driver.key(Qt::Key_Return);
    }
    driver.pressByKeys("scoreSetupStart");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("sheetEnter"));
    ScoreGame &game = *driver.scores().game();
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(driver.focusName(), QStringLiteral("out0"));
    driver.key(Qt::Key_Tab);
    driver.key(Qt::Key_Return); // Ben went out
    QTRY_COMPARE(driver.focusName(), QStringLiteral("entrySum"));
    driver.type("12+11+7");
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(game.entry()->seat(), 0);
    driver.settle();
    driver.type("8");
    for (int repeated = 0; repeated < 3; ++repeated) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, {}, QStringLiteral("\r"), true);
        QCoreApplication::sendEvent(&driver.window(), &press);
    }
    driver.settle();
    QCOMPARE(driver.focusName(), QStringLiteral("entrySum"));
    QCOMPARE(game.sheet().open.cells[0].entry, std::nullopt);
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(driver.focusName(), QStringLiteral("entryClose"));
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(game.roundCount(), 1);
    QCOMPARE(game.sheet().totals, (std::vector<int>{0, 38, 0}));
    QTRY_COMPARE(driver.focusName(), QStringLiteral("sheetEnter"));
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game.roundCount(), 0);
}

// UNO-PILE-1: nobody goes out in a blocked round.
void TestScoreEvening::entersABlockedRoundByKeyboardAlone()
{
    Driver driver;
    driver.scores().setup()->setGame("uno");
    startSheet(driver, {"Anna", "Ben"});
    ScoreGame &game = *driver.scores().game();
    driver.pressByKeys("sheetEnter");
    driver.pressByKeys("outNobody");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("entrySum"));
    QVERIFY(game.sheet().open.is_blocked);
    driver.type("12");
    driver.key(Qt::Key_Return);
    driver.settle();
    driver.type("12");
    driver.pressByKeys("entryFirst0");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("entryClose"));
    driver.key(Qt::Key_Return);
    QTRY_COMPARE(game.roundCount(), 1);
    QCOMPARE(game.sheet().totals, (std::vector<int>{12, 0}));
}

void TestScoreEvening::opensTheBookDespiteAnUnreadableSheet()
{
    QTemporaryDir folder;
    {
        Driver driver(folder.path());
        startSheet(driver, {"Anna", "Ben"});
        QVERIFY(QSqlQuery(driver.application().database().connection()).exec(QStringLiteral("DELETE FROM score_fact")));
    }
    Driver driver(folder.path());
    driver.tap("homeScore");
    driver.waitForItem("bookPage");
    QVERIFY(!driver.scores().notice().isEmpty());
    driver.tap("bookNew");
    driver.waitForItem("scoreSetupPage");
}

void TestScoreEvening::returnsToAnUnfinishedHand()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    const auto enterButton = [&] { return driver.text("sheetEnter"); };
    QCOMPARE(enterButton(), QStringLiteral("Enter round 1"));
    driver.tap("sheetEnter");
    driver.tap("out0");
    HandEntry &entry = *driver.scores().game()->entry();
    for (const char *key : {"pad_r7", "key_1", "key_2", "key_+", "sheetBack"})
        driver.tap(key);
    QCOMPARE(enterButton(), QStringLiteral("Continue round 1"));
    driver.tap("sheetEnter");
    driver.waitForItem("entrySum");
    QCOMPARE(entry.seat(), 1);
    QCOMPARE(entry.spelledOut(), QStringLiteral("Cards 7 + 12+"));
    driver.tap("sheetMenu");
    driver.tap("panelClose");
    driver.waitForItem("sheetEnter");
    QCOMPARE(driver.scores().game()->sheet().open.cells[1].entry, std::nullopt);
    QVERIFY(!driver.scores().game()->canCloseRound());
    driver.tap("sheetEnter");
    driver.tap("key_1");
    driver.tap("entryClose");
    QTRY_COMPARE(enterButton(), QStringLiteral("Enter round 2"));
    QCOMPARE(driver.scores().game()->sheet().totals, (std::vector<int>{20, 0}));
}

void TestScoreEvening::endsWithOrWithoutTheOpenRound()
{
    struct Row
    {
        bool isWhole;
        const char *button;
        int total;
    };
    for (const Row &row : {Row{true, "endWithRound", 20}, Row{true, "endWithoutRound", 0}, Row{false, "endWithoutRound", 0}}) {
        Driver driver;
        startSheet(driver, {"Anna", "Ben"});
        driver.tap("sheetEnter");
        driver.tap("out0");
        if (row.isWhole)
            enterHand(driver, {1, {}, "20"});
        driver.key(Qt::Key_Return);
        driver.tap("entryBack");
        driver.tap("sheetMenu");
        driver.tap("menuEnd");
        driver.waitForRest("endNotYet");
        ScoreGame &game = *driver.scores().game();
        QCOMPARE(driver.isThere("endWithRound"), row.isWhole);
        driver.tap("endNotYet");
        QCOMPARE(game.stage(), ScoreGame::Playing);
        driver.tap("sheetMenu");
        driver.tap("menuEnd");
        driver.tap(row.button);
        QCOMPARE(game.stage(), ScoreGame::Ended);
        QCOMPARE(game.sheet().totals, (std::vector<int>{row.total, 0}));
    }
}

TABLESIDE_TEST(TestScoreEvening)
#include "tst_score_evening.moc"
