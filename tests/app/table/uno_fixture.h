// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that play UNO tables up to a wanted position.
#pragma once

#include "tests/app/table/table_fixture.h"

#include <algorithm>

namespace tableside::test {

/// Returns rules in which each set bit of `bits` switches one house rule on.
inline uno::Ruleset unoRules(int bits)
{
    uno::Ruleset rules;
    rules.stacking = bits & 1;
    rules.jump_in = bits & 2;
    rules.seven_zero = bits & 4;
    rules.draw_until_playable = bits & 8;
    rules.no_bluffing = bits & 16;
    return rules;
}

inline int handCardId(UnoTable &table, uno::Card card)
{
    for (const int cardId : table.cards()->hand(table.viewerSeat())) {
        if (table.cards()->faceOf(cardId) == card)
            return cardId;
    }
    return -1;
}

/// Performs an action by tapping cards and buttons.
inline void tap(UnoTable &table, const uno::Action &action)
{
    if (const auto *played = std::get_if<uno::PlayCard>(&action)) {
        table.tapCard(handCardId(table, played->card));
        if (played->card.is_wild())
            table.nameColor(CardsModel::letterOf(played->color));
    } else if (const auto *named = std::get_if<uno::NameColor>(&action)) {
        table.nameColor(CardsModel::letterOf(named->color));
    } else if (const auto *swap = std::get_if<uno::SwapHands>(&action)) {
        table.swapWith(swap->seat);
    } else if (std::holds_alternative<uno::DrawCard>(action)) {
        table.draw();
    } else if (std::holds_alternative<uno::PassTurn>(action)) {
        table.keep();
    } else if (std::holds_alternative<uno::ChallengeDraw>(action)) {
        table.challenge();
    } else if (std::holds_alternative<uno::AcceptDraw>(action)) {
        table.accept();
    }
}

/// Performs the viewer's first legal action by tapping. Returns false if it was not accepted.
inline bool playByTapping(UnoTable &table)
{
    const qint64 before = table.session().actionCount();
    tap(table, legalActions(table.session()).front());
    return table.session().actionCount() > before;
}

/// Plays so that seat 1 goes out with a Wild Draw Four against seat 0, if the deal permits: seat 1 keeps that card until last.
inline void playTowardsALastDrawFour(TableSession<uno::Game> &session, Random &)
{
    const uno::ActionList legal = legalActions(session);
    const int seat = session.turnSeat();
    const bool isLast = session.match().state().hand(seat).size() == 1;
    const auto play = std::find_if(legal.begin(), legal.end(), [&](const uno::Action &action) {
        const auto *played = std::get_if<uno::PlayCard>(&action);
        return played && (played->card == uno::wild_draw_four) == isLast;
    });
    session.act(seat, seat == 0 || play == legal.end() ? legal.back() : *play);
}

/// Plays all seats with `play`, deal after deal, until `wanted` returns true.
template <typename Wanted>
std::unique_ptr<UnoTable> tableWhere(PlayFixture &fixture, MatchConfig<uno::Game> config, const Wanted &wanted,
                                     void (*play)(TableSession<uno::Game> &, Random &) = playAnyLegal<uno::Game>)
{
    Random random(1);
    for (config.seed = 1; config.seed < 400; ++config.seed) {
        auto table = idleTable(fixture, config);
        table->nextRound();
        for (int actions = 0; actions < 200 && table->session().isPlaying(); ++actions) {
            if (wanted(*table))
                return table;
            play(table->session(), random);
        }
    }
    qFatal("No deal reaches the wanted position");
}

} // namespace tableside::test
