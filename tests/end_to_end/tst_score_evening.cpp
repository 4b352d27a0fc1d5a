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
    void entersTwelveRoundsByTouch_data();
    void entersTwelveRoundsByTouch();
    void roundTakesFewTaps_data();
    void roundTakesFewTaps();
    void entersARoundByKeyboardAlone();
    void entersABlockedRoundByKeyboardAlone();
    void longPressRemovesACard();
    void opensTheBookDespiteAnUnreadableSheet();
    void heldEnterConfirmsOneHand();
    void returnsToAnUnfinishedHand();
    void endsWithOrWithoutTheOpenRound_data();
    void endsWithOrWithoutTheOpenRound();
    void savingANoteKeepsAnUndoneTarget();
    void explainsARefusedTargetOnce();
    void offersTheCurrentTotals();

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
    driver.settle();
    while (!entry.sum().isEmpty())
        driver.tap("key_back");
    while (entry.counted()->count() > 0) {
        driver.tap("counted_" + entry.counted()->row(0).code);
        driver.settle();
    }
    for (const QChar key : sum)
        driver.tap(QStringLiteral("key_") + key);
    driver.tap("entrySave");
    driver.waitFor([&] { return entry.round() < 0; }, "the sheet");
    driver.settle();
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

void TestScoreEvening::entersTwelveRoundsByTouch_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("tablet") << QSize(1024, 768);
    QTest::newRow("desktop") << QSize(1280, 800);
}

void TestScoreEvening::entersTwelveRoundsByTouch()
{
    QFETCH(QSize, size);
    QTemporaryDir folder;
    constexpr int seats = 4;
    constexpr int rounds = 12;
    score::Sheet evening;
    int undone = 0;
    {
        Driver driver(folder.path(), size);
        startSheet(driver, {"Anna", "Ben", "Cleo", "Dora"});
        ScoreGame &game = *driver.scores().game();
        QVERIFY(game.setTarget(2000));
        enterEvening(driver, rounds, seats);
        QCOMPARE(game.roundCount(), rounds);
        evening = game.sheet();
        for (; undone < 7; ++undone)
            driver.tap("sheetUndo");
        QVERIFY(game.sheet() != evening);
        QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
    }
    QString file;
    std::vector<score::Fact> facts;
    { // only one window at a time, because Qt 6.8 does not recognize QML types in a second engine
        Driver driver(folder.path(), size);
        driver.tap("homeScore");
        driver.waitForItem("sheetPage");
        for (; undone > 0; --undone)
            driver.tap("sheetRedo");
        QVERIFY(driver.scores().game()->sheet() == evening);
        driver.scores().setExportFolder(folder.filePath("out"));
        driver.tap("sheetMenu");
        driver.settle();
        driver.tap("menuFiles");
        driver.settle();
        driver.tap("filesGame");
        const QStringList files = QDir(folder.filePath("out")).entryList(QDir::Files);
        QCOMPARE(files.size(), 1);
        file = folder.filePath("out/" + files.first());
        facts = driver.scores().game()->session().ledger().facts();
    }

    Driver other({}, size);
    other.scores().importFrom(file);
    other.finishJobs();
    other.tap("homeScore");
    other.waitForItem("sheetPage");
    QVERIFY(other.scores().game()->sheet() == evening);
    QVERIFY(other.scores().game()->session().ledger().facts() == facts);
}

void TestScoreEvening::roundTakesFewTaps_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("tablet") << QSize(1024, 768);
    QTest::newRow("phone") << QSize(360, 740);
}

/// Counts the taps for a round of four people, from the sheet back to the sheet.
void TestScoreEvening::roundTakesFewTaps()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    startSheet(driver, {"Anna", "Ben", "Cleo", "Dora"});
    ScoreGame &game = *driver.scores().game();
    int taps = 0;
    const auto tap = [&](const QStringList &names) {
        for (const QString &name : names) {
            driver.waitForRest(name);
            driver.tap(name);
            ++taps;
        }
    };
    tap({"sheetEnter", "out0", "hand0", "key_4", "key_5", "entryClose"});
    QCOMPARE(game.roundCount(), 1);
    QCOMPARE(taps, 6); // includes the tap on hand0, which only the first such round needs
    taps = 0;
    tap({"sheetEnter", "out2", "key_3", "key_0", "entryClose"});
    QCOMPARE(game.roundCount(), 2);
    QCOMPARE(taps, 5);
    QCOMPARE(game.sheet().totals, (std::vector<int>{45, 0, 30, 0}));

    // Counting by cards takes a tap for each card, one for each hand, and two more.
    tap({"sheetEnter", "out1", "hand0", "pad_r5", "pad_r5", "entryNext", "pad_b9", "entryNext", "pad_g3", "entryClose"});
    QCOMPARE(game.roundCount(), 3);
    taps = 0;
    tap({"sheetEnter", "out0", "pad_r5", "pad_r5", "entryNext", "pad_b9", "entryNext", "pad_g3", "entryClose"});
    QCOMPARE(game.roundCount(), 4);
    constexpr int cards = 4;
    constexpr int hands = 3;
    QCOMPARE(taps, cards + hands + 2);
}

