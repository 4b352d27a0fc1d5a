// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads and writes observations of UNO in JSON. Reading refuses observations of impossible positions.
#include "engine/json/observation_json.h"
#include "engine/uno/json/codec.h"

#include <algorithm>
#include <array>

namespace tableside::uno {

namespace {

using namespace std::string_view_literals;

constexpr std::array phase_names{"play"sv, "drawn"sv, "colour"sv, "challenge"sv, "swap"sv, "over"sv};

/// The greatest possible number of pending cards, which the seat in turn has to draw: the cards for eight stacked Draw Twos or
/// four stacked Wild Draw Fours (UNO-DECK-1).
constexpr int most_pending = 16;

struct Draft : ObservationDraft<Game>
{
    Card top;
    std::vector<int> posing;

    bool is_in_turn() const { return seat == table.turn; }
    int challenged_seat() const { return (table.turn - table.direction + seats()) % seats(); }
};

/// Returns the value for a missing member "colourBefore", the color in play before the top card was played. A challenge depends
/// on this color (UNO-ACT-5). The result is the color of the card below the top card, or the color in play if the card below is
/// wild or not given.
Color default_color_before(const Draft &draft)
{
    const bool is_seen = !draft.discard.empty() && !draft.discard.back().is_wild();
    return is_seen ? draft.discard.back().color() : draft.table.color;
}

void read_game_members(GameReader<Game> &reader, Draft &draft)
{
    Table &table = draft.table;
    reader.value("top", draft.top);
    reader.choice_or("colour", table.color, color_letter_texts, Color::any);
    reader.choice_or("colourBefore", table.color_before, color_letter_texts, Color::any);
    reader.setting("direction", table.direction, -1, 1);
    if (table.direction == 0)
        reader.fail("\"direction\" must be 1 (to the left) or -1 (to the right)");
    reader.choice("phase", table.phase, phase_names);
    if (table.phase == Phase::challenge && table.color_before == Color::any)
        table.color_before = default_color_before(draft);
    if (reader.has("drawn"))
        reader.value("drawn", draft.table.drawn);
    const Card answered = table.phase != Phase::challenge || reader.failed() ? Card{} : draft.top;
    if (!answered.is_none() && answered.symbol() == Symbol::draw_two && !reader.has("pending"))
        reader.fail("\"pending\" is missing: how many cards have to be drawn (UNO-STACK-1)");
    table.pending = static_cast<std::uint8_t>(answered.is_none() ? 0 : answered.draws());
    table.drew_since_play = table.phase == Phase::drawn;
    reader.setting("pending", table.pending, 0, deck_size);
    reader.setting("idleTurns", table.idle_turns, 0, most_seats - 1);
    reader.setting("stillTurns", table.unchanged_turns, 0, unchanged_turns_limit(most_seats) - 1);
    reader.setting("drawableBefore", table.drawable_at_turn_start, 0, deck_size);
    reader.setting("playedOn", table.drew_since_play);
    draft.posing = reader.integers_or_empty("posing", 0, most_seats - 1);
}

std::string turn_counters_problem(const Draft &draft)
{
    for (const int seat : draft.posing) {
        if (std::string problem = seat_range_problem(draft, "posing", seat); !problem.empty())
            return problem;
    }
    if (draft.table.idle_turns >= draft.seats())
        return "\"idleTurns\" is a full round of turns without a card, so the round is over (UNO-PILE-1)";
    if (draft.table.unchanged_turns >= unchanged_turns_limit(draft.seats()))
        return "\"stillTurns\" is twice the number of players, so the round is over (UNO-PILE-1)";
    if (draft.table.unchanged_turns > 0 && draft.table.drawable_at_turn_start > draft.seats())
        return "\"stillTurns\" needs a \"drawableBefore\" no higher than the number of players (UNO-PILE-1)";
    return {};
}

std::string all_cards_problem(const Draft &draft)
{
    return cards_problem<Game>(draft, {{draft.top}});
}

std::string color_problem(const Draft &draft)
{
    const Card top = draft.top;
    const bool is_to_be_named = draft.table.phase == Phase::color;
    if (is_to_be_named && (!top.is_wild() || top == wild_draw_four))
        return "phase \"colour\" on " + card_text(top)
            + "; that phase is only for a Wild or Wild Dumb Fu as the first card (UNO-SETUP-3)";
    if (is_to_be_named && !draft.discard.empty())
        return "phase \"colour\", but the top card isn't the first card: there are cards under it (UNO-SETUP-3)";
    if (is_to_be_named && draft.table.color != Color::any)
        return "phase \"colour\", but \"colour\" is already chosen (UNO-SETUP-3)";
    if (!is_to_be_named && draft.table.color == Color::any)
        return "\"colour\" is missing: the color in play (r, b, g, or y) (UNO-TURN-4)";
    if (!top.is_wild() && draft.table.color != top.color())
        return "\"colour\" isn't the color of the top card " + card_text(top) + " (UNO-TURN-4)";
    return {};
}

std::string drawn_problem(const Draft &draft)
{
    const bool must_have_drawn = draft.table.phase == Phase::drawn && draft.is_in_turn();
    if (draft.table.drawn.is_none())
        return must_have_drawn ? "\"drawn\" is missing: the card the seat drew (UNO-TURN-2)" : std::string();
    if (!must_have_drawn)
        return "only the seat in turn sees \"drawn\", and only in phase \"drawn\" (UNO-TURN-2)";
    if (std::find(draft.hand.begin(), draft.hand.end(), draft.table.drawn) == draft.hand.end())
        return "the drawn card " + card_text(draft.table.drawn) + " isn't in \"hand\" (UNO-TURN-2)";
    return {};
}

std::string pending_problem(const Draft &draft)
{
    const Card top = draft.top;
    if (draft.table.phase != Phase::challenge)
        return draft.table.pending == 0 ? std::string() : "\"pending\" is only for phase \"challenge\" (UNO-STACK-1)";
    if (top.draws() == 0)
        return "phase \"challenge\" on " + card_text(top) + ", but nobody has to draw for that card (UNO-CHAL-1)";
    const std::string pending = "\"pending\" is " + std::to_string(draft.table.pending);
    if (draft.table.pending < top.draws() || draft.table.pending % top.draws() != 0)
        return pending + ", which can't come from " + card_text(top) + " (UNO-STACK-1)";
    if (draft.table.pending > most_pending)
        return pending + ", but all draw cards of a kind add up to " + std::to_string(most_pending) + " (UNO-DECK-1)";
    if (!draft.table.rules.stacking && draft.table.pending > top.draws())
        return pending + ", but there is no stacking (UNO-STACK-1)";
    const bool may_be_challenged = top == wild_draw_four && !draft.table.rules.no_bluffing;
    if (may_be_challenged || draft.table.rules.stacking)
        return {};
    return std::string("phase \"challenge\" with nothing to decide: the cards are drawn right away (")
        + (top == wild_draw_four ? "UNO-BLUFF-1)" : "UNO-ACT-1)");
}

/// Returns the error message for a wrong value of the member "playedOn"; "" for a possible value. "playedOn" is true if a seat
/// has drawn in turn since the last play, so that it is too late to jump in (UNO-JUMP-1). The member must be true in phase
/// "drawn", and false while a seat must choose a color or a hand or answer a draw card.
std::string played_on_problem(const Draft &draft)
{
    const bool must_have = draft.table.phase == Phase::drawn;
    const bool may_have = must_have || draft.table.phase == Phase::play || draft.table.phase == Phase::over;
    if (draft.table.drew_since_play ? may_have : !must_have)
        return {};
    return "phase \"" + std::string(name_of(phase_names, draft.table.phase)) + "\" with \"playedOn\" "
        + (draft.table.drew_since_play ? "true" : "false") + " (UNO-JUMP-1)";
}

std::string turn_problem(const Draft &draft)
{
    if (draft.table.phase == Phase::swap
        && (!draft.table.rules.seven_zero || draft.seats() == 2
            || draft.top.face() != Card::number_card(Color::red, 7).face() || draft.top.is_wild()))
        return "phase \"swap\", but there is no choice of hands (UNO-SEVEN-1)";
    for (int seat = 0; seat < draft.seats(); ++seat) {
        const bool may_be_out = (draft.table.phase == Phase::over && seat == draft.table.turn)
            || (draft.table.phase == Phase::challenge && seat == draft.challenged_seat());
        if (draft.count_of(seat) == 0 && !may_be_out)
            return "seat " + std::to_string(seat) + " has no cards, so the round is over (UNO-OUT-1)";
    }
    if (draft.table.phase == Phase::over && !(draft.exposed.empty() && draft.posing.empty()))
        return "a seat is exposed or posing after the end of the round (UNO-OUT-1)";
    for (const int seat : draft.exposed) {
        if (draft.count_of(seat) != 1)
            return "seat " + std::to_string(seat) + " is exposed, but it doesn't have exactly one card (UNO-CALL-1)";
    }
    return {};
}

void fill_table(const Draft &draft, Table &table, Observation &seen)
{
    *std::copy(draft.discard.begin(), draft.discard.end(), table.cards.begin()) = draft.top;
    table.discard_count = static_cast<std::uint8_t>(draft.discard.size() + 1);
    table.is_ending = table.phase == Phase::challenge && draft.count_of(draft.challenged_seat()) == 0;
    table.posing = seat_bits<std::uint16_t>(draft.posing);
    seen.drawn = table.drawn;
}

OrderedJson color_or_null(Color color)
{
    return color == Color::any ? OrderedJson() : OrderedJson(color_letter(color));
}

} // namespace

OrderedJson Codec::observation_json(const Observation &seen)
{
    const PublicTable &table = seen.table;
    OrderedJson json = observation_start<Game>(seen);
    json["top"] = card_text(table.top());
    json["colour"] = color_or_null(table.color);
    json["direction"] = table.direction;
    json["phase"] = name_of(phase_names, table.phase);
    json["drawn"] = seen.drawn.is_none() ? OrderedJson() : OrderedJson(card_text(seen.drawn));
    if (table.phase == Phase::challenge) {
        json["pending"] = table.pending;
        json["colourBefore"] = color_or_null(table.color_before);
    }
    json["idleTurns"] = table.idle_turns;
    if (table.drawable_at_turn_start <= table.seats) {
        json["stillTurns"] = table.unchanged_turns;
        json["drawableBefore"] = table.drawable_at_turn_start;
    }
    json["playedOn"] = table.drew_since_play;
    json["draw"] = table.draw_count;
    json["discard"] = cards_json<Game>(table.discard().first(table.discard_count - 1U));
    json["scores"] = first_seats(seen.scores, table.seats);
    json["dealer"] = table.dealer;
    json["turn"] = table.turn;
    json["posing"] = seats_json(table.posing);
    json["exposed"] = seats_json(table.exposed);
    json["rules"] = Codec::rules_json(table.rules, true);
    return json;
}

Result<Observation> Codec::observation_from_json(const Json &json)
{
    return read_observation<Game, Draft>(json, read_game_members,
                                         {turn_counters_problem, all_cards_problem, color_problem, drawn_problem,
                                          pending_problem, played_on_problem, turn_problem},
                                         fill_table);
}

} // namespace tableside::uno
