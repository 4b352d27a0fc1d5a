// All the ways to match in a turn of DOS: sets of matches on different row cards that a hand can play together.
#pragma once

#include "engine/dos/action.h"
#include "engine/dos/hand.h"
#include "engine/dos/matching.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tableside::dos {

/// What matches leave of a hand.
struct PlayedHand
{
    Hand hand;
    int bonuses = 0; ///< Lays still to come (DOS-END-3).
    int double_colors = 0;

    void play(Card row_card, const MatchRow &match)
    {
        hand.remove(match.first);
        if (match.is_double())
            hand.remove(match.second);
        const Bonus bonus = bonus_of(row_card, match.first, match.second);
        bonuses += bonus != Bonus::none;
        double_colors += bonus == Bonus::double_;
    }
};

/// A Branch is what a set comes to; it has the `hand` that is left. Keeps its memory from turn to turn.
template <typename Branch>
class MatchSets
{
public:
    /// Calls visit(branch, matches) for every set of the matches that `legal` lists, one on a row card at most, with what
    /// extend(branch, match) made of `start`, match by match; no more than `most` of them.
    template <typename Extend, typename Visit>
    void for_each(const ActionList &legal, const Branch &start, int most, Extend extend, Visit visit)
    {
        m_left = most;
        m_chosen.clear();
        search(legal, 0, start, extend, visit);
    }

    /// Of the sets allowed last time so many were not needed.
    int left() const { return m_left; }

private:
    template <typename Extend, typename Visit>
    void search(const ActionList &legal, std::size_t from, const Branch &branch, Extend &extend, Visit &visit)
    {
        for (std::size_t index = from; index < legal.size(); ++index) {
            const auto *match = std::get_if<MatchRow>(&legal[index]);
            if (match == nullptr || m_left == 0)
                return; // matches are listed first
            if (!branch.hand.has(match->first, match->second))
                continue;
            --m_left;
            const Branch further = extend(branch, *match);
            m_chosen.push_back(*match);
            visit(further, std::span<const Action>(m_chosen));
            search(legal, next_row_card(legal, index), further, extend, visit);
            m_chosen.pop_back();
        }
    }

    static std::size_t next_row_card(const ActionList &legal, std::size_t index)
    {
        const std::uint8_t row = std::get<MatchRow>(legal[index]).row;
        const MatchRow *match = nullptr;
        do {
            ++index;
            match = index < legal.size() ? std::get_if<MatchRow>(&legal[index]) : nullptr;
        } while (match != nullptr && match->row == row);
        return index;
    }

    std::vector<Action> m_chosen;
    int m_left = 0;
};

} // namespace tableside::dos
