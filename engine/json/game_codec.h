// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Defines GameCodec (engine/json/codec.h). The description of a game, its template parameter `Description`, looks like this:
//
//     struct Description
//     {
//         static constexpr std::array<std::string_view, …> action_names{"play", …};   // in the order of Action's alternatives
//         static constexpr std::tuple event_kinds{EventKind<Dealt>{"deal", "DOS-SETUP-2"}, …};
//         // Lists the members of a value in the order of writing, as in engine/json/object_writer.h. Needed for the rules
//         // (without the target) and for each action and event that has members. The seat of an event, catches, and the
//         // events of a match are described below for all games.
//         static void describe(auto &members, MaybeConst<Dealt> auto &dealt) { members.value("draw", dealt.draw); … }
//         // Optional: returns the rule of an event if the rule depends on more than the event's kind.
//         static std::string_view rule_of(const Drew &drew);
//         // Optional, if the format has changed: record_version() returns the version that records with these rules
//         // need, and apply_version() adapts rules to an older version.
//         static int record_version(const Ruleset &rules);
//         static void apply_version(Ruleset &rules, int version);
//         // Optional: adds members of an action that follow from the rules. They are written, but never read.
//         static void derive(OrderedJson &json, const Play &play, const PublicTable &before);
//     };
#pragma once

#include "engine/json/card_json.h"
#include "engine/json/codec.h"

#include <array>
#include <tuple>
#include <type_traits>
#include <variant>

