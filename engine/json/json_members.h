// Describes the members of a JSON object once for both writing and reading. Used for score books, the call log and the
// codecs of games.
//
// A description is a function template that names each member of a value in the order in which it is written:
//     const auto player_members = [](auto &members, auto &player) { members.value("id", player.id); … };
// With a MemberWriter, the description writes the value; with a MemberReader, it sets the value. Ranges are checked only when
// reading; a number out of range makes the ObjectReader fail.
#pragma once

#include "engine/core/game_id.h"
#include "engine/core/shown_text.h"
#include "engine/json/object_reader.h"

#include <concepts>
#include <initializer_list>
#include <map>
#include <optional>
#include <utility>
#include <variant>

namespace tableside {

/// A type that is const when its value is written, and not const when the value is read.
template <typename Value, typename Type>
concept MaybeConst = std::same_as<std::remove_const_t<Value>, Type>;

/// Writes the members of one JSON object.
class MemberWriter
{
public:
    explicit MemberWriter(OrderedJson &json) : m_json(json) {}

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

private:
    static OrderedJson object_of(const auto &value, auto describe)
    {
        OrderedJson json = OrderedJson::object();
        MemberWriter members(json);
        describe(members, value);
        return json;
    }

    OrderedJson &m_json;
};

/// Reads the members of one JSON object. Failures are collected in the ObjectReader.
class MemberReader
{
public:
    explicit MemberReader(ObjectReader &reader) : m_reader(reader) {}

    void value(const char *key, std::string &value) { value = m_reader.text(key); }
    /// Reads text that people will see, and cleans it with shown_text().
    void shown(const char *key, std::string &text) { text = shown_text(m_reader.text(key)); }
    /// Reads a note that people will see, cleans it with shown_text(), and cuts it to longest_note bytes.
    void note(const char *key, std::string &text) { text = shown_text(m_reader.text(key), longest_note); }
    void value(const char *key, std::integral auto &value, std::int64_t low, std::int64_t high)
    {
        value = static_cast<std::remove_reference_t<decltype(value)>>(m_reader.long_integer(key, low, high));
    }
    void value(const char *key, std::vector<int> &values, int low, int high)
    {
        values = m_reader.integers(key, low, high);
    }
    /// Reads an object whose members are all numbers.
    void value(const char *key, std::map<std::string, int, std::less<>> &counts, int low, int high)
    {
        const Json &object = m_reader.object(key);
        ObjectReader reader(object, "\"" + std::string(key) + "\"");
        for (const auto &count : object.items())
            counts[count.key()] = reader.integer(count.key(), low, high);
        pass_on(reader);
    }

    /// Reads a list of texts; empty if the member is absent.
    void value(const char *key, std::vector<std::string> &values) { values = m_reader.texts_or_empty(key); }

    // Optional members: an absent member means false or an empty value, and a MemberWriter omits such a value.
    void value_if_any(const char *key, bool &value) { value = m_reader.boolean_or(key, false); }
    void value_if_any(const char *key, std::string &value) { value = m_reader.has(key) ? m_reader.text(key) : ""; }

    void game(const char *key, GameId &value)
    {
        const std::string name = m_reader.text(key);
        if (const std::optional<GameId> game = game_named(name))
            value = *game;
        else
            m_reader.fail(unknown_game_text(name));
    }
    /// Reads an enumerator by its name; \p names are in the order of the enum.
    template <typename Enum>
    void choice(const char *key, Enum &value, std::span<const std::string_view> names)
    {
        value = static_cast<Enum>(m_reader.one_of(key, names));
    }
    /// Reads an enumerator by its name. The result is \p absent if the member is missing.
    template <typename Enum>
    void choice_or(const char *key, Enum &value, std::span<const std::string_view> names, Enum absent)
    {
        value = static_cast<Enum>(m_reader.one_of_or(key, names, static_cast<int>(absent)));
    }
    /// Reads a flag; false if the member is absent. A MemberWriter always writes it.
    void flag(const char *key, bool &value) { value = m_reader.boolean_or(key, false); }

    // Settings: a setting keeps its value if the member is absent.
    template <typename Enum>
    void setting(const char *key, Enum &value, std::span<const std::string_view> names)
    {
        choice_or(key, value, names, value);
    }
    void setting(const char *key, bool &value) { value = m_reader.boolean_or(key, value); }
    void setting(const char *key, std::integral auto &value, int low, int high)
    {
        value = static_cast<std::remove_reference_t<decltype(value)>>(m_reader.integer_or(key, low, high, value));
    }

    /// Creates the optional \p value if at least one of the members \p keys is present, and returns whether \p value
    /// exists. Used for an optional value that is written as several members.
    template <typename Value>
    bool is_there(std::optional<Value> &value, std::initializer_list<const char *> keys)
    {
        for (const char *key : keys) {
            if (m_reader.has(key) && !value)
                value.emplace();
        }
        return value.has_value();
    }
    /// Reads a member that is itself an object, by the description \p describe. \p what names the object in error
    /// messages, such as "a player".
    void object(const char *key, std::string_view what, auto &value, auto describe)
    {
        read_object(m_reader.object(key), what, value, describe);
    }
    void objects(const char *key, std::string_view what, auto &values, auto describe)
    {
        for (const Json &json : m_reader.array(key))
            read_object(json, what, values.emplace_back(), describe);
    }

private:
    void read_object(const Json &json, std::string_view what, auto &value, auto describe)
    {
        ObjectReader reader(json, what);
        MemberReader members(reader);
        describe(members, value);
        pass_on(reader);
    }

    void pass_on(const ObjectReader &reader)
    {
        if (reader.failed())
            m_reader.fail(reader.cause());
    }

    ObjectReader &m_reader;
};

/// Collects the keys of all settings that a description lists; used in place of a MemberReader or MemberWriter.
struct SettingKeys
{
    std::vector<std::string_view> keys;

    void setting(const char *key, const auto &.../*value and range*/) { keys.emplace_back(key); }
};

/// Returns a variant that holds a default-constructed value of the alternative number \p index.
template <typename Variant>
Variant blank_alternative(std::size_t index)
{
    Variant value;
    [&]<std::size_t... alternatives>(std::index_sequence<alternatives...>)
    {
        ((alternatives == index ? void(value.template emplace<alternatives>()) : void()), ...);
    }
    (std::make_index_sequence<std::variant_size_v<Variant>>());
    return value;
}

} // namespace tableside
