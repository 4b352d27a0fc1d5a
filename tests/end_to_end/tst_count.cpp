// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The result panel at the end of a round and of a match, in the app's window: its texts, its focus, and its keys.
#include "driver.h"
#include "test_program.h"

#include "engine/core/random.h"

#include <QAccessible>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestCount : public QObject
{
    Q_OBJECT

private slots:
    void reportsAFailureToStore();
    void returnsTheFocusToTheTable_data();
    void returnsTheFocusToTheTable();
    void opensNoPanelBehindTheResult();
    void spacePressesTheButton_data();
    void spacePressesTheButton();
    void namesTheRemainingCards();
    void savesAFinishedMatch();
};

namespace {

/// Opens a table for two. The AI waits so long that it never acts during a test.
template <typename Game = dos::Game>
void openTable(Driver &driver, int target)
{
    driver.tableController().setAiPace({100'000'000, 100'000'001, 0});
    driver.tableController().setGame(QLatin1String(Game::name.data()));
    MatchSetup &setup = *driver.tableController().setup();
    setup.setDealNumber(QStringLiteral("1"));
    setup.setSeatCount(2);
    setup.setTarget(target);
    driver.tableController().startMatch();
    driver.navigator().open(Navigator::Table);
    driver.waitForItem("tablePage");
}

/// Plays random legal actions for both seats until the round's result is shown.
template <typename Game>
void playRound(Driver &driver, TableSession<Game> &session)
{
    Random random(1);
    while (session.isPlaying()) {
        typename Game::ActionList legal;
        Game::legal_actions(session.match().observe(session.turnSeat()), legal);
        session.act(session.turnSeat(), legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    driver.tableController().table()->finishEvents();
    driver.waitForItem("resultPanel");
}

void playRound(Driver &driver)
{
    if (auto *uno = qobject_cast<UnoTable *>(driver.tableController().table()))
        playRound(driver, uno->session());
    else
        playRound(driver, driver.table().session());
}

QString focusName(Driver &driver)
{
    const QQuickItem *focus = driver.window().activeFocusItem();
    return focus ? focus->objectName() : QString();
}

void refuseToStore(Driver &driver, bool refuse)
{
    QSqlQuery query(driver.application().database().connection());
    QVERIFY(query.exec(QStringLiteral("PRAGMA query_only = %1").arg(refuse ? 1 : 0)));
}

} // namespace

void TestCount::reportsAFailureToStore()
{
    Driver driver;
    openTable(driver, dos::Ruleset::lowest_target);
    bool wasOver = false;
    while (!wasOver) {
        playRound(driver);
        wasOver = driver.table().isMatchOver();
        const QString button = wasOver ? QStringLiteral("resultPlayAgain") : QStringLiteral("resultNext");
        const GameTable *before = driver.tableController().table();
        QVERIFY(!driver.isThere("resultProblem"));
        refuseToStore(driver, true);
        driver.click(button);
        driver.waitForItem("resultProblem");
        driver.click("resultProblemClose");
        QTRY_VERIFY(!driver.isThere("resultProblem"));
        driver.click(button);
        driver.waitForItem("resultProblem"); // the same problem is shown again
        refuseToStore(driver, false);
        driver.click(button);
        driver.waitFor([&] { return !driver.isThere("resultPanel"); }, "the next round");
        QCOMPARE(driver.tableController().table() != before, wasOver);
        QCOMPARE(driver.table().storeProblem(), QString());
    }
}

void TestCount::returnsTheFocusToTheTable_data()
{
    QTest::addColumn<bool>("isUno");
    QTest::addRow("dos") << false;
    QTest::addRow("uno") << true;
}

void TestCount::returnsTheFocusToTheTable()
{
    QFETCH(bool, isUno);
    Driver driver({}, {1024, 768}, true);
    if (isUno)
        openTable<uno::Game>(driver, uno::Ruleset::highest_target);
    else
        openTable(driver, dos::Ruleset::highest_target);
    for (int rounds = 0; rounds < 2; ++rounds) {
        playRound(driver);
        QCOMPARE(focusName(driver), QStringLiteral("resultNext"));
        driver.key(Qt::Key_Return);
        QVERIFY(!driver.isThere("resultPanel"));
        QCOMPARE(focusName(driver), QStringLiteral("tablePage"));
        QVERIFY(driver.tableController().table()->isBusy());
        driver.key(Qt::Key_Return);
        QVERIFY(driver.tableController().table()->isBusy()); // the deal is not cut short
    }
}

void TestCount::opensNoPanelBehindTheResult()
{
    Driver driver;
    openTable(driver, dos::Ruleset::highest_target);
    playRound(driver);
    QVERIFY(!driver.item("callButton")->isEnabled()); // Tab must not reach it
    for (const Qt::Key key : {Qt::Key_L, Qt::Key_F1, Qt::Key_Question}) {
        driver.key(key);
        driver.settle();
        QCOMPARE(focusName(driver), QStringLiteral("resultNext"));
        QVERIFY(!driver.isThere("logPanel") && !driver.isThere("helpPanel"));
    }
}

void TestCount::spacePressesTheButton_data()
{
    returnsTheFocusToTheTable_data();
}

/// While the result is shown, Space presses its button instead of calling.
void TestCount::spacePressesTheButton()
{
    QFETCH(bool, isUno);
    Driver driver;
    if (isUno)
        openTable<uno::Game>(driver, uno::Ruleset::highest_target);
    else
        openTable(driver, dos::Ruleset::highest_target);
    playRound(driver);
    QCOMPARE(focusName(driver), QStringLiteral("resultNext"));
    driver.sounds().forget();
    driver.key(Qt::Key_Space); // ignored: the player may have meant a call, because the result has only just appeared
    QVERIFY(driver.isThere("resultPanel"));
    driver.waitFor([&] {
        driver.key(Qt::Key_Space);
        return !driver.isThere("resultPanel");
    }, "the next round");
    const Sound call = isUno ? Sound::callUno : Sound::callDos;
    QVERIFY(!driver.sounds().played().contains(call));
    driver.key(Qt::Key_Space);
    QVERIFY(driver.sounds().played().contains(call));
}

/// A screen reader needs each card's name besides its points.
void TestCount::namesTheRemainingCards()
{
    Driver driver;
    openTable(driver, dos::Ruleset::highest_target);
    playRound(driver);
    for (const ResultRow &row : driver.table().result()->rows()) {
        for (qsizetype card = 0; card < row.cards.size(); ++card) {
            const QString item = QStringLiteral("counted%1_%2").arg(row.seat).arg(card);
            const QString said = QAccessible::queryAccessibleInterface(driver.item(item))->text(QAccessible::Name);
            const QString points = row.cards[card].points == 1 ? QStringLiteral("%1: %2 point") : QStringLiteral("%1: %2 points");
            QCOMPARE(said, points.arg(row.cards[card].name).arg(row.cards[card].points));
        }
    }
}

void TestCount::savesAFinishedMatch()
{
    const QTemporaryDir folder;
    Driver driver({}, {320, 560});
    FileService service;
    service.pickFile = [&](const QString &suggested, const PathReceiver &then) {
        then(folder.filePath(QFileInfo(suggested).fileName()));
    };
    driver.application().setFileService(service);
    openTable(driver, dos::Ruleset::lowest_target);
    playRound(driver);
    QVERIFY(!driver.isThere("saveMatch"));
    while (!driver.table().isMatchOver()) {
        driver.click("resultNext");
        playRound(driver);
    }
    // The text names no target once the match is over, and rarely needed details are hidden behind a button.
    const QString target = driver.item("resultTarget")->property("text").toString();
    QVERIFY2(target.startsWith("After ") && !target.contains("50"), qPrintable(target));
    QVERIFY(!driver.isThere("saveMatch"));
    QVERIFY(!driver.isThere("resultDeal"));
    driver.pressByKeys("resultMore");
    driver.waitForRest("resultDeal");
    const QString seal = driver.table().dealSeal();
    QVERIFY(!driver.item("resultDeal")->property("text").toString().contains(seal));
    QVERIFY(driver.item("resultDeal")->property("text").toString().contains(seal.left(8)));
    driver.pressByKeys("resultCopyDeal");
    QVERIFY(QGuiApplication::clipboard()->text().contains(seal));
    driver.pressByKeys("saveMatch");
    const QStringList files = QDir(folder.path()).entryList({"*.tableside"});
    QCOMPARE(files.size(), 1);
    QVERIFY(driver.item("tableNotice")->property("text").toString().contains(folder.filePath(files.first())));
}

TABLESIDE_TEST(TestCount)
#include "tst_count.moc"
