// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of shown_text(): the characters that it must remove from text, and the characters that it must keep.
// Random bytes are tested by the fuzz target "text".
#include "engine/core/shown_text.h"

#include <gtest/gtest.h>

namespace tableside::test {

namespace {

struct ShownRow
{
    const char *name;
    std::string text;
    std::string shown;
};

TEST(ShownText, is_as_expected)
{
    const ShownRow rows[] = {
        {"plain", "Anna-Lena O’Brien", "Anna-Lena O’Brien"},
        {"blanks", "  Anna \t\n  Lena\r\n", "Anna Lena"},
        {"right_to_left_override", "\u202Egnp.exe\u202C", "gnp.exe"},
        {"isolates", "\u2066a\u2067b\u2068c\u2069", "abc"},
        {"marks_of_direction", "a\u200E\u200F\u061Cb", "ab"},
        {"hebrew", "אבא", "אבא"},
        {"no_width", "A\u200Bn\uFEFFn\u2060a\u00AD", "Anna"},
        {"line_and_paragraph", "a\u2028b\u2029c", "a b c"},
        {"terminal", "\x1b[2JAnna\x07\x7f", "[2JAnna"},
        {"c1", "a\u009B2Jb", "a 2Jb"},
        {"zero", std::string("a\0b", 3), "a b"},
        {"family", "👨‍👩‍👧", "👨‍👩‍👧"},
        {"joiner_alone", "\u200D", ""},
        {"joiner_at_the_end", "a\u200D", "a"},
        {"joiners_in_a_row", "a\u200D\u200D\u200Db", "a\u200Db"},
        {"joiner_after_a_blank", "a \u200Db", "a b"},
        {"persian", "می\u200Cخواهم", "می\u200Cخواهم"},
        {"scotland", "🏴\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F",
         "🏴\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F"},
        {"hidden_tags", "A\U000E0068\U000E0069", "A"},
        {"heart", "❤\uFE0F", "❤\uFE0F"},
        {"accents", "Zo\u0308e\u0301", "Zo\u0308e\u0301"},
        {"tower_of_accents", "Z\u0300\u0301\u0302\u0303\u0304\u0305o", "Z\u0300\u0301\u0302o"},
        {"fillers", "\u3164\u115F\u2800", ""},
        {"no_utf_8", "a\xC3\xFF\xED\xA0\x80z\xF0\x9F", "az"},
        {"overlong", "a\xC0\xAF\xE0\x80\xAFz", "az"},
        {"beyond_unicode", "a\xF4\x90\x80\x80z", "az"},
        {"long", std::string(10'000'000, 'x'), std::string(200, 'x')},
        {"cut_at_a_character", std::string(199, 'x') + "ä", std::string(199, 'x')},
        {"cut_before_a_blank", std::string(199, 'x') + " y", std::string(199, 'x')},
    };
    for (const auto &[name, text, shown] : rows) {
        EXPECT_EQ(shown_text(text), shown) << name;
        EXPECT_EQ(shown_text(shown), shown) << name << ", the second time";
    }
}

} // namespace

} // namespace tableside::test
