#include "ai/dos_patient_turn.h"

#include "ai/dos_hand_worth.h"
#include "ai/dos_quick_match.h"
#include "dos/rules.h"

namespace tableside::dos {

namespace {

/// Take about as long as a look.
constexpr int sets_per_look = 5;

} // namespace

std::span<const Action> PatientTurn::find(const State &state)
{
    const Hand &hand = state.hand_in_turn();
    const std::span<const Card> row = state.table.row();
    legal_actions(state, m_legal);
    if (state.table.drawn) {
        const Action lay = LayCard{lay_to_taste(hand, Taste::keeps_wilds)}; // DOS-TURN-4
        take({&lay, 1}, worth_of_turn(hand, 1, 0));
    } else {
        const Action draw = DrawCard{};
        take({&draw, 1}, worth_of_hand(hand) - cost_of_drawing);
    }
    const auto extend = [row](PlayedHand played, const MatchRow &match) {
        played.play(row[match.row], match);
        return played;
    };
    m_sets.for_each(m_legal, {hand}, most_sets, extend, [this](const PlayedHand &played, std::span<const Action> matches) {
        const double worth = worth_of_turn(played.hand, played.bonuses, played.double_colors);
        if (worth <= m_most)
            return;
        take(matches, worth);
        if (!played.hand.empty())
            m_best.emplace_back(EndTurn{});
    });
    return m_best;
}

int PatientTurn::looks() const
{
    return 1 + (most_sets - m_sets.left()) / sets_per_look;
}

void PatientTurn::take(std::span<const Action> actions, double worth)
{
    m_best.assign(actions.begin(), actions.end());
    m_most = worth;
}

} // namespace tableside::dos
