// A value or the reason why there is none; what loaders and readers return.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace tableside {

/// What was wrong with some input. `line` counts from 1; 0 where lines mean nothing.
/// `rule` is the id of the rule that was broken, empty where none was.
struct Error
{
    int line = 0;
    std::string cause;
    std::string rule;
};

/// `Failure` describes why there is no value.
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
