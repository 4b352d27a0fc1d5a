// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Crazy eights for two: a small but complete game, which tests the templates over a game (match, driver, record, search,
// simulation) with a game that is not in GameList. The rules are those of OpenSpiel's crazy_eights with its default options,
// because the engine's speed is compared with OpenSpiel's (tests/bench/README.md):
//   EIGHTS-DEAL   There are 52 cards, and each player gets seven. The first card of the discard pile is never an eight. The
//                 player left of the dealer starts.
//   EIGHTS-PLAY   A player plays a card of the suit in play, a card of the rank on top, or an eight. The player of an eight
//                 names the suit. A play ends the turn.
//   EIGHTS-DRAW   A player may draw up to five cards in a turn, one by one, even if a card could be played. A player who can't
//                 draw any more must play or pass. The discard pile is not shuffled again.
//   EIGHTS-END    A round ends when a hand is empty, or when all players pass in a row. In the second case the hand with the
//                 fewest points wins, and the dealer wins a tie.
//   EIGHTS-SCORE  An eight counts 50 points, a court card 10, and any other card its number. The points are for the winner or
//                 against the holder.
#pragma once

#include "engine/core/deck.h"
#include "engine/core/match_event.h"
#include "engine/core/random.h"
#include "engine/core/refusal.h"
#include "engine/core/scoring.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tableside::eights {

/// A card with a rank from 0 (ace) to 12 (king) and a suit from 0 to 3.
struct Card
{
    std::uint8_t number = 0; ///< The code, 1 to 52; 0 is no card.

    static constexpr Card from_code(int code) { return {static_cast<std::uint8_t>(code)}; }
    constexpr int code() const { return number; }
    constexpr bool is_none() const { return number == 0; }
    constexpr int rank() const { return (number - 1) / 4; }
    constexpr int suit() const { return (number - 1) % 4; }
    constexpr bool is_eight() const { return rank() == 7; }
    constexpr bool may_name(int other) const { return is_eight() ? other >= 0 && other < 4 : other == suit(); }
    constexpr int points() const { return is_eight() ? 50 : std::min(rank() + 1, 10); }
    friend constexpr auto operator<=>(const Card &, const Card &) = default;
};

inline constexpr int deck_size = 52;
inline constexpr auto sorted_deck = deck_in_order<Card, deck_size>(Card::from_code(deck_size),
                                                                   [](Card card) { return card.is_none() ? 0 : 1; });

inline std::string card_text(Card card)
{
    return card.is_none() ? std::string() : std::string{"a23456789tjqk"[card.rank()], "cdhs"[card.suit()]};
}

/// A hand as a set of bits, which can be because the deck has each card only once. The index of a card's bit is its code.
class Hand
{
public:
    void add(Card card) { m_bits |= bit(card); }
    void remove(Card card) { m_bits &= ~bit(card); }
    /// Returns whether the hand has the card. False for a hidden card.
    bool has(Card card) const { return (m_bits & bit(card)) != 0; }
    int size() const { return std::popcount(m_bits); }
    /// Calls visit(card) for each card, in the order of the card codes.
    void for_each_card(auto visit) const
    {
        for (std::uint64_t rest = m_bits; rest != 0; rest &= rest - 1)
            visit(Card::from_code(std::countr_zero(rest)));
    }
    int points() const
    {
        int sum = 0;
        for_each_card([&](Card card) { sum += card.points(); });
        return sum;
    }
    friend bool operator==(const Hand &, const Hand &) = default;

private:
    static std::uint64_t bit(Card card) { return std::uint64_t{1} << card.code(); }

    std::uint64_t m_bits = 0;
};

struct Ruleset
{
    static constexpr int one_round = 1;
    static constexpr int lowest_target = 50;
    static constexpr int highest_target = 1000;
    Scoring scoring = Scoring::winner_takes_all;
    std::uint16_t target = 100;
    friend bool operator==(const Ruleset &, const Ruleset &) = default;
};

