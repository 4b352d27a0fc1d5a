#include "score/score_csv.h"

#include "match/standing.h"
#include "record/line_reader.h"
#include "score/ledger.h"

#include <algorithm>
#include <charconv>

namespace tableside::score {

namespace {

constexpr int most_rounds = 10'000;
constexpr int most_points = 100'000;

std::string trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

char separator_of(const std::string &line)
{
    bool quoted = false;
    for (const char letter : line) {
        if (letter == '"')
            quoted = !quoted;
        else if (!quoted && (letter == ';' || letter == '\t'))
            return letter;
    }
    return ',';
}

/// RFC 4180: a quoted field may hold separators, and two quotes for one.
std::vector<std::string> fields_of(const std::string &line)
{
    const char separator = separator_of(line);
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (std::size_t index = 0; index < line.size(); ++index) {
        const char letter = line[index];
        if (letter == '"' && quoted && index + 1 < line.size() && line[index + 1] == '"') {
            fields.back() += letter;
            ++index;
        } else if (letter == '"') {
            quoted = !quoted;
        } else if (letter == separator && !quoted) {
            fields.emplace_back();
        } else {
            fields.back() += letter;
        }
    }
    std::ranges::transform(fields, fields.begin(), [](const std::string &field) { return trimmed(field); });
    return fields;
}

std::optional<int> number_in(const std::string &text, int low, int high)
{
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || number < low || number > high)
        return std::nullopt;
    return number;
}

int points_of(const std::optional<CsvPoints> &entered)
{
    return entered ? entered->points : 0;
}

bool is_nothing(const std::optional<CsvPoints> &entered)
{
    return entered && entered->points == 0;
}

using CsvRow = std::vector<std::optional<CsvPoints>>;

int gains_in(const CsvRow &row)
{
    return static_cast<int>(std::ranges::count_if(row, [](const auto &entered) { return points_of(entered) > 0; }));
}

/// Two players, 45 and 0: one of them won 45, or was left with 45.
bool may_be_either(const CsvGame &game)
{
    return game.players.size() == 2 && std::ranges::all_of(game.rounds, [](const CsvRow &row) {
        return gains_in(row) <= 1 && std::ranges::any_of(row, is_nothing);
    });
}

class CsvBuilder
{
public:
    /// What is wrong with the line; empty if it fits.
    std::string take(const std::string &line, int number, bool may_be_heading)
    {
        const std::vector<std::string> fields = fields_of(line);
        if (fields.size() != 3 && fields.size() != 4)
            return "a line needs a player, a round and points; this one has " + std::to_string(fields.size()) + " fields";
        const std::optional<int> round = number_in(fields[1], 1, most_rounds);
        const std::optional<int> points = number_in(fields[2], 0, most_points);
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
        return add(seat_of(fields[0], number), static_cast<std::size_t>(*round - 1), {*points, number});
    }

    Result<CsvGame> finished(int line)
    {
        if (m_game.players.size() < 2)
            return Error{line, "a game needs two players at least", {}};
        if (m_game.players.size() > most_players)
            return Error{line, "more players than a sheet has room for", {}};
        for (std::size_t round = 0; round < m_game.rounds.size(); ++round) {
            auto &row = m_game.rounds[round];
            row.resize(m_game.players.size());
            if (std::ranges::none_of(row, [](const auto &entered) { return entered.has_value(); }))
                return Error{line, "round " + std::to_string(round + 1) + " is missing", {}};
            if (m_stated == Scoring::winner_takes_all && gains_in(row) > 1)
                return Error{line, "in round " + std::to_string(round + 1) + " more than the winner gains points", {}};
        }
        m_game.scoring = m_stated.value_or(scoring_told_by_points(m_game));
        m_game.is_scoring_guessed = !m_stated && may_be_either(m_game);
        return std::move(m_game);
    }

private:
    std::string take_scoring(const std::string &text)
    {
        if (text.empty())
            return {};
        const auto found = std::ranges::find(scoring_names, text);
        if (found == scoring_names.end())
            return "\"" + text + "\" is neither winnerTakesAll nor countAgainst";
        const auto scoring = static_cast<Scoring>(found - scoring_names.begin());
        if (m_stated.value_or(scoring) != scoring)
            return "another way of scoring than in the lines before";
        m_stated = scoring;
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
            return "\"" + m_game.players[seat].name + "\" has points in round " + std::to_string(round + 1) + " already";
        row[seat] = points;
        return {};
    }

