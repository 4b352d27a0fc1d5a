// What a card game is to everything that is written for all games (match, driver, search, record, console, tests): a traits
// struct, dos::Game or uno::Game say, which is the only way from a template to a game. CardGame is what every one of them
// needs; a layer that needs more says so in a concept of its own beside it:
//   CallingGame     engine/players/call_action.h    there is something to call and to catch
//   SearchableGame  engine/search/search.h          plans, belief, playout
//   PlayedGame      engine/players/levels.h         players of some levels
//   RecordedGame    engine/json/codec.h             is written and read
//   JudgedGame      engine/json/codec.h             its observations are read too
//   SpokenGame      engine/console/game_words.h     has words for the terminal
// A game checks them where it defines the parts.
//
// Seats are numbered from 0, clockwise; a seat that is given to a function exists. All functions are pure but for what they
// are given to change.
#pragma once

#include "engine/core/event_sink.h"
#include "engine/core/match_event.h"
#include "engine/core/random.h"

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
/// A position without what its seats may not know; each of State and Observation has one as `table`.
template <typename Table>
concept CardTable = requires(const Table &table)
{
    { table.seats } -> std::convertible_to<int>;
    { table.dealer } -> std::convertible_to<int>;
    { table.turn } -> std::convertible_to<int>; ///< Of a round that is over: who won it.
    { table.draw_count } -> std::convertible_to<int>;
    table.rules;
};

/// The cards of one seat.
template <typename Hand, typename Card>
concept CardHand = requires(Hand hand, const Hand &held, Card card)
{
    hand.add(card);
    { held.size() } -> std::convertible_to<int>;
    { held.points() } -> std::convertible_to<int>; ///< What it counts against its holder.
    held.for_each_card([](Card) {});
};

/// Values all of them; what else they hold is the game's own business.
template <typename Game>
concept HasCardGameTypes = requires(const typename Game::State &state, const typename Game::Observation &seen,
                                    const typename Game::Ruleset &rules, const typename Game::Card &card)
{
    requires std::regular<typename Game::Card> && std::regular<typename Game::Ruleset>;
    requires std::regular<typename Game::State> && std::regular<typename Game::Observation>;
    requires std::regular<typename Game::Action>; ///< A variant of small structs.
    requires std::same_as<typename Game::EventList, EventKeeper<typename Game::Event>>;
    {Game::Reason::none}; ///< Not refused; all others are reasons for a refusal.
    { card.is_none() } -> std::same_as<bool>; ///< One that may not be seen.
    { card.code() } -> std::convertible_to<int>; ///< 0 to 255, 0 for none.
    { card.points() } -> std::convertible_to<int>;
    { Game::Card::from_code(0) } -> std::same_as<typename Game::Card>;
    { rules.target } -> std::convertible_to<int>; ///< Ruleset::lowest_target to highest_target.
    requires(Game::Ruleset::lowest_target <= Game::Ruleset::highest_target);
    rules.scoring; ///< A Scoring.
    requires CardTable<decltype(state.table)> && CardTable<decltype(seen.table)>;
    requires CardHand<std::remove_cvref_t<decltype(state.hand(0))>, typename Game::Card>;
    requires CardHand<std::remove_cvref_t<decltype(seen.hand)>, typename Game::Card>; ///< Of `seen.seat`.
    { seen.seat } -> std::convertible_to<int>;
    { seen.hand_sizes[0] } -> std::convertible_to<int>; ///< Per seat.
    { seen.scores[0] } -> std::convertible_to<int>; ///< Per seat, of the match; a round leaves them 0.
};

