// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/ai/playout.h"

#include "engine/search/round_value.h"
#include "engine/uno/ai/greedy_player.h"
#include "engine/uno/ai/opponent_shares.h"
#include "engine/uno/ai/rollout_play.h"
#include "engine/uno/matching.h"
#include "engine/uno/rules.h"

#include <bit>

namespace tableside::uno {

namespace {

/// The bonus for winning the round, in points. The bonus only reduces the noise when there are few playouts, so it is small.
constexpr double round_win_bonus = 5.0;

constexpr double flinches = 0.08; ///< The probability that a posing seat moves (UNO-ACT-6).

// The constants free_bluffs and free_plays_any_card: the probabilities that a seat of OpponentType::free bluffs or plays a
// random card. The belief (engine/uno/ai/belief.h) uses the same probabilities.
constexpr auto free_type = static_cast<std::size_t>(OpponentType::free);
constexpr double free_bluffs = bluffs[free_type];
constexpr double free_plays_any_card = 1.0 - plays_what_it_likes[free_type];

/// The probability that the greedy player challenges, indexed by the number of cards of the challenged seat.
const std::array<double, deck_size + 1> odds_of_challenge = [] {
    std::array<double, deck_size + 1> odds{};
    for (int cards = 0; cards <= deck_size; ++cards)
        odds[static_cast<std::size_t>(cards)] = bluffer_prior * probability_of_color(cards);
    return odds;
}();

/// Returns a random card of the set, which must not be empty.
Card any_of(KindSet kinds, Random &random)
{
    for (auto skipped = random.below(static_cast<std::uint32_t>(KindCounts(kinds).of_all())); skipped > 0; --skipped)
        kinds &= kinds - 1;
    return Card::from_code(std::countr_zero(kinds));
}

/// After a Wild Dumb Fu, the seat in turn must hold a pose. Decides at random whether this seat moves; if so, the seat draws
/// four cards (UNO-ACT-6).
void maybe_move_in_pose(State &state, Card played)
{
    NoEvents none;
    const int seat = state.table.turn;
    if (played == wild_dumb_fu && state.table.is_posing(seat) && state.random.chance(flinches))
        apply(state, seat, ReportMove{static_cast<std::uint8_t>(seat)}, none);
}

/// If the seat in turn has drawn a card that cannot be played, makes it keep the card. By UNO-TURN-5, keeping is an action,
/// but the seat has no choice.
void keep_unplayable(State &state)
{
    NoEvents none;
    const Table &table = state.table;
    if (table.phase == Phase::drawn && !may_play(table, state.hand_in_turn(), table.drawn))
        apply(state, table.turn, PassTurn{}, none);
}

/// The seat in turn of a playout. decide() makes the seat's next decision, in any phase, by the rollout policy.
class RolloutSeat
{
public:
    RolloutSeat(State &state, RolloutPolicy policy)
        : m_state(state), m_table(state.table), m_hand(state.hand_in_turn()), m_policy(policy)
    {}

    void decide()
    {
        switch (m_table.phase) {
        case Phase::play: return take_turn();
        case Phase::drawn: return answer_draw();
        case Phase::challenge: return answer_draw_card();
        case Phase::color: return act(NameColor{strongest_color(m_hand)});
        case Phase::swap: return act(SwapHands{static_cast<std::uint8_t>(smallest_hand())});
        case Phase::over: return;
        }
    }

private:
    void act(const Action &action)
    {
        NoEvents none;
        apply(m_state, m_table.turn, action, none);
    }

    void play(const PlayCard &play)
    {
        act(play);
        maybe_move_in_pose(m_state, play.card);
    }

    TopCard top() const { return {m_table.top(), m_table.color}; }

    Threat threat() const
    {
        return threat_at(m_table, m_table.turn, [this](int seat) { return m_state.hand(seat).size(); });
    }

    bool bluffs()
    {
        return m_policy == RolloutPolicy::free && m_hand.has(wild_draw_four) && !m_table.rules.no_bluffing
            && m_state.random.chance(free_bluffs);
    }

    void take_turn()
    {
        if (bluffs())
            return play({wild_draw_four, strongest_color(m_hand)});
        if (m_policy == RolloutPolicy::free && m_state.random.chance(free_plays_any_card)) {
            if (const KindSet kinds = m_hand.kinds() & matching_kinds(m_table.top(), m_table.color); kinds != 0)
                return play({any_of(kinds, m_state.random)});
        }
        const PlayCard chosen = rollout_play(top(), m_hand, threat());
        if (!chosen.card.is_none())
            return play(chosen);
        act(DrawCard{});
        keep_unplayable(m_state);
    }

    void answer_draw()
    {
        const Card card = m_table.drawn;
        const bool is_bluff = card == wild_draw_four && !lacks_color(m_table, m_hand);
        if (is_bluff && !bluffs())
            act(PassTurn{});
        else
            play({card, card.is_wild() ? strongest_color(m_hand) : Color::any});
    }

    void answer_draw_card()
    {
        const Card card = m_table.top();
        if (may_stack(m_table) && card == wild_draw_four && m_hand.has(card) && lacks_color(m_table, m_hand))
            return play({card, strongest_color(m_hand)});
        if (may_stack(m_table) && !card.is_wild() && (m_hand.kinds() & kinds_like(card)) != 0)
            return play({Card::from_code(std::countr_zero(m_hand.kinds() & kinds_like(card)))});
        const int held = m_state.hand(m_table.challenged_seat()).size();
        if (may_challenge(m_table) && m_state.random.chance(odds_of_challenge[static_cast<std::size_t>(held)]))
            act(ChallengeDraw{});
        else
            act(AcceptDraw{});
    }

    int smallest_hand() const
    {
        int smallest = m_table.next_seat(m_table.turn);
        for (int seat = 0; seat < m_table.seats; ++seat) {
            if (seat != m_table.turn && m_state.hand(seat).size() < m_state.hand(smallest).size())
                smallest = seat;
        }
        return smallest;
    }

    State &m_state;
    const Table &m_table;
    const Hand &m_hand;
    RolloutPolicy m_policy;
};

} // namespace

void Playout::prepare(const Observation &seen, bool /*evaluates*/)
{
    m_seat = seen.seat;
    m_odds.prepare(std::span(seen.scores).first(seen.table.seats), seen.table.rules.target);
}

RoundOutcome Playout::play(Determinization &sample, std::span<const Action> actions) const
{
    NoEvents none;
    State &state = sample.state;
    for (const Action &action : actions) {
        apply(state, m_seat, action, none);
        if (const auto *play = std::get_if<PlayCard>(&action))
            maybe_move_in_pose(state, play->card);
    }
    keep_unplayable(state);
    int evaluations = 0;
    for (; !state.is_over() && evaluations < max_decisions; ++evaluations)
        RolloutSeat(state, sample.policies[state.table.turn]).decide();
    RoundOutcome outcome = value_of_round(state, m_seat, m_odds, round_win_bonus);
    outcome.evaluations = evaluations;
    return outcome;
}

} // namespace tableside::uno
