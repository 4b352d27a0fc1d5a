// What a game brings along to be written and read: Game::Codec (engine/dos/json/codec.h, engine/uno/json/codec.h). Everything
// else in this folder is the same for all games.
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
/// Static functions, all pure. What is read is refused with its cause, but unknown keys are passed over.
template <typename Game>
concept RecordedGame = CardGame<Game> && requires(const typename Game::Ruleset &rules,
                                                  const typename Game::Action &action,
                                                  const typename Game::Observation &seen,
                                                  const typename Game::State &before, const typename Game::Event &event,
                                                  const Json &json, std::string_view key)
{
    // The switches, the target left out; rules_keys() are those that rules_from_json() knows, the target included.
    { Game::Codec::rules_json(rules) } -> std::same_as<OrderedJson>;
    { Game::Codec::rules_from_json(json) } -> std::same_as<Result<typename Game::Ruleset>>;
    { Game::Codec::rules_keys() } -> std::convertible_to<std::span<const std::string_view>>;
    /// The version of the records of a match by these rules; and the rules as records of a version mean them.
    { Game::Codec::record_version(rules) } -> std::same_as<int>;
    { Game::Codec::rules_of_version(rules, 1) } -> std::same_as<typename Game::Ruleset>;

    // An action as a bot is told it, and as it stands in a record, with its seat.
    { Game::Codec::action_json(action, seen.table) } -> std::same_as<OrderedJson>;
    { Game::Codec::record_action_json(0, action, before) } -> std::same_as<OrderedJson>;
    { Game::Codec::record_action_from_json(json) } -> std::same_as<Result<std::pair<int, typename Game::Action>>>;
    /// Whether a member of such an action is worked out, not read; and the rule for a member, empty if there is none.
    { Game::Codec::is_derived(key) } -> std::same_as<bool>;
    { Game::Codec::member_rule(key) } -> std::same_as<std::string_view>;

    /// Nothing for what the action's line says already, and for the draw for the deal.
    { Game::Codec::event_json(event) } -> std::same_as<std::optional<OrderedJson>>;
    { Game::Codec::event_from_json(json) } -> std::same_as<Result<typename Game::Event>>;
    { Game::Codec::event_rule(event) } -> std::same_as<std::string_view>;

    { Game::Codec::observation_json(seen) } -> std::same_as<OrderedJson>;
};

/// A game of which positions are judged that somebody wrote: `legal` and `explain` of the console, examples of the rules.
template <typename Game>
concept JudgedGame = RecordedGame<Game> && requires(const Json &json)
{
    { Game::Codec::observation_from_json(json) } -> std::same_as<Result<typename Game::Observation>>;
    { Game::Codec::action_from_json(json) } -> std::same_as<Result<typename Game::Action>>;
};
// clang-format on

/// The rules, actions and events of a game in JSON, from one description of their members that both writes and reads them;
/// for Game::Codec to derive from. engine/json/game_codec.h says what a description has and defines the functions: for the
/// source file that has the description, which instantiates them.
template <typename Game, typename Description>
struct GameCodec
{
    using Ruleset = typename Game::Ruleset;
    using State = typename Game::State;
    using Table = std::remove_cvref_t<decltype(std::declval<typename Game::Observation>().table)>;
    using Action = typename Game::Action;
    using Event = typename Game::Event;

    /// Every switch written out; the target on demand only, for a record's header has it beside the rules.
    static OrderedJson rules_json(const Ruleset &rules, bool with_target = false);
    /// Switches that are missing keep what `defaults` says.
    static Result<Ruleset> rules_from_json(const Json &json, const Ruleset &defaults = {});
    static std::span<const std::string_view> rules_keys();
    /// 1, and the rules as they are, where the description does not say otherwise.
    static int record_version(const Ruleset &rules);
    static Ruleset rules_of_version(Ruleset rules, int version);

    /// `{"do":"catch","seat":2}`; `before`: the table before the action.
    static OrderedJson action_json(const Action &action, const Table &before);
    /// An index or a seat too high to exist is kept as 255, for check() to refuse. What is derived is not read.
    static Result<Action> action_from_json(const Json &json);
    /// The line of a record: `{"seat":1,"do":"catch","target":2,"after":65535}`. "seat" is who acts, so that another seat that
    /// is meant is "target". The time of a catch is always written.
    static OrderedJson record_action_json(int seat, const Action &action, const State &before);
    static Result<std::pair<int, Action>> record_action_from_json(const Json &json);

    static std::optional<OrderedJson> event_json(const Event &event);
    static Result<Event> event_from_json(const Json &json);
    /// The rule by which the event follows: "DOS-END-2"; empty for an event that is not written.
    static std::string_view event_rule(const Event &event);
};

} // namespace tableside
