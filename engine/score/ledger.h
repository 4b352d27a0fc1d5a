// The ledger of a game with real cards: facts are appended, the score sheet follows from them. For the score book, its
// files and the console. A fact that does not fit is refused, with the reason, and changes nothing.
//
// A fact takes the time of recomputing the rounds from the one it concerns on; in a game that grows at its end, and for
// undo and redo there, that does not depend on the length of the game.
#pragma once

#include "engine/score/fact_applier.h"
#include "engine/score/fact_check.h"

#include <vector>

namespace tableside::score {

/// Facts of one game, those included that were undone: 20 people who count 10,000 rounds with each hand need 210,000.
inline constexpr std::size_t most_facts = 250'000;

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

    /// What append() would say of it.
    Refusal check(const Statement &statement) const;
    Refusal append(Fact fact);

    bool can_undo() const { return m_in_force.size() > 1; }
    bool can_redo() const { return !m_undone.empty(); }
    /// What undo() would take back, redo() would bring again; for the words on the buttons. Only if there is something.
    const Statement &next_undone() const { return m_facts[m_in_force.back().fact].statement; }
    const Statement &next_redone() const { return m_facts[m_undone.back()].statement; }

    const std::vector<Fact> &facts() const { return m_facts; }
    const Sheet &sheet() const { return m_sheet; }

private:
    struct InForce
    {
        std::size_t fact = 0; ///< Index into m_facts.
        UndoStep step;
    };

    void put_in_force(std::size_t fact);

    std::vector<Fact> m_facts;
    std::vector<InForce> m_in_force;   ///< In order.
    std::vector<std::size_t> m_undone; ///< Indices of what can be redone, the next one last.
    Sheet m_sheet;
};

} // namespace tableside::score
