// Crazy eights to the templates over a game: traits, JSON and players.
#pragma once

#include "engine/core/card_game.h"
#include "engine/core/notation.h"
#include "engine/json/codec.h"
#include "engine/json/event_json.h"
#include "engine/json/observation_json.h"
#include "engine/players/levels.h"
#include "engine/players/random_player.h"
#include "engine/players/search_player.h"
#include "engine/search/plain_parts.h"
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

/// `{"do":"play","card":"8h","suit":2}`.
struct Codec
{
    static OrderedJson rules_json(const Ruleset &rules) { return {{"scoring", name_of(scoring_names, rules.scoring)}}; }
    static Result<Ruleset> rules_from_json(const Json &json)
    {
        ObjectReader reader(json, "\"rules\"");
        Ruleset rules;
        read_choice(reader, "scoring", scoring_names, rules.scoring);
        read_number(reader, "target", Ruleset::lowest_target, Ruleset::highest_target, rules.target);
        return reader.failed() ? Result<Ruleset>(reader.error()) : rules;
    }
    static std::span<const std::string_view> rules_keys()
    {
        static constexpr std::array<std::string_view, 2> keys{"scoring", "target"};
        return keys;
    }

    static constexpr std::array<std::string_view, 3> action_names{"play", "draw", "pass"};
    static OrderedJson action_json(const Action &action, const Table &) { return with_action(action, OrderedJson()); }
    static OrderedJson record_action_json(int seat, const Action &action, const State &)
    {
        return with_action(action, {{"seat", seat}});
    }
    static OrderedJson with_action(const Action &action, OrderedJson json)
    {
        json["do"] = action_names[action.index()];
        if (const auto *play = std::get_if<PlayCard>(&action)) {
            json["card"] = card_text(play->card);
            json["suit"] = play->suit;
        }
        return json;
    }
    static Result<std::pair<int, Action>> record_action_from_json(const Json &json)
    {
        ObjectReader reader(json, "an action");
        std::pair<int, Action> read{read_seat<Game>(reader), DrawCard{}};
        switch (reader.one_of("do", action_names)) {
        case 0: read.second = PlayCard{read_card<Game>(reader, "card"), reader.integer("suit", 0, 3)}; break;
        case 1: break;
        default: read.second = PassTurn{};
        }
        return reader.failed() ? Result<std::pair<int, Action>>(reader.error()) : read;
    }
    static bool is_derived(std::string_view) { return false; }
    static std::string_view member_rule(std::string_view) { return {}; }

    struct EventWriter : MatchEventWriter<Game>
    {
        using MatchEventWriter<Game>::operator();
        Written operator()(const Dealt &dealt) const
        {
            OrderedJson json = named_event("deal");
            json["hands"] = hands_json<Game>(dealt.hands);
            json["top"] = card_text(dealt.top);
            json["draw"] = cards_json<Game>(dealt.draw);
            return json;
        }
        Written operator()(const Drew &drew) const
        {
            OrderedJson json = seat_event("drew", drew.seat);
            json["cards"] = cards_json<Game>(drew.cards);
            return json;
        }
    };
    static std::optional<OrderedJson> event_json(const Event &event) { return std::visit(EventWriter(), event); }
    static Result<Event> event_from_json(const Json &json)
    {
        static constexpr std::array<std::string_view, 5> names{"round", "deal", "drew", "scored", "match-won"};
        ObjectReader reader(json, "an event");
        const Event event = [&]() -> Event {
            switch (reader.one_of("e", names)) {
            case 0: return read_round<Game>(reader);
            case 1:
                return Dealt{read_hands<Game>(reader), read_card<Game>(reader, "top"),
                             read_cards<Game>(reader, "draw")};
            case 2: return Drew{read_seat<Game>(reader), read_cards<Game>(reader, "cards")};
            case 3: return read_scored<Game>(reader);
            default: return read_match_won<Game>(reader);
            }
        }();
        return reader.failed() ? Result<Event>(reader.error()) : event;
    }
    static std::string_view event_rule(const Event &event)
    {
        return std::holds_alternative<Drew>(event) ? "EIGHTS-DRAW" : "EIGHTS-DEAL";
    }

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
