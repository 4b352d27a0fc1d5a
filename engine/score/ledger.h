// The ledger of a game with real cards: facts are appended, and the score sheet follows from them. For the score book,
// its files and the console. A fact that does not fit is refused with the reason and changes nothing.
//
// A fact, its undo and its redo take the time of recomputing the rounds from the one that the fact concerns on: at the
// end of the game, whatever its length, the time of one round. How much time that may take in all is limited, so that no
// file can keep whoever reads it waiting.
#pragma once

#include "engine/score/fact_applier.h"
#include "engine/score/fact_check.h"

#include <vector>

namespace tableside::score {

/// Facts of one game, undone ones included: 20 people who count every hand of 10,000 rounds need 210,002.
inline constexpr std::size_t most_facts = 250'000;
/// Rounds that may be recomputed in all. The first round of ten thousand can be corrected four thousand times, that of a
/// hundred as often as there may be facts; most games need one for each fact.
inline constexpr std::int64_t most_rounds_visited = 40'000'000;

class Ledger
{
public:
    /// The first fact of a stored game that does not fit, by its index.
    struct Broken
    {
        std::size_t fact = 0;
        Refusal refusal = Refusal::none;
    };
    /// Appends all of them, or stops at the first that is refused.
    std::optional<Broken> load(std::vector<Fact> facts);

    /// What append() would answer.
    Refusal check(const Statement &statement) const { return check(statement, m_facts.size()); }
    Refusal append(Fact fact);
    /// Reverses the last append() as though it had never happened, for a caller that could not store the fact. May be called once,
    /// right after an append() that was not refused; not for GameStarted.
    void drop_last();

    bool can_undo() const { return m_in_force.size() > 1; }
    bool can_redo() const { return !m_undone.empty(); }
    /// What Undone would take back and Redone would put in force again; only where can_undo() or can_redo().
    const Statement &next_undone() const { return m_facts[m_in_force.back().fact].statement; }
    const Statement &next_redone() const { return m_facts[m_undone.back()].statement; }

    const std::vector<Fact> &facts() const { return m_facts; }
    const Sheet &sheet() const { return m_sheet; }
    /// How many rounds were recomputed for the facts so far; the same facts always give the same number.
    std::int64_t rounds_visited() const { return m_derivation.rounds_visited; }

private:
    struct InForce
    {
        std::size_t fact = 0; ///< Index into m_facts.
        UndoStep step;
    };

    /// Of the fact with that index.
    Refusal check(const Statement &statement, std::size_t index) const;
    /// What the fact with that index states, undo and redo included; nothing if it is refused.
    Refusal put_in_force(std::size_t index);
    void enter(std::size_t fact);

    std::vector<Fact> m_facts;
    std::vector<InForce> m_in_force;          ///< In order.
    std::vector<std::size_t> m_undone;        ///< Indices of what can be redone, the next one last.
    std::vector<std::size_t> m_undone_before; ///< The same before the last fact that was neither undo nor redo.
    Sheet m_sheet;
    Derivation m_derivation;
    std::int64_t m_visited_before = 0; ///< rounds_visited() before the last fact.
};

} // namespace tableside::score
