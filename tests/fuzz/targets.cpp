// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/fuzz/targets.h"

#include "engine/calls/call_entry.h"
#include "engine/core/shown_text.h"
#include "engine/core/game_list.h"
#include "engine/json/game_of.h"
#include "engine/score/csv_season.h"
#include "engine/score/hands_csv.h"
#include "engine/score/ledger.h"
#include "engine/score/score_file.h"
#include "engine/score/statistics.h"
#include "tests/engine/dos/position.h"
#include "tests/engine/record/recorded_match.h"
#include "tests/engine/support/random_seats.h"
#include "tests/engine/uno/position.h"
#include "tests/fuzz/seeds.h"
#ifdef TABLESIDE_FUZZ_PHONES
#include "tests/fuzz/phone_targets.h"
#endif

#include <algorithm>
#include <numeric>
#include <set>
#include <sstream>

namespace tableside::fuzz {

namespace {

void require(bool holds, const std::string &otherwise)
{
    if (!holds)
        throw Unsound(otherwise);
}

void require_cause(const Error &error)
{
    require(!error.cause.empty(), "refused without a cause");
}

std::vector<std::string> lines_of(std::string_view input)
{
    std::istringstream stream{std::string(input)};
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

/// Returns the game in the first line that is not blank, as the console does.
std::optional<GameId> game_of_record(const std::vector<std::string> &lines)
{
    const auto header = std::ranges::find_if_not(lines, [](const std::string &line) { return is_blank(line); });
    if (header == lines.end())
        return {};
    const auto json = parse_json_line(*header);
    return json ? game_of(*json) : std::nullopt;
}

/// Loads the lines and writes them again as a save.
template <typename Game>
std::vector<std::string> written_anew(const std::vector<std::string> &lines)
{
    Replay<Game> replay(ReplayMode::load);
    std::vector<std::string> written;
    typename Game::State before;
    const auto error = feed_lines(replay, lines, [&](const std::string &, const Json &json) {
        const Match<Game> &match = replay.match();
        if (written.empty()) {
            written.push_back(header_line(replay.header()));
        } else if (replay.last_kind() == RecordLineKind::take_back) {
            written.push_back(take_back_line(replay.last_take_back()));
        } else if (replay.last_kind() == RecordLineKind::action) {
            const auto action = Game::Codec::record_action_from_json(json);
            written.push_back(action_line<Game>(action->first, action->second, before));
        } else if (!replay.last_events().empty()) {
            written.push_back(round_line<Game>(match.round(), match.dealer()));
        }
        before = match.state();
    });
    require(!error, "loaded once, and refused when it was loaded again");
    return written;
}

template <typename Game>
void require_whole_deck(const Match<Game> &match)
{
    using test::census;
    using uno_test::census;
    require(match.round() == 0 || census(match.state()) == test::census_of_whole_deck<Game>(),
            "not the cards of one deck");
}

/// Loads a record and checks that the match has the cards of one deck and can be written and loaded again.
template <typename Game>
bool load_record(const std::vector<std::string> &lines)
{
    const auto loaded = load_match<Game>(lines);
    if (!loaded) {
        require_cause(loaded.error());
        require(loaded.error().line > 0 || lines.empty(), "refused without a line: " + loaded.error().cause);
        return false;
    }
    require_whole_deck(loaded->match);
    const auto again = load_match<Game>(written_anew<Game>(lines));
    require(static_cast<bool>(again), "written anew, it is refused");
    const bool is_same_header = again->header.seats == loaded->header.seats
        && (loaded->header.commitment.empty() || again->header.commitment == loaded->header.commitment);
    const bool is_same = is_same_header && again->actions == loaded->actions
        && again->match.state() == loaded->match.state() && again->match.totals() == loaded->match.totals()
        && again->match.phase() == loaded->match.phase() && again->match.round() == loaded->match.round()
        && again->match.dealer() == loaded->match.dealer();
    require(is_same, "written anew, it is another match");
    return true;
}

/// Reads an observation and checks that it can be written and read again, and that its listed actions are legal.
template <typename Game>
bool read_observation(const Json &line)
{
    using Codec = typename Game::Codec;
    const auto seen = Codec::observation_from_json(line);
    if (!seen) {
        require_cause(seen.error());
        return false;
    }
    const std::string text = dumped(Codec::observation_json(*seen));
    const auto again = Codec::observation_from_json(*parse_json_line(text));
    require(again && dumped(Codec::observation_json(*again)) == text, "not read as it was written: " + text);
    typename Game::ActionList legal;
    Game::legal_actions(*seen, legal);
    for (const auto &action : legal) {
        const std::string written = dumped(Codec::action_json(action, seen->table));
        require(Game::check(*seen, action) == Game::Reason::none, "listed, but not legal: " + written + " in " + text);
        require(static_cast<bool>(Codec::action_from_json(*parse_json_line(written))), "not read: " + written);
    }
    return true;
}

std::string in_small_letters(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return text;
}

/// Whether a value that was read and the same value written again mean the same. The written number may be capped at the
/// maximum of its type. The order of cards and capital letters don't matter.
bool means_the_same(const Json &given, const Json &written)
{
    if (written.is_number())
        return given == written || (given > written && (written == UINT8_MAX || written == UINT16_MAX));
    const auto parts = [](const Json &value) {
        std::multiset<std::string> texts;
        for (const Json &part : value.is_array() ? value : Json::array({value}))
            texts.insert(in_small_letters(part.dump()));
        return texts;
    };
    return parts(given) == parts(written);
}

/// Checks that the action means the same as the line, and that writing and reading it again gives the same action.
template <typename Game>
void require_read_right(const Json &line, int seat, const typename Game::Action &action)
{
    const std::string text = dumped(Game::Codec::record_action_json(seat, action, {}));
    const Json written = *parse_json_line(text);
    const auto *caught = std::get_if<typename Game::Catch>(&action);
    const bool is_long_ago = caught != nullptr && caught->after_ms == UINT16_MAX; // the default if "after" is missing
    for (const auto &[key, value] : written.items())
        require((key == "after" && is_long_ago) || (line.contains(key) && means_the_same(line[key], value)),
                key + " of " + text + " in " + line.dump());
    const auto again = Game::Codec::record_action_from_json(written);
    require(again && again->first == seat && again->second == action, "not read as it was written: " + text);
}

/// Returns 24 positions of a match of four random seats, 5 actions apart.
template <typename Game>
std::vector<Match<Game>> sample_positions()
{
    constexpr int most_positions = 24;
    constexpr int actions_between = 5;
    std::vector<Match<Game>> positions;
    Match<Game> match(4, {}, 1);
    test::RandomSeats<Game> seats(1);
    MatchDriver<Game, test::RandomSeats<Game>> driver(match, seats);
    for (int acted = 0; static_cast<int>(positions.size()) < most_positions; ++acted) {
        if (!driver.is_playing())
            driver.start_round(); // the match can't be over: the target is out of reach with so few actions
        if (acted % actions_between == 0)
            positions.push_back(match);
        driver.act(Game::seat_in_turn(match.state()), *driver.decide());
    }
    return positions;
}

/// Tries an action in one of the sample positions. Checks that a refused action doesn't change the position, and that the
/// cards are still those of one deck.
template <typename Game>
void require_refused_or_applied(std::size_t chosen, int seat, const typename Game::Action &action)
{
    static const std::vector<Match<Game>> positions = sample_positions<Game>();
    Match<Game> match = positions[chosen % positions.size()];
    const auto before = match.state();
    typename Game::EventList events;
    if (match.apply(seat, action, events) != Game::Reason::none)
        require(match.state() == before, "refused, but the position is another");
    require_whole_deck(match);
    for (const auto &event : events.take())
        Game::Codec::event_json(event);
}

template <typename Game>
bool read_action(const Json &line, std::size_t chosen)
{
    using Codec = typename Game::Codec;
    bool is_read = false;
    if (const auto action = Codec::record_action_from_json(line)) {
        require_read_right<Game>(line, action->first, action->second);
        require_refused_or_applied<Game>(chosen, action->first, action->second);
        is_read = true;
    }
    if (const auto action = Codec::action_from_json(line)) {
        const auto again = Codec::action_from_json(*parse_json_line(dumped(Codec::action_json(*action, {}))));
        require(again && *again == *action, "an action that is not read as it was written: " + line.dump());
        is_read = true;
    }
    if (const auto event = Codec::event_from_json(line)) {
        require(static_cast<bool>(Codec::event_json(*event)), "an event that is not written: " + line.dump());
        is_read = true;
    }
    return is_read;
}

/// Parses a line, without its line end, as JSON.
Result<Json> json_of(std::string_view input)
{
    if (input.ends_with('\n'))
        input.remove_suffix(1);
    Result<Json> json = parse_json_line(input);
    if (!json)
        require_cause(json.error());
    return json;
}

/// Checks that a refused table has problems, each with a cause.
void require_causes(const score::CsvProblems &problems)
{
    require(!problems.empty(), "refused without a problem");
    for (const score::CsvProblem &problem : problems.listed)
        require_cause({problem.line, csv_cause(problem), {}});
}

/// Makes facts from a table as the console does: a player's id is the name, and the time is 0.
Result<std::vector<score::Fact>, score::CsvProblems> facts_of_table(const score::CsvGame &table, GameId game)
{
    std::vector<score::Player> players;
    for (const score::CsvPlayer &player : table.players)
        players.push_back({player.name, player.name, {}, 0});
    return score::facts_of(table, game, players, 0);
}

score::Sheet sheet_of_facts(const std::vector<score::Fact> &facts)
{
    score::Ledger ledger;
    const auto broken = ledger.load(facts);
    require(!broken,
            broken ? "a table gives a fact that does not fit: " + std::string(score::refusal_name(broken->refusal))
                   : "");
    return ledger.sheet();
}

} // namespace

bool fuzz_record(std::string_view input)
{
    const std::vector<std::string> lines = lines_of(input);
    const auto summary = test::verified(std::string(input));
    if (!summary) {
        require_cause(summary.error());
        require(summary.error().line > 0 || std::ranges::all_of(lines, is_blank),
                "refused without a line: " + summary.error().cause);
    }
    const std::optional<GameId> game = game_of_record(lines);
    const bool is_loaded = game && with_game(*game, [&]<typename Game>() { return load_record<Game>(lines); });
    return summary || is_loaded;
}

bool fuzz_observation(std::string_view input)
{
    const auto line = json_of(input);
    if (!line)
        return false;
    const auto game = game_of_observation(*line);
    if (!game)
        require_cause(game.error());
    return game && with_game(*game, [&]<typename Game>() { return read_observation<Game>(*line); });
}

bool fuzz_action(std::string_view input)
{
    const auto line = json_of(input);
    const std::size_t chosen = std::accumulate(input.begin(), input.end(), std::size_t{0});
    const bool is_dos = line && read_action<dos::Game>(*line, chosen);
    const bool is_uno = line && read_action<uno::Game>(*line, chosen);
    return is_dos || is_uno;
}

bool fuzz_book(std::string_view input)
{
    std::istringstream stream{std::string(input)};
    std::vector<score::GameSummary> summaries;
    const auto book = score::read_book(stream, [&](const score::BookGame &, const score::Sheet &sheet) {
        score::csv_table(sheet, {}, ',');
        summaries.push_back(score::summary_of(sheet));
    });
    if (!book) {
        require_cause(book.error());
        require(book.error().line > 0, "refused without a line: " + book.error().cause);
        return false;
    }
    for (const score::BookPerson &person : book->people)
        score::statistics_of(person.player.id, summaries);
    std::ostringstream written;
    score::write_book(written, *book);
    std::istringstream again(written.str());
    const auto read_again = score::read_book(again);
    require(read_again && *read_again == *book, "not read as it was written:\n" + written.str());
    return true;
}

/// Reads a table of a season both ways and checks that each game has facts that fit together, or causes. Returns whether any game
/// was read.
bool fuzz_season(std::string_view input)
{
    bool is_read = false;
    for (const score::SeasonLines lines : {score::SeasonLines::games, score::SeasonLines::rounds}) {
        const auto season = score::read_csv_season(input, {score::DateOrder::month_first, lines});
        if (!season) {
            require_causes(season.error());
            continue;
        }
        require(!season->are_lines_unclear && !season->games.empty(), "a season without games");
        for (const score::SeasonGame &game : season->games) {
            const auto facts = facts_of_table(game.table, game.game.value_or(GameId::dos));
            if (!facts)
                require_causes(facts.error());
            else
                score::hands_lines(sheet_of_facts(*facts), "2025-04-03", 1, ';');
            is_read = is_read || (facts && game.date);
        }
    }
    return is_read;
}

bool fuzz_csv(std::string_view input)
{
    if (fuzz_season(input))
        return true;
    const auto table = score::read_csv_game(input);
    if (!table) {
        require_causes(table.error());
        return false;
    }
    for (const GameId game : all_games) {
        const auto facts = facts_of_table(*table, game);
        if (!facts) {
            require_causes(facts.error());
            continue;
        }
        const score::Sheet sheet = sheet_of_facts(*facts);
        const std::string written = score::csv_table(sheet, {}, ',', "key");
        const auto table_again = score::read_csv_game(written);
        require(static_cast<bool>(table_again), "not read as it was written:\n" + written);
        require(table_again->mark && table_again->mark->is_unchanged, "its own table has no mark:\n" + written);
        const auto facts_again = facts_of_table(*table_again, game);
        require(static_cast<bool>(facts_again), "its own table gives no facts:\n" + written);
        require(sheet_of_facts(*facts_again).totals == sheet.totals, "its own table gives other totals:\n" + written);
    }
    return true;
}

bool fuzz_calls(std::string_view input)
{
    const auto line = json_of(input);
    if (!line)
        return false;
    const auto entry = calls::entry_from_json(*line);
    if (!entry) {
        require_cause(entry.error());
        return false;
    }
    const std::string written = dumped(calls::entry_to_json(*entry));
    const auto again = calls::entry_from_json(*parse_json_line(written));
    require(again && *again == *entry, "not read as it was written: " + written);
    return true;
}

bool fuzz_text(std::string_view input)
{
    const std::string shown = shown_text(input);
    require(shown.size() <= longest_shown_text, "longer than it may be: " + shown);
    require(find_invalid_utf8(shown) == std::string::npos, "not UTF-8");
    require(std::ranges::none_of(
                shown, [](char letter) { return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f'; }),
            "a control character is shown");
    for (const std::string_view mark :
         {"\u202A", "\u202B", "\u202D", "\u202E", "\u2066", "\u2067", "\u2068", "\u2028", "\u200B"})
        require(shown.find(mark) == std::string::npos, "a mark is shown that can't be seen");
    require(shown_text(shown) == shown, "shown otherwise the second time: " + shown);
    return !shown.empty();
}

std::span<const Target> targets()
{
    static const Target list[]{
        {"record", fuzz_record, record_seeds, longest_file_seed, 3'000},
        {"observation", fuzz_observation, observation_seeds, longest_line_seed, 80'000},
        {"action", fuzz_action, action_seeds, longest_line_seed, 80'000},
        {"book", fuzz_book, book_seeds, longest_file_seed, 5'000},
        {"csv", fuzz_csv, csv_seeds, longest_line_seed, 20'000},
        {"calls", fuzz_calls, calls_seeds, longest_line_seed, 40'000},
        {"text", fuzz_text, text_seeds, longest_line_seed, 40'000},
#ifdef TABLESIDE_FUZZ_PHONES
        {"header", fuzz_header, header_seeds, longest_header_input, 40'000},
        {"message", fuzz_message, message_seeds, longest_message_input, 40'000},
#endif
    };
    return list;
}

} // namespace tableside::fuzz
