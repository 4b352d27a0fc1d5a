// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The traits, JSON and players of crazy eights, as the templates over a game need them.
#pragma once

#include "engine/core/card_game.h"
#include "engine/core/notation.h"
#include "engine/json/game_codec.h"
#include "engine/json/observation_json.h"
#include "engine/players/levels.h"
#include "engine/players/random_player.h"
#include "engine/players/search_player.h"
#include "tests/engine/crazy_eights/plain_parts.h"
#include "engine/search/search_adviser.h"
#include "tests/engine/crazy_eights/rules.h"

namespace tableside::eights {

struct Codec;
struct Levels;

struct Game : GameTraits<Card, Ruleset, State, Action, Event, Observation, Reason>
{
    static constexpr std::string_view name = "eights";
    static constexpr std::string_view title = "Crazy eights";
    static constexpr int fewest_seats = 2;
    static constexpr int most_seats = 2;
    static constexpr bool can_be_blocked = true;

    using Codec = eights::Codec;
    using Levels = eights::Levels;
    using SearchParts = PlainSearchParts<Game>;

    static std::span<const Card> deck() { return sorted_deck; }
    static std::optional<Card> parse_card(std::string_view text)
    {
        const auto found = std::ranges::find(sorted_deck, lower_case(text), card_text);
        return found == sorted_deck.end() ? std::nullopt : std::optional(*found);
    }
    static int dealer_draw_value(Card card) { return card.rank(); }
    static int next_dealer(int, int dealer, int) { return 1 - dealer; }
    static bool begins_turn(const State &state) { return state.table.drawn == 0; }
};

static_assert(CardGame<Game>);
static_assert(SearchableGame<Game>);

struct Levels
{
    static constexpr SearchStrength strength{20'000, false, false};

    static bool has(Level level) { return level == Level::random || level == Level::hard; }
    static std::unique_ptr<Player<Game>> make_player(Level level, std::uint64_t seed, const Style &style)
    {
        if (level == Level::random)
            return std::make_unique<RandomPlayer<Game>>(seed);
        return has(level) ? std::make_unique<SearchPlayer<Game>>(seed, strength, style) : nullptr;
    }
    static std::unique_ptr<Adviser<Game>> make_adviser(std::uint64_t seed)
    {
        return std::make_unique<SearchAdviser<Game>>(seed, strength);
    }
};

static_assert(PlayedGame<Game>);

/// The members of rules, actions and events in JSON, such as {"do":"play","card":"8h","suit":2}.
struct Description
{
    static void describe(auto &members, MaybeConst<Ruleset> auto &rules)
    {
        members.setting("scoring", rules.scoring, scoring_names);
    }

    static constexpr std::array<std::string_view, 3> action_names{"play", "draw", "pass"};
    static void describe(auto &members, MaybeConst<PlayCard> auto &play)
    {
        members.value("card", play.card);
        members.value("suit", play.suit, 0, 3);
    }

    static constexpr std::tuple event_kinds{
        EventKind<RoundStarted>{"round", "EIGHTS-DEAL"}, EventKind<Dealt>{"deal", "EIGHTS-DEAL"},
        EventKind<Drew>{"drew", "EIGHTS-DRAW"},          EventKind<Game::Scored>{"scored", "EIGHTS-DEAL"},
        EventKind<MatchWon>{"match-won", "EIGHTS-DEAL"},
    };
    static void describe(auto &members, MaybeConst<Dealt> auto &dealt)
    {
        members.value("hands", dealt.hands);
        members.value("top", dealt.top);
        members.value("draw", dealt.draw);
    }
    static void describe(auto &members, MaybeConst<Drew> auto &drew) { members.value("cards", drew.cards); }
};

struct Codec : GameCodec<Game, Description>
{
    static bool is_derived(std::string_view) { return false; }
    static std::string_view member_rule(std::string_view) { return {}; }

    static OrderedJson observation_json(const Observation &seen)
    {
        OrderedJson json = observation_start<Game>(seen);
        json["top"] = card_text(seen.table.top());
        json["suit"] = seen.table.suit;
        json["draw"] = seen.table.draw_count;
        json["turn"] = seen.table.turn;
        return json;
    }
};

static_assert(RecordedGame<Game>);

} // namespace tableside::eights
