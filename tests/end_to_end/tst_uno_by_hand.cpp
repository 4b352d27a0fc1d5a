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
};

namespace {

/// Cards before draws; a challenge now and then comes by itself, being listed before the acceptance.
const uno::Action &preferred(const uno::ActionList &legal)
{
    return legal.front();
}

/// Decides with these hands; returns what the table says to it.
std::function<QString()> decidingBy(Driver &driver, void (*play)(Driver &, const uno::Action &))
{
    return [&driver, play]() -> QString {
        driver.unoTable().putShownHandAway();
        const uno::ActionList legal = unoLegal(driver);
        driver.settle();
        play(driver, preferred(legal));
        return driver.unoTable().refusal();
    };
}

} // namespace

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
    driver.playOut(decidingBy(driver, playUnoByMouse), [&] { driver.click("callButton"); },
                   [&] { driver.click("resultNext"); });
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
    driver.playOut(decidingBy(driver, playUnoByDragging), [&] { driver.click("callButton"); },
                   [&] { driver.click("resultNext"); });
}

void TestUnoByHand::byKeyboardAlone()
{
    Driver driver;
    driver.playroom().unoSetup()->setDealNumber("2026");
    driver.playroom().unoSetup()->setTarget(100);
    driver.playroom().unoSetup()->setSeatCount(3);
    driver.waitForItem("homePlace");
    driver.pressByKeys("homePlayUno");
    driver.waitForItem("setupPlace");
    driver.pressByKeys("setupStart");
    driver.waitForItem("tablePlace");
    driver.playOut(decidingBy(driver, playUnoByKeys), [&] { driver.key(Qt::Key_Space); },
                   [&] { driver.pressByKeys("resultNext"); });
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePlace");
}

QTEST_MAIN(TestUnoByHand)
#include "tst_uno_by_hand.moc"
