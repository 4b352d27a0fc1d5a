// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The traits class of UNO. Templates over a card game, such as the match or the search, use its types and functions; the
// concept CardGame in engine/core/card_game.h lists the requirements.
#pragma once

#include "engine/core/card_game.h"
#include "engine/uno/notation.h"
#include "engine/uno/rules.h"

namespace tableside::uno {

// Forward declarations of the types that Game names but the rules do not need, such as the AI and JSON classes.
struct CallHooks;   // engine/uno/ai/call_hooks.h
struct Levels;      // engine/uno/ai/levels.h
struct SearchParts; // engine/uno/ai/search_parts.h
class BestTurn;     // engine/uno/best_turn.h
class FeatWatch;    // engine/uno/feat_watch.h
struct Codec;       // engine/uno/json/codec.h
struct Words;       // engine/uno/console/words.h

struct Game : GameTraits<Card, Ruleset, State, Action, Event, Observation, Reason>
{
    static constexpr std::string_view name = "uno";
    static constexpr std::string_view title = "UNO";
    static constexpr int fewest_seats = uno::fewest_seats;
    static constexpr int most_seats = uno::most_seats;
    /// Whether a round can be blocked and end although all players hold cards (UNO-PILE-1).
    static constexpr bool can_be_blocked = true;

    using Call = CallUno;
    using Drew = uno::Drew;

    using CallHooks = uno::CallHooks;
    using Levels = uno::Levels;
    using SearchParts = uno::SearchParts;
    using Codec = uno::Codec;
    using BestTurn = uno::BestTurn;
    using FeatWatch = uno::FeatWatch;
    using Words = uno::Words;

    static std::span<const Card> deck() { return sorted_deck(); }
    static std::optional<Card> parse_card(std::string_view text) { return uno::parse_card(text); }
    /// Returns the value of a card when seats draw for the first deal; cards without a number count 0 (UNO-SETUP-1).
    static int dealer_draw_value(Card card) { return card.is_number() ? card.number() : 0; }
    /// Returns the dealer of the next round: the seat to the left of the last dealer (UNO-NEXT-1).
    static int next_dealer(int seats, int dealer, int /*winner*/) { return dealer + 1 == seats ? 0 : dealer + 1; }
    /// Returns whether the seat in turn is at the beginning of a normal turn, in which it may play or draw. Returns false
    /// in all other phases, for example while the seat must answer a draw card.
    static bool begins_turn(const State &state) { return state.table.phase == Phase::play; }
};

static_assert(CardGame<Game>);

} // namespace tableside::uno