template <typename Game>
concept CardGame = HasCardGameTypes<Game> && requires(
    typename Game::State &changed, const typename Game::State &state, const typename Game::Observation &seen,
    const typename Game::Ruleset &rules, const typename Game::Action &action, const typename Game::Event &event,
    typename Game::ActionList &actions, typename Game::EventList &kept, NoEvents &none, typename Game::Card card,
    std::string_view text)
{
    // What it is called, and for how many: as `--game` and records write it, and as people do.
    { Game::name } -> std::convertible_to<std::string_view>;
    { Game::title } -> std::convertible_to<std::string_view>;
    requires(2 <= Game::fewest_seats && Game::fewest_seats <= Game::most_seats && Game::most_seats <= 32);
    { Game::can_be_blocked } -> std::convertible_to<bool>; ///< A round may end although all hold cards.

    // The rules. deal(seats, dealer, …): `seats` within the limits. The order of events is the one in which a table would
    // see them; a refused action leaves the state as it was and tells nothing.
    { Game::deal(2, 0, rules, Random(), kept) } -> std::same_as<typename Game::State>;
    { Game::deal(2, 0, rules, Random(), none) } -> std::same_as<typename Game::State>;
    { Game::apply(changed, 0, action, kept) } -> std::same_as<typename Game::Reason>;
    { Game::apply(changed, 0, action, none) } -> std::same_as<typename Game::Reason>;
    /// As apply() would answer seen.seat.
    { Game::check(seen, action) } -> std::same_as<typename Game::Reason>;
    /// For programs, and the id of the rule: "not-your-turn", "DOS-TURN-1".
    { Game::reason_code(Game::Reason::none) } -> std::convertible_to<std::string_view>;
    { Game::reason_rule(Game::Reason::none) } -> std::convertible_to<std::string_view>;
    /// All that the seat in turn may do, calls and catches left out; empty when seen.seat is not in turn.
    Game::legal_actions(seen, actions);
    Game::legal_actions(state, actions);

    // What a seat may know: of a position, and of what happened. A seat of -1 sees no hand.
    { Game::observe(state, 0) } -> std::same_as<typename Game::Observation>;
    { Game::seen_by(event, 0) } -> std::same_as<typename Game::Event>;

    // A round: who must choose, whether it has yet to do something in its turn, and when it is over who won it.
    { Game::is_over(state) } -> std::same_as<bool>;
    { Game::seat_in_turn(state) } -> std::same_as<int>;
    { Game::begins_turn(state) } -> std::same_as<bool>;
    { Game::winner(state) } -> std::same_as<int>;
    { Game::hand_points(state, 0) } -> std::same_as<int>;
    { Game::hand_cards(state, 0) } -> std::same_as<typename Game::Cards>;

    // A match: the draw for the deal, by the highest value, and who deals after (seats, dealer, winner of the round).
    { Game::deck() } -> std::same_as<std::span<const typename Game::Card>>; ///< Sorted.
    { Game::dealer_draw_value(card) } -> std::same_as<int>;
    { Game::next_dealer(2, 0, 0) } -> std::same_as<int>;

    // Cards as text: "r7"; what is read may have capitals.
    { Game::card_text(card) } -> std::same_as<std::string>;
    { Game::parse_card(text) } -> std::same_as<std::optional<typename Game::Card>>;
};
// clang-format on

/// The rules of a game are functions of its namespace. Here, and nowhere else, they are found by their arguments: a traits
/// struct has members of these names itself.
namespace rules_of_game {

auto deal_round(int seats, int dealer, const auto &rules, const Random &random, auto &events)
{
    return deal(seats, dealer, rules, random, events);
}
auto apply_action(auto &state, int seat, const auto &action, auto &events)
{
    return apply(state, seat, action, events);
}
auto check_action(const auto &seen, const auto &action)
{
    return check(seen, action);
}
void list_legal(const auto &position, auto &actions)
{
    legal_actions(position, actions);
}
auto observed(const auto &state, int seat)
{
    return observe(state, seat);
}
auto as_seen(const auto &event, int seat)
{
    return seen_by(event, seat);
}
std::string_view code_of(auto reason)
{
    return reason_code(reason);
}
std::string_view rule_of(auto reason)
{
    return reason_rule(reason);
}
const char *sentence_of(auto reason, bool about_other)
{
    return reason_text(reason, about_other);
}
std::string text_of(auto card)
{
    return card_text(card);
}

} // namespace rules_of_game

/// What is the same in the traits of all games, for them to derive from. The rules are functions of the game's namespace with
/// the names and arguments of CardGame; what a hand holds is asked of the state.
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

    static State deal(int seats, int dealer, const Ruleset &rules, const Random &random, auto &events)
    {
        return rules_of_game::deal_round(seats, dealer, rules, random, events);
    }
    static Reason apply(State &state, int seat, const Action &action, auto &events)
    {
        return rules_of_game::apply_action(state, seat, action, events);
    }
    static Reason check(const Observation &seen, const Action &action)
    {
        return rules_of_game::check_action(seen, action);
    }
    static std::string_view reason_code(Reason reason) { return rules_of_game::code_of(reason); }
    static std::string_view reason_rule(Reason reason) { return rules_of_game::rule_of(reason); }
    /// Only for a SpokenGame.
    static const char *reason_text(Reason reason, bool about_other)
    {
        return rules_of_game::sentence_of(reason, about_other);
    }
    static void legal_actions(const Observation &seen, ActionList &actions)
    {
        rules_of_game::list_legal(seen, actions);
    }
    static void legal_actions(const State &state, ActionList &actions) { rules_of_game::list_legal(state, actions); }
    static Observation observe(const State &state, int seat) { return rules_of_game::observed(state, seat); }
    static Event seen_by(const Event &event, int seat) { return rules_of_game::as_seen(event, seat); }
    static std::string card_text(Card card) { return rules_of_game::text_of(card); }

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
