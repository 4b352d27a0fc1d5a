// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// AI players of UNO give people time before they act out of turn.
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
    void aiLetsAPersonJumpInFirst();
    void aiJumpsInOnTheFirstCard();
    void aiStopsWaitingAfterACall();
    void jumpInOnASevenTakesTheSmallestHand();
};

namespace {

bool mayJumpIn(const Session &session, int seat)
{
    return seat != session.turnSeat() && uno::best_jump_in(session.match().observe(seat));
}

/// Plays all seats, deal after deal, until `wanted` returns true of the session.
template <typename Wanted>
std::unique_ptr<Session> matchWhere(PlayFixture &fixture, const Wanted &wanted)
{
    MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(4, 1, Level::hard);
    config.rules.jump_in = true;
    Random random(1);
    for (; config.seed < 20'000; ++config.seed) {
        auto session = fixture.begin(config);
        session->startRound();
        for (int actions = 0; actions < 200 && session->isPlaying(); ++actions) {
            if (wanted(*session))
                return session;
            test::playAnyLegal(*session, random);
        }
    }
    qFatal("No deal reaches the wanted position");
}

/// A match in which the person at seat 0 and the AI at seat 1 could both jump in.
struct Contest
{
    static constexpr int courtesy = 1500;
    PlayFixture fixture;
    std::unique_ptr<Session> session = matchWhere(fixture,
                                                  [](auto &it) { return mayJumpIn(it, 0) && mayJumpIn(it, 1); });
    UnoReflexes reflexes{*session, 1};
    const qint64 before = session->actionCount();

    Contest()
    {
        reflexes.setPace({1.0, true, false}, {0, 0, courtesy});
        reflexes.start();
    }
};

} // namespace

/// An AI that could jump in first gives the courtesy time to a person who could as well, and again while that person jumps in
/// (UNO-JUMP-1).
void TestUnoReflexes::aiLetsAPersonJumpInFirst()
{
    for (const bool isJumpingIn : {false, true}) {
        Contest contest;
        contest.fixture.time.advance(Contest::courtesy - 1);
        if (isJumpingIn) {
            contest.reflexes.waitForPeople();
            contest.fixture.time.advance(Contest::courtesy - 1);
        }
        QCOMPARE(contest.session->actionCount(), contest.before);
        contest.fixture.time.advance(1);
        QCOMPARE(contest.session->actionCount(), contest.before + 1);
    }
}

/// Tries deals until an AI holds the same card as the first one on the discard pile, notices it and jumps in.
void TestUnoReflexes::aiJumpsInOnTheFirstCard()
{
    for (const bool isNamed : {false, true}) {
        PlayFixture fixture;
        MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(10, 1, Level::hard);
        config.rules.jump_in = true;
        for (bool isJumpedIn = false; !isJumpedIn; ++config.seed) {
            QVERIFY(config.seed < 2000);
            const auto session = fixture.begin(config);
            UnoReflexes reflexes(*session, config.seed);
            reflexes.setPace({1.0, true, false}, {0, 0, 0});
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
}

/// A jump-in ends the chance to catch, so an AI gives people time to catch first. After a call the AI no longer waits.
void TestUnoReflexes::aiStopsWaitingAfterACall()
{
    constexpr int courtesy = 60'000; // longer than any reaction
    for (const bool calls : {false, true}) {
        PlayFixture fixture;
        const auto session = matchWhere(fixture, [](const Session &it) {
            return it.isExposed(2) && mayJumpIn(it, 1) && !mayJumpIn(it, 0) && !mayJumpIn(it, 3);
        });
        UnoReflexes reflexes(*session, 8); // with this seed the AI notices its chance to jump in
        reflexes.setPace({1.0, true, false}, {0, 0, courtesy});
        reflexes.start();
        const qint64 before = session->actionCount();
        fixture.time.advance(10'000);
        QCOMPARE(session->actionCount(), before);
        if (calls)
            QVERIFY(session->act(2, uno::CallUno{}).isAccepted());
        fixture.time.advance(10);
        QCOMPARE(session->actionCount(), before + (calls ? 2 : 0));
        if (!calls) {
            fixture.time.advance(courtesy + session->graceMs());
            QCOMPARE(session->actionCount(), before + 1);
        }
    }
}

/// An AI that jumps in with a 7 has to choose a hand to swap with and takes the smallest (UNO-SEVEN-1).
void TestUnoReflexes::jumpInOnASevenTakesTheSmallestHand()
{
    int jumps = 0;
    for (quint64 seed = 1; jumps < 3; ++seed) {
        QVERIFY(seed < 3000);
        PlayFixture fixture;
        MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(4, seed, Level::greedy);
        config.rules.jump_in = config.rules.seven_zero = true;
        const auto session = fixture.begin(config);
        session->startRound();
        Random random(seed);
        const auto isWanted = [&] {
            const uno::Card top = session->match().state().table.top();
            return session->turnSeat() == 0 && top.is_number() && top.number() == 7
                && session->match().state().table.phase == uno::Phase::play && mayJumpIn(*session, 1);
        };
        for (int actions = 0; actions < 60 && session->isPlaying() && !isWanted(); ++actions)
            test::playAnyLegal(*session, random);
        if (!session->isPlaying() || !isWanted())
            continue;
        AiSeats<uno::Game> ai(*session, seed);
        UnoReflexes reflexes(*session, seed);
        ai.setPace({1.0, true, false}, {0, 0, 0});
        reflexes.setPace({1.0, true, false}, {0, 0, 0});
        ai.start();
        reflexes.start();
        const uno::State before = session->match().state();
        for (int ms = 0; ms < 9000 && session->turnSeat() == 0; ms += 10)
            fixture.time.advance(10);
        if (session->turnSeat() == 0)
            continue; // no AI noticed the chance
        const auto jumped = std::get<uno::Played>(session->history()[session->history().size() - 1]);
        QVERIFY(jumped.jumps_in);
        QCOMPARE(session->match().state().table.phase, uno::Phase::swap);
        int smallest = 1000;
        for (int seat = 0; seat < 4; ++seat)
            smallest = seat == jumped.seat ? smallest : std::min(smallest, before.hand(seat).size());
        QVERIFY(test::waitForAnswer([&] { return ai.playsAt().has_value() || session->turnSeat() != jumped.seat; }));
        fixture.time.advance(1);
        QVERIFY(test::waitForAnswer([&] { return session->match().state().table.phase != uno::Phase::swap; }));
        QCOMPARE(session->match().state().hand(jumped.seat).size(), smallest);
        ++jumps;
    }
}

TABLESIDE_TEST(TestUnoReflexes)
#include "tst_uno_reflexes.moc"
