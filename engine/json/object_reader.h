// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// ObjectReader reads the members of a JSON object from an untrusted file. A getter that fails returns a fallback (the
// lowest number, an empty text or list), and the reader stores the first cause. So a caller can read all members and
// check failed() once at the end.
#pragma once

#include "engine/core/game_id.h"
#include "engine/json/json_line.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tableside {

/// Reads one JSON object, which must outlive the reader.
class ObjectReader
{
public:
    /// Fails if \p object is not a JSON object. \p what names the object in messages, such as "an action".
    ObjectReader(const Json &object, std::string_view what);

    bool failed() const { return !m_cause.empty(); }
    const std::string &cause() const { return m_cause; }
    Error error() const { return {0, m_cause, {}}; }
    /// Makes the reader fail; only the first cause is kept. An empty cause has no effect.
    void fail(std::string cause);

    /// Returns whether the member is present and not null.
    bool has(std::string_view key) const { return find(key) != nullptr; }

    // Required members: a getter fails if its member is absent, has another type, or is not from `low` to `high`.
    int integer(std::string_view key, int low, int high);
    std::string text(std::string_view key);
    /// Returns a reference that is valid as long as the JSON object.
    const Json &array(std::string_view key);
    const Json &object(std::string_view key);
    /// Returns the index of the member's text in \p names.
    int one_of(std::string_view key, std::span<const std::string_view> names);

    // Optional members: an absent member is no failure; the getter then returns the fallback or an empty list.
    int integer_or(std::string_view key, int low, int high, int fallback);
    bool boolean_or(std::string_view key, bool fallback);
    const Json &array_or_empty(std::string_view key);
    std::vector<std::string> texts_or_empty(std::string_view key);
    std::vector<int> integers_or_empty(std::string_view key, int low, int high);
    int one_of_or(std::string_view key, std::span<const std::string_view> names, int fallback);

    // The members of a description (object_writer.h). Each function sets the value. Only an ObjectReader checks
    // ranges; an ObjectWriter does not.
    void value(const char *key, std::string &value) { value = text(key); }
    /// Reads text that people will see, and cleans it with shown_text().
    void shown(const char *key, std::string &value);
    /// Reads a note that people will see, cleans it with shown_text(), and cuts it to longest_note bytes.
    void note(const char *key, std::string &value);
    void value(const char *key, std::integral auto &value, std::int64_t low, std::int64_t high)
    {
        value = static_cast<std::remove_reference_t<decltype(value)>>(long_integer(key, low, high));
    }
    void value(const char *key, std::vector<int> &values, int low, int high);
    /// Reads an object whose members are all numbers.
    void value(const char *key, std::map<std::string, int, std::less<>> &counts, int low, int high);
    /// Reads a list of texts; empty if the member is absent.
    void value(const char *key, std::vector<std::string> &values) { values = texts_or_empty(key); }

    // An absent member means false or an empty value, and an ObjectWriter omits such a value.
    void value_if_any(const char *key, bool &value) { value = boolean_or(key, false); }
    void value_if_any(const char *key, std::string &value) { value = has(key) ? text(key) : ""; }

    void game(const char *key, GameId &value);
    /// Reads an enumerator by its name; \p names are in the order of the enum.
    template <typename Enum>
    void choice(const char *key, Enum &value, std::span<const std::string_view> names)
    {
        value = static_cast<Enum>(one_of(key, names));
    }
    /// Reads an enumerator by its name. The result is \p absent if the member is missing.
    template <typename Enum>
    void choice_or(const char *key, Enum &value, std::span<const std::string_view> names, Enum absent)
    {
        value = static_cast<Enum>(one_of_or(key, names, static_cast<int>(absent)));
    }
    /// Reads a flag; false if the member is absent. An ObjectWriter always writes the flag.
    void flag(const char *key, bool &value) { value = boolean_or(key, false); }

    // Settings: a setting keeps its value if the member is absent.
    template <typename Enum>
    void setting(const char *key, Enum &value, std::span<const std::string_view> names)
    {
        choice_or(key, value, names, value);
    }
    void setting(const char *key, bool &value) { value = boolean_or(key, value); }
    void setting(const char *key, std::integral auto &value, int low, int high)
    {
        value = static_cast<std::remove_reference_t<decltype(value)>>(integer_or(key, low, high, value));
    }

    /// Creates the optional \p value if at least one of the members \p keys is present, and returns whether \p value
    /// exists. Used for an optional value that is written as several members.
    template <typename Value>
    bool is_there(std::optional<Value> &value, std::initializer_list<const char *> keys)
    {
        for (const char *key : keys) {
            if (has(key) && !value)
                value.emplace();
        }
        return value.has_value();
    }
    /// Reads a member that is itself an object, by the description \p describe. \p what names the object in error
    /// messages, such as "a player".
    void object(const char *key, std::string_view what, auto &value, auto describe)
    {
        read_object(object(key), what, value, describe);
    }
    void objects(const char *key, std::string_view what, auto &values, auto describe)
    {
        for (const Json &json : array(key))
            read_object(json, what, values.emplace_back(), describe);
    }

private:
    const Json *find(std::string_view key) const;
    const Json *require(std::string_view key);
    std::int64_t integer_in(const Json &value, std::string_view key, std::int64_t low, std::int64_t high);
    std::int64_t long_integer(std::string_view key, std::int64_t low, std::int64_t high);
    void read_object(const Json &json, std::string_view what, auto &value, auto describe)
    {
        ObjectReader reader(json, what);
        describe(reader, value);
        fail(reader.cause());
    }

    const Json &m_object;
    std::string m_cause;
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

/// Returns the lowest valid value of the member "target" of \p json: Ruleset::one_round if the member has that value, otherwise
/// Ruleset::lowest_target.
template <typename Ruleset>
int lowest_target_in(const Json &json)
{
    const bool is_one_round = json.is_object() && json.contains("target") && json["target"] == Ruleset::one_round;
    return is_one_round ? Ruleset::one_round : Ruleset::lowest_target;
}

} // namespace tableside
