// Ledger: the list of a game's facts (statements such as an entered hand), and the score sheet computed from the
// facts. Used by the score book, its files and the console. A fact that is not allowed is refused with a reason and
// changes nothing.
//
// When a fact is added, undone or redone, the rounds are recomputed from the round that the fact concerns. A fact
// about the newest round therefore takes the time of one round, however long the game is. The total time is limited,
// so that no file can block the program that reads it.
#pragma once

#include "engine/score/fact_applier.h"
#include "engine/score/fact_check.h"

#include <vector>

namespace tableside::score {

/// The limit of facts in one game, including undone facts. 20 players who enter every hand of 10,000 rounds need
/// 210,002 facts.
inline constexpr std::size_t most_facts = 250'000;
/// The limit of recomputed rounds, summed over all facts of one game. Most facts recompute one round. A correction of the
/// first of 10,000 rounds recomputes them all, so the limit allows 4,000 such corrections.
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
    Refusal check(const Statement &statement) const { return check(statement, m_facts.size()); }
    /// Adds a fact and updates the sheet. Returns the reason if the fact is refused, else Refusal::none.
    Refusal append(Fact fact);
    /// Reverses the last append() for a caller that could not store the fact. May be called once, directly after an
    /// append() that was not refused; not for GameStarted.
    void remove_last();

    bool can_undo() const { return m_active.size() > 1; }
    bool can_redo() const { return !m_undone.empty(); }
    /// Returns the statement of the fact that the next undo takes back. Requires can_undo().
    const Statement &next_undone() const { return m_facts[m_active.back().fact].statement; }
    /// Returns the statement of the fact that the next redo restores. Requires can_redo().
    const Statement &next_redone() const { return m_facts[m_undone.back()].statement; }

    const std::vector<Fact> &facts() const { return m_facts; }
    const Sheet &sheet() const { return m_sheet; }
    /// Returns how many rounds were recomputed so far. The same facts always give the same number.
    std::int64_t rounds_recomputed() const { return m_derivation.rounds_recomputed; }

private:
    /// A fact that is not undone, with the data to undo it.
    struct ActiveFact
    {
        std::size_t fact = 0; ///< Index into m_facts.
        UndoStep step;
    };

    /// Returns the reason to refuse \p statement if it were added as the fact with that index.
    Refusal check(const Statement &statement, std::size_t index) const;
    /// Applies the fact with that index, which may be an undo or redo. Changes nothing if it is refused.
    Refusal activate(std::size_t index);
    /// Applies the checked fact with that index to the sheet.
    void enter(std::size_t fact);

    std::vector<Fact> m_facts;
    std::vector<ActiveFact> m_active;  ///< The facts that are not undone, oldest first.
    std::vector<std::size_t> m_undone; ///< The indices of facts that can be redone, the next one last.
    /// A copy of m_undone from before the last ordinary fact (neither an undo nor a redo), which emptied m_undone.
    /// remove_last() restores m_undone from this copy.
    std::vector<std::size_t> m_undone_before;
    Sheet m_sheet;
    Derivation m_derivation;
    std::int64_t m_visited_before = 0; ///< The value of rounds_recomputed() before the last fact was added.
};

} // namespace tableside::score
