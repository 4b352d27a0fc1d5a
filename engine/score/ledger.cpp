// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/ledger.h"

#include "engine/score/fact_applier.h"

namespace tableside::score {

std::optional<Ledger::Broken> Ledger::load(std::vector<Fact> facts)
{
    m_facts.reserve(m_facts.size() + facts.size());
    m_line.reserve(m_facts.size() + facts.size());
    std::optional<Broken> broken;
    for (std::size_t index = 0; index < facts.size() && !broken; ++index) {
        if (const Refusal refusal = append(std::move(facts[index])); refusal != Refusal::none)
            broken = {index, refusal};
    }
    return broken;
}

Refusal Ledger::check(const Statement &statement) const
{
    const bool is_undo = std::holds_alternative<Undone>(statement);
    const bool is_redo = std::holds_alternative<Redone>(statement);
    if (!is_undo && !is_redo)
        update();
    if (m_facts.size() >= most_facts || m_rounds_recomputed >= most_rounds_recomputed)
        return Refusal::too_long;
    if (is_undo)
        return can_undo() ? Refusal::none : Refusal::nothing_to_undo;
    if (is_redo)
        return can_redo() ? Refusal::none : Refusal::nothing_to_redo;
    return score::check(m_sheet, statement);
}

Refusal Ledger::append(Fact fact)
{
    if (const Refusal refusal = check(fact.statement); refusal != Refusal::none)
        return refusal;
    m_facts.push_back(std::move(fact));
    const Statement &added = m_facts.back().statement;
    if (std::holds_alternative<Undone>(added)) {
        --m_in_force;
    } else if (std::holds_alternative<Redone>(added)) {
        ++m_in_force;
    } else {
        m_dropped.assign(m_line.begin() + static_cast<std::ptrdiff_t>(m_in_force), m_line.end());
        m_line.resize(m_in_force);
        m_line.push_back({m_facts.size() - 1, false});
        ++m_in_force;
        update();
    }
    return Refusal::none;
}

void Ledger::remove_last()
{
    if (std::holds_alternative<Undone>(m_facts.back().statement)) {
        ++m_in_force;
    } else {
        --m_in_force;
        if (!std::holds_alternative<Redone>(m_facts.back().statement)) {
            m_line.pop_back();
            m_line.insert(m_line.end(), m_dropped.begin(), m_dropped.end());
        }
    }
    update();
    m_facts.pop_back();
}

/// Applies the facts in force that the sheet does not contain yet. After an undo, computes the whole sheet anew.
void Ledger::update() const
{
    if (m_applied > m_in_force) {
        m_sheet = {};
        for (m_applied = 0; m_applied < m_in_force; ++m_applied)
            apply(m_sheet, m_facts[m_line[m_applied].fact]);
        m_sheet.played_on = m_line[m_in_force - 1].played_on;
        // Only the number of facts is added to the count below. If these rounds were counted too, load() could count more
        // than append() did, because load() computes the sheet anew at other points.
        std::int64_t not_counted = 0;
        recompute(m_sheet, {}, not_counted);
        m_rounds_recomputed += static_cast<std::int64_t>(m_in_force);
    }
    for (; m_applied < m_in_force; ++m_applied) {
        const LineFact &next = m_line[m_applied];
        const ChangedResults changed = apply(m_sheet, m_facts[next.fact]);
        recompute(m_sheet, changed, m_rounds_recomputed);
        next.played_on = m_sheet.played_on;
    }
}

} // namespace tableside::score
