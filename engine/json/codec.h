// What a game brings along to be written and read: a specialisation of JsonCodec (engine/dos/json/codec.h, engine/uno/json/codec.h).
// Everything else in this folder is the same for all games.
#pragma once

namespace tableside {

/// Static functions, all pure:
///   rules_json(Ruleset) / rules_from_json(Json), rules_keys()
///   action_json(Action, Table) / action_from_json(Json)    as for bots and `legal`
///   record_action_json(seat, Action, State)        as in a record, with its seat
///   record_action_from_json(Json)                  -> Result<std::pair<int, Action>>
///   is_derived(key)                                whether a member of such an action is worked out, not read
///   member_rule(key)                               the rule for such a member; empty if there is none
///   event_json(Event)                              -> nothing for what the action line says already
///   event_from_json(Json), event_rule(Event)
///   observation_json(Observation) / observation_from_json(Json)
///   reason_code(Reason), reason_rule(Reason)
template <typename Game>
struct JsonCodec;

} // namespace tableside
