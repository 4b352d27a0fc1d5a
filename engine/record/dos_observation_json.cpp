// Observations of DOS, and what makes one impossible.
#include "dos/notation.h"
#include "record/dos_json.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace tableside::dos {

namespace {

using namespace std::string_view_literals;

constexpr std::array phase_names{"play"sv, "bonus"sv, "over"sv};

/// An observation as it was written, before anybody knows whether it is possible.
struct Draft
{
    int seat = 0;
    Cards hand;
    std::vector<int> counts;
    Cards row;
    std::vector<bool> matched;
    Phase phase = Phase::play;
    bool drawn = false;
    int bonus_lays = 0;
    int others_draw = 0;
    int draw = 0;
    Cards discard;
    Cards played;
    std::vector<int> scores;
    int dealer = 0;
    int turn = 0;
    std::vector<int> exposed;
    Ruleset rules;

    int seats() const { return static_cast<int>(counts.size()); }
    int matches() const { return static_cast<int>(std::count(matched.begin(), matched.end(), true)); }
    int count_of(int of_seat) const { return counts[static_cast<std::size_t>(of_seat)]; }
};

void read_row(ObjectReader &reader, Draft &draft)
{
    const Json &row = reader.array("row");
    if (row.size() > deck_size)
        return reader.fail("\"row\" is longer than the deck");
    for (const Json &entry : row) {
        ObjectReader card_reader(entry, "a row card");
        const auto card = parse_card(card_reader.text("card"));
        draft.matched.push_back(card_reader.boolean_or("matched", false));
        if (card_reader.failed())
            return reader.fail(card_reader.cause() + " (in \"row\")");
        if (!card)
            return reader.fail("unknown card " + quoted_value(entry["card"]) + " in \"row\"");
        draft.row.push_back(*card);
    }
}

void read_rules(ObjectReader &reader, const Json &json, Draft &draft)
{
    if (!reader.has("rules"))
        return;
    const auto rules = rules_from_json(json["rules"]);
    if (!rules)
        return reader.fail(rules.error().cause);
    draft.rules = *rules;
}

Draft read_draft(ObjectReader &reader, const Json &json)
{
    Draft draft;
    if (reader.has("game") && reader.text("game") != "dos")
        reader.fail("\"game\" must be \"dos\", not " + quoted_value(json["game"]));
    draft.seat = reader.integer("seat", 0, most_seats - 1);
    draft.hand = read_cards(reader, "hand");
    draft.counts = reader.integers("counts", 0, deck_size);
    read_row(reader, draft);
    draft.phase = static_cast<Phase>(reader.one_of("phase", phase_names));
    draft.drawn = reader.boolean_or("drawn", false);
    draft.bonus_lays = reader.integer_or("bonusLays", 0, deck_size, 0);
    draft.others_draw = reader.integer_or("othersDraw", 0, deck_size, 0);
    draft.draw = reader.integer("draw", 0, deck_size);
    draft.discard = read_cards(reader, "discard", false);
    draft.played = read_cards(reader, "played", false);
    draft.scores = reader.integers_or_empty("scores", 0, UINT16_MAX);
    draft.dealer = reader.integer_or("dealer", 0, most_seats - 1, 0);
    draft.turn = reader.integer("turn", 0, most_seats - 1);
    draft.exposed = reader.integers_or_empty("exposed", 0, most_seats - 1);
    read_rules(reader, json, draft);
    return draft;
}

std::string seats_problem(const Draft &draft)
{
    const int seats = draft.seats();
    if (seats < fewest_seats || seats > most_seats)
        return "\"counts\" has " + std::to_string(seats) + " seats; DOS is for 2 to 4 (DOS-DECK-2)";
    const auto beyond = [&](std::string_view key, int seat) {
        if (seat < seats)
            return std::string();
        return std::string("\"").append(key).append("\" is seat ") + std::to_string(seat) + ", but the seats are 0 to "
            + std::to_string(seats - 1);
    };
    for (const auto &[key, seat] : {std::pair("seat"sv, draft.seat), {"turn"sv, draft.turn}, {"dealer"sv, draft.dealer}}) {
        if (std::string problem = beyond(key, seat); !problem.empty())
            return problem;
    }
    for (const int seat : draft.exposed) {
        if (std::string problem = beyond("exposed", seat); !problem.empty())
            return problem;
    }
    if (!draft.scores.empty() && draft.scores.size() != draft.counts.size())
        return "\"scores\" has " + std::to_string(draft.scores.size()) + " numbers for " + std::to_string(seats) + " seats";
    return {};
}

std::string cards_problem(const Draft &draft)
{
    if (static_cast<std::size_t>(draft.count_of(draft.seat)) != draft.hand.size())
        return "\"hand\" has " + std::to_string(draft.hand.size()) + " cards, but \"counts\" says "
            + std::to_string(draft.count_of(draft.seat)) + " for seat " + std::to_string(draft.seat);
    std::array<int, UINT8_MAX + 1> copies{};
    for (const Cards *cards : {&draft.hand, &draft.row, &draft.played, &draft.discard}) {
        for (const Card card : *cards) {
            const int count = ++copies[static_cast<std::size_t>(card.code())];
            if (count > copies_in_deck(card))
                return "more than " + std::to_string(copies_in_deck(card)) + " copies of " + card_text(card)
                    + "; the deck has no more (DOS-DECK-1)";
        }
    }
    const int total = std::accumulate(draft.counts.begin(), draft.counts.end(), draft.draw)
        + static_cast<int>(draft.row.size() + draft.played.size() + draft.discard.size());
    if (total > deck_size)
        return std::to_string(total) + " cards in all; the deck has 108 (DOS-DECK-1)";
    return {};
}

/// A row is refilled to two at the end of a turn unless both piles are empty (DOS-END-2, DOS-PILE-1).
std::string row_problem(const Draft &draft)
{
    const auto row_size = static_cast<int>(draft.row.size());
    if (row_size < shortest_row && draft.phase != Phase::over && (draft.draw > 0 || !draft.discard.empty()))
        return "a row of " + std::to_string(row_size) + " while there are cards to refill it (DOS-TURN-5)";
    const int matches = draft.matches();
    const auto played = static_cast<int>(draft.played.size());
    if (draft.phase != Phase::play && (matches > 0 || played > 0))
        return "matched cards in the row after the end of play; they have gone to the discard pile (DOS-END-1)";
    if (played > 0 && (played < matches || played > 2 * matches))
        return std::to_string(played) + " cards played on " + std::to_string(matches)
            + " matched row cards; each takes one or two (DOS-TURN-2)";
    return {};
}

std::string turn_problem(const Draft &draft)
{
    const int matches = draft.matches();
    if (draft.phase == Phase::play && draft.bonus_lays > matches)
        return std::to_string(draft.bonus_lays) + " bonus lays for " + std::to_string(matches)
            + " matched row cards (DOS-MATCH-3)";
    if (draft.phase == Phase::bonus && draft.bonus_lays == 0)
        return "phase \"bonus\" without a bonus lay (DOS-END-3)";
    if (draft.phase == Phase::play && draft.others_draw > draft.bonus_lays)
        return "\"othersDraw\" is more than \"bonusLays\"; a double color match earns both (DOS-MATCH-4)";
    for (int seat = 0; seat < draft.seats(); ++seat) {
        const bool out = draft.phase == Phase::over && seat == draft.turn;
        if (out != (draft.count_of(seat) == 0))
            return out ? "phase \"over\", but the seat in turn still holds cards (DOS-END-6)"
                       : "seat " + std::to_string(seat) + " has no cards: the round is over (DOS-END-6)";
    }
    if (draft.phase == Phase::over && !draft.exposed.empty())
        return "a seat exposed after the end of the round (DOS-CALL-4)";
    for (const int seat : draft.exposed) {
        if (draft.rules.catch_window == CatchWindow::while_two && draft.count_of(seat) != 2)
            return "seat " + std::to_string(seat) + " is exposed without two cards (DOS-CALL-4, whileTwo)";
    }
    return {};
}

/// Everything that cannot be, one kind of reason after the other; empty for an observation that can.
/// It need not account for every card: what is unseen is simply unseen.
std::string problem_of(const Draft &draft)
{
    for (const auto problem_in : {seats_problem, cards_problem, row_problem, turn_problem}) {
        if (std::string problem = problem_in(draft); !problem.empty())
            return problem;
    }
    return {};
}

Table table_of(const Draft &draft)
{
    Table table;
    auto end = table.cards.begin();
    for (const Cards *cards : {&draft.discard, &draft.row, &draft.played})
        end = std::copy(cards->begin(), cards->end(), end);
    for (std::size_t index = 0; index < draft.matched.size(); ++index)
        table.matched[index / 64] |= std::uint64_t{draft.matched[index]} << (index % 64);
    table.rules = draft.rules;
    table.discard_count = static_cast<std::uint8_t>(draft.discard.size());
    table.row_count = static_cast<std::uint8_t>(draft.row.size());
    table.played_count = static_cast<std::uint8_t>(draft.played.size());
    table.draw_count = static_cast<std::uint8_t>(draft.draw);
    table.seats = static_cast<std::uint8_t>(draft.seats());
    table.dealer = static_cast<std::uint8_t>(draft.dealer);
    table.turn = static_cast<std::uint8_t>(draft.turn);
    table.phase = draft.phase;
    table.drawn = draft.drawn;
    table.matches = static_cast<std::uint8_t>(draft.matches());
    table.bonus_lays = static_cast<std::uint8_t>(draft.bonus_lays);
    table.others_draw = static_cast<std::uint8_t>(draft.others_draw);
    for (const int seat : draft.exposed)
        table.exposed = static_cast<std::uint8_t>(table.exposed | (1U << seat));
    return table;
}

Observation observation_of(const Draft &draft)
{
    Observation seen;
    seen.table = table_of(draft);
    for (const Card card : draft.hand)
        seen.hand.add(card);
    for (std::size_t seat = 0; seat < draft.counts.size(); ++seat)
        seen.hand_sizes[seat] = static_cast<std::uint8_t>(draft.counts[seat]);
    for (std::size_t seat = 0; seat < draft.scores.size(); ++seat)
        seen.scores[seat] = static_cast<std::uint16_t>(draft.scores[seat]);
    seen.seat = static_cast<std::uint8_t>(draft.seat);
    return seen;
}

OrderedJson row_json(const Table &table)
{
    OrderedJson row = OrderedJson::array();
    for (std::size_t index = 0; index < table.row_count; ++index) {
        OrderedJson entry;
        entry["card"] = card_text(table.row()[index]);
        entry["matched"] = table.is_matched(static_cast<int>(index));
        row.push_back(std::move(entry));
    }
    return row;
}

} // namespace

