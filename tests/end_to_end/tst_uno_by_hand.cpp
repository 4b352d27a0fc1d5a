// UNO in the real window: a whole match by mouse, one by dragging with every house rule, one by keyboard alone.
#include "uno_driver.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestUnoByHand : public QObject
{
    Q_OBJECT

private slots:
    void byMouse();
    void byDragging();
    void byKeyboardAlone();

private:
    void playOut(Driver &driver, void (*play)(Driver &, const uno::Action &), const std::function<void()> &call,
                 const std::function<void()> &next);
};

namespace {

/// Cards before draws; a challenge now and then comes by itself, being listed before the acceptance.
const uno::Action &preferred(const uno::ActionList &legal)
{
    return legal.front();
}

void tabTo(Driver &driver, const QString &name)
{
    for (int tries = 0; tries < 120; ++tries) {
        const QQuickItem *focus = driver.window().activeFocusItem();
        if (focus && focus->objectName() == name)
            return driver.key(Qt::Key_Return);
        driver.key(Qt::Key_Tab);
    }
    QFAIL(qPrintable("Tab did not reach " + name));
}

} // namespace

void TestUnoByHand::playOut(Driver &driver, void (*play)(Driver &, const uno::Action &),
                            const std::function<void()> &call, const std::function<void()> &next)
{
    int decisions = 0;
    while (!driver.unoTable().isMatchOver()) {
        driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
        if (driver.unoTable().isMatchOver())
            break;
        if (driver.unoTable().isRoundOver()) {
            driver.waitForItem("resultPanel");
            next();
            driver.waitFor([&] { return !driver.unoTable().isRoundOver(); }, "the next round");
            continue;
        }
        if (driver.unoTable().isViewerExposed())
            call();
        driver.unoTable().putShownHandAway();
        const uno::ActionList legal = unoLegal(driver);
        const qint64 before = driver.unoTable().session().actionCount();
        driver.settle();
        play(driver, preferred(legal));
        driver.waitFor([&] { return driver.unoTable().session().actionCount() > before; },
                       qPrintable("the action: " + driver.unoTable().refusal()), 5000);
        ++decisions;
    }
    QVERIFY(decisions > 3);
    QVERIFY(driver.isThere("resultPlayAgain"));
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestUnoByHand::byMouse()
{
    Driver driver;
    driver.playroom().unoSetup()->setDealNumber("2026");
    driver.playroom().unoSetup()->setTarget(200);
    driver.click("homePlayUno");
    driver.waitForItem("setupPlace");
    driver.click("setupStart");
    driver.waitForItem("tablePlace");
    QCOMPARE(driver.unoTable().target(), 200);
    playOut(driver, playUnoByMouse, [&] { driver.click("callButton"); }, [&] { driver.click("resultNext"); });
    driver.click("resultPlayAgain");
    driver.waitFor([&] { return !driver.unoTable().isMatchOver() && driver.unoTable().round() == 1; }, "another match");
    driver.click("tableMenu");
    driver.click("menuLeave");
    driver.waitForItem("homeContinue");
    driver.click("homeContinue");
    driver.waitForItem("tablePlace");
    QCOMPARE(driver.unoTable().game(), QStringLiteral("uno"));
}

void TestUnoByHand::byDragging()
{
    Driver driver;
    UnoSetup &setup = *driver.playroom().unoSetup();
    setup.setDealNumber("2026");
    setup.setTarget(50);
    setup.setSeatCount(5);
    setup.setStacking(true);
    setup.setSevenZero(true);
    setup.setDrawUntilPlayable(true);
    driver.click("homePlayUno");
    driver.click("setupStart");
    driver.waitForItem("tablePlace");
    playOut(driver, playUnoByDragging, [&] { driver.click("callButton"); }, [&] { driver.click("resultNext"); });
}

void TestUnoByHand::byKeyboardAlone()
{
    Driver driver;
    driver.playroom().unoSetup()->setDealNumber("2026");
    driver.playroom().unoSetup()->setTarget(100);
    driver.playroom().unoSetup()->setSeatCount(3);
    driver.waitForItem("homePlace");
    tabTo(driver, "homePlayUno");
    driver.waitForItem("setupPlace");
    tabTo(driver, "setupStart");
    driver.waitForItem("tablePlace");
    playOut(driver, playUnoByKeys, [&] { driver.key(Qt::Key_Space); }, [&] { tabTo(driver, "resultNext"); });
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePlace");
}

QTEST_MAIN(TestUnoByHand)
#include "tst_uno_by_hand.moc"
