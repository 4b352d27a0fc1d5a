// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The traits class of DOS: the types and functions through which templates for any card game use DOS. The concept
// CardGame in engine/core/card_game.h lists them.
#pragma once

#include "engine/core/card_game.h"
#include "engine/dos/notation.h"
#include "engine/dos/rules.h"

namespace tableside::dos {

// Forward declarations of types that only the layers above the rules need.
struct CallHooks;   // defined in engine/dos/ai/call_hooks.h
struct Levels;      // defined in engine/dos/ai/levels.h
struct SearchParts; // defined in engine/dos/ai/search_parts.h
class BestTurn;     // defined in engine/dos/best_turn.h
class FeatWatch;    // defined in engine/dos/feat_watch.h
struct Codec;       // defined in engine/dos/json/codec.h
struct Words;       // defined in engine/dos/console/words.h

struct Game : GameTraits<Card, Ruleset, State, Action, Event, Observation, Reason>
{
    static constexpr std::string_view name = "dos";
    static constexpr std::string_view title = "DOS";
    static constexpr int fewest_seats = dos::fewest_seats;
    static constexpr int most_seats = dos::most_seats;
    /// False because a round of DOS cannot get stuck: a seat without a match still lays a card, so some seat goes out.
    static constexpr bool can_be_blocked = false;

    using Call = CallDos;
    using Drew = dos::Drew;

    using CallHooks = dos::CallHooks;
    using Levels = dos::Levels;
    using SearchParts = dos::SearchParts;
    using Codec = dos::Codec;
    using BestTurn = dos::BestTurn;
    using FeatWatch = dos::FeatWatch;
    using Words = dos::Words;

    static std::span<const Card> deck() { return sorted_deck(); }
    static std::optional<Card> parse_card(std::string_view text) { return dos::parse_card(text); }
    /// Returns the value of a card that a seat draws to find the first dealer; wild cards count 0 (DOS-SETUP-1).
    static int dealer_draw_value(Card card) { return card.is_wild() ? 0 : card.value(); }
    /// Returns the winner of the round, who deals the next one (DOS-SETUP-4).
    static int next_dealer(int /*seats*/, int /*dealer*/, int winner) { return winner; }
    static bool begins_turn(const State &state)
    {
        return state.table.phase == Phase::play && !state.table.drawn && state.table.matches == 0;
    }
};

static_assert(CardGame<Game>);

} // namespace tableside::dos
