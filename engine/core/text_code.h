// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Detects the encoding of a text, reads its characters, and converts single characters from and to UTF-8. The detection is
// for tables from spreadsheets: Excel saves them as UTF-8, UTF-16, or Windows-1252.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tableside {

enum class TextEncoding : std::uint8_t {
    utf8,
    utf16_le,
    utf16_be,
    windows_1252, ///< Includes Latin-1, whose printable characters have the same codes.
};

/// Returns the name of an encoding as spreadsheets show it: "UTF-8", "UTF-16" or "Windows-1252".
std::string_view text_code_name(TextEncoding code);

/// Returns the encoding of a text; nothing if the bytes are not text. A UTF-16 byte order mark decides the encoding.
/// UTF-16 without a mark is recognized by its zero bytes. Bytes that are not valid UTF-8 are taken as Windows-1252.
/// But UTF-8 with a few broken characters is rejected, because reading the text as Windows-1252 would garble the names
/// in it.
std::optional<TextEncoding> detect_encoding(std::string_view bytes);

/// Reads a text character by character. Skips a byte order mark at the beginning of the text.
class LetterReader
{
public:
    /// `bytes` must outlive the reader.
    explicit LetterReader(std::string_view bytes, TextEncoding code = TextEncoding::utf8);

    /// Returns the next character, U+FFFD for a broken one; nothing at the end.
    std::optional<char32_t> next();

private:
    std::optional<char32_t> next_unit();
    char32_t next_of_utf8();

    std::string_view m_rest;
    TextEncoding m_code;
};

/// Returns the number of bytes of the first UTF-8 character of `text` (RFC 3629, section 4); 0 if `text` doesn't start with
/// a valid one. `text` must not be empty.
std::size_t utf8_length(std::string_view text);
/// Returns the character of a valid UTF-8 sequence, whose length is utf8_length().
char32_t decode_utf8(std::string_view sequence);
/// Appends a character as UTF-8. `letter` must be a Unicode scalar value.
void append_utf8(std::string &text, char32_t letter);

} // namespace tableside
