// DOS in JSON, as console.md writes it: cards, rulesets, actions, events, observations. Writing keeps the keys in
// order; reading accepts unknown keys and capitals in cards, and answers anything else with the cause.
#pragma once

#include "engine/dos/game.h"
#include "engine/json/codec.h"
#include "engine/json/object_reader.h"

#include <optional>
#include <span>
#include <utility>

namespace tableside::dos {

/// Every switch written out; the target only on demand (a record's header has it beside the rules).
OrderedJson rules_json(const Ruleset &rules, bool with_target);
/// Missing switches keep what `defaults` says.
Result<Ruleset> rules_from_json(const Json &json, const Ruleset &defaults = {});
/// The keys that rules_from_json() knows, for those who must not ignore others.
std::span<const std::string_view> rules_keys();

/// `{"do":"match","row":0,"cards":["r5","dos"],"bonus":"double"}`; the bonus needs the table before the match.
OrderedJson action_json(const Action &action, const PublicTable &before);
/// The bonus is derived and not read. A row or seat too high to exist is kept as such, for check() to refuse.
Result<Action> action_from_json(const Json &json);

/// The line of a record: the seat first. A catch names whom it catches "target", as "seat" is who acts.
OrderedJson record_action_json(int seat, const Action &action, const PublicTable &before);
Result<std::pair<int, Action>> record_action_from_json(const Json &json);

/// Nothing for an event that the line of its action tells already (a match, a call, a catch, a skipped bonus) and
/// for the draw for the deal.
std::optional<OrderedJson> event_json(const Event &event);
Result<Event> event_from_json(const Json &json);
/// The rule by which the event follows: "DOS-END-2".
std::string_view event_rule(const Event &event);

/// "none", "single", "double".
std::string_view bonus_text(Bonus bonus);
/// `{"row":{"as":4,"color":"red"},"cards":[{"as":2,"color":"red"},…]}`: what each card was understood to be.
OrderedJson reading_json(const Reading &reading);

OrderedJson observation_json(const Observation &seen);
/// An impossible observation is refused (engine/dos/json/observation_json.cpp lists what is impossible).
Result<Observation> observation_from_json(const Json &json);

/// The same to templates over a game.
struct Codec
{
    static OrderedJson rules_json(const Ruleset &rules) { return dos::rules_json(rules, false); }
    static Result<Ruleset> rules_from_json(const Json &json) { return dos::rules_from_json(json); }
    static std::span<const std::string_view> rules_keys() { return dos::rules_keys(); }
    static OrderedJson action_json(const Action &action, const PublicTable &before)
    {
        return dos::action_json(action, before);
    }
    static Result<Action> action_from_json(const Json &json) { return dos::action_from_json(json); }
    static OrderedJson record_action_json(int seat, const Action &action, const State &before)
    {
        return dos::record_action_json(seat, action, before.table);
    }
    static Result<std::pair<int, Action>> record_action_from_json(const Json &json)
    {
        return dos::record_action_from_json(json);
    }
    static bool is_derived(std::string_view key) { return key == "bonus"; }
    static std::string_view member_rule(std::string_view key)
    {
        return key == "bonus" ? "DOS-MATCH-3" : key == "after" ? "DOS-CALL-6" : "";
    }
    static std::optional<OrderedJson> event_json(const Event &event) { return dos::event_json(event); }
    static Result<Event> event_from_json(const Json &json) { return dos::event_from_json(json); }
    static std::string_view event_rule(const Event &event) { return dos::event_rule(event); }
    static OrderedJson observation_json(const Observation &seen) { return dos::observation_json(seen); }
    static Result<Observation> observation_from_json(const Json &json) { return dos::observation_from_json(json); }
};

static_assert(JudgedGame<Game>);

} // namespace tableside::dos
