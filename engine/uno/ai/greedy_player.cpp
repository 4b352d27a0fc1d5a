#include "engine/uno/ai/greedy_player.h"

#include "engine/uno/ai/greedy_score.h"
#include "engine/uno/matching.h"

#include <cassert>
#include <cmath>

namespace tableside::uno {

namespace {

/// Computes the greedy score of any action.
struct GreedyScore
{
    const Observation &seen;
    Threat threat = threat_at(seen.table, seen.seat,
                              [this](int seat) { return int{seen.hand_sizes[static_cast<std::size_t>(seat)]}; });

    KindCounts counts{seen.hand.kinds()};

    static constexpr int not_at_all = -1'000;

    int operator()(const PlayCard &play) const
    {
        if (play.card == wild_draw_four && !lacks_color(seen.table, seen.hand))
            return not_at_all; // a bluff is never needed: the hand has a card of the color
        return greedy_score_of(play.card, counts.of(play.card.is_wild() ? play.color : play.card.color()), threat);
    }
    // Drawing and the other answers rank just above a bluff.
    int operator()(const DrawCard &) const { return not_at_all + 1; }
    int operator()(const PassTurn &) const { return not_at_all + 1; }
    int operator()(const ChallengeDraw &) const { return not_at_all + 1; }
    int operator()(const AcceptDraw &) const { return not_at_all + 1; }
    int operator()(const NameColor &named) const { return counts.of(named.color); }
    /// Prefers the smallest hand.
    int operator()(const SwapHands &swap) const { return -int{seen.hand_sizes[swap.seat]}; }
    template <typename Other>
    int operator()(const Other &) const
    {
        return not_at_all;
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
    return std::visit(GreedyScore{seen}, best) == GreedyScore::not_at_all ? std::nullopt : std::optional(best);
}

double odds_of_color(int cards)
{
    constexpr double without = 1.0 - 25.0 / deck_size; // 25 cards of each color
    return 1.0 - std::pow(without, cards);
}

std::size_t GreedyPlayer::choose(const Observation &seen, const ActionList &legal, const Thinking &)
{
    const std::size_t best = best_choice(seen, legal);
    if (seen.table.phase != Phase::challenge || std::holds_alternative<PlayCard>(legal[best])
        || !may_challenge(seen.table))
        return best;
    const int held = seen.hand_sizes[static_cast<std::size_t>(seen.table.challenged_seat())];
    const bool challenges = m_random.chance(share_of_bluffers * odds_of_color(held));
    return legal.size() - (challenges ? 2 : 1); // a challenge and an acceptance are listed last
}

} // namespace tableside::uno
