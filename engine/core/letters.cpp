// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/core/letters.h"

#include "engine/core/letter_tables.h"
#include "engine/core/text_code.h"

#include <algorithm>
#include <map>
#include <optional>

namespace tableside {

namespace {

using letter_tables::CaseRange;
using letter_tables::Mark;

/// The letter and the combining mark that a composed letter consists of.
struct Parts
{
    char32_t base;
    char32_t mark;
};

// Constants for composing Korean syllables by arithmetic (The Unicode Standard, section 3.12).
constexpr char32_t first_syllable = 0xac00;
constexpr char32_t first_lead = 0x1100;
constexpr char32_t first_vowel = 0x1161;
constexpr char32_t before_first_final = 0x11a7;
constexpr char32_t leads = 19;
constexpr char32_t vowels = 21;
constexpr char32_t tails = 28; // the 27 final consonants, and 1 for syllables that end with their vowel

/// Returns the canonical combining class; 0 for a character that is not a combining mark of the tables.
int combining_class(char32_t letter)
{
    const auto found = std::ranges::find(letter_tables::marks, letter,
                                         [](const Mark &mark) { return char32_t{mark.mark}; });
    return found == letter_tables::marks.end() ? 0 : found->combining_class;
}

/// Returns the single character that combines `base` and `mark`; nothing if the tables and Korean have none.
std::optional<char32_t> composed(char32_t base, char32_t mark)
{
    if (base - first_lead < leads && mark - first_vowel < vowels)
        return first_syllable + ((base - first_lead) * vowels + (mark - first_vowel)) * tails;
    const bool is_open_syllable = base - first_syllable < leads * vowels * tails
        && (base - first_syllable) % tails == 0;
    if (is_open_syllable && mark > before_first_final && mark - before_first_final < tails)
        return base + (mark - before_first_final);
    const auto row = std::ranges::find(letter_tables::marks, mark,
                                       [](const Mark &known) { return char32_t{known.mark}; });
    if (row == letter_tables::marks.end() || base > 0xffff)
        return std::nullopt;
    const std::size_t index = row->bases.find(static_cast<char16_t>(base));
    return index == std::u16string_view::npos ? std::nullopt : std::optional<char32_t>(row->composed[index]);
}

/// Returns a map from every composed letter of the tables to its base letter and its combining mark.
const std::map<char32_t, Parts> &all_parts()
{
    static const std::map<char32_t, Parts> parts = [] {
        std::map<char32_t, Parts> found;
        for (const Mark &mark : letter_tables::marks) {
            for (std::size_t index = 0; index < mark.bases.size(); ++index)
                found.try_emplace(mark.composed[index], Parts{mark.bases[index], mark.mark});
        }
        return found;
    }();
    return parts;
}

void append_decomposed(std::u32string &text, char32_t letter)
{
    if (const std::size_t single = letter_tables::singles.find(static_cast<char16_t>(letter));
        letter <= 0xffff && single != std::u16string_view::npos)
        letter = letter_tables::plain_singles[single];
    if (const auto parts = all_parts().find(letter); parts != all_parts().end()) {
        append_decomposed(text, parts->second.base);
        text += parts->second.mark;
    } else {
        text += letter;
    }
}

/// Sorts the marks of each letter by combining class, as Unicode's canonical ordering requires.
void sort_marks(std::u32string &text)
{
    for (auto at = text.begin(); at != text.end();) {
        const auto first = std::find_if(at, text.end(), [](char32_t letter) { return combining_class(letter) != 0; });
        at = std::find_if(first, text.end(), [](char32_t letter) { return combining_class(letter) == 0; });
        std::stable_sort(first, at,
                         [](char32_t left, char32_t right) { return combining_class(left) < combining_class(right); });
    }
}

/// Joins each letter with the marks after it for which a composed character exists.
std::u32string composed_text(const std::u32string &text)
{
    std::u32string result;
    std::size_t base = std::u32string::npos; // index of the letter that may be joined with what follows
    int last_class = 0;                      // combining class of the last mark that could not be joined
    for (const char32_t letter : text) {
        const int mark_class = combining_class(letter);
        const bool is_adjacent = base != std::u32string::npos && base + 1 == result.size();
        const bool is_reachable = base != std::u32string::npos
            && (is_adjacent || (mark_class != 0 && last_class < mark_class));
        if (const auto joined = is_reachable ? composed(result[base], letter) : std::nullopt) {
            result[base] = *joined;
            continue;
        }
        result += letter;
        if (mark_class == 0)
            base = result.size() - 1;
        last_class = mark_class;
    }
    return result;
}

char32_t without_case(char32_t letter)
{
    const auto &ranges = letter_tables::case_ranges;
    const auto range = std::ranges::find_if(ranges, [&](const CaseRange &known) {
        return letter >= known.first && letter <= known.last
            && (letter - known.first) % static_cast<char32_t>(known.step) == 0;
    });
    return range == ranges.end() ? letter : letter + static_cast<char32_t>(range->delta);
}

std::u32string letters_of(std::string_view text)
{
    std::u32string letters;
    LetterReader reader(text);
    while (const std::optional<char32_t> letter = reader.next())
        append_decomposed(letters, *letter);
    sort_marks(letters);
    return composed_text(letters);
}

} // namespace

std::string normalized_text(std::string_view text)
{
    std::string normalized;
    for (const char32_t letter : letters_of(text))
        append_utf8(normalized, letter);
    return normalized;
}

std::string folded_text(std::string_view text)
{
    constexpr char32_t sharp_s = 0xdf;
    constexpr char32_t capital_sharp_s = 0x1e9e;
    std::string folded;
    for (const char32_t letter : letters_of(text)) {
        if (letter == sharp_s || letter == capital_sharp_s)
            folded += "ss";
        else
            append_utf8(folded, without_case(letter));
    }
    return folded;
}

} // namespace tableside