// clang-format off
struct PlayCard { Card card; int suit = 0; friend bool operator==(const PlayCard &, const PlayCard &) = default; };
struct DrawCard { friend bool operator==(const DrawCard &, const DrawCard &) = default; };
struct PassTurn { friend bool operator==(const PassTurn &, const PassTurn &) = default; };
using Action = std::variant<PlayCard, DrawCard, PassTurn>;

struct Dealt { std::vector<std::vector<Card>> hands; Card top; std::vector<Card> draw; }; ///< `draw` starts with the top card.
struct Played { int seat = 0; Card card; int suit = 0; };
struct Drew { int seat = 0; std::vector<Card> cards; };
using Event = std::variant<DealerDrawnWith<Card>, RoundStarted, ScoredWith<Card>, MatchWon, Dealt, Played, Drew>;
// clang-format on

enum class Reason : std::uint8_t { none, not_allowed };
inline const Refusal &refusal(Reason reason)
{
    static constexpr std::array<Refusal, 2> refusals{{{"none", ""}, {"not-allowed", "EIGHTS-PLAY"}}};
    return refusals[static_cast<std::size_t>(reason)];
}

struct Table
{
    /// The discard pile at the start, with its top card last, and the draw pile at the end, with its top card first.
    std::array<Card, deck_size> cards{};
    Ruleset rules;
    std::uint8_t discard_count = 0;
    std::uint8_t draw_count = 0;
    std::uint8_t seats = 2;
    std::uint8_t dealer = 0;
    std::uint8_t turn = 0;   ///< The seat in turn; the winner once the round is over.
    std::uint8_t suit = 0;   ///< The suit in play.
    std::uint8_t drawn = 0;  ///< The number of cards drawn in this turn.
    std::uint8_t passes = 0; ///< The number of passes in a row.
    bool is_over = false;

    Card top() const { return cards[discard_count - 1U]; }
    bool may_draw() const { return drawn < 5 && draw_count > 0; }
    bool fits(Card card) const { return card.is_eight() || card.suit() == suit || card.rank() == top().rank(); }
    friend bool operator==(const Table &, const Table &) = default;
};

struct State
{
    Table table;
    std::array<Hand, 2> hands{};
    Random random;

    const Hand &hand(int seat) const { return hands[static_cast<std::size_t>(seat)]; }
    bool is_over() const { return table.is_over; }
    friend bool operator==(const State &, const State &) = default;
};

struct Observation
{
    Table table; ///< The public part; the cards of the draw pile are hidden.
    Hand hand;
    std::array<std::uint8_t, 2> hand_sizes{};
    std::array<std::uint16_t, 2> scores{};
    std::uint8_t seat = 0;

    bool is_in_turn() const { return table.turn == seat && !table.is_over; }
    friend bool operator==(const Observation &, const Observation &) = default;
};

inline Observation observe(const State &state, int seat)
{
    Observation seen{state.table, state.hand(seat), {}, {}, static_cast<std::uint8_t>(seat)};
    std::fill(seen.table.cards.end() - seen.table.draw_count, seen.table.cards.end(), Card());
    std::ranges::transform(state.hands, seen.hand_sizes.begin(), &Hand::size);
    return seen;
}

inline Event seen_by(Event event, int seat)
{
    if (auto *dealt = std::get_if<Dealt>(&event)) {
        std::ranges::fill(dealt->draw, Card());
        for (std::size_t other = 0; other < dealt->hands.size(); ++other) {
            if (static_cast<int>(other) != seat)
                std::ranges::fill(dealt->hands[other], Card());
        }
    } else if (auto *drew = std::get_if<Drew>(&event); drew != nullptr && drew->seat != seat) {
        std::ranges::fill(drew->cards, Card());
    }
    return event;
}

