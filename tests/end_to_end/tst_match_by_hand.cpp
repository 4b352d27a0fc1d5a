// Whole matches in the real window: one by mouse, one by dragging, one by keyboard alone.
#include "driver.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestMatchByHand : public QObject
{
    Q_OBJECT

private slots:
    void byMouse();
    void byDragging();
    void byKeyboardAlone();

private:
    void playOut(Driver &driver, void (*play)(Driver &, const dos::Action &), const std::function<void()> &call,
                 const std::function<void()> &next);
};

namespace {

/// Prefers what goes on; a lay only when nothing matches, so that rounds end.
const dos::Action &preferred(const dos::ActionList &legal)
{
    for (const dos::Action &action : legal) {
        const auto *match = std::get_if<dos::MatchRow>(&action);
        if (match && match->is_double())
            return action;
    }
    return legal.front();
}

} // namespace

void TestMatchByHand::playOut(Driver &driver, void (*play)(Driver &, const dos::Action &),
                              const std::function<void()> &call, const std::function<void()> &next)
{
    int decisions = 0;
    while (!driver.table().isMatchOver()) {
        driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
        if (driver.table().isMatchOver())
            break;
        if (driver.table().isRoundOver()) {
            driver.waitForItem("resultPanel");
            next();
            driver.waitFor([&] { return !driver.table().isRoundOver(); }, "the next round");
            continue;
        }
        if (driver.table().isViewerExposed())
            call();
        const dos::ActionList legal = driver.legal();
        const qint64 before = driver.table().session().actionCount();
        driver.settle();
        play(driver, preferred(legal));
        driver.waitFor([&] { return driver.table().session().actionCount() > before; },
                       qPrintable("the action: " + driver.table().choiceText() + driver.table().refusal()), 5000);
        ++decisions;
    }
    QVERIFY(decisions > 3);
    QVERIFY(driver.isThere("resultPlayAgain"));
    QVERIFY2(driver.application().problems().isEmpty(), qPrintable(driver.application().problems().join('\n')));
}

void TestMatchByHand::byMouse()
{
    Driver driver;
    driver.playroom().setup()->setDealNumber("2026");
    driver.click("homePlayDos");
    driver.waitForItem("setupPlace");
    driver.click("setupStart");
    driver.waitForItem("tablePlace");
    QCOMPARE(driver.table().target(), 200);
    playOut(driver, playByMouse, [&] { driver.click("callButton"); }, [&] { driver.click("resultNext"); });
    driver.click("resultPlayAgain");
    driver.waitFor([&] { return !driver.table().isMatchOver() && driver.table().round() == 1; }, "another match");
    driver.click("tableMenu");
    driver.click("menuLeave");
    driver.waitForItem("homeContinue");
}

void TestMatchByHand::byDragging()
{
    Driver driver;
    driver.playroom().setup()->setDealNumber("2026");
    driver.playroom().setup()->setTarget(50);
    driver.playroom().setup()->setSeatCount(4);
    driver.click("homePlayDos");
    driver.click("setupStart");
    driver.waitForItem("tablePlace");
    playOut(driver, playByDragging, [&] { driver.click("callButton"); }, [&] { driver.click("resultNext"); });
}

void TestMatchByHand::byKeyboardAlone()
{
    Driver driver;
    driver.playroom().setup()->setDealNumber("2026");
    driver.playroom().setup()->setSeatCount(3);
    const auto tabTo = [&](const QString &name) {
        for (int tries = 0; tries < 100; ++tries) {
            const QQuickItem *focus = driver.window().activeFocusItem();
            if (focus && focus->objectName() == name)
                return driver.key(Qt::Key_Return);
            driver.key(Qt::Key_Tab);
        }
        QFAIL(qPrintable("Tab did not reach " + name));
    };
    driver.waitForItem("homePlace");
    tabTo("homePlayDos");
    driver.waitForItem("setupPlace");
    tabTo("setupStart");
    driver.waitForItem("tablePlace");
    playOut(driver, playByKeys, [&] { driver.key(Qt::Key_Space); }, [&] { tabTo("resultNext"); });
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePlace");
}

QTEST_MAIN(TestMatchByHand)
#include "tst_match_by_hand.moc"
