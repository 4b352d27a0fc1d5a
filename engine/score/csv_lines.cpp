#include "engine/score/csv_lines.h"

#include "engine/json/line_reader.h"

#include <algorithm>
#include <array>

namespace tableside::score {

namespace {

constexpr std::string_view separators = ",;\t";

std::string trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(blanks) - first + 1));
}

/// One line of a table, which goes on over line breaks within quotes. A quote opens only where a field begins;
/// elsewhere it is a letter.
class CsvScanner
{
public:
    void add(std::string_view line)
    {
        if (m_is_open)
            m_text.push_back('\n');
        for (std::size_t index = 0; index < line.size(); ++index) {
            const char letter = line[index];
            if (letter == '"' && m_is_open && line.substr(index + 1).starts_with('"')) {
                m_text.push_back(letter);
                ++index;
            } else if (letter == '"' && (m_is_open || m_is_field_start)) {
                m_is_open = !m_is_open;
                m_is_field_start = false;
            } else {
                const bool is_separator = !m_is_open && separators.find(letter) != std::string_view::npos;
                if (is_separator)
                    m_separators.push_back(m_text.size());
                m_is_field_start = is_separator || (m_is_field_start && letter == ' ');
                m_text.push_back(letter);
            }
        }
    }

    /// Within quotes: the next line of the file belongs to this one.
    bool is_open() const { return m_is_open; }
    std::size_t size() const { return m_text.size(); }

    /// Separated by the first semicolon or tab, or else by commas.
    std::vector<std::string> fields() const
    {
        const auto other = std::ranges::find_if(m_separators, [&](std::size_t at) { return m_text[at] != ','; });
        const char separator = other == m_separators.end() ? ',' : m_text[*other];
        std::vector<std::string> fields;
        std::size_t start = 0;
        for (const std::size_t at : m_separators) {
            if (m_text[at] != separator)
                continue;
            fields.push_back(trimmed(std::string_view(m_text).substr(start, at - start)));
            start = at + 1;
        }
        fields.push_back(trimmed(std::string_view(m_text).substr(start)));
        return fields;
    }

private:
    std::string m_text;                    ///< Without the quotes.
    std::vector<std::size_t> m_separators; ///< Indices into the text of all that are not in quotes.
    bool m_is_open = false;
    bool m_is_field_start = true;
};

/// After any number of apostrophes: what was written with one more is read with one less.
bool looks_like_formula(std::string_view text)
{
    const std::size_t first = text.find_first_not_of('\'');
    if (first == std::string_view::npos)
        return false;
    text.remove_prefix(first);
    // The wide ones as well, which a Japanese spreadsheet takes for the same.
    constexpr std::array<std::string_view, 8> beginnings{"=", "+", "@", "-", "＝", "＋", "＠", "－"};
    return std::ranges::any_of(beginnings, [&](std::string_view beginning) { return text.starts_with(beginning); });
}

} // namespace

Result<std::vector<CsvLine>> read_csv_lines(std::istream &stream)
{
    LineReader reader(stream);
    std::vector<CsvLine> lines;
    CsvScanner scanner;
    int number = 0; // where the line that is scanned begins
    for (LineKind kind = reader.next(); kind != LineKind::end; kind = reader.next()) {
        if (kind == LineKind::unreadable || kind == LineKind::too_long)
            return Error{reader.number(), kind == LineKind::too_long ? "longer than 1 MiB" : "can't be read", {}};
        std::string_view line = reader.text();
        if (reader.number() == 1 && line.starts_with("\xEF\xBB\xBF")) // a byte order mark, as spreadsheets write it
            line.remove_prefix(3);
        if (find_invalid_utf8(line) != std::string::npos)
            return Error{reader.number(), "not UTF-8", {}};
        if (!scanner.is_open()) {
            if (trimmed(line).empty())
                continue;
            number = reader.number();
        }
        scanner.add(line);
        if (scanner.size() > longest_line)
            return Error{number, "longer than 1 MiB; is a closing quotation mark missing?", {}};
        if (scanner.is_open())
            continue;
        lines.push_back({scanner.fields(), number});
        scanner = {};
    }
    if (scanner.is_open())
        return Error{number, "a closing quotation mark is missing", {}};
    return lines;
}

/// Quoted for any program's idea of a separator: LibreOffice splits a table by several at once.
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
