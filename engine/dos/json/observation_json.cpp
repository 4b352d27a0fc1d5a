// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads and writes observations of DOS (what one seat can see) as JSON, and rejects observations that the rules make
// impossible.
#include "engine/core/counted.h"
#include "engine/dos/notation.h"
#include "engine/dos/json/codec.h"
#include "engine/json/observation_json.h"

#include <algorithm>
#include <array>

namespace tableside::dos {

namespace {

using namespace std::string_view_literals;

constexpr std::array phase_names{"play"sv, "bonus"sv, "over"sv};

struct Draft : ObservationDraft<Game>
{
    Cards row;
    std::vector<bool> matched;
    Cards played;

    int matches() const { return static_cast<int>(std::count(matched.begin(), matched.end(), true)); }
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

void read_game_members(GameReader<Game> &reader, Draft &draft)
{
    read_row(reader, draft);
    reader.choice("phase", draft.table.phase, phase_names);
    reader.setting("drawn", draft.table.drawn);
    reader.setting("bonusLays", draft.table.bonus_lays, 0, deck_size);
    reader.setting("othersDraw", draft.table.others_draw, 0, deck_size);
    draft.played = reader.cards_or_none("played");
}

std::string all_cards_problem(const Draft &draft)
{
    return cards_problem<Game>(draft, {draft.row, draft.played});
}

/// Returns an error message if the Center Row is impossible, else an empty string. DOS-END-2 refills the row
/// to two cards. Fewer row cards are possible only if both piles are empty (DOS-PILE-1).
std::string row_problem(const Draft &draft)
{
    const auto row_size = static_cast<int>(draft.row.size());
    if (row_size < shortest_row && draft.table.phase != Phase::over
        && (draft.table.draw_count > 0 || !draft.discard.empty()))
        return "\"row\" has " + counted(row_size, "card") + ", but there are cards to refill it (DOS-TURN-5)";
    const int matches = draft.matches();
    const auto played = static_cast<int>(draft.played.size());
    if (draft.table.phase != Phase::play && (matches > 0 || played > 0))
        return "\"row\" has matched cards after the end of play; they belong on the discard pile (DOS-END-1)";
    if (played > 0 && (played < matches || played > 2 * matches))
        return "\"played\" has " + counted(played, "card") + " for " + counted(matches, "matched row card")
            + "; each takes one or two (DOS-TURN-2)";
    return {};
}

std::string turn_problem(const Draft &draft)
{
    const int matches = draft.matches();
    if (draft.table.phase == Phase::play && draft.table.bonus_lays > matches)
        return "\"bonusLays\" is " + std::to_string(draft.table.bonus_lays) + " with "
            + counted(matches, "matched row card") + " (DOS-MATCH-3)";
    if (draft.table.phase == Phase::bonus && draft.table.bonus_lays == 0)
        return "phase \"bonus\", but \"bonusLays\" is 0 (DOS-END-3)";
    if (draft.table.phase == Phase::play && draft.table.others_draw > draft.table.bonus_lays)
        return "\"othersDraw\" is more than \"bonusLays\"; a double color match earns both (DOS-MATCH-4)";
    for (int seat = 0; seat < draft.seats(); ++seat) {
        const bool out = draft.table.phase == Phase::over && seat == draft.table.turn;
        if (out != (draft.count_of(seat) == 0))
            return out ? "phase \"over\", but the seat in turn still has cards (DOS-END-6)"
                       : "seat " + std::to_string(seat) + " has no cards, so the round is over (DOS-END-6)";
    }
    if (draft.table.phase == Phase::over && !draft.exposed.empty())
        return "a seat is exposed after the end of the round (DOS-CALL-4)";
    for (const int seat : draft.exposed) {
        if (draft.table.rules.catch_window == CatchWindow::while_two && draft.count_of(seat) != 2)
            return "seat " + std::to_string(seat) + " is exposed, but it doesn't have two cards (DOS-CALL-4, whileTwo)";
    }
    return {};
}

void fill_table(const Draft &draft, Table &table, Observation &)
{
    auto end = table.cards.begin();
    for (const Cards *cards : {&draft.discard, &draft.row, &draft.played})
        end = std::copy(cards->begin(), cards->end(), end);
    for (std::size_t index = 0; index < draft.matched.size(); ++index)
        table.matched[index / 64] |= std::uint64_t{draft.matched[index]} << (index % 64);
    table.discard_count = static_cast<std::uint8_t>(draft.discard.size());
    table.row_count = static_cast<std::uint8_t>(draft.row.size());
    table.played_count = static_cast<std::uint8_t>(draft.played.size());
    table.matches = static_cast<std::uint8_t>(draft.matches());
}

OrderedJson row_json(const PublicTable &table)
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

OrderedJson Codec::observation_json(const Observation &seen)
{
    const PublicTable &table = seen.table;
    OrderedJson json = observation_start<Game>(seen);
    json["row"] = row_json(table);
    json["phase"] = phase_names.at(static_cast<std::size_t>(table.phase));
    json["drawn"] = table.drawn;
    json["bonusLays"] = table.bonus_lays;
    json["othersDraw"] = table.others_draw;
    json["draw"] = table.draw_count;
    json["discard"] = cards_json<Game>(table.discard());
    json["played"] = cards_json<Game>(table.played());
    json["scores"] = first_seats(seen.scores, table.seats);
    json["dealer"] = table.dealer;
    json["turn"] = table.turn;
    json["exposed"] = seats_json(table.exposed);
    json["rules"] = Codec::rules_json(table.rules, true);
    return json;
}

Result<Observation> Codec::observation_from_json(const Json &json)
{
    return read_observation<Game, Draft>(json, read_game_members, {all_cards_problem, row_problem, turn_problem},
                                         fill_table);
}

} // namespace tableside::dos