namespace tableside {

/// The name of a kind of event in records, and the rule that causes such events. Records leave out the kinds of
/// events that a game's description doesn't list.
template <typename Event>
struct EventKind
{
    std::string_view name;
    std::string_view rule;
};

/// The largest number of points that files may contain, far above any total that a match can reach.
inline constexpr int most_total = 1'000'000;

/// Lists the members of a value by calling Description::describe(). A game's description may omit that function for
/// types without members.
template <typename Description>
void describe_if_any(auto &members, auto &value)
{
    if constexpr (requires { Description::describe(members, value); })
        Description::describe(members, value);
}

/// Lists the members of an event. The events of a match (round start, score, victory) are the same for all games and
/// are listed here; the game's description lists the members of other events.
template <typename Game, typename Description>
void describe_event(auto &members, auto &event)
{
    using Event = std::remove_cvref_t<decltype(event)>;
    if constexpr (requires { event.seat; })
        members.seat("seat", event.seat);
    if constexpr (std::is_same_v<Event, typename Game::RoundStarted>) {
        members.value("n", event.number, 1, INT32_MAX);
        members.seat("dealer", event.dealer);
    } else if constexpr (std::is_same_v<Event, typename Game::Scored>) {
        members.seat("winner", event.winner);
        members.value("hands", event.hands);
        members.value("points", event.points, 0, most_total);
        members.value("totals", event.totals, 0, most_total);
    } else if constexpr (std::is_same_v<Event, typename Game::MatchWon>) {
        members.value("totals", event.totals, 0, most_total);
    } else {
        describe_if_any<Description>(members, event);
    }
}

/// Calls visit(kind) for each EventKind in the game's description.
template <typename Description>
void for_each_event_kind(auto visit)
{
    std::apply([&](const auto &...kinds) { (visit(kinds), ...); }, Description::event_kinds);
}

/// Lists the members of an action. Catches are the same for all games and are listed here; the game's description
/// lists the members of other actions.
template <typename Game, typename Description>
void describe_action(auto &members, auto &action)
{
    if constexpr (requires {
                      requires std::is_same_v < std::remove_cvref_t<decltype(action)>,
                      typename Game::Catch > ;
                  }) {
        members.other_seat(action.seat);
        members.catch_time(action.after_ms);
    } else {
        describe_if_any<Description>(members, action);
    }
}

template <typename Game, typename Description>
void write_action(OrderedJson &json, const typename Game::Action &action, const auto &before, ActionForm form)
{
    json["do"] = Description::action_names[action.index()];
    GameWriter<Game> members(json, form);
    const auto write = [&](const auto &done) {
        describe_action<Game, Description>(members, done);
        if constexpr (requires { Description::derive(json, done, before); })
            Description::derive(json, done, before);
    };
    std::visit(write, action);
}

template <typename Game, typename Description>
typename Game::Action read_action(GameReader<Game> &reader)
{
    auto action = blank_alternative<typename Game::Action>(
        static_cast<std::size_t>(reader.one_of("do", Description::action_names)));
    std::visit([&](auto &done) { describe_action<Game, Description>(reader, done); }, action);
    return action;
}

template <typename Game, typename Description>
OrderedJson GameCodec<Game, Description>::rules_json(const Ruleset &rules, bool with_target)
{
    OrderedJson json;
    ObjectWriter members(json);
    Description::describe(members, rules);
    if (with_target)
        json["target"] = rules.target;
    return json;
}

template <typename Game, typename Description>
auto GameCodec<Game, Description>::rules_from_json(const Json &json, const Ruleset &defaults) -> Result<Ruleset>
{
    ObjectReader reader(json, "\"rules\"");
    Ruleset rules = defaults;
    Description::describe(reader, rules);
    reader.setting("target", rules.target, lowest_target_in<Ruleset>(json), Ruleset::highest_target);
    if (reader.failed())
        return reader.error();
    return rules;
}

template <typename Game, typename Description>
std::span<const std::string_view> GameCodec<Game, Description>::rules_keys()
{
    static const std::vector<std::string_view> keys = [] {
        SettingKeys settings;
        const Ruleset rules;
        Description::describe(settings, rules);
        settings.setting("target", rules.target);
        return settings.keys;
    }();
    return keys;
}

template <typename Game, typename Description>
int GameCodec<Game, Description>::record_version(const Ruleset &rules)
{
    if constexpr (requires { Description::record_version(rules); })
        return Description::record_version(rules);
    else
        return 1;
}

template <typename Game, typename Description>
auto GameCodec<Game, Description>::rules_of_version(Ruleset rules, int version) -> Ruleset
{
    if constexpr (requires { Description::apply_version(rules, version); })
        Description::apply_version(rules, version);
    return rules;
}

template <typename Game, typename Description>
OrderedJson GameCodec<Game, Description>::action_json(const Action &action, const Table &before)
{
    OrderedJson json;
    write_action<Game, Description>(json, action, before, ActionForm::alone);
    return json;
}

template <typename Game, typename Description>
auto GameCodec<Game, Description>::action_from_json(const Json &json) -> Result<Action>
{
    GameReader<Game> reader(json, "an action");
    const Action action = read_action<Game, Description>(reader);
    if (reader.failed())
        return reader.error();
    return action;
}

template <typename Game, typename Description>
OrderedJson GameCodec<Game, Description>::record_action_json(int seat, const Action &action, const State &before)
{
    OrderedJson json;
    json["seat"] = seat;
    write_action<Game, Description>(json, action, before.table, ActionForm::of_record);
    return json;
}

template <typename Game, typename Description>
auto GameCodec<Game, Description>::record_action_from_json(const Json &json) -> Result<std::pair<int, Action>>
{
    GameReader<Game> reader(json, "an action", ActionForm::of_record);
    int seat = 0;
    reader.seat("seat", seat);
    const Action action = read_action<Game, Description>(reader);
    if (reader.failed())
        return reader.error();
    return std::pair(seat, action);
}

template <typename Game, typename Description>
std::optional<OrderedJson> GameCodec<Game, Description>::event_json(const Event &event)
{
    std::optional<OrderedJson> json;
    for_each_event_kind<Description>([&]<typename Kind>(const EventKind<Kind> &kind) {
        if (const auto *told = std::get_if<Kind>(&event)) {
            json.emplace()["e"] = kind.name;
            GameWriter<Game> members(*json);
            describe_event<Game, Description>(members, *told);
        }
    });
    return json;
}

template <typename Game, typename Description>
auto GameCodec<Game, Description>::event_from_json(const Json &json) -> Result<Event>
{
    constexpr auto names = std::apply([](const auto &...kinds) { return std::array{kinds.name...}; },
                                      Description::event_kinds);
    GameReader<Game> reader(json, "an event");
    const int named = reader.one_of("e", names);
    Event event;
    int index = 0;
    for_each_event_kind<Description>([&]<typename Kind>(const EventKind<Kind> &) {
        if (index++ == named)
            describe_event<Game, Description>(reader, event.template emplace<Kind>());
    });
    if (reader.failed())
        return reader.error();
    return event;
}

template <typename Game, typename Description>
std::string_view GameCodec<Game, Description>::event_rule(const Event &event)
{
    std::string_view rule;
    for_each_event_kind<Description>([&]<typename Kind>(const EventKind<Kind> &kind) {
        if (const auto *told = std::get_if<Kind>(&event)) {
            if constexpr (requires { Description::rule_of(*told); })
                rule = Description::rule_of(*told);
            else
                rule = kind.rule;
        }
    });
    return rule;
}

} // namespace tableside
