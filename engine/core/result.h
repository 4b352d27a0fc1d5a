// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Result: a value, or the reason why there is none. Loaders and readers return it.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace tableside {

/// A problem with some input.
struct Error
{
    int line = 0;      ///< The line of the input, from 1; 0 if the input has no lines or the line is unknown.
    std::string cause; ///< An English clause for people that says what is wrong.
    std::string rule;  ///< The id of the broken rule; empty if no rule was broken.
};

/// Either a value or a `Failure`, which says why there is no value. value() must only be called if there is a value.
template <typename Value, typename Failure = Error>
class Result
{
public:
    Result(Value value) : m_value(std::move(value)) {}
    Result(Failure error) : m_error(std::move(error)) {}

    explicit operator bool() const { return m_value.has_value(); }
    const Value &value() const & { return *m_value; }
    Value &value() & { return *m_value; }
    Value &&value() && { return std::move(*m_value); }
    const Value *operator->() const { return &*m_value; }
    const Value &operator*() const { return *m_value; }
    const Failure &error() const { return m_error; }

private:
    std::optional<Value> m_value;
    Failure m_error;
};

} // namespace tableside