inline void legal_actions(const Observation &seen, std::vector<Action> &actions)
{
    actions.clear();
    if (!seen.is_in_turn())
        return;
    seen.hand.for_each_card([&](Card card) {
        for (int suit = 0; seen.table.fits(card) && suit < 4; ++suit) {
            if (card.may_name(suit))
                actions.push_back(PlayCard{card, suit});
        }
    });
    actions.push_back(seen.table.may_draw() ? Action(DrawCard{}) : Action(PassTurn{}));
}
inline void legal_actions(const State &state, std::vector<Action> &actions)
{
    legal_actions(observe(state, state.table.turn), actions);
}

inline Reason check(const Observation &seen, const Action &action)
{
    const auto *play = std::get_if<PlayCard>(&action);
    const bool is_legal = play == nullptr
        ? std::holds_alternative<DrawCard>(action) == seen.table.may_draw()
        : seen.hand.has(play->card) && seen.table.fits(play->card) && play->card.may_name(play->suit);
    return seen.is_in_turn() && is_legal ? Reason::none : Reason::not_allowed;
}

inline void end_turn(State &state, int seat)
{
    Table &table = state.table;
    const int next = 1 - seat;
    table.is_over = state.hand(seat).size() == 0 || table.passes == table.seats;
    table.drawn = 0;
    const auto rank = [&](int one) { return std::pair(state.hand(one).points(), one != table.dealer); };
    // If the round is over, the winner is the seat with fewer points; an empty hand has 0.
    table.turn = static_cast<std::uint8_t>(table.is_over && rank(seat) < rank(next) ? seat : next);
}

Reason apply(State &state, int seat, const Action &action, auto &events)
{
    if (const Reason reason = check(observe(state, seat), action); reason != Reason::none)
        return reason;
    Table &table = state.table;
    Hand &hand = state.hands[static_cast<std::size_t>(seat)];
    table.passes = static_cast<std::uint8_t>(std::holds_alternative<PassTurn>(action) ? table.passes + 1 : 0);
    if (std::holds_alternative<DrawCard>(action)) {
        const Card card = std::exchange(table.cards[static_cast<std::size_t>(deck_size - table.draw_count--)], Card());
        hand.add(card);
        ++table.drawn;
        if constexpr (std::remove_reference_t<decltype(events)>::keeps)
            events.push(Drew{seat, {card}});
        return Reason::none;
    }
    if (const auto *play = std::get_if<PlayCard>(&action)) {
        hand.remove(play->card);
        table.cards[table.discard_count++] = play->card;
        table.suit = static_cast<std::uint8_t>(play->suit);
        events.push(Played{seat, play->card, play->suit});
    }
    end_turn(state, seat);
    return Reason::none;
}

State deal(int /*seats*/, int dealer, const Ruleset &rules, const Random &random, auto &events)
{
    State state{{}, {}, random};
    Table &table = state.table;
    table.rules = rules;
    table.dealer = static_cast<std::uint8_t>(dealer);
    table.turn = static_cast<std::uint8_t>(1 - dealer);
    table.cards = sorted_deck;
    shuffle(table.cards.data(), table.cards.size(), state.random);
    std::iter_swap(table.cards.begin(), std::ranges::find_if_not(table.cards, &Card::is_eight));
    for (std::size_t index = 1; index <= 14; ++index)
        state.hands[index % 2].add(std::exchange(table.cards[index], Card()));
    table.suit = static_cast<std::uint8_t>(table.cards[0].suit());
    table.discard_count = 1;
    table.draw_count = deck_size - 15;
    if constexpr (std::remove_reference_t<decltype(events)>::keeps) {
        Dealt dealt{{{}, {}}, table.top(), {table.cards.begin() + 15, table.cards.end()}};
        for (std::size_t seat = 0; seat < 2; ++seat)
            state.hands[seat].for_each_card([&](Card card) { dealt.hands[seat].push_back(card); });
        events.push(std::move(dealt));
    }
    return state;
}

} // namespace tableside::eights