namespace {

void typeKeys(Driver &driver, const char *keys)
{
    for (const char *key = keys; *key != 0; ++key)
        QTest::keyClick(&driver.window(), *key);
}

} // namespace

void TestScoreEvening::entersARoundByKeyboardAlone()
{
    Driver driver;
    const auto type = [&](const char *keys) { typeKeys(driver, keys); };
    driver.pressByKeys("homeScore");
    driver.waitForItem("bookPage");
    driver.pressByKeys("bookNew");
    driver.waitForItem("scoreSetupPage");
    for (const char *name : {"Anna", "Ben", "Cleo"}) {
        driver.tabTo("scoreSetupName");
        type(name);
        driver.key(Qt::Key_Return);
    }
    driver.pressByKeys("scoreSetupStart");
    driver.waitForItem("sheetPage");
    driver.settle();
    ScoreGame &game = *driver.scores().game();
    driver.key(Qt::Key_Return); // enter round 1
    driver.waitForItem("out0");
    driver.settle();
    driver.key(Qt::Key_Tab); // Ben went out
    driver.key(Qt::Key_Return);
    driver.settle();
    type("12+11+7");
    driver.key(Qt::Key_Return);
    driver.settle();
    type("8");
    driver.key(Qt::Key_Return);
    driver.settle();
    driver.key(Qt::Key_Return); // close the round
    driver.waitFor([&] { return game.roundCount() == 1; }, "the round");
    QCOMPARE(game.sheet().totals, (std::vector<int>{0, 38, 0}));
    driver.settle();
    QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("sheetEnter"));
    QTest::keyClick(&driver.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game.roundCount(), 0);
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

// UNO-PILE-1: nobody goes out in a blocked round.
void TestScoreEvening::entersABlockedRoundByKeyboardAlone()
{
    Driver driver;
    driver.scores().setup()->setBox("uno");
    startSheet(driver, {"Anna", "Ben"});
    ScoreGame &game = *driver.scores().game();
    driver.settle();
    driver.pressByKeys("sheetEnter");
    driver.waitForItem("out0");
    driver.settle();
    driver.pressByKeys("outNobody");
    driver.settle();
    QVERIFY(game.sheet().open.is_blocked);
    typeKeys(driver, "12");
    driver.key(Qt::Key_Return);
    driver.settle();
    typeKeys(driver, "12");
    driver.settle();
    QCOMPARE(game.entry()->outcome(), QStringLiteral("Ben has the fewest points: +12"));
    driver.pressByKeys("entryFirst0");
    driver.settle();
    QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("entryClose"));
    driver.key(Qt::Key_Return);
    driver.waitFor([&] { return game.roundCount() == 1; }, "the round");
    QCOMPARE(game.sheet().totals, (std::vector<int>{12, 0}));
    QTest::keyClick(&driver.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game.roundCount(), 0);
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestScoreEvening::longPressRemovesACard()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    driver.tap("sheetEnter");
    driver.tap("out0");
    driver.settle();
    HandEntry &entry = *driver.scores().game()->entry();
    driver.tap("pad_r7");
    driver.tap("pad_r7");
    QCOMPARE(entry.points(), 14);
    driver.settle();
    const QQuickItem *card = driver.item("pad_r7");
    const QPoint point = card->mapToScene({card->width() / 2, card->height() / 2}).toPoint();
    QTest::mousePress(&driver.window(), Qt::LeftButton, {}, point);
    driver.waitFor([&] { return entry.points() == 7; }, "the card to be removed");
    QTest::mouseRelease(&driver.window(), Qt::LeftButton, {}, point);
    QCOMPARE(entry.points(), 7);
    driver.tap("counted_r7");
    QVERIFY(entry.isBlank());
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

/// While Enter is held down, the keyboard repeats the press. The repeated presses must not confirm another hand.
void TestScoreEvening::heldEnterConfirmsOneHand()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben", "Cleo"});
    driver.tap("sheetEnter");
    driver.tap("out0");
    driver.settle();
    HandEntry &entry = *driver.scores().game()->entry();
    QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("entrySum"));
    typeKeys(driver, "7");
    driver.key(Qt::Key_Return);
    QCOMPARE(entry.seat(), 2);
    driver.settle();
    typeKeys(driver, "8");
    for (int repeated = 0; repeated < 3; ++repeated) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, {}, QStringLiteral("\r"), true);
        QCoreApplication::sendEvent(&driver.window(), &press);
    }
    driver.settle();
    QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("entrySum"));
    QCOMPARE(driver.scores().game()->sheet().open.cells[2].entry, std::nullopt);
    driver.key(Qt::Key_Return);
    driver.settle();
    QCOMPARE(driver.window().activeFocusItem()->objectName(), QStringLiteral("entryClose"));
}