    CsvGame m_game;
    std::optional<Scoring> m_stated;
};

/// Who went out: who gained, or who holds nothing. Nobody where all hold something (UNO-PILE-1).
std::optional<std::size_t> out_of(const CsvGame &game, const CsvRow &row)
{
    const bool takes_all = game.scoring == Scoring::winner_takes_all;
    const auto is_out = [&](const std::optional<CsvPoints> &entered) {
        return takes_all ? points_of(entered) > 0 : is_nothing(entered);
    };
    const auto found = std::ranges::find_if(row, is_out);
    if (found != row.end())
        return static_cast<std::size_t>(found - row.begin());
    return takes_all ? std::optional<std::size_t>(0) : std::nullopt;
}

/// A round without a 0 may be a blocked one, but only if all hands are there.
bool is_somebody_out_or_blocked(const CsvGame &game, Box box, const CsvRow &row)
{
    return out_of(game, row)
        || (printed_rules(box).can_be_blocked
            && std::ranges::all_of(row, [](const auto &entered) { return entered.has_value(); }));
}

/// What keeps a game from being one of that box, among those players.
std::optional<Error> misfit(const CsvGame &game, Box box, const std::vector<Player> &players)
{
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const auto first = std::ranges::find(players, players[seat].id, &Player::id);
        const auto other = static_cast<std::size_t>(first - players.begin());
        if (other < seat) {
            return Error{game.players[seat].line,
                         "\"" + game.players[seat].name + "\" and \"" + game.players[other].name + "\" are one player", {}};
        }
    }
    for (std::size_t round = 0; round < game.rounds.size(); ++round) {
        const CsvRow &row = game.rounds[round];
        if (!is_somebody_out_or_blocked(game, box, row)) {
            const auto line_of = [](const auto &entered) { return entered ? entered->line : 0; };
            return Error{line_of(*std::ranges::max_element(row, {}, line_of)),
                         "in round " + std::to_string(round + 1) + " nobody has 0, so nobody went out", {}};
        }
        for (const std::optional<CsvPoints> &entered : row) {
            if (points_of(entered) > deck_points(box)) {
                return Error{entered->line, std::to_string(entered->points) + " points are more than all cards of "
                                                + std::string(box_name(box)) + " count together", {}};
            }
        }
    }
    return std::nullopt;
}

void add_round(std::vector<Fact> &facts, const CsvGame &game, std::size_t round, const std::vector<Player> &players)
{
    const CsvRow &row = game.rounds[round];
    const std::int64_t at_ms = facts.front().at_ms;
    const int number = static_cast<int>(round);
    const std::optional<std::size_t> out = out_of(game, row);
    const bool takes_all = game.scoring == Scoring::winner_takes_all;
    facts.push_back({at_ms, out ? Statement(WentOut{number, players[*out].id}) : RoundBlocked{number, {}}});
    for (std::size_t step = 0; step < players.size(); ++step) {
        const std::size_t seat = (out.value_or(0) + step) % players.size();
        if (out == seat)
            continue;
        const int points = !takes_all ? points_of(row[seat]) : step == 1 ? points_of(row[*out]) : 0;
        facts.push_back({at_ms, HandEntered{number, players[seat].id, Entry{{}, {points}}}});
    }
    facts.push_back({at_ms, RoundClosed{}});
}

} // namespace

Scoring scoring_told_by_points(const CsvGame &game)
{
    const bool is_plain = std::ranges::all_of(game.rounds, [](const CsvRow &row) { return gains_in(row) <= 1; });
    return is_plain ? Scoring::winner_takes_all : Scoring::count_against;
}

Result<CsvGame> read_csv_game(std::istream &stream)
{
    LineReader lines(stream);
    CsvBuilder builder;
    bool is_first = true;
    for (LineKind kind = lines.next(); kind != LineKind::end; kind = lines.next()) {
        if (kind == LineKind::unreadable || kind == LineKind::too_long)
            return Error{lines.number(), kind == LineKind::too_long ? "longer than 1 MiB" : "cannot be read", {}};
        std::string line = lines.text();
        if (is_first && line.starts_with("\xEF\xBB\xBF")) // a byte order mark, as spreadsheets write it
            line.erase(0, 3);
        if (is_blank(line))
            continue;
        if (find_invalid_utf8(line) != std::string::npos)
            return Error{lines.number(), "not UTF-8", {}};
        if (std::string cause = builder.take(line, lines.number(), is_first); !cause.empty())
            return Error{lines.number(), std::move(cause), {}};
        is_first = false;
    }
    return builder.finished(lines.number());
}

Result<std::vector<Fact>> facts_of(const CsvGame &game, Box box, const std::vector<Player> &players,
                                   std::int64_t at_ms)
{
    if (std::optional<Error> error = misfit(game, box, players))
        return *std::move(error);
    GameStarted start;
    start.box = box;
    start.scoring = game.scoring;
    start.next_dealer = printed_rules(box).next_dealer;
    start.target = highest_target; // that of the old sheet is not known, and no round may end the game
    start.players = players;
    std::vector<Fact> facts{{at_ms, start}};
    std::vector<int> totals(players.size());
    bool played_on = false;
    for (std::size_t round = 0; round < game.rounds.size(); ++round) {
        add_round(facts, game, round, players);
        for (std::size_t seat = 0; seat < totals.size(); ++seat)
            totals[seat] += points_of(game.rounds[round][seat]);
        // Even the highest target is reached by a very long game
        const bool is_last = round + 1 == game.rounds.size();
        const bool against = game.scoring == Scoring::count_against;
        if (!played_on && !is_last && match_winner(totals, start.target, against)) {
            facts.push_back({at_ms, GameContinued{}});
            played_on = true;
        }
    }
    facts.push_back({at_ms, GameEnded{}});
    return facts;
}

} // namespace tableside::score
