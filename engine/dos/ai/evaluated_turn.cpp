#include "engine/dos/ai/evaluated_turn.h"

#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/rules.h"

namespace tableside::dos {

namespace {

/// Take about as long as a look.
constexpr int sets_per_look = 4;

} // namespace

std::span<const Action> EvaluatedTurn::find(const State &state)
{
    const Hand &hand = state.hand_in_turn();
    const std::span<const Card> row = state.table.row();
    std::array<std::uint8_t, most_seats> sizes{};
    for (int seat = 0; seat < state.table.seats; ++seat)
        sizes[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(state.hand(seat).size());
    const TurnEvaluator judge(state.table, state.table.turn, sizes);
    legal_actions(state, m_legal);
    if (state.table.drawn) {
        const Action lay = LayCard{preferred_lay(hand, RolloutPolicy::keeps_wilds)}; // DOS-TURN-4
        take({&lay, 1}, judge.worth(hand, judge.row(), 1, 0));
    } else {
        const Action draw = DrawCard{};
        take({&draw, 1}, judge.worth_of_drawing(hand, state.table));
    }
    const auto extend = [&](PlayedTurn played, const MatchRow &match) {
        played.play(row[match.row], match);
        judge.match(played.row, row[match.row]);
        return played;
    };
    m_sets.for_each(m_legal, {{hand}, judge.row()}, most_sets, extend,
                    [&](const PlayedTurn &played, std::span<const Action> matches) {
                        const double worth = judge.worth(played.hand, played.row, played.bonuses, played.double_colors);
                        if (worth <= m_most)
                            return;
                        take(matches, worth);
                        if (!played.hand.empty())
                            m_best.emplace_back(EndTurn{});
                    });
    return m_best;
}

int EvaluatedTurn::evaluations() const
{
    return 1 + (most_sets - m_sets.left()) / sets_per_look;
}

void EvaluatedTurn::take(std::span<const Action> actions, double worth)
{
    m_best.assign(actions.begin(), actions.end());
    m_most = worth;
}

} // namespace tableside::dos
