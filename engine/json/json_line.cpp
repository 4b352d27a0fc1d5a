#include "engine/json/json_line.h"

#include <cstdint>

namespace tableside {

namespace {

/// The UTF-8 sequence that a lead byte begins.
struct Sequence
{
    int length = 0;             ///< The length in bytes; 0 if the byte cannot begin a character.
    unsigned second_low = 0x80; ///< The lowest and highest valid second byte.
    unsigned second_high = 0xbf;
};

/// Returns the sequence that a byte begins, by RFC 3629, section 4.
Sequence sequence_of(unsigned lead)
{
    if (lead < 0x80)
        return {1};
    if (lead < 0xc2 || lead > 0xf4)
        return {};
    if (lead < 0xe0)
        return {2};
    if (lead < 0xf0)
        return {3, lead == 0xe0 ? 0xa0U : 0x80U, lead == 0xed ? 0x9fU : 0xbfU};
    return {4, lead == 0xf0 ? 0x90U : 0x80U, lead == 0xf4 ? 0x8fU : 0xbfU};
}

unsigned byte_at(std::string_view text, std::size_t index)
{
    return static_cast<unsigned char>(text[index]);
}

bool is_well_formed(std::string_view text, std::size_t start, const Sequence &sequence)
{
    const auto length = static_cast<std::size_t>(sequence.length);
    if (length == 0 || text.size() - start < length)
        return false;
    if (length > 1) {
        const unsigned second = byte_at(text, start + 1);
        if (second < sequence.second_low || second > sequence.second_high)
            return false;
    }
    for (std::size_t index = 2; index < length; ++index) {
        if ((byte_at(text, start + index) & 0xc0U) != 0x80U)
            return false;
    }
    return true;
}

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
        const Sequence sequence = sequence_of(byte_at(text, index));
        if (!is_well_formed(text, index, sequence))
            return index;
        index += static_cast<std::size_t>(sequence.length);
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
    } catch (const Json::exception &) { // a number that no type can hold
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
