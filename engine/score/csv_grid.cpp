// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/csv_grid.h"

#include "engine/core/letters.h"
#include "engine/core/shown_text.h"
#include "engine/score/sheet.h"

#include <algorithm>
#include <array>

namespace tableside::score {

namespace {

/// The limit of cells in a table: four cells (player, round, points, scoring) for each player in each round of the longest
/// game, plus 1,000 for headings and the like.
constexpr std::size_t most_cells = std::size_t{most_players} * most_rounds * 4 + 1000;
constexpr std::size_t most_text = std::size_t{64} << 20; ///< The limit of text in all cells, in bytes.

bool is_blank(char32_t letter)
{
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r' || letter == 0xa0;
}

bool is_separator(char32_t letter)
{
    return letter == ',' || letter == ';' || letter == '\t';
}

/// Reads characters, with every kind of line break converted to one LF.
class TableLetters
{
public:
    TableLetters(std::string_view bytes, TextEncoding code) : m_reader(bytes, code) {}

    std::optional<char32_t> next()
    {
        std::optional<char32_t> letter = m_reader.next();
        if (letter == U'\n' && m_is_after_return) // the rest of a CR LF
            letter = m_reader.next();
        m_is_after_return = letter == U'\r';
        return m_is_after_return ? U'\n' : letter;
    }

private:
    LetterReader m_reader;
    bool m_is_after_return = false;
};

/// The separator of cells, and whether the first line of the file states the separator (`sep=;`).
struct Separator
{
    char32_t letter = ',';
    bool is_stated = false;
};

std::optional<char32_t> stated_separator(TableLetters letters)
{
    constexpr std::string_view statement = "sep=";
    std::string start; // the beginning of the first line, without quotes
    for (auto letter = letters.next(); letter && *letter != '\n' && start.size() <= statement.size();
         letter = letters.next()) {
        if (*letter != '"')
            append_utf8(start, *letter);
    }
    if (start.size() <= statement.size() || folded_text(start.substr(0, statement.size())) != statement)
        return std::nullopt;
    const auto letter = static_cast<unsigned char>(start[statement.size()]);
    return is_separator(letter) ? std::optional<char32_t>(letter) : std::nullopt;
}

Separator separator_of(TableLetters letters)
{
    if (const std::optional<char32_t> stated = stated_separator(letters))
        return {*stated, true};
    bool is_quoted = false;
    // Whether a quote begins or continues a quoted cell here: the cell is empty so far, or a quote precedes this one directly.
    bool is_start = true;
    bool has_comma = false;
    while (const std::optional<char32_t> letter = letters.next()) {
        if (*letter == '"' && (is_quoted || is_start)) {
            is_quoted = !is_quoted;
        } else if (!is_quoted && *letter != ',' && is_separator(*letter)) {
            return {*letter, false};
        } else if (!is_quoted) {
            has_comma = has_comma || *letter == ',';
            if (*letter == '\n' && has_comma)
                break;
            is_start = *letter == ',' || *letter == '\n' || (is_start && is_blank(*letter));
        }
    }
    return {};
}

/// Splits a table into cells.
class GridReader
{
public:
    GridReader(std::string_view bytes, TextEncoding code)
        : m_letters(bytes, code), m_separator(separator_of({bytes, code}))
    {
        m_grid.code = code;
    }

    Result<CsvGrid, CsvProblems> read()
    {
        if (m_separator.is_stated)
            skip_line();
        while (const std::optional<char32_t> letter = m_letters.next()) {
            add(*letter);
            if (m_cells > most_cells || m_text_size > most_text)
                return problem({m_line.number, CsvFault::too_large, {}, {}, 0});
        }
        if (m_is_quoted)
            return problem({m_quote_line, CsvFault::open_quote, {}, {}, 0});
        finish_line();
        return std::move(m_grid);
    }

private:
    static CsvProblems problem(CsvProblem problem)
    {
        CsvProblems problems;
        problems.add(std::move(problem));
        return problems;
    }

    void skip_line()
    {
        for (auto letter = m_letters.next(); letter && *letter != '\n';)
            letter = m_letters.next();
        m_number = m_line.number = 2;
    }

    void add(char32_t letter)
    {
        const bool may_end_quote = std::exchange(m_is_after_quote, false);
        if (letter == '\n')
            ++m_number;
        if (may_end_quote && letter == '"') { // a doubled quote means one quote character in the text
            append(letter);
            m_is_quoted = true;
        } else if (m_is_quoted) {
            m_is_quoted = letter != '"';
            m_is_after_quote = !m_is_quoted;
            if (m_is_quoted)
                append(letter);
        } else if (letter == '"' && m_is_start) {
            m_is_quoted = true;
            m_is_start = false;
            m_quote_line = m_number;
        } else if (letter == m_separator.letter) {
            finish_cell();
            ++m_column;
        } else if (letter == '\n') {
            finish_line();
        } else {
            m_is_start = m_is_start && is_blank(letter);
            append(letter);
        }
    }

