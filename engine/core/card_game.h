// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The concept CardGame. All generic code (match, driver, search, record, console, tests) is a template over a traits struct
// such as dos::Game or uno::Game, and uses a game only through that struct. CardGame lists what every layer needs; a layer
// that needs more has a concept of its own:
//   CallingGame     engine/players/call_action.h    the game has calls and catches
//   SearchableGame  engine/search/search.h          the game has the parts that the search of the AI players needs
//   PlayedGame      engine/players/levels.h         the game has computer players of several levels
//   RecordedGame    engine/json/codec.h             the game's matches can be written to records and read back
//   JudgedGame      engine/json/codec.h             the game's observations can also be read, e.g. from people
//   SpokenGame      engine/console/game_words.h     the game has words for the terminal
// Each game asserts these concepts in the headers that define the required parts.
//
// Seats are numbered clockwise from 0; callers pass only seats that exist. All functions are pure, except that they change
// their non-const arguments.
#pragma once

#include "engine/core/calls.h"
#include "engine/core/event_sink.h"
#include "engine/core/match_event.h"
#include "engine/core/random.h"
#include "engine/core/refusal.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace tableside {

// clang-format off
/// The public part of a position. State and Observation each have one as their member `table`.
template <typename Table>
concept CardTable = requires(const Table &table)
{
    { table.seats } -> std::convertible_to<int>;
    { table.dealer } -> std::convertible_to<int>;
    { table.turn } -> std::convertible_to<int>; ///< The seat in turn; the winner once the round is over.
    { table.draw_count } -> std::convertible_to<int>;
    table.rules;
};

/// The cards of one seat.
template <typename Hand, typename Card>
concept CardHand = requires(Hand hand, const Hand &held, Card card)
{
    hand.add(card);
    { held.size() } -> std::convertible_to<int>;
    { held.points() } -> std::convertible_to<int>; ///< The points of all cards in the hand.
    held.for_each_card([](Card) {});
};

/// The types of a game, with the members that every layer needs. Each game may add members to its types.
template <typename Game>
concept HasCardGameTypes = requires(const typename Game::State &state, const typename Game::Observation &seen,
                                    const typename Game::Ruleset &rules, const typename Game::Card &card)
{
    requires std::regular<typename Game::Card> && std::regular<typename Game::Ruleset>;
    requires std::regular<typename Game::State> && std::regular<typename Game::Observation>;
    requires std::regular<typename Game::Action>; ///< Must be a variant of small structs.
    requires std::same_as<typename Game::EventList, EventKeeper<typename Game::Event>>;
    {Game::Reason::none}; ///< Reason::none means that the action was accepted; all other values are refusals.
    { card.is_none() } -> std::same_as<bool>; ///< Whether the card is hidden from the observer.
    { card.code() } -> std::convertible_to<int>; ///< 0 to 255; 0 is a hidden card.
    { card.points() } -> std::convertible_to<int>;
    { Game::Card::from_code(0) } -> std::same_as<typename Game::Card>;
    { rules.target } -> std::convertible_to<int>; ///< The points that end a match: lowest_target to highest_target, or one_round.
    requires(Game::Ruleset::one_round == 1 && Game::Ruleset::lowest_target <= Game::Ruleset::highest_target);
    rules.scoring; ///< How rounds are scored; must be of type Scoring.
    requires CardTable<decltype(state.table)> && CardTable<decltype(seen.table)>;
    requires CardHand<std::remove_cvref_t<decltype(state.hand(0))>, typename Game::Card>;
    requires CardHand<std::remove_cvref_t<decltype(seen.hand)>, typename Game::Card>; ///< The hand of `seen.seat`.
    { seen.seat } -> std::convertible_to<int>;
    { seen.hand_sizes[0] } -> std::convertible_to<int>; ///< The number of cards in each seat's hand.
    { seen.scores[0] } -> std::convertible_to<int>; ///< Each seat's total of points in the match; 0 without a match.
};

