// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/ai/easy_player.h"

#include "engine/uno/ai/greedy_player.h"
#include "engine/uno/ai/greedy_score.h"
#include "engine/uno/ai/random_player.h"
#include "engine/uno/matching.h"

#include <algorithm>
#include <array>

namespace tableside::uno {

namespace {

/// A selection of the legal actions, with their indices in the full list.
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

MistakeRates mistakes_in_style(const Style &style)
{
    constexpr double chance_per_point = 0.08;
    constexpr double chance_per_gamble = 0.04; // this is below chance_per_point, because needless draws cost the most
    constexpr double attention_per_point = 0.25;
    const auto share = [](double of_one) { return std::clamp(of_one, 0.0, 1.0); };
    MistakeRates mistakes;
    mistakes.keeps_wilds = share(chance_per_point * style.wild_card_cost);
    mistakes.plays_wilds = share(-chance_per_point * style.wild_card_cost);
    mistakes.bluffs = share(chance_per_point * style.bluffs);
    mistakes.keeps_cards = share(chance_per_gamble * style.gambles);
    mistakes.overlooks_card *= share(1.0 + attention_per_point * style.gambles);
    return mistakes;
}

std::size_t EasyPlayer::choose(const Observation &seen, const ActionList &legal, const Thinking &)
{
    if (seen.table.phase == Phase::challenge)
        return answer(seen, legal);
    if (must_keep(seen.table, legal))
        return 0;
    if (const auto choice = mistaken_choice(seen, legal))
        return *choice;
    if (m_random.chance(m_mistakes.plays_any_card))
        return m_random.below(static_cast<std::uint32_t>(choice_count_without_draw(seen.table, legal)));
    return choose_among_noticed(seen, legal);
}

std::size_t EasyPlayer::answer(const Observation &seen, const ActionList &legal)
{
    const std::size_t best = best_choice(seen, legal);
    if (std::holds_alternative<PlayCard>(legal[best]) || !may_challenge(seen.table))
        return best;
    // A Wild Draw Four that was its player's last card is never a bluff (UNO-OUT-1).
    const bool may_be_bluff = !seen.table.is_ending;
    const bool challenges = may_be_bluff && m_random.chance(m_mistakes.challenges);
    return legal.size() - (challenges ? 2 : 1); // the challenge is next to last in the list, the acceptance last
}

EasyPlayer::Mistake EasyPlayer::next_mistake()
{
    const auto strikes = [this](double probability) { return probability > 0.0 && m_random.chance(probability); };
    if (strikes(m_mistakes.bluffs))
        return Mistake::bluff;
    if (strikes(m_mistakes.plays_wilds))
        return Mistake::play_wild;
    if (strikes(m_mistakes.keeps_cards))
        return Mistake::keep_cards;
    return strikes(m_mistakes.keeps_wilds) ? Mistake::keep_wilds : Mistake::none;
}

bool EasyPlayer::suits(Mistake mistake, const Observation &seen, const Action &action)
{
    const auto *play = std::get_if<PlayCard>(&action);
    if (mistake == Mistake::keep_cards)
        return play == nullptr && seen.hand.size() > 1; // a player whose last card can be played plays it
    if (play == nullptr || !play->card.is_wild())
        return mistake == Mistake::keep_wilds;
    const bool bluffs = play->card == wild_draw_four && !lacks_color(seen.table, seen.hand);
    if (mistake == Mistake::bluff)
        return bluffs && play->color == KindCounts(seen.hand.kinds()).strongest();
    return mistake == Mistake::play_wild && !bluffs;
}

/// Draws at random whether the player makes a mistake. Returns the index of the best action that makes the mistake;
/// nullopt if there is no mistake or no such action.
std::optional<std::size_t> EasyPlayer::mistaken_choice(const Observation &seen, const ActionList &legal)
{
    const bool is_to_play = seen.table.phase == Phase::play || seen.table.phase == Phase::drawn;
    const Mistake mistake = is_to_play ? next_mistake() : Mistake::none;
    if (mistake == Mistake::none)
        return std::nullopt;
    Considered considered;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        if (suits(mistake, seen, legal[index]))
            considered.add(legal, index);
    }
    return considered.actions.empty() ? std::nullopt : std::optional(considered.best(seen));
}

/// Overlooks playable cards at random and returns the index of the best remaining action. The last action, which is to
/// draw or to pass, is never overlooked.
std::size_t EasyPlayer::choose_among_noticed(const Observation &seen, const ActionList &legal)
{
    Considered noticed;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        const bool is_card = std::holds_alternative<PlayCard>(legal[index]);
        if (is_card && index + 1 < legal.size() && m_random.chance(m_mistakes.overlooks_card))
            continue;
        noticed.add(legal, index);
    }
    return noticed.best(seen);
}

} // namespace tableside::uno
