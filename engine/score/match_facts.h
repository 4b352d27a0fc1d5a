// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the events of a match played in the app to the facts that people would state about the same game with real
// cards, so that the app can enter a finished match into the score book. A template over a game
// (engine/core/card_game.h).
#pragma once

#include "engine/core/card_game.h"
#include "engine/score/ledger.h"

#include <span>
#include <utility>
#include <variant>

namespace tableside::score {

/// Builds the ledger of one match from its events.
template <CardGame Game>
class MatchLedger
{
public:
    /// \p start has the target, the scoring, and the players by seat. The dealer in \p start is replaced by the dealer that
    /// the events of the match name. The time of the fact GameStarted is \p started_ms, the time of all other facts
    /// \p ended_ms, both in milliseconds since the epoch.
    MatchLedger(GameStarted start, std::int64_t started_ms, std::int64_t ended_ms)
        : m_start(std::move(start)), m_started_ms(started_ms), m_ended_ms(ended_ms)
    {}

    /// Processes the next events of the match in order. Only the start and the scoring of a round and the end of the
    /// match become facts. People cannot undo these events, so \p events may contain the events of undone actions.
    void take(std::span<const typename Game::Event> events)
    {
        for (const typename Game::Event &event : events) {
            if (const auto *started = std::get_if<typename Game::RoundStarted>(&event))
                begin_round(started->dealer);
            else if (const auto *scored = std::get_if<typename Game::Scored>(&event))
                close_round(*scored);
            else if (std::holds_alternative<typename Game::MatchWon>(event))
                state(GameEnded());
        }
    }

    /// Returns whether the ledger has at least one fact and has refused none. A refused fact means that events of the
    /// match are missing, for example the start of its first round.
    bool is_whole() const { return m_is_whole && !m_ledger.facts().empty(); }
    const Ledger &ledger() const { return m_ledger; }

private:
    void begin_round(int dealer)
    {
        if (m_ledger.facts().empty()) {
            m_start.dealer = dealer;
            state(m_start);
        } else if (m_ledger.sheet().open.dealer != dealer) {
            state(DealerChanged{player(dealer)});
        }
    }

    /// Adds the facts about the end of a round. If the winner still holds cards, the round was blocked (UNO-PILE-1: nobody
    /// could play or draw).
    void close_round(const typename Game::Scored &scored)
    {
        const int round = static_cast<int>(m_ledger.sheet().rounds.size());
        const bool is_blocked = !at_seat(scored.hands, scored.winner).empty();
        if (is_blocked)
            state(RoundBlocked{round, player(scored.winner)});
        else
            state(WentOut{round, player(scored.winner)});
        for (int seat = 0; seat < static_cast<int>(scored.hands.size()); ++seat) {
            if (is_blocked || seat != scored.winner)
                state(HandEntered{round, player(seat), entry_of(at_seat(scored.hands, seat))});
        }
        state(RoundClosed());
    }

    static Entry entry_of(const typename Game::Cards &hand)
    {
        Entry entry;
        for (const typename Game::Card card : hand)
            change_count(entry.cards, Game::card_text(card), 1);
        return entry;
    }

    const PlayerId &player(int seat) const { return at_seat(m_start.players, seat).id; }

    void state(Statement statement)
    {
        const bool is_first = m_ledger.facts().empty();
        const Refusal refusal = m_ledger.append({is_first ? m_started_ms : m_ended_ms, std::move(statement)});
        m_is_whole = m_is_whole && refusal == Refusal::none;
    }

    GameStarted m_start;
    std::int64_t m_started_ms;
    std::int64_t m_ended_ms;
    Ledger m_ledger;
    bool m_is_whole = true;
};

} // namespace tableside::score
