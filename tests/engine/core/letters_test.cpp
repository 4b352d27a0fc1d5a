// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of engine/core/letters.h (comparing names) and engine/core/text_code.h (encodings).
#include "engine/core/letters.h"
#include "engine/core/text_code.h"

#include <gtest/gtest.h>

namespace tableside::test {

TEST(Letters, NormalizesAccents)
{
    const struct
    {
        std::string_view apart;
        std::string_view together;
    } rows[]{
        {"", ""},
        {"Anna", "Anna"},
        {"Zoe\u0308", "Zo\u00EB"},
        {"Ju\u0308rgen", "J\u00FCrgen"},
        {"Z\u030Cofie", "\u017Dofie"},
        {"a\u0323\u0302", "\u1EAD"}, // two marks in canonical order
        {"a\u0302\u0323", "\u1EAD"}, // the same marks in the other order
        {"\u00E2\u0323", "\u1EAD"},
        {"x\u0323\u0302", "x\u0323\u0302"}, // Unicode has no composed letter for these
        {"\u0438\u0306", "\u0439"},
        {"\u0391\u0301", "\u0386"},
        {"\u212B", "\u00C5"},
        {"\u304B\u3099", "\u304C"},
        {"\u1112\u1161\u11AB", "\uD55C"},
        {"\u0308a", "\u0308a"},
        {"\U0001F98A e\u0301", "\U0001F98A \u00E9"},
    };
    for (const auto &row : rows) {
        EXPECT_EQ(normalized_text(row.apart), row.together);
        EXPECT_EQ(normalized_text(row.together), row.together);
    }
}

TEST(Letters, FoldsCaseAndKeepsAccents)
{
    EXPECT_EQ(folded_text("J\u00DCRGEN"), folded_text("ju\u0308rgen"));
    EXPECT_NE(folded_text("J\u00FCrgen"), folded_text("Jurgen"));
    EXPECT_EQ(folded_text("Strau\u00DF"), folded_text("STRAUSS"));
    EXPECT_EQ(folded_text("\u0416\u041E"), "\u0436\u043E");
    EXPECT_EQ(folded_text("\u1E9E\u0178\u0130"), "ss\u00FF\u0130");
}

TEST(TextEncoding, IsRecognized)
{
    using namespace std::string_view_literals;
    const struct
    {
        std::string_view bytes;
        std::optional<TextEncoding> code;
        std::u32string_view letters;
    } rows[]{
        {""sv, TextEncoding::utf8, U""},
        {"a\xC3\xBC\xF0\x9F\xA6\x8A"sv, TextEncoding::utf8, U"a\u00FC\U0001F98A"},
        {"\xEF\xBB\xBF"
         "a"sv,
         TextEncoding::utf8, U"a"},
        {"\xFF\xFE"
         "a\0\x3E\xD8\x8A\xDD"sv,
         TextEncoding::utf16_le, U"a\U0001F98A"},
        {"\xFE\xFF\0a\xD8\x3E\xDD\x8A"sv, TextEncoding::utf16_be, U"a\U0001F98A"},
        {"\xFF\xFE"
         "a\0\x3E\xD8"
         "b\0c"sv,
         TextEncoding::utf16_le, U"a\uFFFDb"},
        {"a\0;\0\x16\x04"
         "1\0"sv,
         TextEncoding::utf16_le,
         U"a;\u0416"
         U"1"},
        {"\0a\0;\0b\0\n"sv, TextEncoding::utf16_be, U"a;b\n"},
        {"J\xFCrgen \x80 \x9C"sv, TextEncoding::windows_1252, U"J\u00FCrgen \u20AC \u0153"},
        {"a\0b\0\0c"sv, std::nullopt, U""},
        {"J\xFCrgen\x81"sv, std::nullopt, U""},
        {"\x89PNG\r\n\x1A\n"sv, std::nullopt, U""},
        {"J\xC3\xBCrgen, J\xFCrgen"sv, std::nullopt, U""},
    };
    for (const auto &row : rows) {
        const auto code = detect_encoding(row.bytes);
        EXPECT_EQ(code, row.code) << row.bytes;
        if (!code)
            continue;
        std::u32string letters;
        LetterReader reader(row.bytes, *code);
        while (const auto letter = reader.next())
            letters += *letter;
        EXPECT_TRUE(letters == row.letters) << row.bytes;
    }
}

TEST(TextEncoding, WritesUtf8)
{
    std::string text;
    for (const char32_t letter : {U'a', U'\u00FC', U'\u20AC', U'\U0001F98A'})
        append_utf8(text, letter);
    EXPECT_EQ(text, "a\xC3\xBC\xE2\x82\xAC\xF0\x9F\xA6\x8A");
}

} // namespace tableside::test