    /// Appends a character to the cell. A cell longer than any name is cut, because it is refused later anyway.
    void append(char32_t letter)
    {
        if (m_text.size() > longest_shown_text || (m_text.empty() && is_blank(letter)))
            return;
        append_utf8(m_text, letter);
        if (!is_blank(letter))
            m_solid_size = m_text.size();
    }

    void finish_cell()
    {
        // A cell of invisible characters counts as empty.
        if (const std::string shown = m_text.empty() ? std::string() : shown_text(m_text); !shown.empty()) {
            m_text.resize(m_solid_size);
            m_text_size += m_text.size();
            ++m_cells;
            m_line.cells.push_back({m_column, m_text});
        }
        m_text.clear();
        m_solid_size = 0;
        m_is_start = true;
    }

    void finish_line()
    {
        finish_cell();
        if (!m_line.cells.empty())
            m_grid.lines.push_back(std::move(m_line));
        m_line = {m_number, {}};
        m_column = 0;
    }

    TableLetters m_letters;
    Separator m_separator;
    CsvGrid m_grid;
    CsvLine m_line{1, {}};
    std::string m_text;           ///< The text of the current cell.
    std::size_t m_solid_size = 0; ///< The size of m_text without trailing blanks.
    std::size_t m_column = 0;
    std::size_t m_cells = 0;     ///< The number of cells in all lines.
    std::size_t m_text_size = 0; ///< The text of all cells in bytes.
    int m_number = 1;            ///< The number of the current line in the file, from 1.
    int m_quote_line = 0;        ///< The line in which the last quoted cell began, from 1.
    bool m_is_start = true; ///< Whether the current cell has only blanks so far; only then can a quoted cell begin.
    bool m_is_quoted = false;
    /// Whether the last character was a double quote inside a quoted cell. The next character shows whether that quote
    /// ends the cell or is the first half of a doubled quote.
    bool m_is_after_quote = false;
};

/// Returns whether a spreadsheet would take the text for a formula. Leading apostrophes are ignored, so that text
/// such as "'=1" also gets an apostrophe when it is written and is read back unchanged.
bool looks_like_formula(std::string_view text)
{
    const std::size_t first = text.find_first_not_of('\'');
    if (first == std::string_view::npos)
        return false;
    text.remove_prefix(first);
    // Japanese spreadsheets also accept the full-width signs.
    constexpr std::array<std::string_view, 8> beginnings{"=", "+", "@", "-", "＝", "＋", "＠", "－"};
    return std::ranges::any_of(beginnings, [&](std::string_view beginning) { return text.starts_with(beginning); });
}

} // namespace

const std::string &CsvLine::at(std::size_t column) const
{
    static const std::string nothing;
    const auto found = std::ranges::lower_bound(cells, column, {}, &CsvCell::column);
    return found != cells.end() && found->column == column ? found->text : nothing;
}

std::vector<std::size_t> used_columns(const std::vector<CsvLine> &lines)
{
    std::vector<std::size_t> used;
    for (const CsvLine &line : lines) {
        for (const CsvCell &cell : line.cells)
            used.push_back(cell.column);
    }
    std::ranges::sort(used);
    used.erase(std::unique(used.begin(), used.end()), used.end());
    return used;
}

Result<CsvGrid, CsvProblems> read_csv_grid(std::string_view bytes)
{
    if (const std::optional<TextEncoding> code = detect_encoding(bytes))
        return GridReader(bytes, *code).read();
    CsvProblems problems;
    problems.add({0, CsvFault::not_text, {}, {}, 0});
    return problems;
}

/// Quotes text that contains any possible separator, because LibreOffice splits a table at several separators at
/// once.
std::string csv_field(const std::string &text)
{
    std::string plain = looks_like_formula(text) ? '\'' + text : text;
    if (plain.find_first_of(",;\t\"\r\n") == std::string::npos)
        return plain;
    std::string quoted = "\"";
    for (const char letter : plain) {
        if (letter == '"')
            quoted += letter;
        quoted += letter;
    }
    return quoted + '"';
}

std::string text_of_csv_field(std::string field)
{
    if (field.starts_with('\'') && looks_like_formula(field))
        field.erase(0, 1);
    return field;
}

} // namespace tableside::score
