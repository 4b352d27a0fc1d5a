// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/ai/greedy_player.h"

#include "engine/uno/ai/greedy_score.h"
#include "engine/uno/matching.h"

#include <cassert>
#include <cmath>

namespace tableside::uno {

namespace {

/// A visitor that returns the score of an action; the greedy player chooses the action with the highest score.
struct GreedyScore
{
    const Observation &seen;
    Threat threat = threat_at(seen.table, seen.seat,
                              [this](int seat) { return int{seen.hand_sizes[static_cast<std::size_t>(seat)]}; });

    KindCounts counts{seen.hand.kinds()};

    static constexpr int lowest_score = -1'000;

    int operator()(const PlayCard &play) const
    {
        if (play.card == wild_draw_four && !lacks_color(seen.table, seen.hand))
            return lowest_score; // a bluff is never needed: a card of the color in play can be played
        return greedy_score_of(play.card, counts.of(play.card.is_wild() ? play.color : play.card.color()), threat);
    }
    // Drawing, passing, challenging, and accepting rank just above a bluff, below every other play.
    int operator()(const DrawCard &) const { return lowest_score + 1; }
    int operator()(const PassTurn &) const { return lowest_score + 1; }
    int operator()(const ChallengeDraw &) const { return lowest_score + 1; }
    int operator()(const AcceptDraw &) const { return lowest_score + 1; }
    int operator()(const NameColor &named) const { return counts.of(named.color); }
    /// Returns the highest score for the smallest of the other hands.
    int operator()(const SwapHands &swap) const { return -int{seen.hand_sizes[swap.seat]}; }
    template <typename Other>
    int operator()(const Other &) const
    {
        return lowest_score;
    }
};

} // namespace

std::size_t best_choice(const Observation &seen, const ActionList &legal)
{
    assert(!legal.empty());
    const GreedyScore greedy_score{seen};
    std::size_t best = 0;
    int most = std::visit(greedy_score, legal[0]);
    for (std::size_t index = 1; index < legal.size(); ++index) {
        const int score = std::visit(greedy_score, legal[index]);
        if (score > most) {
            most = score;
            best = index;
        }
    }
    return best;
}

std::optional<Action> best_jump_in(const Observation &seen)
{
    ActionList jumps;
    jump_ins(seen, jumps);
    if (jumps.empty())
        return std::nullopt;
    const Action &best = jumps[best_choice(seen, jumps)];
    return std::visit(GreedyScore{seen}, best) == GreedyScore::lowest_score ? std::nullopt : std::optional(best);
}

double probability_of_color(int cards)
{
    constexpr double without = 1.0 - 25.0 / deck_size; // the deck has 25 cards of each color
    return 1.0 - std::pow(without, cards);
}

std::size_t GreedyPlayer::choose(const Observation &seen, const ActionList &legal, const Thinking &)
{
    const std::size_t best = best_choice(seen, legal);
    if (seen.table.phase != Phase::challenge || std::holds_alternative<PlayCard>(legal[best])
        || !may_challenge(seen.table))
        return best;
    const int held = seen.hand_sizes[static_cast<std::size_t>(seen.table.challenged_seat())];
    const bool challenges = m_random.chance(bluffer_prior * probability_of_color(held));
    return legal.size() - (challenges ? 2 : 1); // the challenge is next to last in the list, the acceptance last
}

} // namespace tableside::uno
