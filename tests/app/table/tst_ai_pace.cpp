// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// AI players act at a human pace, give people time to catch and to jump in, and wait while the table is paused.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/ai/ai_seats.h"
#include "app/table/moments/show_time.h"
#include "app/table/uno/uno_table.h"
#include "engine/dos/ai/levels.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tableside;
using test::Answers;
using test::PlayFixture;
using test::waitForAnswer;

class TestAiPace : public QObject
{
    Q_OBJECT

private slots:
    void thinkingTimeFollowsTheSpeed();
    void callEndsTheWaitForACatch();
    void timeToCatchStartsWhenTheHandIsShown();
    void pausedTableWaits();
    void thinksAgainAfterACatch();
    void resumedTableWaitsForAJumpIn();
    void resumedMatchDrawsNewThinkingTimes();
};

namespace {

/// A player that chooses the first legal action without thinking.
class FirstLegal final : public Player<dos::Game>
{
public:
    std::size_t choose(const dos::Observation &, const dos::ActionList &, const Thinking &) override { return 0; }
};

std::shared_ptr<Player<dos::Game>> firstComeFirst(const SeatConfig &, quint64)
{
    return std::make_shared<FirstLegal>();
}

/// Plays the greedy player's choice for `seat`, which sheds as many cards as possible.
void playWell(TableSession<dos::Game> &session, int seat)
{
    const dos::Observation seen = session.match().observe(seat);
    const dos::ActionList legal = test::legalActions(session);
    session.act(seat, legal[make_player<dos::Game>(Level::greedy, 1)->choose(seen, legal, {})]);
}

/// Plays until the person at seat 0 can be caught and the AI at seat 1 is in turn. If there is a seat 2, a person sits there.
void playToExposure(TableSession<dos::Game> &session)
{
    while (!session.isPlaying() || !session.isExposed(0) || session.turnSeat() != 1) {
        const qint64 before = session.actionCount();
        if (!session.isPlaying())
            session.startRound();
        else if (session.match().seats() > 2 && session.isExposed(2))
            session.act(2, dos::CallDos{});
        else if (session.turnSeat() == 0)
            playWell(session, 0);
        else if (session.turnSeat() == 2)
            test::playFirstLegal(session, 2);
        else if (!waitForAnswer([&] { return session.actionCount() > before; }))
            qFatal("The AI does not play");
    }
}

} // namespace

/// Measures the time between the beginning of a turn and the AI's action on the test's clock.
void TestAiPace::thinkingTimeFollowsTheSpeed()
{
    PlayFixture fixture;
    fixture.time.advance(5000);
    const auto session = fixture.begin(PlayFixture::config(2, 4));
    session->startRound();
    while (session->turnSeat() == 0)
        test::playFirstLegal(*session, 0);
    for (const double speed : {0.5, 1.0, 2.0}) {
        QList<double> waits; // at normal speed
        for (quint64 seed = 0; seed < 30; ++seed) {
            AiSeats<dos::Game> ai(*session, seed, nullptr, firstComeFirst);
            ai.setPace({speed, true, false}, {});
            ai.start();
            QVERIFY(!ai.playsAt());
            QVERIFY(waitForAnswer([&] { return ai.playsAt().has_value(); }));
            waits.append(static_cast<double>(*ai.playsAt() - fixture.time.now()) * speed);
        }
        const auto [least, most] = std::minmax_element(waits.cbegin(), waits.cend());
        QVERIFY2(*least >= 600 && *least < 750, qPrintable(QStringLiteral("%1 at speed %2").arg(*least).arg(speed)));
        QVERIFY2(*most < 1200 && *most > 1050, qPrintable(QStringLiteral("%1 at speed %2").arg(*most).arg(speed)));
    }
}

/// An AI delays its action while people may still catch a player with two cards. It stops waiting once that player has called.
void TestAiPace::callEndsTheWaitForACatch()
{
    constexpr int courtesy = 1'000'000;
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 4));
    AiSeats<dos::Game> ai(*session, 1, nullptr, firstComeFirst);
    ai.setPace({1.0, true, false}, {0, 0, courtesy});
    ai.start();
    playToExposure(*session);
    QVERIFY(waitForAnswer([&] { return ai.playsAt().has_value(); }));
    QCOMPARE(*ai.playsAt(), fixture.time.now() + session->config().rules.grace_ms + courtesy);

    fixture.time.advance(500);
    const qint64 before = session->actionCount();
    QVERIFY(session->act(0, dos::CallDos{}).isAccepted());
    QVERIFY(*ai.playsAt() <= fixture.time.now());
    QCOMPARE(session->actionCount(), before + 1); // the AI does not act inside the handler of the call
    fixture.time.advance(0);
    QCOMPARE(session->actionCount(), before + 2); // the AI no longer waits for the thousand seconds of courtesy
}

