// Events in JSON: the shapes that the events of all games share. For the codecs of games: templates over a game.
#pragma once

#include "engine/json/card_json.h"

#include <optional>

namespace tableside {

inline constexpr int most_total = 1'000'000; ///< Far beyond what rounds up to a target of 1000 can add up to.

inline OrderedJson named_event(std::string_view name)
{
    OrderedJson json;
    json["e"] = name;
    return json;
}

inline OrderedJson seat_event(std::string_view name, int seat)
{
    OrderedJson json = named_event(name);
    json["seat"] = seat;
    return json;
}

template <typename Game>
OrderedJson cards_event(std::string_view name, const char *key, const typename Game::Cards &cards)
{
    OrderedJson json = named_event(name);
    json[key] = cards_json<Game>(cards);
    return json;
}

/// `why`: the reason to draw, as the game names it.
template <typename Game, typename Drew>
OrderedJson drew_event(const Drew &drew, std::string_view why)
{
    OrderedJson json = seat_event("drew", drew.seat);
    json["cards"] = cards_json<Game>(drew.cards);
    json["why"] = why;
    return json;
}

/// Writes the events of a match that all games share, for a game's own writer to inherit. Every other event gives
/// nothing, which is right where the line of the action tells it already, and for the draw for the first deal.
template <typename Game>
struct MatchEventWriter
{
    using Written = std::optional<OrderedJson>;

    template <typename Told>
    Written operator()(const Told &) const
    {
        return std::nullopt;
    }

    Written operator()(const typename Game::RoundStarted &round) const
    {
        OrderedJson json = named_event("round");
        json["n"] = round.number;
        json["dealer"] = round.dealer;
        return json;
    }
    Written operator()(const typename Game::Scored &scored) const
    {
        OrderedJson json = named_event("scored");
        json["winner"] = scored.winner;
        json["hands"] = hands_json<Game>(scored.hands);
        json["points"] = scored.points;
        json["totals"] = scored.totals;
        return json;
    }
    Written operator()(const typename Game::MatchWon &won) const
    {
        OrderedJson json = seat_event("match-won", won.seat);
        json["totals"] = won.totals;
        return json;
    }
};

template <typename Game>
typename Game::RoundStarted read_round(ObjectReader &reader)
{
    return {reader.integer("n", 1, INT32_MAX), read_seat<Game>(reader, "dealer")};
}

template <typename Game>
typename Game::Scored read_scored(ObjectReader &reader)
{
    return {read_seat<Game>(reader, "winner"), read_hands<Game>(reader), reader.integers("points", 0, most_total),
            reader.integers("totals", 0, most_total)};
}

template <typename Game>
typename Game::MatchWon read_match_won(ObjectReader &reader)
{
    return {read_seat<Game>(reader), reader.integers("totals", 0, most_total)};
}

} // namespace tableside
