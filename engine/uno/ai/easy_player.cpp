#include "engine/uno/ai/easy_player.h"

#include "engine/uno/ai/greedy_player.h"
#include "engine/uno/ai/greedy_score.h"
#include "engine/uno/ai/random_player.h"
#include "engine/uno/matching.h"

#include <algorithm>
#include <array>

namespace tableside::uno {

namespace {

/// The part of a list that is considered, and where each action of it is in the list.
struct Considered
{
    ActionList actions;
    std::array<std::size_t, longest_list> indices{};

    void add(const ActionList &legal, std::size_t index)
    {
        indices[actions.size()] = index;
        actions.push_back(legal[index]);
    }
    std::size_t best(const Observation &seen) const { return indices[best_choice(seen, actions)]; }
};

} // namespace

Slips slips_in_style(const Style &style)
{
    constexpr double chance_per_point = 0.08;
    constexpr double chance_per_gamble = 0.04; // it costs more
    constexpr double looks_closer_per_point = 0.25;
    const auto share = [](double of_one) { return std::clamp(of_one, 0.0, 1.0); };
    Slips slips;
    slips.keeps_wilds = share(chance_per_point * style.hoards_wilds);
    slips.plays_wilds = share(-chance_per_point * style.hoards_wilds);
    slips.bluffs = share(chance_per_point * style.bluffs);
    slips.keeps_cards = share(chance_per_gamble * style.gambles);
    slips.overlooks_card *= share(1.0 + looks_closer_per_point * style.gambles);
    return slips;
}

std::size_t EasyPlayer::choose(const Observation &seen, const ActionList &legal, const Thinking &)
{
    if (seen.table.phase == Phase::challenge)
        return answer(seen, legal);
    if (const auto choice = on_a_whim(seen, legal))
        return *choice;
    if (m_random.chance(m_slips.plays_any_card))
        return m_random.below(static_cast<std::uint32_t>(willing_choices(seen.table, legal)));
    return among_noticed(seen, legal);
}

std::size_t EasyPlayer::answer(const Observation &seen, const ActionList &legal)
{
    const std::size_t best = best_choice(seen, legal);
    if (std::holds_alternative<PlayCard>(legal[best]) || !may_challenge(seen.table))
        return best;
    const bool may_be_bluff = !seen.table.is_ending; // nothing was left of its player's hand to hold the colour
    const bool challenges = may_be_bluff && m_random.chance(m_slips.challenges);
    return legal.size() - (challenges ? 2 : 1); // challenge and accept are listed last
}

EasyPlayer::Whim EasyPlayer::next_whim()
{
    const auto strikes = [this](double probability) { return probability > 0.0 && m_random.chance(probability); };
    if (strikes(m_slips.bluffs))
        return Whim::bluff;
    if (strikes(m_slips.plays_wilds))
        return Whim::play_wild;
    if (strikes(m_slips.keeps_cards))
        return Whim::keep_cards;
    return strikes(m_slips.keeps_wilds) ? Whim::keep_wilds : Whim::none;
}

bool EasyPlayer::suits(Whim whim, const Observation &seen, const Action &action)
{
    const auto *play = std::get_if<PlayCard>(&action);
    if (whim == Whim::keep_cards)
        return play == nullptr && seen.hand.size() > 1; // nobody waits who can go out
    if (play == nullptr || !play->card.is_wild())
        return whim == Whim::keep_wilds;
    const bool bluffs = play->card == wild_draw_four && !lacks_colour(seen.table, seen.hand);
    if (whim == Whim::bluff)
        return bluffs && play->colour == KindCounts(seen.hand.kinds()).strongest();
    return whim == Whim::play_wild && !bluffs;
}

/// Nothing where it has none, or none that could be followed.
std::optional<std::size_t> EasyPlayer::on_a_whim(const Observation &seen, const ActionList &legal)
{
    const bool is_to_play = seen.table.phase == Phase::play || seen.table.phase == Phase::drawn;
    const Whim whim = is_to_play ? next_whim() : Whim::none;
    if (whim == Whim::none)
        return std::nullopt;
    Considered considered;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        if (suits(whim, seen, legal[index]))
            considered.add(legal, index);
    }
    return considered.actions.empty() ? std::nullopt : std::optional(considered.best(seen));
}

/// The best of what was not overlooked; the last action, to draw or to pass where there is one, always is noticed.
std::size_t EasyPlayer::among_noticed(const Observation &seen, const ActionList &legal)
{
    Considered noticed;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        const bool is_card = std::holds_alternative<PlayCard>(legal[index]);
        if (is_card && index + 1 < legal.size() && m_random.chance(m_slips.overlooks_card))
            continue;
        noticed.add(legal, index);
    }
    return noticed.best(seen);
}

} // namespace tableside::uno
