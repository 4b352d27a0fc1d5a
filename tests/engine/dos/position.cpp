// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/dos/position.h"

#include <algorithm>

namespace tableside::test {

using namespace dos;

namespace {

void place_cards(Table &table, const Position &position)
{
    const Cards discard = cards(position.discard);
    const Cards row = cards(position.row);
    const Cards draw = cards(position.draw);
    auto end = std::copy(discard.begin(), discard.end(), table.cards.begin());
    std::copy(row.begin(), row.end(), end);
    std::copy(draw.begin(), draw.end(), table.cards.end() - static_cast<std::ptrdiff_t>(draw.size()));
    table.discard_count = narrow(discard.size());
    table.row_count = narrow(row.size());
    table.draw_count = narrow(draw.size());
}

std::string bonus_text(Bonus bonus)
{
    return bonus == Bonus::none ? "none" : bonus == Bonus::single ? "single" : "double";
}

std::string why_text(DrawReason why)
{
    switch (why) {
    case DrawReason::turn: return "";
    case DrawReason::double_color: return " for double color";
    case DrawReason::caught: return " for being caught";
    case DrawReason::false_catch: return " for a false catch";
    }
    return " ???";
}

struct EventText : CommonEventText<Game>
{
    using CommonEventText::operator();

    std::string operator()(const Matched &event) const
    {
        return seat_text(event.seat) + "matches " + card_text(event.row_card) + " with " + text(event.cards) + " ("
            + bonus_text(event.reading.bonus) + ")";
    }
    std::string operator()(const Drew &event) const { return drawn(event.seat, event.cards) + why_text(event.why); }
    std::string operator()(const Laid &event) const
    {
        return seat_text(event.seat) + "lays " + card_text(event.card)
            + (event.why == LayReason::bonus ? " as bonus" : "");
    }
    std::string operator()(const Dealt &event) const
    {
        return "deal " + std::to_string(event.hands.size()) + " row " + text(event.row);
    }
    std::string operator()(const Discarded &event) const { return "discard " + text(event.cards); }
    std::string operator()(const Refilled &event) const { return "refill " + text(event.cards); }
    std::string operator()(const BonusSkipped &event) const { return seat_text(event.seat) + "skips"; }
    std::string operator()(const FalselyCaught &event) const
    {
        return seat_text(event.seat) + "falsely caught by " + std::to_string(event.by);
    }
};

struct ActionText
{
    std::string operator()(const MatchRow &action) const
    {
        return "match " + std::to_string(action.row) + " " + card_text(action.first)
            + (action.is_double() ? " " + card_text(action.second) : "");
    }
    std::string operator()(const DrawCard &) const { return "draw"; }
    std::string operator()(const EndTurn &) const { return "end"; }
    std::string operator()(const LayCard &action) const { return "lay " + card_text(action.card); }
    std::string operator()(const SkipBonus &) const { return "skip"; }
    std::string operator()(const CallDos &) const { return "call"; }
    std::string operator()(const CatchSeat &action) const { return "catch " + std::to_string(action.seat); }
};

} // namespace

Card card(std::string_view text)
{
    return cards(text).at(0);
}

Cards cards(std::string_view text)
{
    return parsed_cards<Game>(text);
}

std::string text(std::span<const Card> cards)
{
    return text_of_cards<Game>(cards);
}

State state_of(const Position &position)
{
    State state;
    Table &table = state.table;
    place_cards(table, position);
    for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
        for (const Card held : cards(position.hands[seat]))
            state.hands[seat].add(held);
    }
    for (const int row : position.matched)
        table.matched[static_cast<unsigned>(row) / 64] |= std::uint64_t{1} << (row % 64);
    table.rules = position.rules;
    table.seats = narrow(position.hands.size());
    table.turn = narrow(position.turn);
    table.phase = position.phase;
    table.drawn = position.drawn;
    table.matches = position.matches < 0 ? narrow(position.matched.size()) : narrow(position.matches);
    table.bonus_lays = narrow(position.bonus_lays);
    table.others_draw = narrow(position.others_draw);
    table.caught_penalty = narrow(position.caught_penalty);
    table.exposed_before_turn = narrow(seat_bits(position.exposed_before_turn));
    table.exposed = narrow(seat_bits(position.exposed) | table.exposed_before_turn);
    return state;
}

Action action_of(std::string_view text)
{
    const auto word = words(text);
    const auto number = [&](std::size_t index) { return std::stoi(word.at(index)); };
    if (word.at(0) == "match")
        return MatchRow{narrow(number(1)), card(word.at(2)), word.size() > 3 ? card(word[3]) : Card{}};
    if (word[0] == "draw")
        return DrawCard{};
    if (word[0] == "end")
        return EndTurn{};
    if (word[0] == "lay")
        return LayCard{card(word.at(1))};
    if (word[0] == "skip")
        return SkipBonus{};
    if (word[0] == "catch")
        return CatchSeat{narrow(number(1)), static_cast<std::uint16_t>(word.size() > 3 ? number(3) : UINT16_MAX)};
    EXPECT_EQ(word[0], "call");
    return CallDos{};
}

std::string text(const Event &event)
{
    return std::visit(EventText{}, event);
}

std::string text(const std::vector<Event> &events)
{
    return joined_events<EventText>(events);
}

std::string text(const Action &action)
{
    return std::visit(ActionText{}, action);
}

std::string played(State &state, std::string_view script)
{
    return played_script<Game>(state, script, action_of, [](const std::vector<Event> &events) { return text(events); });
}

std::string legal_text(const State &state)
{
    return legal_actions_text<Game>(state, [](const Action &action) { return text(action); });
}

Census census(const State &state)
{
    const Table &table = state.table;
    return census_of<Game>(state, {table.discard(), table.row(), table.played(), table.draw()});
}

} // namespace tableside::test