void TestScoreEvening::returnsToAnUnfinishedHand()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    driver.tap("sheetEnter");
    driver.tap("out0");
    driver.settle();
    HandEntry &entry = *driver.scores().game()->entry();
    driver.tap("pad_r7");
    for (const QChar key : QStringLiteral("12+"))
        driver.tap(QStringLiteral("key_") + key);
    driver.tap("entryBack");
    driver.tap("sheetEnter");
    driver.waitForItem("entrySum");
    QCOMPARE(entry.seat(), 1);
    QCOMPARE(entry.spelledOut(), QStringLiteral("Cards 7 + 12+"));
    driver.tap("sheetMenu");
    driver.tap("panelClose");
    driver.waitForItem("sheetEnter");
    QCOMPARE(driver.scores().game()->sheet().open.cells[1].entry, std::nullopt);
    QVERIFY(!driver.scores().game()->canCloseRound());
}

void TestScoreEvening::endsWithOrWithoutTheOpenRound_data()
{
    QTest::addColumn<bool>("isWhole");
    QTest::addColumn<QString>("button");
    QTest::addColumn<int>("total");
    QTest::newRow("the round is closed first") << true << "endWithRound" << 20;
    QTest::newRow("the round is left out") << true << "endWithoutRound" << 0;
    QTest::newRow("the round is incomplete") << false << "endWithoutRound" << 0;
}

void TestScoreEvening::endsWithOrWithoutTheOpenRound()
{
    QFETCH(bool, isWhole);
    QFETCH(QString, button);
    QFETCH(int, total);
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    driver.tap("sheetEnter");
    driver.tap("out0");
    if (isWhole)
        enterHand(driver, {1, {}, "20"});
    driver.key(Qt::Key_Return);
    driver.tap("entryBack");
    driver.waitForItem("sheetEnter");
    driver.tap("sheetMenu");
    driver.tap("menuEnd");
    driver.settle();
    ScoreGame &game = *driver.scores().game();
    QCOMPARE(game.stage(), ScoreGame::Playing);
    QCOMPARE(driver.isThere("endWithRound"), isWhole);
    driver.tap("endNotYet");
    QCOMPARE(game.stage(), ScoreGame::Playing);
    driver.tap("sheetMenu");
    driver.tap("menuEnd");
    driver.tap(button);
    QCOMPARE(game.stage(), ScoreGame::Ended);
    QCOMPARE(game.sheet().totals, (std::vector<int>{total, 0}));
}

void TestScoreEvening::savingANoteKeepsAnUndoneTarget()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    ScoreGame &game = *driver.scores().game();
    const int target = game.target();
    const auto keep = [&](const QString &field, const char *text) {
        driver.tap("sheetMenu");
        driver.tap("menuDetails");
        driver.tap(field);
        driver.key(Qt::Key_A, Qt::ControlModifier);
        typeKeys(driver, text);
        driver.tap("detailsKeep");
        driver.settle();
    };
    keep("detailsTarget", "300");
    QCOMPARE(game.target(), 300);
    driver.tap("sheetUndo");
    keep("detailsNote", "rain");
    QCOMPARE(game.note(), QStringLiteral("rain"));
    QCOMPARE(game.target(), target);
}

/// Only the panel shows the reason, not the page behind it as well. The reason disappears when the text changes or the panel
/// closes.
void TestScoreEvening::explainsARefusedTargetOnce()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    const auto refuse = [&] {
        driver.tap("sheetMenu");
        driver.tap("menuDetails");
        driver.tap("detailsTarget");
        driver.key(Qt::Key_A, Qt::ControlModifier);
        typeKeys(driver, "3");
        driver.tap("detailsKeep");
        driver.waitForItem("detailsRefused");
    };
    refuse();
    QCOMPARE(driver.item("detailsRefused")->property("text").toString(), driver.scores().game()->problem());
    QVERIFY(!driver.isThere("sheetProblem"));
    driver.tap("detailsTarget");
    typeKeys(driver, "0");
    QVERIFY(!driver.isThere("detailsRefused"));
    driver.tap("panelClose");
    refuse();
    driver.tap("panelClose");
    driver.settle();
    QVERIFY(!driver.isThere("sheetProblem"));
    driver.tap("sheetMenu");
    driver.tap("menuDetails");
    driver.waitForItem("detailsTarget");
    QVERIFY(!driver.isThere("detailsRefused"));
}

void TestScoreEvening::offersTheCurrentTotals()
{
    Driver driver;
    startSheet(driver, {"Anna", "Ben"});
    driver.tap("sheetMenu");
    driver.tap("menuPlayers");
    const auto offered = [&](const char *option) { return driver.item(option)->property("text").toString(); };
    driver.waitForItem("playersBegin2");
    QVERIFY2(offered("playersBegin2").contains("0"), qPrintable(offered("playersBegin2")));
    driver.tap("panelClose");
    enterRound(driver, {0, {{1, {}, "40"}}});
    driver.tap("sheetMenu");
    driver.tap("menuPlayers");
    QTRY_VERIFY2(offered("playersBegin2").contains("20"), qPrintable(offered("playersBegin2")));
}

TABLESIDE_TEST(TestScoreEvening)
#include "tst_score_evening.moc"
