// The data-driven rows of the rules: a position, a script, the events it must give, and where it matters the legal
// actions afterwards. A row is named after its rule: Dos/RuleRow.plays/DOS_MATCH_3_single_color.
#pragma once

#include "position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace tableside::test {

struct Row
{
    std::string_view rule;
    std::string_view name;
    Position position;
    std::string_view script;                       ///< "0 match 0 r7; 0 end"
    std::string_view events;                       ///< "0 matches r7 with r7 (single); ..."
    std::optional<std::string_view> legal_then{}; ///< Of the seat then in turn; not looked at when missing.
};

inline std::ostream &operator<<(std::ostream &out, const Row &row)
{
    return out << row.rule << ' ' << row.name << ": " << row.script << " -> " << row.events;
}

inline std::string row_name(std::string_view rule, std::string_view name)
{
    std::string joined = std::string(rule) + "_" + std::string(name);
    std::replace(joined.begin(), joined.end(), '-', '_');
    return joined;
}

class RuleRow : public testing::TestWithParam<Row>
{
};

inline std::string named_after_rule(const testing::TestParamInfo<Row> &info)
{
    return row_name(info.param.rule, info.param.name);
}

} // namespace tableside::test
