#include "engine/score/ledger.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tableside::score {

std::optional<Ledger::Broken> Ledger::load(std::vector<Fact> facts)
{
    const std::size_t first = m_facts.size();
    if (first == 0)
        m_facts = std::move(facts);
    else
        std::ranges::move(facts, std::back_inserter(m_facts));
    m_active.reserve(m_facts.size());
    for (std::size_t index = first; index < m_facts.size(); ++index) {
        if (const Refusal refusal = activate(index); refusal != Refusal::none) {
            m_facts.resize(index);
            return Broken{index - first, refusal};
        }
    }
    return std::nullopt;
}

Refusal Ledger::append(Fact fact)
{
    m_facts.push_back(std::move(fact));
    const Refusal refusal = activate(m_facts.size() - 1);
    if (refusal != Refusal::none)
        m_facts.pop_back();
    return refusal;
}

Refusal Ledger::check(const Statement &statement, std::size_t index) const
{
    if (index >= most_facts || rounds_recomputed() >= most_rounds_recomputed)
        return Refusal::too_long;
    if (std::holds_alternative<Undone>(statement))
        return can_undo() ? Refusal::none : Refusal::nothing_to_undo;
    if (std::holds_alternative<Redone>(statement))
        return can_redo() ? Refusal::none : Refusal::nothing_to_redo;
    return score::check(m_sheet, statement);
}

Refusal Ledger::activate(std::size_t index)
{
    const Statement &statement = m_facts[index].statement;
    const Refusal refusal = check(statement, index);
    if (refusal != Refusal::none)
        return refusal;
    m_visited_before = m_derivation.rounds_recomputed;
    if (std::holds_alternative<Undone>(statement)) {
        m_undone.push_back(m_active.back().fact);
        take_back(m_sheet, m_active.back().step, m_derivation);
        m_active.pop_back();
    } else if (std::holds_alternative<Redone>(statement)) {
        const std::size_t again = m_undone.back();
        m_undone.pop_back();
        enter(again);
    } else {
        m_undone_before = std::exchange(m_undone, {});
        enter(index);
    }
    return Refusal::none;
}

void Ledger::remove_last()
{
    const Statement &last = m_facts.back().statement;
    if (std::holds_alternative<Undone>(last)) {
        const std::size_t again = m_undone.back();
        m_undone.pop_back();
        enter(again);
    } else {
        take_back(m_sheet, m_active.back().step, m_derivation);
        if (std::holds_alternative<Redone>(last))
            m_undone.push_back(m_active.back().fact);
        else
            m_undone = std::move(m_undone_before);
        m_active.pop_back();
    }
    m_facts.pop_back();
    m_derivation.rounds_recomputed = m_visited_before;
}

void Ledger::enter(std::size_t fact)
{
    m_active.push_back({fact, apply(m_sheet, m_facts[fact])});
    recompute(m_sheet, m_active.back().step.first_changed_round, m_derivation);
}

} // namespace tableside::score
