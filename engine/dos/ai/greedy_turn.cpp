#include "engine/dos/ai/greedy_turn.h"

#include <algorithm>

namespace tableside::dos {

namespace {

/// Of those that can be matched; what lies behind them waits.
constexpr std::size_t most_row_cards = TurnLine::most_matches;

struct Choice
{
    KindSet kinds = 0; ///< That the match plays.
    std::uint8_t row = 0;
    Card row_card;
    GreedyMatch match;

    KindSet pairs() const { return match.first == match.second ? kinds : 0; }
};
static_assert(sizeof(Choice) <= 16); // an array of them is made for every turn

using Choices = std::array<Choice, most_row_cards>;

/// Chooses among the row cards that can be matched.
class Chooser
{
public:
    /// The result of choosing one match after the other.
    struct GreedyLine
    {
        explicit GreedyLine(const Hand &hand) : shedding(hand) {}

        TurnLine turn;
        Shedding shedding;
        bool is_settled =
            true; ///< No match stood in the way of another: from wherever one begins, it comes to the same.
    };

    Chooser(std::span<const Card> row, const RowBits &matched, const Hand &hand, RolloutPolicy policy)
        : m_hand(hand), m_policy(policy)
    {
        for (std::size_t index = 0; index < row.size() && m_count < most_row_cards; ++index) {
            if ((matched[index / 64] >> (index % 64) & 1U) != 0)
                continue;
            Choice &choice = m_choices[m_count];
            choice.row = static_cast<std::uint8_t>(index);
            choice.row_card = row[index];
            m_count += choose_match(choice, hand);
        }
    }

    std::size_t count() const { return m_count; }

    /// Matches the row card of choice `first`, then always what sheds the most.
    GreedyLine line_from(std::size_t first) const
    {
        GreedyLine line(m_hand);
        Choices left = m_choices;
        std::size_t left_count = m_count;
        for (std::size_t place = first;; place = largest(left, left_count)) {
            const Choice &chosen = left[place];
            line.turn.matches[line.turn.count++] = {chosen.row, chosen.match.first, chosen.match.second};
            line.shedding.play(chosen.row_card, chosen.match.first, chosen.match.second);
            left[place] = left[--left_count];
            if (left_count == 0 || line.turn.count == TurnLine::most_matches)
                return line;
            left_count = choose_again(left, left_count, line);
            if (left_count == 0)
                return line;
        }
    }

    std::size_t largest() const { return largest(m_choices, m_count); }

private:
    static std::size_t largest(const Choices &choices, std::size_t count)
    {
        const auto key = [](const Choice &one) {
            return one.match.cards * 1024 + int{one.match.is_double_color} * 512 - one.row;
        };
        std::size_t best = 0;
        int most = key(choices[0]);
        for (std::size_t place = 1; place < count; ++place) {
            if (const int next = key(choices[place]); next > most) {
                best = place;
                most = next;
            }
        }
        return best;
    }

    bool choose_match(Choice &choice, const Hand &hand) const
    {
        choice.match = best_match_on(hand, choice.row_card, m_policy);
        const GreedyMatch &match = choice.match;
        if (!match)
            return false;
        choice.kinds = kind_bit(match.first) | (match.second.is_none() ? 0 : kind_bit(match.second));
        return true;
    }

    /// What is left for each row card now that the hand is smaller; those without a match go. The hand only shrinks:
    /// while the best match is still in it, it is still the best.
    std::size_t choose_again(Choices &choices, std::size_t count, GreedyLine &line) const
    {
        const Hand &hand = line.shedding.hand();
        const KindSet no_kinds = ~hand.kinds();
        const KindSet no_pairs = ~hand.pairs();
        std::size_t kept = 0;
        for (std::size_t place = 0; place < count; ++place) {
            Choice &choice = choices[place];
            if (((choice.kinds & no_kinds) | (choice.pairs() & no_pairs)) != 0) {
                line.is_settled = false;
                if (!choose_match(choice, hand))
                    continue;
            }
            if (kept != place)
                choices[kept] = choice;
            ++kept;
        }
        return kept;
    }

    const Hand &m_hand;
    RolloutPolicy m_policy;
    Choices m_choices;
    std::size_t m_count = 0;
};

RatedTurn &to(RolloutPolicy policy, std::array<RatedTurn, rollout_policy_count> &turns)
{
    return turns[static_cast<std::size_t>(policy)];
}

void improve(RatedTurn &best, const Chooser::GreedyLine &line, RolloutPolicy policy)
{
    const Shed shed = line.shedding.with_lays(policy);
    if (best.turn.count == 0 || shed.key(policy) > best.shed.key(policy))
        best = {line.turn, shed};
}

} // namespace

Shed Shedding::with_lays(RolloutPolicy policy) const
{
    Shed shed = m_shed;
    Hand rest = m_hand;
    for (int lays = std::min(m_lays, rest.size()); lays > 0; --lays) {
        const Card card = preferred_lay(rest, policy);
        rest.remove(card);
        ++shed.cards;
        shed.points += card.points();
    }
    return shed;
}

TurnLine rollout_turn(std::span<const Card> row, const RowBits &matched, const Hand &hand, RolloutPolicy policy)
{
    const Chooser chooser(row, matched, hand, policy);
    return chooser.count() == 0 ? TurnLine() : chooser.line_from(chooser.largest()).turn;
}

std::array<RatedTurn, rollout_policy_count> greedy_turns(std::span<const Card> row, const Hand &hand)
{
    std::array<RatedTurn, rollout_policy_count> best;
    const auto try_all = [&](const Chooser &chooser, auto take) {
        for (std::size_t first = 0; first < chooser.count(); ++first) {
            const Chooser::GreedyLine line = chooser.line_from(first);
            take(line);
            if (line.is_settled)
                return;
        }
    };
    const bool has_wilds = hand.has_wilds();
    try_all(Chooser(row, {}, hand, RolloutPolicy::keeps_wilds), [&](const Chooser::GreedyLine &line) {
        improve(to(RolloutPolicy::keeps_wilds, best), line, RolloutPolicy::keeps_wilds);
        if (has_wilds)
            improve(to(RolloutPolicy::sheds_points, best), line, RolloutPolicy::sheds_points);
    });
    if (!has_wilds) {
        to(RolloutPolicy::sheds_points, best) = to(RolloutPolicy::keeps_wilds,
                                                   best); // there is nothing for the policies to differ in
        return best;
    }
    // Wild cards fit everywhere: who saves them while choosing matches more, also if it would rather be rid of them.
    try_all(Chooser(row, {}, hand, RolloutPolicy::sheds_points), [&](const Chooser::GreedyLine &line) {
        improve(to(RolloutPolicy::sheds_points, best), line, RolloutPolicy::sheds_points);
    });
    return best;
}

} // namespace tableside::dos
