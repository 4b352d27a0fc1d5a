// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/ai/rollout_play.h"

#include "engine/uno/matching.h"

#include <array>
#include <bit>
#include <climits>
#include <cstdint>

namespace tableside::uno {

namespace {

using GreedyScores = std::array<std::int16_t, 68>;

/// The part of each card's score that does not depend on the rest of the hand: greedy_score_of() with `of_color` 0. The
/// first index combines two members of Threat (bit 0: somebody_is_short, bit 1: next_is_short). The second index is
/// Card::code().
constexpr auto scores_without_hand = [] {
    std::array<GreedyScores, 4> greedy_scores{};
    for (std::size_t threat = 0; threat < greedy_scores.size(); ++threat) {
        for (std::size_t code = 0; code < greedy_scores[threat].size(); ++code) {
            const Card card = Card::from_code(static_cast<int>(code));
            const int greedy_score = greedy_score_of(card, 0, {(threat & 1U) != 0, (threat & 2U) != 0});
            greedy_scores[threat][code] = static_cast<std::int16_t>(greedy_score);
        }
    }
    return greedy_scores;
}();

const GreedyScores &own_scores_for(const Threat &threat)
{
    return scores_without_hand[std::size_t{threat.somebody_is_short} + 2 * std::size_t{threat.next_is_short}];
}

} // namespace

Color strongest_color(const Hand &hand)
{
    return KindCounts(hand.kinds()).strongest();
}

PlayCard rollout_play(const TopCard &top, const Hand &hand, const Threat &threat)
{
    const KindCounts counts(hand.kinds());
    const GreedyScores &greedy_scores = own_scores_for(threat);
    PlayCard best;
    int most = INT_MIN;
    const auto consider = [&](Card card, Color color) {
        int greedy_score = greedy_scores[static_cast<std::size_t>(card.code())] + score_per_kind * counts.of(color);
        if (threat.has_exchange_bonus())
            greedy_score += threat.for_exchange(card);
        if (greedy_score > most) {
            most = greedy_score;
            best = {card, card.is_wild() ? color : Color::any};
        }
    };
    for (KindSet rest = hand.kinds() & matching_kinds(top.card, top.color); rest != 0; rest &= rest - 1) {
        const Card card = Card::from_code(std::countr_zero(rest));
        consider(card, card.color());
    }
    if (hand.has_wilds()) {
        const Color color = counts.strongest();
        hand.for_each_wild_kind([&](Card card) {
            if (card != wild_draw_four || !hand.has_color(top.color))
                consider(card, color);
        });
    }
    return best;
}

bool can_play(const TopCard &top, const Hand &hand)
{
    return can_play(top.card, top.color, hand);
}

} // namespace tableside::uno
