// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Ledger: the list of a game's facts (statements such as an entered hand), and the score sheet computed from the
// facts. Used by the score book, its files and the console. A fact that is not allowed is refused with a reason and
// changes nothing.
//
// When a fact is added, the rounds are recomputed from the round that the fact concerns. A fact about the newest round
// therefore takes the time of one round, however long the game is. After an undo, the sheet is computed anew from the
// facts that are still in force, which takes a fraction of a millisecond for a game of 500 facts. This happens only when the
// sheet is needed, so that many undos in a row take the time of one. The total time is limited, so that no file can block the
// program that reads it.
#pragma once

#include "engine/score/fact_check.h"

#include <vector>

namespace tableside::score {

/// The limit of facts in one game, including undone facts. 20 players who enter every hand of 10,000 rounds need
/// 210,002 facts.
inline constexpr std::size_t most_facts = 250'000;
/// The limit of recomputed rounds, summed over all facts of one game. Most facts recompute one round. A correction of the
/// first of 10,000 rounds recomputes them all, so the limit allows 4,000 such corrections. Computing the sheet after an undo
/// counts as one round for each fact in force, so people can undo 20,000 times in a game of 2,000 facts.
inline constexpr std::int64_t most_rounds_recomputed = 40'000'000;

/// The facts of one game and the score sheet computed from them. The first fact must be GameStarted.
class Ledger
{
public:
    /// The first fact refused by load(): its index in the loaded list, and the reason.
    struct Broken
    {
        std::size_t fact = 0;
        Refusal refusal = Refusal::none;
    };
    /// Appends the facts in order. Stops at the first refused fact and returns it; the facts before it stay.
    std::optional<Broken> load(std::vector<Fact> facts);

    /// Returns the reason for which append() would refuse a fact with this statement, or Refusal::none.
    Refusal check(const Statement &statement) const;
    /// Adds a fact. Returns the reason if it is refused, else Refusal::none.
    Refusal append(Fact fact);
    /// Reverses the last append() for a caller that could not store the fact. May be called once, directly after an
    /// append() that was not refused; not for GameStarted.
    void remove_last();

    bool can_undo() const { return m_in_force > 1; }
    bool can_redo() const { return m_in_force < m_line.size(); }
    /// Returns the statement of the fact that the next undo takes back. Requires can_undo().
    const Statement &next_undone() const { return m_facts[m_line[m_in_force - 1].fact].statement; }
    /// Returns the statement of the fact that the next redo restores. Requires can_redo().
    const Statement &next_redone() const { return m_facts[m_line[m_in_force].fact].statement; }

    const std::vector<Fact> &facts() const { return m_facts; }
    const Sheet &sheet() const
    {
        update();
        return m_sheet;
    }
    /// Returns how many rounds were recomputed so far. Facts that load() reads take no more than they took when they were
    /// appended, so a stored game never exceeds the limit.
    std::int64_t rounds_recomputed() const
    {
        update();
        return m_rounds_recomputed;
    }

private:
    /// A fact that undo and redo can reach.
    struct LineFact
    {
        std::size_t fact = 0;           ///< Index into m_facts.
        mutable bool played_on = false; ///< Sheet::played_on after the fact, once the fact has been applied.
    };

    void update() const;

    std::vector<Fact> m_facts;
    /// The facts that are in force, oldest first, and then the undone facts that redo can restore, the next one first.
    std::vector<LineFact> m_line;
    std::size_t m_in_force = 0; ///< The number of facts of m_line that are in force.
    /// The undone facts that the last ordinary fact (neither an undo nor a redo) removed from m_line, for remove_last().
    std::vector<LineFact> m_dropped;
    // The results of the facts. update() computes these three members when a caller needs them.
    mutable Sheet m_sheet;
    mutable std::size_t m_applied = 0; ///< The number of facts of m_line that m_sheet contains.
    mutable std::int64_t m_rounds_recomputed = 0;
};

} // namespace tableside::score
