// Events in JSON: the shapes that the events of both games share. Templates over a game.
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

/// `why` as the game names its reasons to draw.
template <typename Game, typename Drew>
OrderedJson drew_event(const Drew &drew, std::string_view why)
{
    OrderedJson json = seat_event("drew", drew.seat);
    json["cards"] = cards_json<Game>(drew.cards);
    json["why"] = why;
    return json;
}

/// What happens to a match, for a game's own writer of events to inherit: a call for anything else gives nothing, as is
/// right for an event that the line of its action tells already, and for the draw for the deal.
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
