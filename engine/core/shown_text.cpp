// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/core/shown_text.h"

#include "engine/core/text_code.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tableside {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

bool is_in(const auto &ranges, char32_t letter)
{
    return std::ranges::any_of(ranges, [&](Range range) { return letter >= range.first && letter <= range.last; });
}

// Line ends, blanks of any width, and control characters.
constexpr std::array blanks{Range{0x00, 0x20},     Range{0x7f, 0xa0},     Range{0x1680, 0x1680}, Range{0x2000, 0x200a},
                            Range{0x2028, 0x2029}, Range{0x202f, 0x202f}, Range{0x205f, 0x205f}, Range{0x3000, 0x3000}};
// Text-direction marks, characters without width, fillers that look like blanks, noncharacters and private-use
// characters.
constexpr std::array unseen{Range{0xad, 0xad},       Range{0x34f, 0x34f},     Range{0x61c, 0x61c},
                            Range{0x115f, 0x1160},   Range{0x17b4, 0x17b5},   Range{0x180b, 0x180f},
                            Range{0x200b, 0x200b},   Range{0x200e, 0x200f},   Range{0x202a, 0x202e},
                            Range{0x2060, 0x206f},   Range{0x2800, 0x2800},   Range{0x3164, 0x3164},
                            Range{0xfdd0, 0xfdef},   Range{0xfeff, 0xfeff},   Range{0xffa0, 0xffa0},
                            Range{0xfff0, 0xfffb},   Range{0xfffe, 0xffff},   Range{0x1d173, 0x1d17a},
                            Range{0xe0000, 0xe001f}, Range{0xe0080, 0xe00ff}, Range{0xe01f0, 0x10ffff}};
constexpr std::array accents{Range{0x300, 0x36f},    Range{0x483, 0x489},   Range{0x1ab0, 0x1aff},
                             Range{0x1dc0, 0x1dff},  Range{0x20d0, 0x20ff}, Range{0xfe20, 0xfe2f},
                             Range{0xe0100, 0xe01ef}};
constexpr Range joiners{0x200c, 0x200d};
constexpr Range tags{0xe0020, 0xe007f}; // invisible letters after a black-flag emoji, as in Scotland's flag
constexpr char32_t black_flag = 0x1f3f4;
constexpr int most_accents = 3;

/// Removes the first character from `text` and returns it. If `text` doesn't start with valid UTF-8, removes one byte and
/// returns a noncharacter, which Writer drops.
char32_t pop_character(std::string_view &text)
{
    constexpr char32_t none = 0xffff; // one of the `unseen` characters
    const std::size_t length = utf8_length(text);
    const char32_t letter = length == 0 ? none : decode_utf8(text.substr(0, length));
    text.remove_prefix(std::max<std::size_t>(length, 1));
    return letter;
}

/// Builds the text to be shown, character by character.
class Writer
{
public:
    explicit Writer(std::size_t most) : m_most(most) {}

    /// Adds a character to the text, or drops a character that must not be shown. `letter` is the character in UTF-8,
    /// `code` its code point. Returns false if the text would become longer than the limit.
    bool add(std::string_view letter, char32_t code)
    {
        if (is_in(blanks, code)) {
            m_has_pending_blank = !m_text.empty();
            m_pending_joiner = {};
            return true;
        }
        if (code >= joiners.first && code <= joiners.last) {
            if (!m_text.empty() && !m_has_pending_blank)
                m_pending_joiner = letter; // a zero-width joiner is kept only between two characters
            return true;
        }
        const bool is_tag = code >= tags.first && code <= tags.last;
        const bool is_accent = is_in(accents, code);
        if (is_in(unseen, code) || (is_tag && !m_is_flag) || (is_accent && m_accents == most_accents))
            return true;
        const std::size_t wanted = (m_has_pending_blank ? 1 : 0) + m_pending_joiner.size() + letter.size();
        if (m_text.size() + wanted > m_most)
            return false;
        if (m_has_pending_blank)
            m_text += ' ';
        (m_text += m_pending_joiner) += letter;
        m_has_pending_blank = false;
        m_pending_joiner = {};
        m_accents = is_accent ? m_accents + 1 : 0;
        m_is_flag = is_tag || code == black_flag;
        return true;
    }

    std::string &&text() && { return std::move(m_text); }

private:
    std::string m_text;
    std::size_t m_most;
    std::string_view m_pending_joiner; ///< A zero-width joiner that is written before the next character; may be empty.
    bool m_has_pending_blank = false;  ///< Whether a blank is written before the next character.
    bool m_is_flag = false; ///< Whether the text ends with a black flag and its tags, so that more tags may follow.
    int m_accents = 0;      ///< The number of accents at the end of the text.
};

} // namespace

std::string shown_text(std::string_view text, std::size_t most)
{
    Writer writer(most);
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t code = pop_character(text);
        if (!writer.add(before.substr(0, before.size() - text.size()), code))
            break;
    }
    return std::move(writer).text();
}

} // namespace tableside
