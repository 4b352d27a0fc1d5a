// All the ways to match in a turn of DOS: sets of matches on different row cards that a hand can play together. What a
// set is worth is for who asks to say: TurnPlanner looks for the one that sheds the most, EvaluatedTurn for the one that
// leaves the best hand, PlanList takes them all.
#pragma once

#include "engine/dos/ai/played_turn.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tableside::dos {

struct MatchOption
{
    MatchRow match;
    Card row_card;
};

/// Keeps its memory from turn to turn. An Option is a MatchOption and what else is noted of it.
template <typename Option = MatchOption>
class TurnEnumerator
{
public:
    /// Takes over the matches of `legal`, which are grouped by row card, as legal_actions() lists them.
    void list(const ActionList &legal, std::span<const Card> row)
    {
        m_options.clear();
        m_ends.clear();
        for (const Action &action : legal) {
            const auto *match = std::get_if<MatchRow>(&action);
            if (match == nullptr)
                continue;
            if (m_options.empty() || m_options.back().match.row != match->row)
                m_ends.emplace_back();
            Option &option = m_options.emplace_back();
            option.match = *match;
            option.row_card = row[match->row];
            m_ends.back() = m_options.size();
        }
    }

    /// How many row cards can be matched.
    std::size_t row_cards() const { return m_ends.size(); }
    /// The matches on one of them; to be put in the order in which they are tried.
    std::span<Option> options(std::size_t row_card)
    {
        const std::size_t first = row_card == 0 ? 0 : m_ends[row_card - 1];
        return std::span(m_options).subspan(first, m_ends[row_card] - first);
    }

    /// Depth first, calls visit(turn, matches) for every set, with what it makes of `start`: for `most` of them at most, as
    /// rows and hands may be huge. Matches are added to a set from `row_card` on only where may_improve(row_card, turn)
    /// holds. How many sets there were.
    template <typename Visit, typename MayImprove>
    int for_each(const PlayedTurn &start, int most, Visit visit, MayImprove may_improve)
    {
        m_left = most;
        m_chosen.clear();
        add_matches(0, start, visit, may_improve);
        return most - m_left;
    }
    template <typename Visit>
    int for_each(const PlayedTurn &start, int most, Visit visit)
    {
        return for_each(start, most, visit, [](std::size_t, const PlayedTurn &) { return true; });
    }

private:
    template <typename Visit, typename MayImprove>
    void add_matches(std::size_t from, const PlayedTurn &turn, Visit &visit, MayImprove &may_improve)
    {
        for (std::size_t row_card = from; row_card < row_cards() && may_improve(row_card, turn); ++row_card) {
            for (const Option &option : options(row_card)) {
                if (!turn.hand.has(option.match.first, option.match.second))
                    continue;
                if (m_left == 0)
                    return;
                --m_left;
                PlayedTurn longer = turn;
                longer.play(option.row_card, option.match);
                m_chosen.push_back(option.match);
                visit(longer, std::span<const Action>(m_chosen));
                add_matches(row_card + 1, longer, visit, may_improve);
                m_chosen.pop_back();
            }
        }
    }

    std::vector<Option> m_options;
    std::vector<std::size_t> m_ends; ///< Of the options of each row card.
    std::vector<Action> m_chosen;
    int m_left = 0;
};

} // namespace tableside::dos
