// Defines GameCodec (engine/json/codec.h). The description of a game, its template parameter `Description`, looks like this:
//
//     struct Description
//     {
//         static constexpr std::array<std::string_view, …> action_names{"play", …};   // in the order of Action's alternatives
//         static constexpr std::tuple event_kinds{EventKind<Dealt>{"deal", "DOS-SETUP-2"}, …};
//         // Lists the members of a value in the order of writing, as in engine/json/json_members.h. Needed for the rules
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
#include "engine/json/json_members.h"

#include <algorithm>
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

/// The JSON form of an action: `alone` for bots and people, `of_record` for a line of a record. A catch names the
/// seat to be caught "seat" when alone, but "target" in a record, where "seat" is the acting seat.
enum class ActionForm : std::uint8_t { alone, of_record };

constexpr const char *other_seat_key(ActionForm form)
{
    return form == ActionForm::of_record ? "target" : "seat";
}

/// A MemberWriter that can also write the cards and seats of a game.
template <typename Game>
class GameMemberWriter : public MemberWriter
{
public:
    explicit GameMemberWriter(OrderedJson &json, ActionForm form = ActionForm::alone)
        : MemberWriter(json), m_json(json), m_form(form)
    {}

    using MemberWriter::value;
    void value(const char *key, typename Game::Card card) { m_json[key] = Game::card_text(card); }
    void value(const char *key, const typename Game::Cards &cards) { m_json[key] = cards_json<Game>(cards); }
    void value(const char *key, const std::vector<typename Game::Cards> &hands)
    {
        m_json[key] = hands_json<Game>(hands);
    }

    void seat(const char *key, int seat) { m_json[key] = seat; }
    void seat_if_any(const char *key, const std::optional<int> &seat)
    {
        if (seat)
            m_json[key] = *seat;
    }
    void index(const char *key, int index) { m_json[key] = index; }
    void other_seat(int seat) { m_json[other_seat_key(m_form)] = seat; }
    void catch_time(int after_ms)
    {
        if (m_form == ActionForm::of_record || after_ms < UINT16_MAX)
            m_json["after"] = after_ms;
    }

private:
    OrderedJson &m_json;
    ActionForm m_form;
};

/// A MemberReader that can also read the cards and seats of a game.
template <typename Game>
class GameMemberReader : public MemberReader
{
public:
    explicit GameMemberReader(ObjectReader &reader, ActionForm form = ActionForm::alone)
        : MemberReader(reader), m_reader(reader), m_form(form)
    {}

    using MemberReader::value;
    void value(const char *key, typename Game::Card &card) { card = read_card<Game>(m_reader, key); }
    void value(const char *key, typename Game::Cards &cards) { cards = read_cards<Game>(m_reader, key); }
    void value(const char *key, std::vector<typename Game::Cards> &hands) { hands = read_hands<Game>(m_reader, key); }

    void seat(const char *key, std::integral auto &seat)
    {
        seat = static_cast<std::remove_reference_t<decltype(seat)>>(read_seat<Game>(m_reader, key));
    }
    void seat_if_any(const char *key, std::optional<int> &seat)
    {
        if (m_reader.has(key))
            seat = read_seat<Game>(m_reader, key);
    }
    /// Reads an index of 0 or more. An index above 255 becomes 255, which is never a valid index and which check()
    /// refuses.
    void index(const char *key, std::uint8_t &index)
    {
        index = static_cast<std::uint8_t>(std::min(m_reader.integer(key, 0, INT32_MAX), int{UINT8_MAX}));
    }
    /// Reads the seat that an action is aimed at. A seat above 255 becomes 255, which check() refuses.
    void other_seat(std::uint8_t &seat) { index(other_seat_key(m_form), seat); }
    /// Reads the time of a catch in milliseconds. A longer time than 65,535, or a missing member, becomes 65,535.
    void catch_time(std::uint16_t &after_ms)
    {
        after_ms = static_cast<std::uint16_t>(
            std::min(m_reader.integer_or("after", 0, INT32_MAX, UINT16_MAX), int{UINT16_MAX}));
    }
    void fail(std::string cause) { m_reader.fail(std::move(cause)); }

private:
    ObjectReader &m_reader;
    ActionForm m_form;
};

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
    GameMemberWriter<Game> members(json, form);
    const auto write = [&](const auto &done) {
        describe_action<Game, Description>(members, done);
        if constexpr (requires { Description::derive(json, done, before); })
            Description::derive(json, done, before);
    };
    std::visit(write, action);
}

template <typename Game, typename Description>
typename Game::Action read_action(ObjectReader &reader, ActionForm form)
{
    auto action = blank_alternative<typename Game::Action>(
        static_cast<std::size_t>(reader.one_of("do", Description::action_names)));
    GameMemberReader<Game> members(reader, form);
    std::visit([&](auto &done) { describe_action<Game, Description>(members, done); }, action);
    return action;
}

template <typename Game, typename Description>
OrderedJson GameCodec<Game, Description>::rules_json(const Ruleset &rules, bool with_target)
{
    OrderedJson json;
    MemberWriter members(json);
    Description::describe(members, rules);
    if (with_target)
        json["target"] = rules.target;
    return json;
}

template <typename Game, typename Description>
auto GameCodec<Game, Description>::rules_from_json(const Json &json, const Ruleset &defaults) -> Result<Ruleset>
{
    ObjectReader reader(json, "\"rules\"");
    MemberReader members(reader);
    Ruleset rules = defaults;
    Description::describe(members, rules);
    members.setting("target", rules.target, Ruleset::lowest_target, Ruleset::highest_target);
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
    ObjectReader reader(json, "an action");
    const Action action = read_action<Game, Description>(reader, ActionForm::alone);
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
    ObjectReader reader(json, "an action");
    const int seat = read_seat<Game>(reader);
    const Action action = read_action<Game, Description>(reader, ActionForm::of_record);
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
            GameMemberWriter<Game> members(*json);
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
    ObjectReader reader(json, "an event");
    GameMemberReader<Game> members(reader);
    const int named = reader.one_of("e", names);
    Event event;
    int index = 0;
    for_each_event_kind<Description>([&]<typename Kind>(const EventKind<Kind> &) {
        if (index++ == named)
            describe_event<Game, Description>(members, event.template emplace<Kind>());
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
