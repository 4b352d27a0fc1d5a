// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// AI players of a session: which events they receive, how long they may think, and that they finish matches.
#include "tests/app/table/hearing_player.h"
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "engine/dos/ai/levels.h"
#include "tests/engine/dos/position.h"

#include <QTest>

#include <algorithm>
#include <atomic>

using namespace tableside;
using test::PlayFixture;
using test::waitForAnswer;

class TestAiSeats : public QObject
{
    Q_OBJECT

private slots:
    void everyLevelPlaysAMatch();
    void playersDoNotSeeHiddenCards();
    void resumedPlayersReceiveTheWholeRound();
    void portraitDecidesTheStyle();
    void stopsThinkingWhenTheTimeIsUp();
    void stopsThinkingAfterAJumpIn();
};

namespace {

struct Thoughts
{
    std::atomic<int> begun = 0;
    std::atomic<int> ended = 0;
};

/// A player that thinks until its thought is cancelled.
template <typename Game>
class Ponderer final : public Player<Game>
{
public:
    explicit Ponderer(std::shared_ptr<Thoughts> thoughts) : m_thoughts(std::move(thoughts)) {}

    std::size_t choose(const typename Game::Observation &, const typename Game::ActionList &,
                       const Thinking &thinking) override
    {
        ++m_thoughts->begun;
        while (!thinking.cancel.stop_requested())
            QThread::msleep(1);
        ++m_thoughts->ended;
        return 0;
    }

private:
    std::shared_ptr<Thoughts> m_thoughts;
};

template <typename Game>
typename AiSeats<Game>::PlayerMaker ponderers(const std::shared_ptr<Thoughts> &thoughts)
{
    return [thoughts](const SeatConfig &, quint64) { return std::make_shared<Ponderer<Game>>(thoughts); };
}

bool isHidden(const dos::Cards &cards)
{
    return std::all_of(cards.begin(), cards.end(), [](dos::Card card) { return card.is_none(); });
}

/// Starts a round of UNO with jump-ins and plays until the AI at seat 1 is in turn. Seats 0 and 2 are people.
std::unique_ptr<TableSession<uno::Game>> turnOfSeatOne(PlayFixture &fixture, quint64 seed)
{
    MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(3, seed);
    config.seats[2].level.reset();
    config.rules.jump_in = true;
    auto session = fixture.begin(config);
    session->startRound();
    while (session->turnSeat() != 1)
        test::playFirstLegal(*session, session->turnSeat());
    return session;
}

/// Returns a jump-in of `seat` with the same card as the last one played (UNO-JUMP-1) that takes the turn away from seat 1;
/// empty if there is none.
std::optional<uno::Action> jumpIn(const TableSession<uno::Game> &session, int seat)
{
    uno::ActionList jumps;
    uno::jump_ins(session.match().observe(seat), jumps);
    Match<uno::Game> after = session.match();
    uno::EventList events;
    if (jumps.empty() || after.apply(seat, jumps.front(), events) != uno::Reason::none || after.state().table.turn == 1)
        return {};
    return jumps.front();
}

} // namespace

void TestAiSeats::everyLevelPlaysAMatch()
{
    for (const auto &[level, portrait] : {std::pair(Level::easy, "hare"), std::pair(Level::medium, "otter"),
                                          std::pair(Level::hard, "bear"), std::pair(Level::hard, "")}) {
        PlayFixture fixture;
        MatchConfig<dos::Game> config = PlayFixture::config(3, 9, level);
        config.rules.target = dos::Ruleset::lowest_target;
        config.seats[2].portrait = portrait;
        const auto session = fixture.begin(config);
        AiSeats<dos::Game> ai(*session, 1);
        ai.setPace({1.0, true, false}, {0, 0, 0});
        ai.start();
        session->startRound();
        int acted = 0;
        connect(session.get(), &MatchSessionBase::happened, this, [&] { ++acted; });
        while (session->match().phase() != MatchPhase::over) {
            if (!session->isPlaying())
                session->startRound();
            else if (session->turnSeat() == 0)
                test::playFirstLegal(*session, 0);
            const int before = acted;
            QVERIFY(waitForAnswer([&] { return acted > before || !session->isPlaying() || session->turnSeat() == 0; }));
            fixture.time.advance(2000); // time for calls and catches
        }
        QVERIFY(acted > 10);
    }
}

