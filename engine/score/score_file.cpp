// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/score_file.h"

#include "engine/json/line_reader.h"
#include "engine/json/object_writer.h"
#include "engine/score/ledger.h"
#include "engine/score/score_json.h"

#include <unordered_map>

namespace tableside::score {

namespace {

// The limit of people and of games in one file: more than any family needs, and few enough to fit in memory.
constexpr std::size_t most_in_book = 100'000;

constexpr std::string_view format_name = "tableside-scores";

constexpr auto person_members = [](auto &members, auto &person) {
    player_members(members, person.player);
    members.value_if_any("mergedInto", person.merged_into);
};

/// Builds the contents of a score book from the lines of its file, and checks the order of the lines.
class BookBuilder
{
public:
    explicit BookBuilder(const GameReader &on_game) : m_on_game(on_game) {}

    /// Adds the next line. Returns what is wrong with the line, or nothing if it fits.
    std::optional<Error> take(const Json &json, int line)
    {
        ObjectReader reader(json, "a line");
        if (!m_has_header)
            take_header(reader);
        else if (reader.has("person"))
            take_person(reader, line);
        else if (reader.has("game"))
            take_game(reader);
        else if (!reader.failed())
            return take_fact(json);
        if (reader.failed())
            return reader.error();
        return std::nullopt;
    }

    bool has_header() const { return m_has_header; }
    /// Completes the last game and calls m_on_game. Returns false if the game has no facts. Must be called before the next
    /// game and at the end of the file.
    bool finish_game()
    {
        if (m_book.games.empty())
            return true;
        BookGame &game = m_book.games.back();
        game.facts = m_ledger.facts();
        if (m_on_game && !game.facts.empty())
            m_on_game(game, m_ledger.sheet());
        return !game.facts.empty();
    }

    /// Returns an error if a person was merged into someone who is not in the file, or if merges form a circle.
    std::optional<Error> merge_problem() const
    {
        std::unordered_map<std::string_view, std::size_t> indices;
        for (std::size_t person = 0; person < m_book.people.size(); ++person)
            indices.try_emplace(m_book.people[person].player.id, person);
        constexpr std::size_t not_seen = 0;
        // The outer loop takes each person in turn as a start and follows the merges from there. seen_from stores for
        // each person the first start that led there, as index + 1. Meeting the current start's number again means a
        // circle.
        std::vector<std::size_t> seen_from(m_book.people.size(), not_seen);
        for (std::size_t first = 0; first < m_book.people.size(); ++first) {
            for (std::size_t person = first; seen_from[person] == not_seen;) {
                seen_from[person] = first + 1;
                const PlayerId &next = m_book.people[person].merged_into;
                if (next.empty())
                    break;
                const auto found = indices.find(next);
                if (found == indices.end())
                    return Error{m_person_lines[first], "merged with someone who isn't in the file", {}};
                person = found->second;
                if (seen_from[person] == first + 1)
                    return Error{m_person_lines[first], "merged in a circle", {}};
            }
        }
        return std::nullopt;
    }

    BookFile &&book() && { return std::move(m_book); }

private:
    void take_header(ObjectReader &reader)
    {
        if (reader.text("format") != format_name && !reader.failed())
            reader.fail("this isn't a score book");
        if (const int version = reader.integer("version", 1, 1'000'000);
            version > book_file_version && !reader.failed())
            reader.fail("this score book is from a newer Tableside (version " + std::to_string(version) + ")");
        m_has_header = !reader.failed();
    }

    void take_person(ObjectReader &reader, int line)
    {
        if (m_book.people.size() == most_in_book)
            return reader.fail("more than 100,000 people");
        BookPerson &person = m_book.people.emplace_back();
        reader.object("person", "\"person\"", person, person_members);
        if (person.player.id.empty())
            reader.fail("a person needs an id");
        m_person_lines.push_back(line);
    }

    void take_game(ObjectReader &reader)
    {
        if (m_book.games.size() == most_in_book)
            return reader.fail("more than 100,000 games");
        std::string key = reader.text("game");
        if (key.empty())
            reader.fail("a game needs a key");
        if (!finish_game())
            reader.fail("the game before this one has no facts");
        m_book.games.push_back({std::move(key), {}});
        m_ledger = {};
    }

    std::optional<Error> take_fact(const Json &json)
    {
        if (m_book.games.empty())
            return Error{0, "a fact before the first \"game\"", {}};
        Result<Fact> fact = fact_from_json(json);
        if (!fact)
            return fact.error();
        if (const Refusal refusal = m_ledger.append(std::move(fact).value()); refusal != Refusal::none)
            return Error{0, "this doesn't fit the game so far: " + std::string(refusal_name(refusal)), {}};
        return std::nullopt;
    }

    const GameReader &m_on_game;
    BookFile m_book;
    std::vector<int> m_person_lines; ///< The line of each person, for errors.
    Ledger m_ledger;                 ///< The ledger of the game being read.
    bool m_has_header = false;
};

} // namespace

void write_book(std::ostream &stream, const BookFile &book)
{
    stream << dumped({{"format", format_name}, {"version", book_file_version}}) << '\n';
    for (const BookPerson &person : book.people) {
        OrderedJson json;
        ObjectWriter(json).object("person", "\"person\"", person, person_members);
        stream << dumped(json) << '\n';
    }
    for (const BookGame &game : book.games) {
        stream << dumped({{"game", game.key}}) << '\n';
        for (const Fact &fact : game.facts)
            stream << dumped(fact_to_json(fact)) << '\n';
    }
}

Result<BookFile> read_book(std::istream &stream, const GameReader &on_game)
{
    JsonLineReader reader(stream);
    BookBuilder builder(on_game);
    while (true) {
        const Result<std::optional<Json>> line = reader.next();
        if (!line)
            return line.error();
        if (!line->has_value())
            break;
        if (const std::optional<Error> error = builder.take(**line, reader.line()))
            return at_line(*error, reader.line());
    }
    if (!builder.has_header())
        return Error{1, "the file is empty", {}};
    if (!builder.finish_game())
        return Error{reader.line(), "the last game has no facts", {}};
    if (std::optional<Error> error = builder.merge_problem())
        return *std::move(error);
    return std::move(builder).book();
}

} // namespace tableside::score
