#include "engine/score/csv_table.h"

#include "engine/score/csv_parts.h"

namespace tableside::score {

namespace {

/// Quoted where any program's idea of a separator is in it: LibreOffice splits a table by several at once.
std::string csv_field(const std::string &text)
{
    const std::string plain = looks_like_formula(text) ? '\'' + text : text;
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

class TableWriter
{
public:
    TableWriter(const Sheet &sheet, char separator) : m_sheet(sheet), m_separator(separator) {}

    /// `figure(seat)`: the text of a column. `last` stands in one more column, which tells the scoring where the points
    /// alone may not.
    template <typename Figure>
    void add_line(const std::string &heading, Figure figure, std::string_view last = {})
    {
        m_text += csv_field(heading);
        for (std::size_t seat = 0; seat < m_sheet.seats.size(); ++seat)
            m_text += m_separator + csv_field(figure(seat));
        if (m_sheet.scoring == Scoring::count_against)
            m_text.append(1, m_separator).append(last);
        m_text += "\r\n";
    }

    std::string &&text() && { return std::move(m_text); }

private:
    const Sheet &m_sheet;
    char m_separator;
    std::string m_text;
};

} // namespace

std::string csv_table(const Sheet &sheet, const CsvHeadings &headings, char separator)
{
    TableWriter table(sheet, separator);
    table.add_line(
        headings.round, [&](std::size_t seat) { return sheet.seats[seat].player.name; },
        scoring_names[static_cast<std::size_t>(sheet.scoring)]);
    if (sheet.has_start_points())
        table.add_line(headings.start,
                       [&](std::size_t seat) { return std::to_string(sheet.seats[seat].start_points); });
    for (std::size_t number = 0; number < sheet.rounds.size(); ++number) {
        const Round &round = sheet.rounds[number];
        table.add_line(std::to_string(number + 1), [&](std::size_t seat) {
            return round.is_played_by(seat) ? std::to_string(round.gained[seat]) : std::string();
        });
    }
    table.add_line(headings.total, [&](std::size_t seat) { return std::to_string(sheet.totals[seat]); });
    return std::move(table).text();
}

} // namespace tableside::score
