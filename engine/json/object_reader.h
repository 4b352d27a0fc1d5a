// Reads the members of a JSON object that came from outside. The first thing that is wrong is kept; after it
// every getter answers its fallback, so that a caller reads on and asks once, at the end.
#pragma once

#include "engine/json/json_line.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tableside {

class ObjectReader
{
public:
    /// `what` names the object in messages: "an action".
    ObjectReader(const Json &object, std::string_view what);

    bool failed() const { return !m_cause.empty(); }
    const std::string &cause() const { return m_cause; }
    Error error() const { return {0, m_cause, {}}; }
    /// Keeps the first cause only.
    void fail(std::string cause);

    /// Absent and null are the same.
    bool has(std::string_view key) const { return find(key) != nullptr; }

    // Required members: fail when absent.
    int integer(std::string_view key, int low, int high);
    std::int64_t long_integer(std::string_view key, std::int64_t low, std::int64_t high);
    std::string text(std::string_view key);
    /// Nothing but an empty array after a failure.
    const Json &array(std::string_view key);
    /// Nothing but an empty object after a failure.
    const Json &object(std::string_view key);
    std::vector<int> integers(std::string_view key, int low, int high);
    /// As an index into `names`; 0 after a failure.
    int one_of(std::string_view key, std::span<const std::string_view> names);

    // Optional members.
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
