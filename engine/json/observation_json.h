// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads and writes the members of an observation that all games share, and refuses an impossible observation. Used by the
// codecs of games; the functions are templates over a game.
#pragma once

#include "engine/core/game_id.h"
#include "engine/json/game_codec.h"

#include <initializer_list>
#include <numeric>

namespace tableside {

/// An observation that was read but not yet checked. Reading sets the numbers in `table`, such as the turn and the size of
/// the draw pile. The cards, the number of seats and the exposed seats of the table are set only after the checks.
template <typename Game>
struct ObservationDraft
{
    std::remove_cvref_t<decltype(std::declval<typename Game::State>().table)> table;
    int seat = 0;
    typename Game::Cards hand;
    std::vector<int> counts; ///< The number of cards in each seat's hand.
    typename Game::Cards discard;
    std::vector<int> scores;
    std::vector<int> exposed; ///< The seats that must call "DOS!" or "UNO!" and can be caught.

    int seats() const { return static_cast<int>(counts.size()); }
    int count_of(int of_seat) const { return counts[static_cast<std::size_t>(of_seat)]; }
};

/// Reads the members that the observations of all games share, and stores them in \p draft. An error makes \p reader fail.
template <typename Game>
void read_shared(GameReader<Game> &reader, const Json &json, ObservationDraft<Game> &draft)
{
    const auto deck_size = static_cast<int>(Game::deck().size());
    const std::string game = reader.has("game") ? reader.text("game") : std::string(Game::name);
    if (game != Game::name && !game_named(game))
        reader.fail(unknown_game_text(game));
    else if (game != Game::name)
        reader.fail("\"game\" must be \"" + std::string(Game::name) + "\", not " + quoted_value(json["game"]));
    reader.seat("seat", draft.seat);
    reader.value("hand", draft.hand);
    reader.value("counts", draft.counts, 0, deck_size);
    reader.value("draw", draft.table.draw_count, 0, deck_size);
    draft.discard = reader.cards_or_none("discard");
    draft.scores = reader.integers_or_empty("scores", 0, UINT16_MAX);
    reader.setting("dealer", draft.table.dealer, 0, Game::most_seats - 1);
    reader.seat("turn", draft.table.turn);
    draft.exposed = reader.integers_or_empty("exposed", 0, Game::most_seats - 1);
    if (reader.failed() || !reader.has("rules"))
        return;
    if (const auto rules = Game::Codec::rules_from_json(json["rules"]))
        draft.table.rules = *rules;
    else
        reader.fail(rules.error().cause);
}

/// Returns an error text if \p seat, read from the member \p key, is not a seat of the table; an empty text if it is.
template <typename Game>
std::string seat_range_problem(const ObservationDraft<Game> &draft, std::string_view key, int seat)
{
    if (seat < draft.seats())
        return {};
    return std::string("\"").append(key).append("\" is ") + std::to_string(seat) + ", but the seats are 0 to "
        + std::to_string(draft.seats() - 1);
}

/// Returns an error text for the first wrong seat or score in an observation that was read; an empty text if all are valid.
template <typename Game>
std::string seats_problem(const ObservationDraft<Game> &draft)
{
    const int seats = draft.seats();
    if (seats < Game::fewest_seats || seats > Game::most_seats)
        return "\"counts\" has " + std::to_string(seats) + " seats; " + std::string(Game::title) + " is for "
            + std::to_string(Game::fewest_seats) + " to " + std::to_string(Game::most_seats) + " ("
            + std::string(Game::title) + "-DECK-2)";
    std::vector<std::pair<std::string_view, int>> named{
        {"seat", draft.seat}, {"turn", draft.table.turn}, {"dealer", draft.table.dealer}};
    for (const int seat : draft.exposed)
        named.emplace_back("exposed", seat);
    for (const auto &[key, seat] : named) {
        if (std::string problem = seat_range_problem(draft, key, seat); !problem.empty())
            return problem;
    }
    if (!draft.scores.empty() && draft.scores.size() != draft.counts.size())
        return "\"scores\" has " + std::to_string(draft.scores.size()) + " numbers for " + std::to_string(seats)
            + " seats";
    return {};
}

/// Returns an error text for the first problem with the cards; an empty text if there is none. \p open are the cards,
/// besides the discard pile, that all players see.
template <typename Game>
std::string cards_problem(const ObservationDraft<Game> &draft, const std::vector<typename Game::Cards> &open)
{
    const std::string rule = std::string(Game::title) + "-DECK-1";
    if (static_cast<std::size_t>(draft.count_of(draft.seat)) != draft.hand.size())
        return "\"hand\" has " + std::to_string(draft.hand.size()) + " cards, but \"counts\" says "
            + std::to_string(draft.count_of(draft.seat)) + " for seat " + std::to_string(draft.seat);
    std::vector<const typename Game::Cards *> all{&draft.hand, &draft.discard};
    for (const typename Game::Cards &cards : open)
        all.push_back(&cards);
    std::array<int, UINT8_MAX + 1> copies{};
    std::size_t total = static_cast<std::size_t>(
        std::accumulate(draft.counts.begin(), draft.counts.end(), int{draft.table.draw_count}));
    for (const auto *cards : all) {
        total += cards == &draft.hand ? 0 : cards->size();
        for (const auto card : *cards) {
            const int most = copies_in_deck(card);
            if (++copies[static_cast<std::size_t>(card.code())] > most)
                return "more than " + std::to_string(most) + " copies of " + Game::card_text(card)
                    + ", which is all the deck has (" + rule + ")";
        }
    }
    if (total > Game::deck().size())
        return std::to_string(total) + " cards in total, but the deck has " + std::to_string(Game::deck().size()) + " ("
            + rule + ")";
    return {};
}

/// Returns a bit mask in which bit n is set for each seat n of the list.
template <typename Bits>
Bits seat_bits(const std::vector<int> &seats)
{
    unsigned bits = 0;
    for (const int seat : seats)
        bits |= 1U << seat;
    return static_cast<Bits>(bits);
}

/// A function that checks an observation that was read. Returns an error text; an empty text if the observation is valid.
template <typename Draft>
using ObservationCheck = std::string (*)(const Draft &);

/// Reads an observation of a game. read(reader, draft) reads the members that only this game has. The seats are
/// checked first, then each of \p checks runs; the first problem becomes the error. An observation need not list
/// every card; cards that are not listed are unseen. fill_table(draft, table, seen) sets the rest of `table`, such as
/// its cards.
template <typename Game, typename Draft>
Result<typename Game::Observation> read_observation(const Json &json, auto read,
                                                    std::initializer_list<ObservationCheck<Draft>> checks,
                                                    auto fill_table)
{
    GameReader<Game> reader(json, "an observation");
    Draft draft;
    read_shared<Game>(reader, json, draft);
    read(reader, draft);
    if (reader.failed())
        return reader.error();
    std::string problem = seats_problem<Game>(draft);
    for (const auto check : checks) {
        if (problem.empty())
            problem = check(draft);
    }
    if (!problem.empty())
        return Error{0, std::move(problem), {}};
    typename Game::Observation seen;
    auto table = draft.table;
    table.seats = static_cast<std::uint8_t>(draft.seats());
    table.exposed = seat_bits<decltype(table.exposed)>(draft.exposed);
    fill_table(draft, table, seen);
    seen.table = table;
    for (const auto card : draft.hand)
        seen.hand.add(card);
    for (std::size_t seat = 0; seat < draft.counts.size(); ++seat)
        seen.hand_sizes[seat] = static_cast<std::uint8_t>(draft.counts[seat]);
    for (std::size_t seat = 0; seat < draft.scores.size(); ++seat)
        seen.scores[seat] = static_cast<std::uint16_t>(draft.scores[seat]);
    seen.seat = static_cast<std::uint8_t>(draft.seat);
    return seen;
}

/// Returns the list of the seats whose bits are set in \p bits.
inline OrderedJson seats_json(unsigned bits)
{
    OrderedJson list = OrderedJson::array();
    for (int seat = 0; bits >> seat != 0; ++seat) {
        if (((bits >> seat) & 1U) != 0)
            list.push_back(seat);
    }
    return list;
}

/// Returns the first \p seats numbers of an array with one number for each possible seat of the game.
template <typename Numbers>
std::vector<int> first_seats(const Numbers &numbers, int seats)
{
    return {numbers.begin(), numbers.begin() + seats};
}

/// Returns an observation with the members that every game writes first: game, seat, hand and counts.
template <typename Game>
OrderedJson observation_start(const typename Game::Observation &seen)
{
    typename Game::Cards hand;
    seen.hand.for_each_card([&](typename Game::Card card) { hand.push_back(card); });
    OrderedJson json;
    json["game"] = Game::name;
    json["seat"] = seen.seat;
    json["hand"] = cards_json<Game>(hand);
    json["counts"] = first_seats(seen.hand_sizes, seen.table.seats);
    return json;
}

} // namespace tableside
