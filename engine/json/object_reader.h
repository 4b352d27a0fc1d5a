// ObjectReader reads the members of a JSON object from an untrusted file. A getter that fails returns a fallback (the
// lowest number, an empty text or list), and the reader stores the first cause. So a caller can read all members and
// check failed() once at the end.
#pragma once

#include "engine/json/json_line.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tableside {

/// Reads one JSON object, which must outlive the reader.
class ObjectReader
{
public:
    /// Fails if \p object is not a JSON object; \p what names it in messages, such as "an action".
    ObjectReader(const Json &object, std::string_view what);

    bool failed() const { return !m_cause.empty(); }
    const std::string &cause() const { return m_cause; }
    Error error() const { return {0, m_cause, {}}; }
    /// Makes the reader fail; only the first cause is kept.
    void fail(std::string cause);

    /// Returns whether the member is present and not null.
    bool has(std::string_view key) const { return find(key) != nullptr; }

    // Required members: a getter fails if its member is absent, has another type, or is not from `low` to `high`.
    int integer(std::string_view key, int low, int high);
    std::int64_t long_integer(std::string_view key, std::int64_t low, std::int64_t high);
    std::string text(std::string_view key);
    /// Returns a reference that is valid as long as the JSON object.
    const Json &array(std::string_view key);
    const Json &object(std::string_view key);
    std::vector<int> integers(std::string_view key, int low, int high);
    /// Returns the index of the member's text in \p names.
    int one_of(std::string_view key, std::span<const std::string_view> names);

    // Optional members: an absent member is no failure; the getter then returns the fallback or an empty list.
    int integer_or(std::string_view key, int low, int high, int fallback);
    bool boolean_or(std::string_view key, bool fallback);
    const Json &array_or_empty(std::string_view key);
    std::vector<std::string> texts_or_empty(std::string_view key);
    std::vector<int> integers_or_empty(std::string_view key, int low, int high);
    int one_of_or(std::string_view key, std::span<const std::string_view> names, int fallback);

private:
    const Json *find(std::string_view key) const;
    const Json *require(std::string_view key);
    std::int64_t integer_in(const Json &value, std::string_view key, std::int64_t low, std::int64_t high);

    const Json &m_object;
    std::string m_cause;
};

} // namespace tableside
