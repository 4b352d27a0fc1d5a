// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/json/object_reader.h"

#include "engine/core/shown_text.h"

namespace tableside {

namespace {

const Json &empty_array()
{
    static const Json empty = Json::array();
    return empty;
}

std::string named(std::string_view key)
{
    return std::string("\"").append(key).append("\""); // GCC 12 warns wrongly about a literal + string
}

/// Returns whether the value is an integer in range. 1.0 and 1e3 are not integers.
bool is_integer_within(const Json &value, std::int64_t low, std::int64_t high)
{
    if (value.is_number_unsigned())
        return high >= 0 && value.get<std::uint64_t>() <= static_cast<std::uint64_t>(high)
            && (low <= 0 || value.get<std::uint64_t>() >= static_cast<std::uint64_t>(low));
    if (!value.is_number_integer())
        return false;
    const auto number = value.get<std::int64_t>();
    return number >= low && number <= high;
}

} // namespace

ObjectReader::ObjectReader(const Json &object, std::string_view what) : m_object(object)
{
    if (!object.is_object())
        fail(std::string(what) + " must be a JSON object, not " + quoted_value(object));
}

void ObjectReader::fail(std::string cause)
{
    if (m_cause.empty())
        m_cause = std::move(cause);
}

const Json *ObjectReader::find(std::string_view key) const
{
    if (!m_object.is_object())
        return nullptr;
    const auto found = m_object.find(std::string(key));
    return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

const Json *ObjectReader::require(std::string_view key)
{
    const Json *found = find(key);
    if (found == nullptr)
        fail(named(key) + " is missing");
    return found;
}

std::int64_t ObjectReader::integer_in(const Json &value, std::string_view key, std::int64_t low, std::int64_t high)
{
    if (is_integer_within(value, low, high))
        return value.get<std::int64_t>();
    fail(named(key) + " must be a whole number from " + std::to_string(low) + " to " + std::to_string(high) + ", not "
         + quoted_value(value));
    return low;
}

int ObjectReader::integer(std::string_view key, int low, int high)
{
    return static_cast<int>(long_integer(key, low, high));
}

std::int64_t ObjectReader::long_integer(std::string_view key, std::int64_t low, std::int64_t high)
{
    const Json *found = require(key);
    return found == nullptr ? low : integer_in(*found, key, low, high);
}

int ObjectReader::integer_or(std::string_view key, int low, int high, int fallback)
{
    const Json *found = find(key);
    return found == nullptr ? fallback : static_cast<int>(integer_in(*found, key, low, high));
}

std::string ObjectReader::text(std::string_view key)
{
    const Json *found = require(key);
    if (found == nullptr)
        return {};
    if (found->is_string())
        return found->get<std::string>();
    fail(named(key) + " must be a string, not " + quoted_value(*found));
    return {};
}

bool ObjectReader::boolean_or(std::string_view key, bool fallback)
{
    const Json *found = find(key);
    if (found == nullptr)
        return fallback;
    if (found->is_boolean())
        return found->get<bool>();
    fail(named(key) + " must be true or false, not " + quoted_value(*found));
    return fallback;
}

const Json &ObjectReader::array(std::string_view key)
{
    return require(key) == nullptr ? empty_array() : array_or_empty(key);
}

const Json &ObjectReader::array_or_empty(std::string_view key)
{
    const Json *found = find(key);
    if (found == nullptr)
        return empty_array();
    if (found->is_array())
        return *found;
    fail(named(key) + " must be a list, not " + quoted_value(*found));
    return empty_array();
}

const Json &ObjectReader::object(std::string_view key)
{
    static const Json empty = Json::object();
    const Json *found = require(key);
    if (found == nullptr)
        return empty;
    if (found->is_object())
        return *found;
    fail(named(key) + " must be an object, not " + quoted_value(*found));
    return empty;
}

std::vector<std::string> ObjectReader::texts_or_empty(std::string_view key)
{
    std::vector<std::string> texts;
    for (const Json &value : array_or_empty(key)) {
        if (value.is_string())
            texts.push_back(value.get<std::string>());
        else
            fail(named(key) + " must be a list of strings, not of " + quoted_value(value));
    }
    return texts;
}

std::vector<int> ObjectReader::integers_or_empty(std::string_view key, int low, int high)
{
    std::vector<int> numbers;
    for (const Json &value : array_or_empty(key))
        numbers.push_back(static_cast<int>(integer_in(value, key, low, high)));
    return numbers;
}

int ObjectReader::one_of(std::string_view key, std::span<const std::string_view> names)
{
    return require(key) == nullptr ? 0 : one_of_or(key, names, 0);
}

int ObjectReader::one_of_or(std::string_view key, std::span<const std::string_view> names, int fallback)
{
    const Json *found = find(key);
    if (found == nullptr)
        return fallback;
    int index = 0;
    std::string known;
    for (const std::string_view name : names) {
        if (found->is_string() && found->get_ref<const std::string &>() == name)
            return index;
        known += (index++ == 0 ? "" : ", ") + std::string(name);
    }
    fail(named(key) + " must be one of " + known + ", not " + quoted_value(*found));
    return 0;
}

void ObjectReader::shown(const char *key, std::string &value)
{
    value = shown_text(text(key));
}

void ObjectReader::note(const char *key, std::string &value)
{
    value = shown_text(text(key), longest_note);
}

void ObjectReader::value(const char *key, std::vector<int> &values, int low, int high)
{
    require(key);
    values = integers_or_empty(key, low, high);
}

void ObjectReader::value(const char *key, std::map<std::string, int, std::less<>> &counts, int low, int high)
{
    const Json &counted = object(key);
    ObjectReader reader(counted, named(key));
    for (const auto &count : counted.items())
        counts[count.key()] = reader.integer(count.key(), low, high);
    fail(reader.cause());
}

void ObjectReader::game(const char *key, GameId &value)
{
    const std::string name = text(key);
    if (const std::optional<GameId> found = game_named(name))
        value = *found;
    else
        fail(unknown_game_text(name));
}

} // namespace tableside
