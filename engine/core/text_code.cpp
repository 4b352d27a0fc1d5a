// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/core/text_code.h"

#include <algorithm>
#include <array>

namespace tableside {

namespace {

constexpr char32_t broken_letter = 0xfffd;
constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";
constexpr std::string_view utf16_le_mark = "\xFF\xFE";
constexpr std::string_view utf16_be_mark = "\xFE\xFF";

/// The characters for the bytes 0x80 to 0x9f in Windows-1252; 0 for the five bytes without a character.
constexpr std::array<char16_t, 32> windows_letters{0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                                   0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017d, 0,
                                                   0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                                   0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

unsigned byte_of(char letter)
{
    return static_cast<unsigned char>(letter);
}

/// Returns whether the byte may occur in a Windows-1252 text. Control characters may not, except white space.
bool is_windows_letter(char letter)
{
    const unsigned byte = byte_of(letter);
    if (byte < 0x20)
        return letter == '\t' || letter == '\n' || letter == '\r' || letter == '\f' || letter == '\v';
    return byte != 0x7f && (byte < 0x80 || byte > 0x9f || windows_letters[byte - 0x80] != 0);
}

/// Detects UTF-16 without a byte order mark. The text of a CSV file is mostly ASCII, so one byte of most characters
/// is zero. If the zeros are the second bytes, the text is little-endian; if they are the first, it is big-endian.
std::optional<TextEncoding> utf16_without_mark(std::string_view bytes)
{
    constexpr std::size_t looked_at = 4096;
    const std::string_view start = bytes.substr(0, looked_at);
    const std::size_t pairs = start.size() / 2;
    std::array<std::size_t, 2> zeros{};
    for (std::size_t at = 0; at < start.size(); ++at)
        zeros[at % 2] += start[at] == '\0' ? 1 : 0;
    if (bytes.size() % 2 != 0 || (zeros[0] != 0 && zeros[1] != 0) || (zeros[0] + zeros[1]) * 3 < pairs)
        return std::nullopt;
    return zeros[1] != 0 ? TextEncoding::utf16_le : TextEncoding::utf16_be;
}

} // namespace

std::string_view text_code_name(TextEncoding code)
{
    switch (code) {
    case TextEncoding::utf8: return "UTF-8";
    case TextEncoding::utf16_le:
    case TextEncoding::utf16_be: return "UTF-16";
    case TextEncoding::windows_1252: break;
    }
    return "Windows-1252";
}

std::optional<TextEncoding> detect_encoding(std::string_view bytes)
{
    if (bytes.starts_with(utf16_le_mark))
        return TextEncoding::utf16_le;
    if (bytes.starts_with(utf16_be_mark))
        return TextEncoding::utf16_be;
    if (bytes.find('\0') != std::string_view::npos)
        return utf16_without_mark(bytes);
    std::size_t sequences = 0; // valid characters of several bytes
    std::size_t broken = 0;    // invalid bytes
    for (std::string_view rest = bytes; !rest.empty();) {
        const std::size_t length = utf8_length(rest);
        sequences += length > 1 ? 1 : 0;
        broken += length == 0 ? 1 : 0;
        rest.remove_prefix(std::max<std::size_t>(length, 1));
    }
    if (broken == 0)
        return TextEncoding::utf8;
    if (sequences >= broken || !std::ranges::all_of(bytes, is_windows_letter))
        return std::nullopt;
    return TextEncoding::windows_1252;
}

LetterReader::LetterReader(std::string_view bytes, TextEncoding code) : m_rest(bytes), m_code(code)
{
    const bool is_utf16 = code == TextEncoding::utf16_le || code == TextEncoding::utf16_be;
    if (is_utf16 && (bytes.starts_with(utf16_le_mark) || bytes.starts_with(utf16_be_mark)))
        m_rest.remove_prefix(utf16_le_mark.size());
    else if (code == TextEncoding::utf8 && bytes.starts_with(utf8_mark))
        m_rest.remove_prefix(utf8_mark.size());
}

std::optional<char32_t> LetterReader::next()
{
    if (m_rest.empty())
        return std::nullopt;
    if (m_code == TextEncoding::utf8)
        return next_of_utf8();
    if (m_code == TextEncoding::windows_1252) {
        const unsigned byte = byte_of(m_rest[0]);
        m_rest.remove_prefix(1);
        const char32_t letter = byte >= 0x80 && byte <= 0x9f ? windows_letters[byte - 0x80] : byte;
        return letter == 0 ? broken_letter : letter;
    }
    const std::optional<char32_t> unit = next_unit();
    if (!unit || *unit < 0xd800 || *unit > 0xdfff)
        return unit;
    const std::string_view before = m_rest;
    const std::optional<char32_t> low = *unit < 0xdc00 ? next_unit() : std::nullopt;
    if (low && *low >= 0xdc00 && *low <= 0xdfff)
        return 0x10000 + ((*unit - 0xd800) << 10U) + (*low - 0xdc00);
    m_rest = before;
    return broken_letter;
}

/// Returns the next 16 bits; nothing at the end of the text. A single last byte is dropped.
std::optional<char32_t> LetterReader::next_unit()
{
    if (m_rest.size() < 2) {
        m_rest = {};
        return std::nullopt;
    }
    const unsigned first = byte_of(m_rest[0]);
    const unsigned second = byte_of(m_rest[1]);
    m_rest.remove_prefix(2);
    return m_code == TextEncoding::utf16_le ? first | (second << 8U) : (first << 8U) | second;
}

char32_t LetterReader::next_of_utf8()
{
    if (const unsigned byte = byte_of(m_rest[0]); byte < 0x80) { // a fast path: most characters are ASCII
        m_rest.remove_prefix(1);
        return byte;
    }
    const std::size_t length = utf8_length(m_rest);
    if (length == 0) {
        m_rest.remove_prefix(1);
        return broken_letter;
    }
    const char32_t letter = decode_utf8(m_rest.substr(0, length));
    m_rest.remove_prefix(length);
    return letter;
}

std::size_t utf8_length(std::string_view text)
{
    const unsigned lead = byte_of(text[0]);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (length == 0 || text.size() < length)
        return 0;
    const unsigned second = byte_of(text[1]);
    const bool is_second_right = (lead != 0xe0 || second >= 0xa0) && (lead != 0xed || second < 0xa0)
        && (lead != 0xf0 || second >= 0x90) && (lead != 0xf4 || second < 0x90);
    const auto follows = [](char letter) { return (byte_of(letter) & 0xc0U) == 0x80U; };
    return is_second_right && std::ranges::all_of(text.substr(1, length - 1), follows) ? length : 0;
}

char32_t decode_utf8(std::string_view sequence)
{
    const std::size_t length = sequence.size();
    char32_t letter = length == 1 ? byte_of(sequence[0]) : byte_of(sequence[0]) & (0x7fU >> length);
    for (const char follower : sequence.substr(1))
        letter = (letter << 6U) | (byte_of(follower) & 0x3fU);
    return letter;
}

void append_utf8(std::string &text, char32_t letter)
{
    const auto add = [&](char32_t byte) { text.push_back(static_cast<char>(static_cast<unsigned char>(byte))); };
    const auto add_follower = [&](unsigned shift) { add(0x80U | ((letter >> shift) & 0x3fU)); };
    if (letter < 0x80) {
        add(letter);
    } else if (letter < 0x800) {
        add(0xc0U | (letter >> 6U));
        add_follower(0);
    } else if (letter < 0x10000) {
        add(0xe0U | (letter >> 12U));
        add_follower(6);
        add_follower(0);
    } else {
        add(0xf0U | (letter >> 18U));
        add_follower(12);
        add_follower(6);
        add_follower(0);
    }
}

} // namespace tableside