/// People get the full time to catch from the moment the screen shows the exposed hand, even with slow animations.
void TestAiPace::timeToCatchStartsWhenTheHandIsShown()
{
    constexpr int courtesy = 1800;
    const Pace pace{0.5, false};
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 4));
    AiSeats<dos::Game> ai(*session, 1, nullptr, firstComeFirst);
    ai.setPace(pace, {0, 0, courtesy});
    ai.start();
    qint64 seenAt = 0;
    ShowTimes<dos::Game> times({});
    connect(session.get(), &MatchSessionBase::happened, this, [&](qsizetype first, qsizetype count) {
        int shownFor = 0;
        for (const dos::Event &event : session->events(first, count)) {
            if (std::holds_alternative<dos::Exposed>(event))
                seenAt = fixture.time.now() + shownFor;
            shownFor += times.take(event).at(pace);
        }
    });
    while (!session->isPlaying() || !session->isExposed(0) || session->turnSeat() != 1) {
        if (!session->isExposed(0)) // otherwise the AI would catch seat 0
            fixture.time.advance(1'000'000); // every animation is over
        if (session->isPlaying())
            playWell(*session, session->turnSeat());
        else
            session->startRound();
    }
    QVERIFY(waitForAnswer([&] { return ai.playsAt().has_value(); }));
    QVERIFY(seenAt > 0);
    QCOMPARE(*ai.playsAt(), seenAt + session->config().rules.grace_ms + courtesy);
}

void TestAiPace::pausedTableWaits()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 4));
    AiSeats<dos::Game> ai(*session, 1);
    ai.setPace({1.0, true, false}, {0, 0, 0});
    ai.start();
    session->startRound();
    while (session->turnSeat() == 0)
        test::playFirstLegal(*session, 0);
    session->clock().setPaused(true);
    const qint64 before = session->actionCount();
    QVERIFY(waitForAnswer([&] { return ai.playsAt().has_value(); }));
    fixture.time.advance(1'000'000);
    QCOMPARE(session->actionCount(), before);
    session->clock().setPaused(false);
    fixture.time.advance(0);
    QCOMPARE(session->actionCount(), before + 1);
}

/// The caught player holds more cards now, so the AI thinks again, although its legal actions are still the same.
void TestAiPace::thinksAgainAfterACatch()
{
    PlayFixture fixture;
    MatchConfig<dos::Game> config = PlayFixture::config(3, 4);
    config.seats[2].level.reset();
    const auto session = fixture.begin(config);
    AiSeats<dos::Game> ai(*session, 1, nullptr, firstComeFirst);
    ai.setPace({1.0, true, false}, {0, 0, 1'000'000});
    ai.start();
    playToExposure(*session);
    QVERIFY(waitForAnswer([&] { return ai.playsAt().has_value(); }));
    fixture.time.advance(config.rules.grace_ms + 1);
    QVERIFY(session->catchSeat(2, 0).isAccepted());
    const qint64 before = session->actionCount();
    QVERIFY(!ai.playsAt()); // the AI is thinking again
    QVERIFY(waitForAnswer([&] { return session->actionCount() > before; }));
}

/// A person who returns to the table gets the full time to jump in again (UNO-JUMP-1).
void TestAiPace::resumedTableWaitsForAJumpIn()
{
    for (const bool canJumpIn : {true, false}) {
        PlayFixture fixture;
        fixture.time.advance(5'000'000); // the table's clock must not depend on starting at 0
        auto config = PlayFixture::config<uno::Game>(2, 0);
        config.rules.jump_in = true;
        std::unique_ptr<TableSession<uno::Game>> session;
        const auto isWanted = [&] {
            uno::ActionList jumps;
            uno::jump_ins(session->match().observe(0), jumps);
            return session->turnSeat() == 1 && jumps.empty() != canJumpIn;
        };
        Random random(4);
        do {
            ++config.seed;
            session = fixture.begin(config);
            session->startRound();
            for (int actions = 0; actions < 40 && session->isPlaying() && !isWanted(); ++actions)
                test::playAnyLegal(*session, random);
        } while (!session->isPlaying() || !isWanted());
        UnoTable table(std::move(session), fixture.sounds);
        constexpr int courtesy = 1'000'000;
        table.setPace({1.0, true, false}, {0, 0, courtesy});
        const qint64 before = table.session().actionCount();
        const Answers answers;
        table.start();
        QVERIFY(waitForAnswer([&] { return answers.count > 0; }));
        if (canJumpIn) {
            fixture.time.advance(courtesy - 1);
            QCOMPARE(table.session().actionCount(), before);
            fixture.time.advance(1);
        }
        QCOMPARE(table.session().actionCount(), before + 1);
    }
}

/// A resumed match draws thinking times and forgotten calls from a new random stream instead of repeating the same ones.
void TestAiPace::resumedMatchDrawsNewThinkingTimes()
{
    PlayFixture fixture;
    MatchConfig<dos::Game> config = PlayFixture::config(2, 4);
    const auto session = fixture.begin(config);
    session->startRound();
    std::set<qint64> thoughts;
    for (int turns = 0; turns < 5 && session->isPlaying(); ++turns) {
        while (session->turnSeat() == 0)
            test::playFirstLegal(*session, 0);
        {
            AiSeats<dos::Game> ai(*session, 1, nullptr, firstComeFirst);
            ai.setPace({1.0, true, false}, {1'000'000, 2'000'000, 0});
            ai.start();
            QVERIFY(waitForAnswer([&] { return ai.playsAt().has_value(); }));
            thoughts.insert(*ai.playsAt());
        }
        test::playFirstLegal(*session, 1);
    }
    QVERIFY(thoughts.size() >= 4);
}

TABLESIDE_TEST(TestAiPace)
#include "tst_ai_pace.moc"
