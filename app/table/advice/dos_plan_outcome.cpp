// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/advice/dos_plan_outcome.h"

#include <algorithm>

namespace tableside {

namespace {

struct Reader
{
    DosPlanOutcome &outcome;

    void operator()(const dos::Matched &matched) { outcome.matches.push_back(matched); }
    void operator()(const dos::Laid &laid) { outcome.lay = laid; }
    void operator()(const dos::BonusSkipped &) { outcome.skipsBonus = true; }
    void operator()(const dos::WentOut &) { outcome.goesOut = true; }
    void operator()(const auto &) {}
};

} // namespace

int DosPlanOutcome::cardsPlayed() const
{
    int cards = 0;
    for (const dos::Matched &matched : matches)
        cards += static_cast<int>(matched.cards.size());
    return cards;
}

int DosPlanOutcome::bonusLays() const
{
    const auto earned = std::count_if(matches.begin(), matches.end(), [](const dos::Matched &matched) {
        return matched.reading.bonus != dos::Bonus::none; // DOS-MATCH-3, DOS-MATCH-4: a color match earns one bonus card
    });
    return std::min(static_cast<int>(earned), laysToCome);
}

int DosPlanOutcome::othersDraw() const
{
    return static_cast<int>(std::count_if(matches.begin(), matches.end(), [](const dos::Matched &matched) {
        return matched.reading.bonus == dos::Bonus::double_; // DOS-MATCH-4: each other seat draws a card
    }));
}

DosPlanOutcome outcomeOf(dos::State position, const std::vector<dos::Action> &actions)
{
    DosPlanOutcome outcome;
    const int seat = position.table.turn;
    dos::EventList events;
    for (const dos::Action &action : actions) {
        if (dos::apply(position, seat, action, events) != dos::Reason::none)
            break;
        outcome.draws |= std::holds_alternative<dos::DrawCard>(action);
    }
    Reader reader{outcome};
    for (const dos::Event &event : events.events())
        std::visit(reader, event);
    outcome.cardsLeft = position.hand(seat).size();
    if (position.table.phase == dos::Phase::bonus)
        outcome.laysToCome = std::min(int{position.table.bonus_lays}, outcome.cardsLeft);
    return outcome;
}

} // namespace tableside
