#include "engine/score/csv_parts.h"

#include "engine/json/line_reader.h"
#include "engine/score/sheet.h"

#include <algorithm>
#include <charconv>

namespace tableside::score {

namespace {

std::string trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(blanks) - first + 1));
}

bool is_separator(char letter)
{
    return letter == ',' || letter == ';' || letter == '\t';
}

/// One line of a table, which goes on over line breaks within quotes. A quote opens only where a field begins; elsewhere
/// it is a letter.
class CsvScanner
{
public:
    void add(std::string_view line)
    {
        if (m_is_open)
            push('\n');
        for (std::size_t index = 0; index < line.size(); ++index) {
            const char letter = line[index];
            if (letter == '"' && m_is_open && index + 1 < line.size() && line[index + 1] == '"') {
                push(letter);
                ++index;
            } else if (letter == '"' && (m_is_open || m_is_field_start)) {
                m_is_open = !m_is_open;
                m_is_field_start = false;
            } else {
                push(letter);
            }
        }
    }

    /// Within quotes: the next line of the file belongs to it.
    bool is_open() const { return m_is_open; }
    std::size_t size() const { return m_text.size(); }

    std::vector<std::string> fields() const
    {
        const char separator = field_separator();
        std::vector<std::string> fields;
        std::size_t start = 0;
        for (std::size_t index = 0; index <= m_text.size(); ++index) {
            if (index == m_text.size() || (m_text[index] == separator && !m_is_quoted[index])) {
                fields.push_back(trimmed(std::string_view(m_text).substr(start, index - start)));
                start = index + 1;
            }
        }
        return fields;
    }

private:
    void push(char letter)
    {
        m_text.push_back(letter);
        m_is_quoted.push_back(m_is_open);
        m_is_field_start = !m_is_open && (is_separator(letter) || (m_is_field_start && letter == ' '));
    }

    /// The first semicolon or tab, or else the comma.
    char field_separator() const
    {
        for (std::size_t index = 0; index < m_text.size(); ++index) {
            if (!m_is_quoted[index] && is_separator(m_text[index]) && m_text[index] != ',')
                return m_text[index];
        }
        return ',';
    }

    std::string m_text;            ///< Without the quotes.
    std::vector<bool> m_is_quoted; ///< By byte of the text.
    bool m_is_open = false;
    bool m_is_field_start = true;
};

/// Two players, 45 and 0: one of them won 45, or was left with 45.
bool may_be_either(const CsvGame &game)
{
    return game.players.size() == 2 && std::ranges::all_of(game.rounds, [](const CsvRow &row) {
               return gains_in(row) <= 1 && std::ranges::any_of(row, is_nothing);
           });
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
            return Error{reader.number(), kind == LineKind::too_long ? "longer than 1 MiB" : "cannot be read", {}};
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
            return Error{number, "longer than 1 MiB: is a quotation mark not closed?", {}};
        if (scanner.is_open())
            continue;
        lines.push_back({scanner.fields(), number});
        scanner = {};
    }
    if (scanner.is_open())
        return Error{number, "a quotation mark is not closed", {}};
    return lines;
}

bool looks_like_formula(std::string_view name)
{
    const std::size_t first = name.find_first_not_of('\'');
    return first != std::string_view::npos && std::string_view("=+@-").find(name[first]) != std::string_view::npos;
}

std::optional<int> number_in(const std::string &text, int low, int high)
{
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || number < low || number > high)
        return std::nullopt;
    return number;
}

std::optional<Scoring> scoring_in(const std::string &text)
{
    const auto found = std::ranges::find(scoring_names, text);
    if (found == scoring_names.end())
        return std::nullopt;
    return static_cast<Scoring>(found - scoring_names.begin());
}

int gains_in(const CsvRow &row)
{
    return static_cast<int>(std::ranges::count_if(row, [](const auto &entered) { return points_of(entered) > 0; }));
}

Scoring scoring_told_by_points(const CsvGame &game)
{
    const bool is_plain = std::ranges::all_of(game.rounds, [](const CsvRow &row) { return gains_in(row) <= 1; });
    return is_plain ? Scoring::winner_takes_all : Scoring::count_against;
}

Result<CsvGame> finished_game(CsvGame game, std::optional<Scoring> stated, int line)
{
    if (game.players.size() < 2)
        return Error{line, "a game needs two players at least", {}};
    if (game.players.size() > most_players)
        return Error{line, std::string(too_many_players_cause), {}};
    for (std::size_t round = 0; round < game.rounds.size(); ++round) {
        CsvRow &row = game.rounds[round];
        row.resize(game.players.size());
        if (std::ranges::none_of(row, [](const auto &entered) { return entered.has_value(); }))
            return Error{line, "round " + std::to_string(round + 1) + " is missing", {}};
        if (stated == Scoring::winner_takes_all && gains_in(row) > 1)
            return Error{line, "in round " + std::to_string(round + 1) + " more than the winner gains points", {}};
    }
    game.scoring = stated.value_or(scoring_told_by_points(game));
    game.is_scoring_guessed = !stated && may_be_either(game);
    return game;
}

} // namespace tableside::score
