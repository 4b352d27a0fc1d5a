// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// ObjectWriter writes the members of a JSON object. A description of these members serves for both writing and reading; the
// score book, the call log and the codecs of games have such descriptions.
//
// A description is a function template that names each member of a value in the order in which it is written:
//     const auto player_members = [](auto &members, auto &player) { members.value("id", player.id); … };
// With an ObjectWriter, the description writes the value; with an ObjectReader (object_reader.h), it sets the value.
#pragma once

#include "engine/json/object_reader.h"

namespace tableside {

/// `Value` is `Type` or `const Type`: const when an object is written to JSON, and not const when it is filled from JSON.
template <typename Value, typename Type>
concept MaybeConst = std::same_as<std::remove_const_t<Value>, Type>;

/// Writes the members of one JSON object. The functions of ObjectReader with the same names explain the kinds of members.
class ObjectWriter
{
public:
    explicit ObjectWriter(OrderedJson &json) : m_json(json) {}

    void value(const char *key, const auto &value, auto... /*range*/) { m_json[key] = value; }
    void shown(const char *key, const std::string &text) { m_json[key] = text; }
    void note(const char *key, const std::string &text) { m_json[key] = text; }
    template <typename Value>
    void value_if_any(const char *key, const Value &value)
    {
        if (value != Value())
            m_json[key] = value;
    }
    void game(const char *key, GameId value) { m_json[key] = game_name(value); }
    void choice(const char *key, auto value, std::span<const std::string_view> names)
    {
        m_json[key] = names[static_cast<std::size_t>(value)];
    }
    template <typename Enum>
    void choice_or(const char *key, Enum value, std::span<const std::string_view> names, Enum absent)
    {
        if (value != absent)
            choice(key, value, names);
    }
    void flag(const char *key, bool value) { m_json[key] = value; }
    void setting(const char *key, auto value, std::span<const std::string_view> names) { choice(key, value, names); }
    void setting(const char *key, std::integral auto value, auto... /*range*/) { m_json[key] = value; }
    template <typename Value>
    bool is_there(const std::optional<Value> &value, std::initializer_list<const char *> /*keys*/)
    {
        return value.has_value();
    }
    void object(const char *key, std::string_view /*what*/, const auto &value, auto describe)
    {
        m_json[key] = object_of(value, describe);
    }
    void objects(const char *key, std::string_view /*what*/, const auto &values, auto describe)
    {
        OrderedJson list = OrderedJson::array();
        for (const auto &value : values)
            list.push_back(object_of(value, describe));
        m_json[key] = std::move(list);
    }

protected:
    OrderedJson &m_json;

private:
    static OrderedJson object_of(const auto &value, auto describe)
    {
        OrderedJson json = OrderedJson::object();
        ObjectWriter members(json);
        describe(members, value);
        return json;
    }
};

/// Collects the keys of all settings that a description lists; used in place of an ObjectReader or ObjectWriter.
struct SettingKeys
{
    std::vector<std::string_view> keys;

    void setting(const char *key, const auto &.../*value and range*/) { keys.emplace_back(key); }
};

} // namespace tableside
