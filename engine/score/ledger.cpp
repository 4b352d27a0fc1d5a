#include "engine/score/ledger.h"

#include <algorithm>

namespace tableside::score {

std::optional<Ledger::Broken> Ledger::load(std::vector<Fact> facts)
{
    m_facts.reserve(std::min(m_facts.size() + facts.size(), most_facts));
    m_in_force.reserve(m_facts.capacity());
    for (std::size_t index = 0; index < facts.size(); ++index) {
        if (const Refusal refusal = append(std::move(facts[index])); refusal != Refusal::none)
            return Broken{index, refusal};
    }
    return std::nullopt;
}

Refusal Ledger::check(const Statement &statement) const
{
    if (m_facts.size() >= most_facts)
        return Refusal::too_long;
    if (std::holds_alternative<Undone>(statement))
        return can_undo() ? Refusal::none : Refusal::nothing_to_undo;
    if (std::holds_alternative<Redone>(statement))
        return can_redo() ? Refusal::none : Refusal::nothing_to_redo;
    return score::check(m_sheet, statement);
}

Refusal Ledger::append(Fact fact)
{
    const Refusal refusal = check(fact.statement);
    if (refusal != Refusal::none)
        return refusal;
    m_facts.push_back(std::move(fact));
    const Statement &statement = m_facts.back().statement;
    if (std::holds_alternative<Undone>(statement)) {
        m_undone.push_back(m_in_force.back().fact);
        take_back(m_sheet, m_in_force.back().step);
        m_in_force.pop_back();
    } else if (std::holds_alternative<Redone>(statement)) {
        const std::size_t again = m_undone.back();
        m_undone.pop_back();
        put_in_force(again);
    } else {
        m_undone.clear();
        put_in_force(m_facts.size() - 1);
    }
    return Refusal::none;
}

void Ledger::put_in_force(std::size_t fact)
{
    m_in_force.push_back({fact, apply(m_sheet, m_facts[fact])});
    recompute(m_sheet, m_in_force.back().step.first_touched);
}

} // namespace tableside::score
