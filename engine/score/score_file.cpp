#include "engine/score/score_file.h"

#include "engine/json/object_reader.h"
#include "engine/record/record_reader.h"
#include "engine/score/ledger.h"
#include "engine/score/score_json.h"

#include <algorithm>

namespace tableside::score {

namespace {

constexpr std::string_view format_name = "tableside-scores";
constexpr int most_colors = 1000;

/// Takes the lines one by one and knows what may come next.
class BookBuilder
{
public:
    /// What is wrong with the line; nothing if it fits.
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
    /// A game that was named has a fact at least.
    bool is_whole() const { return m_book.games.empty() || !m_book.games.back().facts.empty(); }
    /// Everybody who was merged was merged into somebody of the file, and in the end into somebody who was not.
    std::optional<Error> merge_problem() const
    {
        for (std::size_t person = 0; person < m_book.people.size(); ++person) {
            std::size_t steps = 0;
            for (const BookPerson *meant = &m_book.people[person]; !meant->merged_into.empty(); ++steps) {
                meant = person_with(meant->merged_into);
                if (meant == nullptr)
                    return Error{m_person_lines[person], "merged into somebody who is not in the file", {}};
                if (steps == m_book.people.size())
                    return Error{m_person_lines[person], "merged in a circle", {}};
            }
        }
        return std::nullopt;
    }

    BookFile &&book() && { return std::move(m_book); }

private:
    const BookPerson *person_with(const PlayerId &id) const
    {
        const auto found = std::ranges::find(m_book.people, id,
                                             [](const BookPerson &person) { return person.player.id; });
        return found == m_book.people.end() ? nullptr : &*found;
    }

    void take_header(ObjectReader &reader)
    {
        if (reader.text("format") != format_name && !reader.failed())
            reader.fail("not a book of scores");
        if (const int version = reader.integer("version", 1, 1'000'000);
            version > book_file_version && !reader.failed())
            reader.fail("version " + std::to_string(version) + " is newer than this program");
        m_has_header = !reader.failed();
    }

    void take_person(ObjectReader &outer, int line)
    {
        ObjectReader reader(outer.object("person"), "\"person\"");
        BookPerson person;
        person.player = {reader.text("id"), reader.text("name"), reader.text("portrait"),
                         reader.integer("colour", 0, most_colors)};
        if (reader.has("mergedInto"))
            person.merged_into = reader.text("mergedInto");
        if (person.player.id.empty())
            reader.fail("a person needs an id");
        if (reader.failed())
            outer.fail(reader.cause());
        m_book.people.push_back(std::move(person));
        m_person_lines.push_back(line);
    }

    void take_game(ObjectReader &reader)
    {
        std::string key = reader.text("game");
        if (key.empty())
            reader.fail("a game needs a key");
        if (!is_whole())
            reader.fail("the game before this one has no facts");
        m_book.games.push_back({std::move(key), {}});
        m_ledger = {};
    }

    std::optional<Error> take_fact(const Json &json)
    {
        if (m_book.games.empty())
            return Error{0, "a fact before any \"game\"", {}};
        Result<Fact> fact = fact_from_json(json);
        if (!fact)
            return fact.error();
        if (const Refusal refusal = m_ledger.append(*fact); refusal != Refusal::none)
            return Error{0, "the fact does not fit: " + std::string(refusal_name(refusal)), {}};
        m_book.games.back().facts.push_back(std::move(fact).value());
        return std::nullopt;
    }

    BookFile m_book;
    std::vector<int> m_person_lines;
    Ledger m_ledger; ///< Of the game that is being read.
    bool m_has_header = false;
};

} // namespace

void write_book(std::ostream &stream, const BookFile &book)
{
    stream << dumped({{"format", format_name}, {"version", book_file_version}}) << '\n';
    for (const BookPerson &person : book.people) {
        const Player &player = person.player;
        OrderedJson json{
            {"id", player.id}, {"name", player.name}, {"portrait", player.portrait}, {"colour", player.color}};
        if (!person.merged_into.empty())
            json["mergedInto"] = person.merged_into;
        stream << dumped({{"person", std::move(json)}}) << '\n';
    }
    for (const BookGame &game : book.games) {
        stream << dumped({{"game", game.key}}) << '\n';
        for (const Fact &fact : game.facts)
            stream << dumped(fact_to_json(fact)) << '\n';
    }
}

Result<BookFile> read_book(std::istream &stream)
{
    RecordReader reader(stream);
    BookBuilder builder;
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
    if (!builder.is_whole())
        return Error{reader.line(), "the last game has no facts", {}};
    if (std::optional<Error> error = builder.merge_problem())
        return *std::move(error);
    return std::move(builder).book();
}

} // namespace tableside::score
