// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads and writes the cards and seats of a game as JSON: GameReader and GameWriter, templates over a game.
#pragma once

#include "engine/json/object_writer.h"

#include <algorithm>
#include <array>

namespace tableside {

/// Returns the name of the enumerator \p value; \p names are in the order of the enum.
template <typename Enum, std::size_t size>
std::string_view name_of(const std::array<std::string_view, size> &names, Enum value)
{
    return names.at(static_cast<std::size_t>(value));
}

/// The JSON form of an action: `alone` for bots and people, `of_record` for a line of a record. A catch names the
/// seat to be caught "seat" when alone, but "target" in a record, where "seat" is the acting seat.
enum class ActionForm : std::uint8_t { alone, of_record };

constexpr const char *other_seat_key(ActionForm form)
{
    return form == ActionForm::of_record ? "target" : "seat";
}

template <typename Game>
OrderedJson cards_json(std::span<const typename Game::Card> cards)
{
    OrderedJson list = OrderedJson::array();
    for (const auto card : cards)
        list.push_back(Game::card_text(card));
    return list;
}

/// An ObjectWriter that can also write the cards and seats of a game.
template <typename Game>
class GameWriter : public ObjectWriter
{
public:
    explicit GameWriter(OrderedJson &json, ActionForm form = ActionForm::alone) : ObjectWriter(json), m_form(form) {}

    using ObjectWriter::value;
    void value(const char *key, typename Game::Card card) { m_json[key] = Game::card_text(card); }
    void value(const char *key, const typename Game::Cards &cards) { m_json[key] = cards_json<Game>(cards); }
    void value(const char *key, const std::vector<typename Game::Cards> &hands)
    {
        m_json[key] = OrderedJson::array();
        for (const auto &hand : hands)
            m_json[key].push_back(cards_json<Game>(hand));
    }

    void seat(const char *key, int seat) { m_json[key] = seat; }
    void seat_if_any(const char *key, const std::optional<int> &seat)
    {
        if (seat)
            m_json[key] = *seat;
    }
    void index(const char *key, int index) { m_json[key] = index; }
    void other_seat(int seat) { m_json[other_seat_key(m_form)] = seat; }
    void catch_time(int after_ms)
    {
        if (m_form == ActionForm::of_record || after_ms < UINT16_MAX)
            m_json["after"] = after_ms;
    }

private:
    ActionForm m_form;
};

/// An ObjectReader that can also read the cards and seats of a game.
template <typename Game>
class GameReader : public ObjectReader
{
public:
    using Card = typename Game::Card;
    using Cards = typename Game::Cards;

    GameReader(const Json &object, std::string_view what, ActionForm form = ActionForm::alone)
        : ObjectReader(object, what), m_form(form)
    {}

    using ObjectReader::value;
    void value(const char *key, Card &card) { card = card_of(Json(text(key))); }
    void value(const char *key, Cards &cards) { cards = cards_of(array(key)); }
    /// Reads the hands of all seats; the index is the seat.
    void value(const char *key, std::vector<Cards> &hands)
    {
        const Json &list = array(key);
        if (list.size() > static_cast<std::size_t>(Game::most_seats))
            return fail("\"" + std::string(key) + "\" has more than " + std::to_string(Game::most_seats) + " hands");
        for (const Json &hand : list)
            hands.push_back(cards_of(hand));
    }
    Cards cards_or_none(const char *key) { return cards_of(array_or_empty(key)); }

    void seat(const char *key, std::integral auto &seat) { value(key, seat, 0, Game::most_seats - 1); }
    void seat_if_any(const char *key, std::optional<int> &seat)
    {
        if (has(key))
            value(key, seat.emplace(), 0, Game::most_seats - 1);
    }
    /// Reads an index of 0 or more. An index above 255 becomes 255, which is never a valid index and which check()
    /// refuses.
    void index(const char *key, std::uint8_t &index)
    {
        index = static_cast<std::uint8_t>(std::min(integer(key, 0, INT32_MAX), int{UINT8_MAX}));
    }
    /// Reads the seat that an action is aimed at. A seat above 255 becomes 255, which check() refuses.
    void other_seat(std::uint8_t &seat) { index(other_seat_key(m_form), seat); }
    /// Reads the time of a catch in milliseconds. A longer time than 65,535, or a missing member, becomes 65,535.
    void catch_time(std::uint16_t &after_ms)
    {
        after_ms = static_cast<std::uint16_t>(std::min(integer_or("after", 0, INT32_MAX, UINT16_MAX), int{UINT16_MAX}));
    }

private:
    /// Returns the card that a JSON text such as "r7" names. For any other value, the reader fails and the result is a
    /// default card.
    Card card_of(const Json &json)
    {
        const auto card = json.is_string() ? Game::parse_card(json.get_ref<const std::string &>()) : std::nullopt;
        if (!card)
            fail("unknown card " + quoted_value(json));
        return card.value_or(Card{});
    }

    /// Returns the cards of a JSON list. The reader fails if \p list is not a list or is longer than the deck.
    Cards cards_of(const Json &list)
    {
        Cards cards;
        if (!list.is_array())
            fail("expected a list of cards, not " + quoted_value(list));
        else if (list.size() > Game::deck().size())
            fail("a list of " + std::to_string(list.size()) + " cards is longer than the deck");
        else
            for (const Json &card : list)
                cards.push_back(card_of(card));
        return cards;
    }

    ActionForm m_form;
};

} // namespace tableside