OrderedJson observation_json(const Observation &seen)
{
    const Table &table = seen.table;
    const auto seats = static_cast<std::ptrdiff_t>(table.seats);
    Cards hand;
    seen.hand.for_each_card([&](Card card) { hand.push_back(card); });
    OrderedJson json;
    json["game"] = Game::name;
    json["seat"] = seen.seat;
    json["hand"] = cards_json(hand);
    json["counts"] = std::vector<int>(seen.hand_sizes.begin(), seen.hand_sizes.begin() + seats);
    json["row"] = row_json(table);
    json["phase"] = phase_names.at(static_cast<std::size_t>(table.phase));
    json["drawn"] = table.drawn;
    json["bonusLays"] = table.bonus_lays;
    json["othersDraw"] = table.others_draw;
    json["draw"] = table.draw_count;
    json["discard"] = cards_json(table.discard());
    json["played"] = cards_json(table.played());
    json["scores"] = std::vector<int>(seen.scores.begin(), seen.scores.begin() + seats);
    json["dealer"] = table.dealer;
    json["turn"] = table.turn;
    json["exposed"] = OrderedJson::array();
    for (int seat = 0; seat < table.seats; ++seat) {
        if (table.is_exposed(seat))
            json["exposed"].push_back(seat);
    }
    json["rules"] = rules_json(table.rules, true);
    return json;
}

Result<Observation> observation_from_json(const Json &json)
{
    ObjectReader reader(json, "an observation");
    const Draft draft = read_draft(reader, json);
    if (reader.failed())
        return reader.error();
    if (std::string problem = problem_of(draft); !problem.empty())
        return Error{0, std::move(problem), {}};
    return observation_of(draft);
}

} // namespace tableside::dos
