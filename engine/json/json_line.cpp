// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/json/json_line.h"

#include "engine/core/text_code.h"

namespace tableside {

namespace {

/// Returns whether brackets outside of strings are nested deeper than deepest_json.
bool is_too_deep(std::string_view text)
{
    int depth = 0;
    bool in_string = false;
    for (std::size_t index = 0; index < text.size(); ++index) {
        const char letter = text[index];
        if (in_string && letter == '\\')
            ++index;
        else if (letter == '"')
            in_string = !in_string;
        else if (!in_string && (letter == '[' || letter == '{') && ++depth > deepest_json)
            return true;
        else if (!in_string && (letter == ']' || letter == '}'))
            --depth;
    }
    return false;
}

} // namespace

std::size_t find_invalid_utf8(std::string_view text)
{
    for (std::size_t index = 0; index < text.size();) {
        // Most characters are ASCII, for which this test halves the time of utf8_length().
        const bool is_ascii = static_cast<unsigned char>(text[index]) < 0x80U;
        const std::size_t length = is_ascii ? 1 : utf8_length(text.substr(index));
        if (length == 0)
            return index;
        index += length;
    }
    return std::string_view::npos;
}

Result<Json> parse_json_line(std::string_view line)
{
    if (line.size() > longest_line)
        return Error{0, "longer than 1 MiB", {}};
    if (const std::size_t bad = find_invalid_utf8(line); bad != std::string_view::npos)
        return Error{0, "not UTF-8 at byte " + std::to_string(bad + 1), {}};
    if (is_too_deep(line))
        return Error{0, "nested deeper than " + std::to_string(deepest_json) + " levels", {}};
    try {
        return Json::parse(line.begin(), line.end());
    } catch (const Json::parse_error &problem) {
        if (problem.byte > line.size())
            return Error{0, "incomplete JSON: it ends too early", {}};
        return Error{0, "not JSON at byte " + std::to_string(problem.byte), {}};
    } catch (const Json::exception &) { // thrown for a number that is too large for every type
        return Error{0, "not JSON: a number is out of range", {}};
    }
}

std::string dumped(const OrderedJson &json)
{
    return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

std::string quoted_value(const Json &value)
{
    constexpr std::size_t most = 60;
    std::string text = value.dump(-1, ' ', true, Json::error_handler_t::replace);
    if (text.size() > most)
        text = text.substr(0, most) + "…";
    return text;
}

} // namespace tableside
