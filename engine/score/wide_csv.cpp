#include "engine/score/wide_csv.h"

#include "engine/score/sheet.h"

#include <algorithm>
#include <span>

namespace tableside::score {

namespace {

constexpr std::size_t most_long_fields = 4; // player, round, points, scoring

bool begins_with_number(const CsvLine &line, std::size_t number)
{
    return line.fields.front() == std::to_string(number);
}

/// Which lines are what.
struct Parts
{
    std::span<const CsvLine> rounds;
    const CsvLine *start = nullptr;
    const CsvLine *totals = nullptr;
};

Parts parts_of(const std::vector<CsvLine> &lines)
{
    Parts parts;
    std::span<const CsvLine> rest(lines);
    rest = rest.subspan(std::min<std::size_t>(1, rest.size()));
    if (rest.size() > 1 && !begins_with_number(rest[0], 1) && begins_with_number(rest[1], 1)) {
        parts.start = &rest[0];
        rest = rest.subspan(1);
    }
    std::size_t rounds = 0;
    while (rounds < rest.size() && begins_with_number(rest[rounds], rounds + 1))
        ++rounds;
    parts.rounds = rest.first(rounds);
    if (rounds + 1 == rest.size())
        parts.totals = &rest[rounds];
    return parts;
}

class WideReader
{
public:
    explicit WideReader(const std::vector<CsvLine> &lines) : m_lines(lines), m_parts(parts_of(lines)) {}

    Result<CsvGame> read()
    {
        m_game.blank_is_away = true;
        take_scoring();
        take_players();
        if (m_error)
            return *m_error;
        for (const CsvLine &line : m_parts.rounds)
            m_game.rounds.push_back(points_in(line));
        if (m_parts.start != nullptr) {
            for (const std::optional<CsvPoints> &points : points_in(*m_parts.start))
                m_game.start_points.push_back(points_of(points));
        }
        if (m_parts.totals != nullptr)
            check_totals();
        if (m_error)
            return *m_error;
        return finished_game(std::move(m_game), m_stated, m_lines.back().number);
    }

private:
    void fail(const CsvLine &line, std::string cause)
    {
        if (!m_error)
            m_error = Error{line.number, std::move(cause), {}};
    }

    /// The last column may hold nothing else.
    void take_scoring()
    {
        m_columns = m_lines.front().fields.size();
        const auto last = [&](const CsvLine &line) {
            return line.fields.size() < m_columns ? std::string() : line.fields.back();
        };
        for (const CsvLine &line : m_lines) {
            const std::optional<Scoring> scoring = scoring_in(last(line));
            if (!scoring && !last(line).empty())
                return m_stated.reset();
            m_stated = scoring ? scoring : m_stated;
        }
        if (m_stated)
            --m_columns;
    }

    void take_players()
    {
        const CsvLine &heading = m_lines.front();
        if (m_columns > static_cast<std::size_t>(most_players) + 1)
            return fail(heading, std::string(too_many_players_cause));
        for (std::size_t column = 1; column < m_columns; ++column) {
            std::string name = heading.fields[column];
            if (name.starts_with('\'') && looks_like_formula(name))
                name.erase(0, 1);
            if (name.empty())
                fail(heading, "the player has no name");
            m_game.players.push_back({std::move(name), heading.number});
        }
    }

    CsvRow points_in(const CsvLine &line, int most = most_csv_points)
    {
        CsvRow row(m_game.players.size());
        for (std::size_t seat = 0; seat < row.size() && seat + 1 < line.fields.size(); ++seat) {
            const std::string &field = line.fields[seat + 1];
            if (field.empty())
                continue;
            if (const std::optional<int> points = number_in(field, 0, most))
                row[seat] = CsvPoints{*points, line.number};
            else
                fail(line, "\"" + field + "\" is no number of points");
        }
        if (line.fields.size() > m_lines.front().fields.size())
            fail(line, std::string(csv_shape_cause) + ": it has more fields than the first line");
        return row;
    }

    void check_totals()
    {
        const CsvRow totals = points_in(*m_parts.totals, most_csv_points * most_rounds);
        for (std::size_t seat = 0; seat < totals.size(); ++seat) {
            int total = m_game.start_points.empty() ? 0 : m_game.start_points[seat];
            for (const CsvRow &row : m_game.rounds)
                total += points_of(row[seat]);
            if (totals[seat] && totals[seat]->points != total)
                fail(*m_parts.totals,
                     "the total of \"" + m_game.players[seat].name + "\" is not what the rounds come to");
        }
    }

    const std::vector<CsvLine> &m_lines;
    Parts m_parts;
    std::size_t m_columns = 0; ///< The first one and those of players.
    CsvGame m_game;
    std::optional<Scoring> m_stated;
    std::optional<Error> m_error;
};

} // namespace

bool is_wide(const std::vector<CsvLine> &lines)
{
    if (lines.size() < 2 || lines.front().fields.size() < 3 || begins_with_number(lines.front(), 1))
        return false;
    const Parts parts = parts_of(lines);
    const std::size_t known = 1 + parts.rounds.size() + (parts.start != nullptr) + (parts.totals != nullptr);
    return !parts.rounds.empty() && parts.rounds.size() <= most_rounds && known == lines.size()
        && (parts.totals != nullptr || lines.front().fields.size() > most_long_fields);
}

Result<CsvGame> read_wide_game(const std::vector<CsvLine> &lines)
{
    return WideReader(lines).read();
}

} // namespace tableside::score
