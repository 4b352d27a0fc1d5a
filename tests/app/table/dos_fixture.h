// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that open DOS tables for tests and play them up to a wanted position.
#pragma once

#include "tests/app/table/table_fixture.h"

namespace tableside::test {

inline std::unique_ptr<DosTable> quickTable(PlayFixture &fixture, const MatchConfig<dos::Game> &config)
{
    auto table = std::make_unique<DosTable>(fixture.begin(config), fixture.sounds);
    table->setPace({1.0, true, false}, {0, 0, 0});
    return table;
}

/// Returns the id of a card in the viewer's hand other than `except`; -1 if there is none.
inline int handCardId(DosTable &table, dos::Card card, int except = -1)
{
    for (const int cardId : table.cards()->hand(table.viewerSeat())) {
        if (cardId != except && table.cards()->faceOf(cardId) == card)
            return cardId;
    }
    return -1;
}

/// Does the first legal action by tapping cards and buttons. Returns false if it was not accepted.
inline bool playByTapping(DosTable &table)
{
    const dos::Action action = legalActions(table.session()).front();
    const qint64 before = table.session().actionCount();
    if (const auto *match = std::get_if<dos::MatchRow>(&action)) {
        table.tapCard(table.cards()->row()[match->row]);
        const int first = handCardId(table, match->first);
        table.tapCard(first);
        if (match->is_double())
            table.tapCard(handCardId(table, match->second, first));
        if (!table.isChoiceLegal())
            return false;
        table.confirm();
    } else if (const auto *lay = std::get_if<dos::LayCard>(&action)) {
        table.tapCard(handCardId(table, lay->card));
        table.confirm();
    } else if (std::holds_alternative<dos::DrawCard>(action)) {
        table.draw();
    } else if (std::holds_alternative<dos::EndTurn>(action)) {
        table.endTurn();
    }
    return table.session().actionCount() > before;
}

/// Plays a random action of the first kind that is legal, a match if possible. A player can so earn more bonus lays than
/// cards are left in the hand.
inline void playForBonuses(TableSession<dos::Game> &session, Random &random)
{
    dos::ActionList actions = legalActions(session);
    const std::size_t kind = actions.front().index();
    std::erase_if(actions, [&](const dos::Action &action) { return action.index() != kind; });
    session.act(session.turnSeat(), actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
}

/// Plays all seats until `wanted` returns true, during a round or at its end. Tries up to 400 deals from `config.seed` on.
template <typename Wanted>
std::unique_ptr<DosTable> tableWhere(PlayFixture &fixture, MatchConfig<dos::Game> config, const Wanted &wanted)
{
    for (const quint64 last = config.seed + 400; config.seed < last; ++config.seed) {
        Random random(config.seed);
        auto table = idleTable(fixture, config);
        table->nextRound();
        for (int actions = 0; actions < 300 && table->session().isPlaying(); ++actions) {
            if (wanted(*table))
                return table;
            playForBonuses(table->session(), random);
        }
        if (wanted(*table))
            return table;
    }
    qFatal("No deal reaches the wanted position");
}

} // namespace tableside::test
