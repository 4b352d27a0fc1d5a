#include "ai/uno_easy.h"

#include "ai/uno_greedy.h"
#include "ai/uno_random.h"
#include "uno/matching.h"

#include <array>

namespace tableside::uno {

std::size_t EasyPlayer::choose(const Observation &seen, const ActionList &legal, const Thinking &)
{
    if (seen.table.phase == Phase::challenge) {
        const std::size_t best = best_choice(seen, legal);
        if (std::holds_alternative<PlayCard>(legal[best]) || !may_challenge(seen.table))
            return best;
        const bool may_be_bluff = !seen.table.is_ending; // nothing was left of its player's hand to hold the colour
        const bool challenges = may_be_bluff && m_random.chance(m_slips.challenges);
        return legal.size() - (challenges ? 2 : 1); // challenge and accept are listed last
    }
    if (m_random.chance(m_slips.plays_any_card))
        return m_random.below(static_cast<std::uint32_t>(willing_choices(seen.table, legal)));
    return among_noticed(seen, legal);
}

/// The best of what was not overlooked; the last action, to draw or to pass where there is one, always is noticed.
std::size_t EasyPlayer::among_noticed(const Observation &seen, const ActionList &legal)
{
    ActionList noticed;
    std::array<std::size_t, longest_list> indices{};
    for (std::size_t index = 0; index < legal.size(); ++index) {
        const bool is_card = std::holds_alternative<PlayCard>(legal[index]);
        if (is_card && index + 1 < legal.size() && m_random.chance(m_slips.overlooks_card))
            continue;
        indices[noticed.size()] = index;
        noticed.push_back(legal[index]);
    }
    return indices[best_choice(seen, noticed)];
}

} // namespace tableside::uno
