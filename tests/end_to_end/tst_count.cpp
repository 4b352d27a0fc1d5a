// The count at the end of a round and of a match, in the real window: what it says, and where focus and keys go.
#include "driver.h"

#include "core/random.h"

#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestCount : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatCannotBeStored();
};

namespace {

/// A table of two whose AI does not play by itself.
void openTable(Driver &driver)
{
    driver.playroom().setAiPace({100'000'000, 100'000'001, 0});
    MatchSetup &setup = *driver.playroom().setup();
    setup.setDealNumber(QStringLiteral("1"));
    setup.setSeatCount(2);
    setup.setTarget(dos::Ruleset::lowest_target);
    driver.click("homePlayDos");
    driver.click("setupStart");
    driver.waitForItem("tablePlace");
}

/// To the count of the round, with any legal action for everybody.
void playRound(Driver &driver)
{
    Random random(1);
    TableSession<dos::Game> &session = driver.table().session();
    while (session.isPlaying()) {
        dos::ActionList legal;
        dos::legal_actions(session.match().state(), legal);
        session.act(session.turnSeat(), legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    driver.table().finishEvents();
    driver.waitForItem("resultPanel");
}

void refuseToStore(Driver &driver, bool refuse)
{
    QSqlQuery query(driver.application().database().connection());
    QVERIFY(query.exec(QStringLiteral("PRAGMA query_only = %1").arg(refuse ? 1 : 0)));
}

} // namespace

void TestCount::saysWhatCannotBeStored()
{
    Driver driver;
    openTable(driver);
    bool wasOver = false;
    while (!wasOver) {
        playRound(driver);
        wasOver = driver.table().isMatchOver();
        const QString button = wasOver ? QStringLiteral("resultPlayAgain") : QStringLiteral("resultNext");
        const GameTable *before = driver.playroom().table();
        QVERIFY(!driver.isThere("resultProblem"));
        refuseToStore(driver, true);
        driver.click(button);
        driver.waitForItem("resultProblem");
        refuseToStore(driver, false);
        driver.click(button);
        driver.waitFor([&] { return !driver.isThere("resultPanel"); }, "the next round");
        QCOMPARE(driver.playroom().table() != before, wasOver);
        QCOMPARE(driver.table().storeProblem(), QString());
    }
}

QTEST_MAIN(TestCount)
#include "tst_count.moc"