template <typename Game>
concept CardGame = HasCardGameTypes<Game> && requires(
    typename Game::State &changed, const typename Game::State &state, const typename Game::Observation &seen,
    const typename Game::Ruleset &rules, const typename Game::Action &action, const typename Game::Event &event,
    typename Game::ActionList &actions, typename Game::EventList &kept, NoEvents &none, typename Game::Card card,
    std::string_view text)
{
    // Game::name is the name in `--game` and in records; Game::title is the name that people read.
    { Game::name } -> std::convertible_to<std::string_view>;
    { Game::title } -> std::convertible_to<std::string_view>;
    requires(2 <= Game::fewest_seats && Game::fewest_seats <= Game::most_seats && Game::most_seats <= 32);
    { Game::can_be_blocked } -> std::convertible_to<bool>; ///< Whether a round may end although every seat holds cards.

    // The functions of the rules. deal(seats, dealer, …) requires fewest_seats to most_seats seats. Events are in the
    // order in which players at a real table would see them. A refused action leaves the state unchanged and creates
    // no events.
    { Game::deal(2, 0, rules, Random(), kept) } -> std::same_as<typename Game::State>;
    { Game::deal(2, 0, rules, Random(), none) } -> std::same_as<typename Game::State>;
    { Game::apply(changed, 0, action, kept) } -> std::same_as<typename Game::Reason>;
    { Game::apply(changed, 0, action, none) } -> std::same_as<typename Game::Reason>;
    /// Returns the reason that apply() would return if the seat `seen.seat` did the action.
    { Game::check(seen, action) } -> std::same_as<typename Game::Reason>;
    /// reason_code() returns a code for programs, such as "not-your-turn"; reason_rule() returns the id of the broken
    /// rule, such as "DOS-TURN-1".
    { Game::reason_code(Game::Reason::none) } -> std::convertible_to<std::string_view>;
    { Game::reason_rule(Game::Reason::none) } -> std::convertible_to<std::string_view>;
    /// Stores every legal action of the seat in turn in `actions`, except calls and catches. Stores none if `seen` is
    /// the observation of a seat that is not in turn.
    Game::legal_actions(seen, actions);
    Game::legal_actions(state, actions);

    // observe() and seen_by() return a position and an event as one seat may see them. Seat -1 is a spectator, who
    // sees no hand.
    { Game::observe(state, 0) } -> std::same_as<typename Game::Observation>;
    { Game::seen_by(event, 0) } -> std::same_as<typename Game::Event>;

    // The functions about a round: whether the round is over, the seat that must act, whether that seat is at the
    // beginning of its turn, the winner of a finished round, and the points and cards in the hand of a seat.
    { Game::is_over(state) } -> std::same_as<bool>;
    { Game::seat_in_turn(state) } -> std::same_as<int>;
    { Game::begins_turn(state) } -> std::same_as<bool>;
    { Game::winner(state) } -> std::same_as<int>;
    { Game::hand_points(state, 0) } -> std::same_as<int>;
    { Game::hand_cards(state, 0) } -> std::same_as<typename Game::Cards>;

    // The functions about a match. The seat that draws the card with the highest dealer_draw_value() deals the first
    // round. next_dealer(seats, dealer, winner) returns the dealer of the next round; `winner` won the last round.
    { Game::deck() } -> std::same_as<std::span<const typename Game::Card>>; ///< All cards, sorted by code.
    { Game::dealer_draw_value(card) } -> std::same_as<int>;
    { Game::next_dealer(2, 0, 0) } -> std::same_as<int>;

    // Cards as text such as "r7". parse_card() also accepts capitals.
    { Game::card_text(card) } -> std::same_as<std::string>;
    { Game::parse_card(text) } -> std::same_as<std::optional<typename Game::Card>>;
};
// clang-format on

/// The names of the functions that each game has in its own namespace and that GameTraits also has as members. Inside a
/// member, `using rules_of_game::apply` makes the name mean the function of the game, which the compiler finds in the
/// namespace of the arguments; without it, the name would mean the member.
namespace rules_of_game {

void deal();
void apply();
void check();
void legal_actions();
void observe();
void seen_by();
void card_text();

} // namespace rules_of_game

/// The base class of the traits of every game. The rules must be functions in the game's namespace with the names and
/// arguments that the concept CardGame lists.
template <typename CardType, typename RulesetType, typename StateType, typename ActionType, typename EventType,
          typename ObservationType, typename ReasonType>
struct GameTraits
{
    using Card = CardType;
    using Cards = std::vector<Card>;
    using Ruleset = RulesetType;
    using State = StateType;
    using Action = ActionType;
    using ActionList = std::vector<Action>;
    using Event = EventType;
    using EventList = EventKeeper<Event>;
    using Observation = ObservationType;
    using Reason = ReasonType;

    using DealerDrawn = DealerDrawnWith<Card>;
    using RoundStarted = tableside::RoundStarted;
    using Scored = ScoredWith<Card>;
    using MatchWon = tableside::MatchWon;
    using TurnStarted = tableside::TurnStarted;
    using Reshuffled = ReshuffledWith<Card>;
    using WentOut = tableside::WentOut;

    // The events and the action of a game with calls and catches.
    using Exposed = tableside::Exposed;
    using WindowClosed = tableside::WindowClosed;
    using Called = tableside::Called;
    using Caught = tableside::Caught;
    using Catch = CatchSeat;

    static State deal(int seats, int dealer, const Ruleset &rules, const Random &random, auto &events)
    {
        using rules_of_game::deal;
        return deal(seats, dealer, rules, random, events);
    }
    static Reason apply(State &state, int seat, const Action &action, auto &events)
    {
        using rules_of_game::apply;
        return apply(state, seat, action, events);
    }
    static Reason check(const Observation &seen, const Action &action)
    {
        using rules_of_game::check;
        return check(seen, action);
    }
    static void legal_actions(const auto &position, ActionList &actions)
    {
        using rules_of_game::legal_actions;
        legal_actions(position, actions);
    }
    static Observation observe(const State &state, int seat)
    {
        using rules_of_game::observe;
        return observe(state, seat);
    }
    static Event seen_by(const Event &event, int seat)
    {
        using rules_of_game::seen_by;
        return seen_by(event, seat);
    }
    static std::string card_text(Card card)
    {
        using rules_of_game::card_text;
        return card_text(card);
    }
    static std::string_view reason_code(Reason reason) { return tableside::reason_code(reason); }
    static std::string_view reason_rule(Reason reason) { return tableside::reason_rule(reason); }
    static const char *reason_text(Reason reason, bool about_other)
    {
        return tableside::reason_text(reason, about_other);
    }

    static bool is_over(const State &state) { return state.is_over(); }
    static int seat_in_turn(const State &state) { return state.table.turn; }
    static int winner(const State &state) { return state.table.turn; }
    static int hand_points(const State &state, int seat) { return state.hand(seat).points(); }
    static Cards hand_cards(const State &state, int seat)
    {
        Cards cards;
        state.hand(seat).for_each_card([&](Card card) { cards.push_back(card); });
        return cards;
    }
};

} // namespace tableside
