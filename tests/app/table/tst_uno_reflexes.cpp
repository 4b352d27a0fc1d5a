// What AI players of UNO do out of turn leaves people their time.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/uno/uno_reflexes.h"
#include "engine/uno/ai/greedy_player.h"

#include <QTest>

using namespace tableside;
using test::PlayFixture;
using Session = TableSession<uno::Game>;

class TestUnoReflexes : public QObject
{
    Q_OBJECT

private slots:
    void whoCouldJumpInAsWellComesFirst();
    void whoIsAboutToJumpInIsWaitedFor();
    void cardTurnedFirstMayBeJumpedInOn_data();
    void cardTurnedFirstMayBeJumpedInOn();
};

namespace {

bool mayJumpIn(const Session &session, int seat)
{
    return seat != session.turnSeat() && uno::best_jump_in(session.match().observe(seat));
}

/// Plays for everybody, deal after deal, until two seats could jump in with the same card.
std::unique_ptr<Session> whereBothMayJumpIn(PlayFixture &fixture, int one, int other)
{
    MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(4, 1, Level::hard);
    config.rules.jump_in = true;
    Random random(1);
    for (; config.seed < 400; ++config.seed) {
        auto session = fixture.begin(config);
        session->startRound();
        for (int actions = 0; actions < 200 && session->isPlaying(); ++actions) {
            if (mayJumpIn(*session, one) && mayJumpIn(*session, other))
                return session;
            test::playAnyLegal(*session, random);
        }
    }
    qFatal("No deal leads there");
}

/// A person at seat 0 and an AI at seat 1 could jump in with the same card.
struct Contest
{
    static constexpr int courtesy = 1500;
    PlayFixture fixture;
    std::unique_ptr<Session> session = whereBothMayJumpIn(fixture, 0, 1);
    UnoReflexes reflexes{*session, 1};
    const qint64 before = session->actionCount();

    Contest()
    {
        reflexes.setPace({1.0, true}, {0, 0, courtesy});
        reflexes.start();
    }
};

} // namespace

/// An AI that holds the card too leaves a person the time that a person needs (UNO-JUMP-1).
void TestUnoReflexes::whoCouldJumpInAsWellComesFirst()
{
    Contest contest;
    contest.fixture.time.advance(Contest::courtesy - 1);
    QCOMPARE(contest.session->actionCount(), contest.before);
    contest.fixture.time.advance(1);
    QCOMPARE(contest.session->actionCount(), contest.before + 1);
}

void TestUnoReflexes::whoIsAboutToJumpInIsWaitedFor()
{
    Contest contest;
    contest.fixture.time.advance(Contest::courtesy - 1);
    contest.reflexes.waitForPeople();
    contest.fixture.time.advance(Contest::courtesy - 1);
    QCOMPARE(contest.session->actionCount(), contest.before);
    contest.fixture.time.advance(1);
    QCOMPARE(contest.session->actionCount(), contest.before + 1);
}

void TestUnoReflexes::cardTurnedFirstMayBeJumpedInOn_data()
{
    QTest::addColumn<bool>("isNamed");
    QTest::addRow("at once") << false;
    QTest::addRow("a wild card, when its color has been named") << true;
}

/// As after a resume; in some deal an AI holds the same card, and notices.
void TestUnoReflexes::cardTurnedFirstMayBeJumpedInOn()
{
    QFETCH(bool, isNamed);
    PlayFixture fixture;
    MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(10, 1, Level::hard);
    config.rules.jump_in = true;
    for (bool isJumpedIn = false; !isJumpedIn; ++config.seed) {
        QVERIFY(config.seed < 2000);
        const auto session = fixture.begin(config);
        UnoReflexes reflexes(*session, config.seed);
        reflexes.setPace({1.0, true}, {0, 0, 0});
        reflexes.start();
        session->startRound();
        if ((session->match().state().table.phase == uno::Phase::color) != isNamed)
            continue;
        if (isNamed)
            session->act(session->turnSeat(), uno::NameColor{Color::red});
        bool isHeld = false;
        for (int seat = 1; seat < 10; ++seat)
            isHeld |= mayJumpIn(*session, seat);
        const qint64 before = session->actionCount();
        fixture.time.advance(3000);
        isJumpedIn = isHeld && session->actionCount() > before;
    }
}

TABLESIDE_TEST(TestUnoReflexes)
#include "tst_uno_reflexes.moc"
