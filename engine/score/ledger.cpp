#include "engine/score/ledger.h"

#include "engine/score/ledger_rules.h"

#include <algorithm>

namespace tableside::score {

std::string_view refusal_name(Refusal refusal)
{
    switch (refusal) {
    case Refusal::none: return "none";
    case Refusal::not_started: return "not-started";
    case Refusal::already_started: return "already-started";
    case Refusal::too_few_players: return "too-few-players";
    case Refusal::too_many_players: return "too-many-players";
    case Refusal::player_twice: return "player-twice";
    case Refusal::no_such_player: return "no-such-player";
    case Refusal::no_such_round: return "no-such-round";
    case Refusal::no_such_card: return "no-such-card";
    case Refusal::too_many_cards: return "too-many-cards";
    case Refusal::more_than_the_deck: return "more-than-the-deck";
    case Refusal::hand_is_out: return "hand-is-out";
    case Refusal::hands_unknown: return "hands-unknown";
    case Refusal::counts_against: return "counts-against";
    case Refusal::nobody_out: return "nobody-out";
    case Refusal::cannot_be_blocked: return "cannot-be-blocked";
    case Refusal::hands_missing: return "hands-missing";
    case Refusal::not_a_sum: return "not-a-sum";
    case Refusal::not_closed: return "not-closed";
    case Refusal::cannot_be_blank: return "cannot-be-blank";
    case Refusal::target_out_of_range: return "target-out-of-range";
    case Refusal::decided: return "decided";
    case Refusal::not_decided: return "not-decided";
    case Refusal::ended: return "ended";
    case Refusal::already_present: return "already-present";
    case Refusal::nothing_to_undo: return "nothing-to-undo";
    case Refusal::nothing_to_redo: return "nothing-to-redo";
    case Refusal::too_long: return "too-long";
    }
    return {};
}

std::optional<Ledger::Broken> Ledger::load(std::span<const Fact> facts)
{
    m_facts.reserve(std::min(m_facts.size() + facts.size(), most_facts));
    m_in_force.reserve(m_facts.capacity());
    for (std::size_t index = 0; index < facts.size(); ++index) {
        if (const Refusal refusal = append(facts[index]); refusal != Refusal::none)
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

Refusal Ledger::append(const Fact &fact)
{
    const Refusal refusal = check(fact.statement);
    if (refusal != Refusal::none)
        return refusal;
    m_facts.push_back(fact);
    if (std::holds_alternative<Undone>(fact.statement)) {
        m_undone.push_back(m_in_force.back().fact);
        take_back(m_sheet, std::move(m_in_force.back().step));
        m_in_force.pop_back();
    } else if (std::holds_alternative<Redone>(fact.statement)) {
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
    m_in_force.push_back({fact, undo_step_for(m_sheet, m_facts[fact].statement)});
    apply(m_sheet, m_facts[fact]);
    recompute(m_sheet, m_in_force.back().step.first_touched);
}

} // namespace tableside::score
