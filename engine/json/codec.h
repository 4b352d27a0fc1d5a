// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

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
/// A game whose matches can be written as records. Game::Codec has only static, pure functions. The functions that
/// read ignore unknown keys and return an error with the cause if the JSON is wrong.
template <typename Game>
concept RecordedGame = CardGame<Game> && requires(const typename Game::Ruleset &rules,
                                                  const typename Game::Action &action,
                                                  const typename Game::Observation &seen,
                                                  const typename Game::State &before, const typename Game::Event &event,
                                                  const Json &json, std::string_view key)
{
    // Rules: rules_json() writes all options except the target (the points that win a match). rules_keys() lists the
    // keys that rules_from_json() reads, including "target".
    { Game::Codec::rules_json(rules) } -> std::same_as<OrderedJson>;
    { Game::Codec::rules_from_json(json) } -> std::same_as<Result<typename Game::Ruleset>>;
    { Game::Codec::rules_keys() } -> std::convertible_to<std::span<const std::string_view>>;
    // Versions: record_version() returns the version of the record format that a match with these rules needs.
    // rules_of_version() adapts rules to an older version of the format, so that a match in an old record is replayed
    // as it was played.
    { Game::Codec::record_version(rules) } -> std::same_as<int>;
    { Game::Codec::rules_of_version(rules, 1) } -> std::same_as<typename Game::Ruleset>;

    // Actions: action_json() returns the form for bots. record_action_json() returns the form in records, which also
    // contains the acting seat.
    { Game::Codec::action_json(action, seen.table) } -> std::same_as<OrderedJson>;
    { Game::Codec::record_action_json(0, action, before) } -> std::same_as<OrderedJson>;
    { Game::Codec::record_action_from_json(json) } -> std::same_as<Result<std::pair<int, typename Game::Action>>>;
    // Members of an action: is_derived() returns whether the member follows from the rules, so that it is written but
    // not read. member_rule() returns the id of the rule that error messages about the member name, or an empty text.
    { Game::Codec::is_derived(key) } -> std::same_as<bool>;
    { Game::Codec::member_rule(key) } -> std::same_as<std::string_view>;

    // Events: event_json() returns nothing for the events that records leave out: events that the line of the action
    // already implies, and the draw that decides the first dealer.
    { Game::Codec::event_json(event) } -> std::same_as<std::optional<OrderedJson>>;
    { Game::Codec::event_from_json(json) } -> std::same_as<Result<typename Game::Event>>;
    { Game::Codec::event_rule(event) } -> std::same_as<std::string_view>;

    { Game::Codec::observation_json(seen) } -> std::same_as<OrderedJson>;
};

/// A game that can also read observations and actions written by people. The console commands `legal` and `explain`
/// and the examples in the rules texts need such a game.
template <typename Game>
concept JudgedGame = RecordedGame<Game> && requires(const Json &json)
{
    { Game::Codec::observation_from_json(json) } -> std::same_as<Result<typename Game::Observation>>;
    { Game::Codec::action_from_json(json) } -> std::same_as<Result<typename Game::Action>>;
};
// clang-format on

/// The base class of each Game::Codec. Reads and writes rules, actions and events by a description of their members,
/// which the game provides. The functions are defined in engine/json/game_codec.h, which also documents the
/// description; only the source file that instantiates the functions includes that header.
template <typename Game, typename Description>
struct GameCodec
{
    using Ruleset = typename Game::Ruleset;
    using State = typename Game::State;
    using Table = std::remove_cvref_t<decltype(std::declval<typename Game::Observation>().table)>;
    using Action = typename Game::Action;
    using Event = typename Game::Event;

    /// Writes every option of the rules. The target is written only if \p with_target, because a record's header has
    /// its own "target".
    static OrderedJson rules_json(const Ruleset &rules, bool with_target = false);
    /// Reads rules; a missing option has its value from \p defaults.
    static Result<Ruleset> rules_from_json(const Json &json, const Ruleset &defaults = {});
    static std::span<const std::string_view> rules_keys();
    /// Returns the record version that \p rules need: 1 unless the game's description has its own record_version().
    static int record_version(const Ruleset &rules);
    /// Returns the rules by which a record of format \p version must be replayed: \p rules changed by
    /// apply_version() of the game's description, or unchanged if the description has no apply_version().
    static Ruleset rules_of_version(Ruleset rules, int version);

    /// Converts an action to JSON such as `{"do":"catch","seat":2}`; \p before is the table before the action.
    static OrderedJson action_json(const Action &action, const Table &before);
    /// Reads an action. An index or seat above 255 becomes 255, which check() refuses. Members that follow from the
    /// rules are ignored.
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
