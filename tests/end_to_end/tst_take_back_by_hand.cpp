// Taking back decisions in the app's window by mouse, touch, keys and screen reader, from the setup to the result.
#include "test_program.h"
#include "tests/app/table/table_fixture.h"
#include "uno_driver.h"

#include <QAccessible>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestTakeBackByHand : public QObject
{
    Q_OBJECT

private slots:
    void takesBackADecision_data();
    void takesBackADecision();
    void takesBackSeveralDecisions_data();
    void takesBackSeveralDecisions();
    void resultShowsTheNumberOfTakeBacks();
    void setupForbidsTakingBack();
    void severalPeopleCannotTakeBack();
    void takeBackButtonStaysInPlace_data();
    void takeBackButtonStaysInPlace();
};

namespace {

using TakeBackBy = std::function<void(Driver &)>;

const QMap<QString, TakeBackBy> &waysToTakeBack()
{
    static const QMap<QString, TakeBackBy> ways{
        {"mouse", [](Driver &driver) { driver.click("tableTakeBack"); }},
        {"finger", [](Driver &driver) { driver.tap("tableTakeBack"); }},
        {"U", [](Driver &driver) { driver.key(Qt::Key_U); }},
        {"Backspace", [](Driver &driver) { driver.key(Qt::Key_Backspace); }},
        {"Ctrl+Z", [](Driver &driver) { driver.key(Qt::Key_Z, Qt::ControlModifier); }},
        {"keys to the button", [](Driver &driver) { driver.pressByKeys("tableTakeBack"); }},
        {"screen reader", [](Driver &driver) { driver.pressByReader("tableTakeBack"); }},
    };
    return ways;
}

/// Starts a round for three and plays until the person at seat 0 has made \p before decisions and has to make the next one. The
/// AI never acts.
template <typename Game>
TableSession<Game> &dealToDecision(Driver &driver, int before)
{
    driver.tableController().setAiPace({100'000'000, 100'000'001, 0});
    driver.tableController().setGame(QString::fromLatin1(Game::name.data()));
    driver.tableController().setup()->setSeatCount(3);
    for (int deal = 1; deal < 200; ++deal) {
        Random random(static_cast<quint64>(deal));
        driver.tableController().setup()->setDealNumber(QString::number(deal));
        driver.tableController().startMatch();
        GameTable &table = *driver.tableController().table();
        auto &session = const_cast<TableSession<Game> &>(dynamic_cast<const TableSession<Game> &>(table.anySession()));
        int decided = 0;
        while (session.isPlaying()) {
            table.finishEvents();
            typename Game::ActionList legal;
            Game::legal_actions(session.match().state(), legal);
            const bool isDecision = session.turnSeat() == 0 && legal.size() > 1;
            if (isDecision && decided == before && session.match().state().hand(0).size() > 3) {
                driver.navigator().open(Navigator::Table);
                driver.waitForItem("tablePage");
                driver.settle();
                return session;
            }
            if (isDecision && decided == before)
                break;
            decided += isDecision;
            playAnyLegal(session, random);
        }
    }
    qFatal("No deal leads there");
}

void decideByHand(Driver &driver, const TableSession<dos::Game> &)
{
    playByMouse(driver, driver.legal().front());
}

void decideByHand(Driver &driver, const TableSession<uno::Game> &)
{
    playUnoByMouse(driver, unoLegal(driver).front());
}

template <typename Game>
void expectDecisionAgain(Driver &driver, const TakeBackBy &takeBack)
{
    TableSession<Game> &session = dealToDecision<Game>(driver, 0);
    GameTable &table = *driver.tableController().table();
    driver.waitForRest("tableTakeBack");
    QVERIFY(!driver.item("tableTakeBack")->isEnabled());
    const QByteArray position = positionText(session);
    const int lines = table.log()->rowCount();
    decideByHand(driver, session);
    QVERIFY(positionText(session) != position);
    driver.settle();
    driver.waitFor([&] { return driver.item("tableTakeBack")->isEnabled(); }, "something to take back");
    takeBack(driver);
    driver.waitFor([&] { return session.takeBacks() == 1; }, "taking back");
    driver.settle();
    QCOMPARE(positionText(session), position);
    QVERIFY(table.isMyTurn());
    QCOMPARE(table.log()->rowCount(), lines + 1);
    driver.waitFor([&] { return driver.announced().contains("Taken back"); }, "the announcement of it");
    QCOMPARE(driver.item("playLine")->property("text").toString(), table.log()->rows().last().text);
    QVERIFY(!driver.item("tableTakeBack")->isEnabled());
    decideByHand(driver, session); // the match continues as usual
    QCOMPARE(session.actionsToTakeBack(0) > 0, true);
}

template <typename Game>
void expectAllTheWay(Driver &driver, int decisions)
{
    TableSession<Game> &session = dealToDecision<Game>(driver, decisions);
    for (int left = decisions; left > 0; --left) {
        driver.waitFor([&] { return driver.item("tableTakeBack")->isEnabled(); }, "something to take back");
        driver.waitForRest("tableTakeBack");
        driver.tap("tableTakeBack");
        QCOMPARE(session.takeBacks(), decisions - left + 1);
        QVERIFY(driver.tableController().table()->isMyTurn());
    }
    QCOMPARE(session.actionsToTakeBack(0), 0);
    QVERIFY(!driver.item("tableTakeBack")->isEnabled());
    driver.key(Qt::Key_U); // refused
    QVERIFY(driver.tableController().table()->refusal().contains("nothing to take back"));
    QAccessibleInterface *button = QAccessible::queryAccessibleInterface(driver.item("tableTakeBack"));
    QCOMPARE(button->text(QAccessible::Description), driver.tableController().table()->takeBackProblem());
}

} // namespace

