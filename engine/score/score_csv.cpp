#include "engine/score/score_csv.h"

#include "engine/score/csv_parts.h"
#include "engine/score/sheet.h"
#include "engine/score/wide_csv.h"

#include <algorithm>

namespace tableside::score {

namespace {

/// Lines of a player, a round and points.
class CsvBuilder
{
public:
    /// What is wrong with the line; empty if it fits.
    std::string take(const CsvLine &line, bool may_be_heading)
    {
        const std::vector<std::string> &fields = line.fields;
        if (fields.size() != 3 && fields.size() != 4)
            return std::string(csv_shape_cause) + ": it has " + std::to_string(fields.size()) + " fields";
        const std::optional<int> round = number_in(fields[1], 1, most_rounds);
        const std::optional<int> points = number_in(fields[2], 0, most_csv_points);
        if (!round && !points && may_be_heading)
            return {};
        if (fields[0].empty())
            return "the player has no name";
        if (!round)
            return "\"" + fields[1] + "\" is no number of a round";
        if (!points)
            return "\"" + fields[2] + "\" is no number of points";
        if (std::string cause = fields.size() == 4 ? take_scoring(fields[3]) : std::string(); !cause.empty())
            return cause;
        const std::size_t seat = seat_of(fields[0], line.number);
        if (seat >= static_cast<std::size_t>(most_players))
            return std::string(too_many_players_cause);
        return add(seat, static_cast<std::size_t>(*round - 1), {*points, line.number});
    }

    Result<CsvGame> finished(int line) && { return finished_game(std::move(m_game), m_stated, line); }

private:
    std::string take_scoring(const std::string &text)
    {
        if (text.empty())
            return {};
        const std::optional<Scoring> scoring = scoring_in(text);
        if (!scoring)
            return "\"" + text + "\" is neither winnerTakesAll nor countAgainst";
        if (m_stated.value_or(*scoring) != *scoring)
            return "another way of scoring than in the lines before";
        m_stated = *scoring;
        return {};
    }

    std::size_t seat_of(const std::string &name, int line)
    {
        const auto found = std::ranges::find(m_game.players, name, &CsvPlayer::name);
        if (found != m_game.players.end())
            return static_cast<std::size_t>(found - m_game.players.begin());
        m_game.players.push_back({name, line});
        return m_game.players.size() - 1;
    }

    std::string add(std::size_t seat, std::size_t round, CsvPoints points)
    {
        if (round >= m_game.rounds.size())
            m_game.rounds.resize(round + 1);
        auto &row = m_game.rounds[round];
        if (row.size() <= seat)
            row.resize(seat + 1);
        if (row[seat])
            return "\"" + m_game.players[seat].name + "\" has points in round " + std::to_string(round + 1)
                + " already";
        row[seat] = points;
        return {};
    }

    CsvGame m_game;
    std::optional<Scoring> m_stated;
};

} // namespace

Result<CsvGame> read_csv_game(std::istream &stream)
{
    const Result<std::vector<CsvLine>> lines = read_csv_lines(stream);
    if (!lines)
        return lines.error();
    if (is_wide(*lines))
        return read_wide_game(*lines);
    CsvBuilder builder;
    for (const CsvLine &line : *lines) {
        if (std::string cause = builder.take(line, &line == &lines->front()); !cause.empty())
            return Error{line.number, std::move(cause), {}};
    }
    return std::move(builder).finished(lines->empty() ? 0 : lines->back().number);
}

} // namespace tableside::score
