// The interface of Game::Codec, with which each game reads and writes its own JSON (engine/dos/json/codec.h,
// engine/uno/json/codec.h). The rest of this folder is shared by all games.
#pragma once

#include "engine/core/card_game.h"
#include "engine/core/result.h"
#include "engine/json/json_line.h"

#include <concepts>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace tableside {

// clang-format off
/// A game whose matches can be written as records. Game::Codec has only static, pure functions. Those that read return the
/// cause if the JSON is wrong, and ignore unknown keys.
template <typename Game>
concept RecordedGame = CardGame<Game> && requires(const typename Game::Ruleset &rules,
                                                  const typename Game::Action &action,
                                                  const typename Game::Observation &seen,
                                                  const typename Game::State &before, const typename Game::Event &event,
                                                  const Json &json, std::string_view key)
{
    // Rules: rules_json() writes all but the target. rules_keys() lists the keys that rules_from_json() reads, including the
    // target.
    { Game::Codec::rules_json(rules) } -> std::same_as<OrderedJson>;
    { Game::Codec::rules_from_json(json) } -> std::same_as<Result<typename Game::Ruleset>>;
    { Game::Codec::rules_keys() } -> std::convertible_to<std::span<const std::string_view>>;
    // Versions: record_version() returns the record format's version that matches by these rules need. rules_of_version()
    // returns the rules as records of an older version meant them.
    { Game::Codec::record_version(rules) } -> std::same_as<int>;
    { Game::Codec::rules_of_version(rules, 1) } -> std::same_as<typename Game::Ruleset>;

    // Actions: action_json() is the form for bots, record_action_json() the form in records, which has the seat.
    { Game::Codec::action_json(action, seen.table) } -> std::same_as<OrderedJson>;
    { Game::Codec::record_action_json(0, action, before) } -> std::same_as<OrderedJson>;
    { Game::Codec::record_action_from_json(json) } -> std::same_as<Result<std::pair<int, typename Game::Action>>>;
    // Members of an action: is_derived() returns whether the member is computed instead of read, member_rule() returns the id
    // of the rule for it, or an empty text.
    { Game::Codec::is_derived(key) } -> std::same_as<bool>;
    { Game::Codec::member_rule(key) } -> std::same_as<std::string_view>;

    // Events: event_json() returns nothing for an event that its action's line implies, and for the draw for first dealer.
    { Game::Codec::event_json(event) } -> std::same_as<std::optional<OrderedJson>>;
    { Game::Codec::event_from_json(json) } -> std::same_as<Result<typename Game::Event>>;
    { Game::Codec::event_rule(event) } -> std::same_as<std::string_view>;

    { Game::Codec::observation_json(seen) } -> std::same_as<OrderedJson>;
};

/// A game that can also read positions written by people: for the console's `legal` and `explain` and for the examples in the
/// rules.
template <typename Game>
concept JudgedGame = RecordedGame<Game> && requires(const Json &json)
{
    { Game::Codec::observation_from_json(json) } -> std::same_as<Result<typename Game::Observation>>;
    { Game::Codec::action_from_json(json) } -> std::same_as<Result<typename Game::Action>>;
};
// clang-format on

/// The base class of each Game::Codec. Reads and writes rules, actions and events from one description of their members.
/// The file engine/json/game_codec.h defines the functions and documents the description. It is included only by the source
/// file that has the description and instantiates the functions.
template <typename Game, typename Description>
struct GameCodec
{
    using Ruleset = typename Game::Ruleset;
    using State = typename Game::State;
    using Table = std::remove_cvref_t<decltype(std::declval<typename Game::Observation>().table)>;
    using Action = typename Game::Action;
    using Event = typename Game::Event;

    /// Writes every switch. The target is written only if \p with_target, because a record's header has its own "target".
    static OrderedJson rules_json(const Ruleset &rules, bool with_target = false);
    /// Reads rules; a missing switch has its value from \p defaults.
    static Result<Ruleset> rules_from_json(const Json &json, const Ruleset &defaults = {});
    static std::span<const std::string_view> rules_keys();
    /// Returns the record version that \p rules need: 1 unless the game's description has its own record_version().
    static int record_version(const Ruleset &rules);
    /// Returns \p rules as they were in \p version of the record format: changed by the game description's apply_version(), or
    /// unchanged if it has none.
    static Ruleset rules_of_version(Ruleset rules, int version);

    /// Returns an action such as `{"do":"catch","seat":2}`, given the table \p before the action.
    static OrderedJson action_json(const Action &action, const Table &before);
    /// Reads an action. An index or seat that is too high becomes 255, which check() refuses. Derived members are ignored.
    static Result<Action> action_from_json(const Json &json);
    /// Returns an action as a line of a record, such as `{"seat":1,"do":"catch","target":2,"after":65535}`. "seat" is the acting
    /// seat, "target" the seat that the action is about. The time of a catch ("after", in milliseconds) is always written.
    static OrderedJson record_action_json(int seat, const Action &action, const State &before);
    static Result<std::pair<int, Action>> record_action_from_json(const Json &json);

    /// Returns an event as a line of a record; empty for an event that records leave out.
    static std::optional<OrderedJson> event_json(const Event &event);
    static Result<Event> event_from_json(const Json &json);
    /// Returns the id of the rule that causes the event, such as "DOS-END-2"; empty for an event that is not written.
    static std::string_view event_rule(const Event &event);
};

} // namespace tableside
