// UNO in JSON, as console.md writes it: cards, rulesets, actions, events, observations. Writing keeps the keys in
// order; reading accepts unknown keys and capitals in cards, and answers anything else with the cause.
#pragma once

#include "engine/json/codec.h"
#include "engine/json/object_reader.h"
#include "engine/uno/game.h"

#include <optional>
#include <span>
#include <utility>

namespace tableside::uno {

/// Every switch written out; the target only on demand (a record's header has it beside the rules).
OrderedJson rules_json(const Ruleset &rules, bool with_target);
/// Missing switches keep what `defaults` says.
Result<Ruleset> rules_from_json(const Json &json, const Ruleset &defaults = {});
/// The keys that rules_from_json() knows, for those who must not ignore others.
std::span<const std::string_view> rules_keys();

/// `{"do":"play","card":"wild","color":"g"}`.
OrderedJson action_json(const Action &action);
/// A seat too high to exist is kept as such, for check() to refuse; so is a wild card without a color.
Result<Action> action_from_json(const Json &json);

/// The line of a record: the seat first. Who else is meant is called "target", as "seat" is who acts.
OrderedJson record_action_json(int seat, const Action &action);
Result<std::pair<int, Action>> record_action_from_json(const Json &json);

/// Nothing for an event that the line of its action tells already (a card played, a call, a catch, a pass, a move) and
/// for the draw for the deal.
std::optional<OrderedJson> event_json(const Event &event);
Result<Event> event_from_json(const Json &json);
/// The rule by which the event follows: "UNO-ACT-3".
std::string_view event_rule(const Event &event);

OrderedJson observation_json(const Observation &seen);
/// An impossible observation is refused (engine/uno/json/observation_json.cpp lists what is impossible).
Result<Observation> observation_from_json(const Json &json);

/// One letter, as in a card's notation; `any` is nothing.
std::string_view color_word(Color color);
/// `any` where the member is missing.
Color read_color(ObjectReader &reader, std::string_view key);

/// The same to templates over a game.
struct Codec
{
    static OrderedJson rules_json(const Ruleset &rules) { return uno::rules_json(rules, false); }
    static Result<Ruleset> rules_from_json(const Json &json) { return uno::rules_from_json(json); }
    static std::span<const std::string_view> rules_keys() { return uno::rules_keys(); }
    static OrderedJson action_json(const Action &action, const PublicTable &) { return uno::action_json(action); }
    static Result<Action> action_from_json(const Json &json) { return uno::action_from_json(json); }
    static OrderedJson record_action_json(int seat, const Action &action, const State &)
    {
        return uno::record_action_json(seat, action);
    }
    static Result<std::pair<int, Action>> record_action_from_json(const Json &json)
    {
        return uno::record_action_from_json(json);
    }
    static bool is_derived(std::string_view) { return false; }
    static std::string_view member_rule(std::string_view key) { return key == "after" ? "UNO-CALL-1" : ""; }
    static std::optional<OrderedJson> event_json(const Event &event) { return uno::event_json(event); }
    static Result<Event> event_from_json(const Json &json) { return uno::event_from_json(json); }
    static std::string_view event_rule(const Event &event) { return uno::event_rule(event); }
    static OrderedJson observation_json(const Observation &seen) { return uno::observation_json(seen); }
    static Result<Observation> observation_from_json(const Json &json) { return uno::observation_from_json(json); }
};

static_assert(JudgedGame<Game>);

} // namespace tableside::uno
