// Functions that read and write cards and seats as JSON. They are templates over a game, use its card_text() and
// parse_card(), and are called by the codec of each game.
#pragma once

#include "engine/json/object_reader.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tableside {

/// Returns the name of the enumerator \p value; \p names are in the order of the enum.
template <typename Enum, std::size_t size>
std::string_view name_of(const std::array<std::string_view, size> &names, Enum value)
{
    return names.at(static_cast<std::size_t>(value));
}

/// Returns the card that a JSON text such as "r7" names. For any other value, \p reader fails and the result is a
/// default card.
template <typename Game>
typename Game::Card card_from_json(ObjectReader &reader, const Json &value)
{
    const auto card = value.is_string() ? Game::parse_card(value.get_ref<const std::string &>()) : std::nullopt;
    if (!card)
        reader.fail("unknown card " + quoted_value(value));
    return card.value_or(typename Game::Card{});
}

template <typename Game>
typename Game::Card read_card(ObjectReader &reader, std::string_view key)
{
    return card_from_json<Game>(reader, Json(reader.text(key)));
}

/// Returns the cards of a JSON list. Fails if the list is longer than the deck.
template <typename Game>
typename Game::Cards read_card_list(ObjectReader &reader, const Json &list)
{
    typename Game::Cards cards;
    if (!list.is_array())
        reader.fail("expected a list of cards, not " + quoted_value(list));
    else if (list.size() > Game::deck().size())
        reader.fail("a list of " + std::to_string(list.size()) + " cards is longer than the deck");
    else
        for (const Json &value : list)
            cards.push_back(card_from_json<Game>(reader, value));
    return cards;
}

/// Returns the cards of the member \p key; empty if the member is absent.
template <typename Game>
typename Game::Cards read_cards_or_none(ObjectReader &reader, std::string_view key)
{
    return read_card_list<Game>(reader, reader.array_or_empty(key));
}

template <typename Game>
typename Game::Cards read_cards(ObjectReader &reader, std::string_view key)
{
    return read_card_list<Game>(reader, reader.array(key));
}

/// Returns the hands of all seats; the index is the seat.
template <typename Game>
std::vector<typename Game::Cards> read_hands(ObjectReader &reader, std::string_view key = "hands")
{
    std::vector<typename Game::Cards> hands;
    const Json &list = reader.array(key);
    if (list.size() > static_cast<std::size_t>(Game::most_seats))
        reader.fail("\"" + std::string(key) + "\" has more than " + std::to_string(Game::most_seats) + " hands");
    else
        for (const Json &hand : list)
            hands.push_back(read_card_list<Game>(reader, hand));
    return hands;
}

/// Reads a seat number, from 0 to Game::most_seats - 1.
template <typename Game>
int read_seat(ObjectReader &reader, std::string_view key = "seat")
{
    return reader.integer(key, 0, Game::most_seats - 1);
}

template <typename Game>
OrderedJson cards_json(std::span<const typename Game::Card> cards)
{
    OrderedJson list = OrderedJson::array();
    for (const auto card : cards)
        list.push_back(Game::card_text(card));
    return list;
}

template <typename Game>
OrderedJson hands_json(const std::vector<typename Game::Cards> &hands)
{
    OrderedJson list = OrderedJson::array();
    for (const auto &hand : hands)
        list.push_back(cards_json<Game>(hand));
    return list;
}

} // namespace tableside
