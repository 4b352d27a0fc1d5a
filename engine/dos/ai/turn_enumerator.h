// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Enumerates the possible turns of DOS, depth first: all sets of matches on different row cards that a hand can play
// together. TurnPlanner searches them for the turn that sheds the most cards, EvaluatedTurn for the turn with the
// highest evaluation; PlanList makes a plan of each turn.
#pragma once

#include "engine/dos/ai/played_turn.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tableside::dos {

/// A legal match and the row card that it matches.
struct MatchOption
{
    MatchRow match;
    Card row_card;
};

/// Enumerates the sets of matches in one position. Reusing one object saves allocations. `Option` is MatchOption or a
/// class derived from it that adds data of the caller.
template <typename Option = MatchOption>
class TurnEnumerator
{
public:
    /// Stores the matches of `legal`, which must be grouped by row card, as legal_actions() lists them. Must be called
    /// before the other functions.
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

    /// Returns the number of row cards that can be matched. The other functions number these cards from 0, in the order
    /// of the row.
    std::size_t row_cards() const { return m_ends.size(); }
    /// Returns the matches on a row card; `row_card` is 0 to row_cards() - 1. The caller may sort the matches;
    /// for_each() tries them in the given order.
    std::span<Option> options(std::size_t row_card)
    {
        const std::size_t first = row_card == 0 ? 0 : m_ends[row_card - 1];
        return std::span(m_options).subspan(first, m_ends[row_card] - first);
    }

    /// Calls visit(turn, matches) for every non-empty set of matches; `turn` is `start` after these matches. Visits at
    /// most `most` sets, which limits the time for long rows and large hands. If may_improve(row_card, turn) returns
    /// false, adds no match on `row_card` or on a later row card to the set (branch and bound). Returns the number of
    /// sets visited.
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
    std::vector<std::size_t> m_ends; ///< For each row card, the index after its last match in m_options.
    std::vector<Action> m_chosen;
    int m_left = 0; ///< The number of sets that may still be visited.
};

} // namespace tableside::dos