void TestAiSeats::playersDoNotSeeHiddenCards()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 4));
    const auto heard = std::make_shared<test::Heard>();
    AiSeats<dos::Game> ai(*session, 1, nullptr, test::hearingPlayers(heard));
    ai.setPace({1.0, true, false}, {0, 0, 0});
    ai.start();
    session->startRound();
    for (int turns = 0; turns < 12 && session->isPlaying(); ++turns) {
        QVERIFY(waitForAnswer([&] { return !session->isPlaying() || session->turnSeat() == 0; }));
        if (session->isPlaying())
            test::playFirstLegal(*session, 0);
    }
    QTRY_COMPARE(heard->all().front().size(), session->history().size());
    int hiddenDraws = 0;
    const std::vector<dos::Event> all = heard->all().front();
    for (std::size_t index = 0; index < all.size(); ++index) {
        QCOMPARE(all[index].index(), session->history()[index].index());
        if (const auto *dealt = std::get_if<dos::Dealt>(&all[index])) {
            QVERIFY(isHidden(dealt->hands[0]) && !isHidden(dealt->hands[1]) && isHidden(dealt->draw));
        } else if (const auto *drew = std::get_if<dos::Drew>(&all[index]); drew && !drew->cards.empty()) {
            QCOMPARE(isHidden(drew->cards), drew->seat != 1);
            hiddenDraws += drew->seat != 1 ? 1 : 0;
        }
    }
    QVERIFY(hiddenDraws > 0);
}

void TestAiSeats::resumedPlayersReceiveTheWholeRound()
{
    PlayFixture fixture;
    qint64 roundEvents = 0;
    {
        const auto session = fixture.begin(PlayFixture::config(2, 4));
        session->startRound();
        Random random(3);
        while (session->match().round() < 2 || session->history().size() < 8) {
            if (session->isPlaying())
                test::playAnyLegal(*session, random);
            else
                session->startRound();
        }
        for (int count = 0; count < 5; ++count)
            test::playAnyLegal(*session, random);
        roundEvents = static_cast<qint64>(session->eventsOfRound().size());
        QVERIFY(session->isPlaying() && roundEvents < static_cast<qint64>(session->history().size()));
    }
    const auto resumed = fixture.resume<dos::Game>(fixture.store);
    const auto heard = std::make_shared<test::Heard>();
    AiSeats<dos::Game> ai(*resumed, 1, nullptr, test::hearingPlayers(heard));
    ai.setPace({1.0, true, false}, {1'000'000, 1'000'001, 0});
    ai.start();
    QTRY_COMPARE(static_cast<qint64>(heard->all().front().size()), roundEvents);
    QCOMPARE(std::get<dos::RoundStarted>(heard->all().front().front()).number, 2);
}

/// The bear keeps its wild cards and lays another card. A player of the same level without a style lays the card that counts
/// most.
void TestAiSeats::portraitDecidesTheStyle()
{
    const dos::State position = test::state_of({.hands = {"r9", "dos b10 g9"}, .row = "r1 y1", .turn = 1, .drawn = true});
    const dos::Observation seen = dos::observe(position, 1);
    dos::ActionList legal;
    dos::legal_actions(seen, legal);
    const auto laid = [&](const QString &portrait) {
        SeatConfig seat;
        seat.portrait = portrait;
        seat.level = Level::greedy;
        const auto player = AiSeats<dos::Game>::playerOf(seat, 1);
        return QString::fromStdString(test::text(legal[player->choose(seen, legal, {})]));
    };
    QCOMPARE(laid({}), QStringLiteral("lay dos"));
    QCOMPARE(laid("hedgehog"), QStringLiteral("lay dos"));
    QCOMPARE(laid("bear"), QStringLiteral("lay b10"));
}

void TestAiSeats::stopsThinkingWhenTheTimeIsUp()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 4));
    AiSeats<dos::Game> ai(*session, 1, nullptr, ponderers<dos::Game>(std::make_shared<Thoughts>()));
    ai.setPace({1.0, true, false}, {30, 60, 0});
    ai.start();
    session->startRound();
    while (session->turnSeat() == 0)
        test::playFirstLegal(*session, 0);
    const qint64 before = session->actionCount();
    fixture.time.advance(60);
    QCOMPARE(session->actionCount(), before);
    QVERIFY(waitForAnswer([&] { return session->actionCount() > before; })); // the player never stops by itself
}

/// A person jumps in while an AI thinks about its turn, and takes the turn away. The AI must stop thinking.
void TestAiSeats::stopsThinkingAfterAJumpIn()
{
    PlayFixture fixture;
    quint64 seed = 1;
    auto session = turnOfSeatOne(fixture, seed);
    while (!jumpIn(*session, 2))
        session = turnOfSeatOne(fixture, ++seed);
    const auto thoughts = std::make_shared<Thoughts>();
    AiSeats<uno::Game> ai(*session, 1, nullptr, ponderers<uno::Game>(thoughts));
    ai.setPace({1.0, true, false}, {1'000'000, 1'000'001, 0});
    ai.start();
    QTRY_COMPARE(thoughts->begun, 1);
    QVERIFY(session->act(2, *jumpIn(*session, 2)).isAccepted());
    QTRY_COMPARE(thoughts->ended, 1); // without a cancellation it would take a thousand seconds
    QVERIFY(!ai.playsAt());
}

TABLESIDE_TEST(TestAiSeats)
#include "tst_ai_seats.moc"
