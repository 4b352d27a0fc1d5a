// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that a phone is sent nothing that its seat can't see: two rounds of which a seat sees the same give its phone the same
// bytes, at each position of random rounds and after each action. Prints the seed.
#include "test_program.h"
#include "tests/engine/support/other_secrets.h"

#include "app/phones/game/seat_view.h"

#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

#include <type_traits>

using namespace tableside;

class TestPhoneSight : public QObject
{
    Q_OBJECT

private slots:
    void hidesWhatItsSeatCannotSee_data();
    void hidesWhatItsSeatCannotSee();
};

// A view can only be made of an observation and of events, not of a position with all cards.
static_assert(!std::is_convertible_v<dos::State, dos::Observation> && !std::is_convertible_v<uno::State, uno::Observation>);
static_assert(!std::is_constructible_v<dos::Observation, dos::State> && !std::is_constructible_v<uno::Observation, uno::State>);

namespace {

template <typename Game>
class TwoRounds
{
public:
    TwoRounds(int seats, quint64 seed) : m_random(seed)
    {
        typename Game::Ruleset rules;
        if constexpr (std::is_same_v<Game, uno::Game>) {
            for (bool *house : {&rules.stacking, &rules.jump_in, &rules.seven_zero, &rules.no_bluffing})
                *house = m_random.chance(0.5);
        }
        typename Game::EventList events;
        m_state = Game::deal(seats, 0, rules, Random(m_random.next()), events);
        m_history = events.take();
        for (int seat = 0; seat < seats; ++seat)
            m_names << QStringLiteral("Player %1").arg(seat + 1);
    }

    /// Plays at random and compares. Returns the number of comparisons; 0 if a phone was sent what it must not know.
    int play(int mostActions)
    {
        int compared = 0;
        for (int action = 0; action < mostActions && !Game::is_over(m_state); ++action) {
            for (int seat = 0; seat < m_state.table.seats; ++seat) {
                if (bytes(m_state, m_history, seat) != bytes(test::rehidden(m_state, seat, m_random), m_history, seat))
                    return 0;
                ++compared;
            }
            const int after = act();
            if (after < 0)
                return 0;
            compared += after;
        }
        return compared;
    }

private:
    using Events = std::vector<typename Game::Event>;

    QByteArray bytes(const typename Game::State &state, const Events &history, int seat) const
    {
        const phones::SeatSight<Game> sight{Game::observe(state, seat), phones::latestSeen<Game>(history, seat), m_names,
                                            !Game::is_over(state)};
        return QJsonDocument(phones::seatView(sight)).toJson(QJsonDocument::Compact);
    }

    /// Performs an action here and, for each seat, where its secrets differ. Returns the number of comparisons, or -1.
    int act()
    {
        const auto before = m_state;
        const int turn = Game::seat_in_turn(before);
        typename Game::ActionList legal;
        Game::legal_actions(Game::observe(before, turn), legal);
        const auto action = legal[m_random.below(static_cast<std::uint32_t>(legal.size()))];
        typename Game::EventList events;
        Game::apply(m_state, turn, action, events);
        int compared = 0;
        for (int seat = 0; seat < before.table.seats; ++seat) {
            auto other = test::rehidden(before, seat, m_random);
            typename Game::EventList told;
            if (!test::is_told_alike(before, action, events.events())
                || Game::apply(other, turn, action, told) != Game::Reason::none || Game::is_over(m_state) || Game::is_over(other)
                || m_state.hand(seat).size() > before.hand(seat).size())
                continue;
            if (bytes(m_state, joined(events.events()), seat) != bytes(other, joined(told.events()), seat))
                return -1;
            ++compared;
        }
        m_history = joined(events.events());
        return compared;
    }

    Events joined(const Events &events) const
    {
        Events all = m_history;
        all.insert(all.end(), events.begin(), events.end());
        return all;
    }

    Random m_random;
    typename Game::State m_state;
    Events m_history;
    QStringList m_names;
};

} // namespace

void TestPhoneSight::hidesWhatItsSeatCannotSee_data()
{
    QTest::addColumn<bool>("isUno");
    QTest::addColumn<int>("seats");
    QTest::newRow("DOS, two") << false << 2;
    QTest::newRow("DOS, four") << false << 4;
    QTest::newRow("UNO, two") << true << 2;
    QTest::newRow("UNO, four") << true << 4;
    QTest::newRow("UNO, ten") << true << 10;
}

void TestPhoneSight::hidesWhatItsSeatCannotSee()
{
    QFETCH(bool, isUno);
    QFETCH(int, seats);
    const quint64 seed = QRandomGenerator::global()->generate64();
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    int compared = 0;
    for (std::uint64_t round = 0; round < 5; ++round) {
        const quint64 own = derived_seed(seed, round);
        const int here = isUno ? TwoRounds<uno::Game>(seats, own).play(60) : TwoRounds<dos::Game>(seats, own).play(60);
        QVERIFY2(here > 0, "A phone is sent what its seat can't see.");
        compared += here;
    }
    QVERIFY(compared > 100);
}

TABLESIDE_TEST(TestPhoneSight)
#include "tst_phone_sight.moc"