void TestTakeBackByHand::takesBackADecision_data()
{
    QTest::addColumn<bool>("isUno");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("way");
    for (const bool isUno : {false, true}) {
        for (const QString &way : waysToTakeBack().keys()) {
            const QSize size = way == "finger" ? QSize(360, 740) : QSize(1024, 768);
            QTest::addRow("%s by %s", isUno ? "UNO" : "DOS", qPrintable(way)) << isUno << size << way;
        }
    }
}

void TestTakeBackByHand::takesBackADecision()
{
    QFETCH(bool, isUno);
    QFETCH(QSize, size);
    QFETCH(QString, way);
    Driver driver({}, size);
    if (isUno)
        expectDecisionAgain<uno::Game>(driver, waysToTakeBack()[way]);
    else
        expectDecisionAgain<dos::Game>(driver, waysToTakeBack()[way]);
}

void TestTakeBackByHand::takesBackSeveralDecisions_data()
{
    QTest::addColumn<bool>("isUno");
    QTest::newRow("DOS") << false;
    QTest::newRow("UNO") << true;
}

void TestTakeBackByHand::takesBackSeveralDecisions()
{
    QFETCH(bool, isUno);
    Driver driver({}, {360, 740});
    isUno ? expectAllTheWay<uno::Game>(driver, 4) : expectAllTheWay<dos::Game>(driver, 4);
}

void TestTakeBackByHand::resultShowsTheNumberOfTakeBacks()
{
    Driver driver;
    TableSession<dos::Game> &session = dealToDecision<dos::Game>(driver, 2);
    driver.key(Qt::Key_U);
    driver.key(Qt::Key_U);
    QCOMPARE(session.takeBacks(), 2);
    Random random(1);
    while (session.isPlaying())
        playAnyLegal(session, random);
    driver.tableController().table()->finishEvents();
    driver.waitForItem("resultPanel");
    driver.waitForRest("resultTarget");
    QVERIFY(driver.item("resultTarget")->property("text").toString().endsWith("2 plays taken back"));
    driver.key(Qt::Key_U); // a finished round is final
    QCOMPARE(session.takeBacks(), 2);
}

void TestTakeBackByHand::setupForbidsTakingBack()
{
    Driver driver;
    driver.click("homePlayDos");
    driver.waitForItem("setupPage");
    driver.waitForRest("setupTakeBack");
    QVERIFY(driver.item("setupTakeBack")->property("checked").toBool()); // checked by default, because hints are allowed
    driver.click("setupTakeBack");
    driver.click("setupStart");
    driver.waitForItem("tablePage");
    QVERIFY(!driver.isThere("tableTakeBack"));
    QVERIFY(!driver.tableController().table()->isTakeBackAllowed());
    QVERIFY(driver.isThere("tableHint"));
    driver.key(Qt::Key_U);
    QVERIFY(driver.tableController().table()->refusal().isEmpty());
}

void TestTakeBackByHand::severalPeopleCannotTakeBack()
{
    Driver driver;
    driver.tableController().setAiPace({100'000'000, 100'000'001, 0});
    driver.tableController().setup()->seats()->setPerson(1, true);
    driver.tableController().setup()->setTakeBackAllowed(true);
    driver.tableController().startMatch();
    driver.navigator().open(Navigator::Table);
    driver.waitForItem("tablePage");
    QVERIFY(!driver.isThere("tableTakeBack"));
}

void TestTakeBackByHand::takeBackButtonStaysInPlace_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("tablet") << QSize(1024, 768);
    QTest::newRow("phone") << QSize(360, 740);
}

/// The button stays in place whether or not there is a decision to take back.
void TestTakeBackByHand::takeBackButtonStaysInPlace()
{
    QFETCH(QSize, size);
    Driver driver({}, size);
    dealToDecision<dos::Game>(driver, 0);
    const auto place = [&](const QString &name) {
        driver.waitForRest(name);
        QQuickItem *item = driver.item(name);
        return item->mapRectToScene({0, 0, item->width(), item->height()});
    };
    const QRectF before = place("tableTakeBack");
    const QRectF lamp = place("tableHint");
    QVERIFY(!before.intersects(lamp));
    QVERIFY(before.width() >= 44 && before.height() >= 44);
    QVERIFY(QRectF({}, QSizeF(size)).contains(before));
    playByMouse(driver, driver.legal().front());
    driver.settle();
    QCOMPARE(place("tableTakeBack"), before);
    driver.click("tableTakeBack");
    driver.settle();
    QCOMPARE(place("tableTakeBack"), before);
    QCOMPARE(place("tableHint"), lamp);
}

TABLESIDE_TEST(TestTakeBackByHand)
#include "tst_take_back_by_hand.moc"
