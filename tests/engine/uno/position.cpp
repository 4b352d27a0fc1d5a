// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/engine/uno/position.h"

#include <algorithm>

namespace tableside::uno_test {

using namespace uno;
using test::narrow;

namespace {

Color color_of(std::string_view letter)
{
    return letter.empty() ? Color::any : static_cast<Color>(color_letters.find(letter));
}

std::string why_text(DrawReason why)
{
    switch (why) {
    case DrawReason::turn: return "";
    case DrawReason::caught: return " for being caught";
    case DrawReason::draw_two: return " for draw two";
    case DrawReason::draw_four: return " for draw four";
    case DrawReason::challenge: return " for the challenge";
    case DrawReason::moved: return " for moving";
    }
    return " ???";
}

std::string letter(Color color)
{
    return std::string(color == Color::any ? "?" : color_letter(color));
}

struct EventText : test::CommonEventText<Game>
{
    using CommonEventText::operator();

    std::string operator()(const Dealt &event) const
    {
        return "deal " + std::to_string(event.hands.size()) + " top " + card_text(event.top);
    }
    std::string operator()(const Played &event) const
    {
        return seat_text(event.seat) + (event.jumps_in ? "jumps in with " : "plays ") + card_text(event.card);
    }
    std::string operator()(const ColorNamed &event) const
    {
        return seat_text(event.seat) + "names " + letter(event.color);
    }
    std::string operator()(const Reversed &event) const { return event.direction > 0 ? "to the left" : "to the right"; }
    std::string operator()(const Skipped &event) const { return seat_text(event.seat) + "misses"; }
    std::string operator()(const Drew &event) const { return drawn(event.seat, event.cards) + why_text(event.why); }
    std::string operator()(const Passed &event) const { return seat_text(event.seat) + "passes"; }
    std::string operator()(const Challenged &event) const
    {
        return seat_text(event.seat) + "challenges " + std::to_string(event.target)
            + (event.guilty ? " guilty (" : " innocent (") + text(event.hand) + ")";
    }
    std::string operator()(const HandsSwapped &event) const
    {
        std::string hands;
        for (const Cards &hand : event.hands)
            hands += (hands.empty() ? "" : " | ") + text(hand);
        return seat_text(event.seat)
            + (event.target ? "swaps with " + std::to_string(*event.target) : "passes hands on") + " (" + hands + ")";
    }
    std::string operator()(const Posing &event) const { return seat_text(event.seat) + "poses"; }
    std::string operator()(const Moved &event) const
    {
        return seat_text(event.seat) + "moved, says " + std::to_string(event.by);
    }
    std::string operator()(const PoseEnded &event) const { return seat_text(event.seat) + "at ease"; }
    std::string operator()(const Blocked &event) const { return "blocked, for " + std::to_string(event.winner); }
};

struct ActionText
{
    std::string operator()(const PlayCard &action) const
    {
        return "play " + card_text(action.card) + (action.color == Color::any ? "" : " " + letter(action.color));
    }
    std::string operator()(const DrawCard &) const { return "draw"; }
    std::string operator()(const PassTurn &) const { return "pass"; }
    std::string operator()(const ChallengeDraw &) const { return "challenge"; }
    std::string operator()(const AcceptDraw &) const { return "accept"; }
    std::string operator()(const NameColor &action) const { return "colour " + letter(action.color); }
    std::string operator()(const SwapHands &action) const { return "swap " + std::to_string(action.seat); }
    std::string operator()(const ReportMove &action) const { return "moved " + std::to_string(action.seat); }
    std::string operator()(const CallUno &) const { return "call"; }
    std::string operator()(const CatchSeat &action) const { return "catch " + std::to_string(action.seat); }
};

} // namespace

Card card(std::string_view text)
{
    return cards(text).at(0);
}

Cards cards(std::string_view text)
{
    return test::parsed_cards<Game>(text);
}

std::string text(std::span<const Card> cards)
{
    return test::text_of_cards<Game>(cards);
}

State state_of(const Position &position)
{
    State state;
    Table &table = state.table;
    Cards discard = cards(position.discard);
    discard.push_back(card(position.top));
    const Cards draw = cards(position.draw);
    std::copy(discard.begin(), discard.end(), table.cards.begin());
    std::copy(draw.begin(), draw.end(), table.cards.end() - static_cast<std::ptrdiff_t>(draw.size()));
    table.discard_count = narrow(discard.size());
    table.draw_count = narrow(draw.size());
    for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
        for (const Card held : cards(position.hands[seat]))
            state.hands[seat].add(held);
    }
    table.rules = position.rules;
    table.seats = narrow(position.hands.size());
    table.turn = narrow(position.turn);
    table.direction = static_cast<std::int8_t>(position.direction);
    table.phase = position.phase;
    if (table.phase == Phase::challenge) {
        table.pending = narrow(static_cast<std::size_t>(table.top().draws()));
        state.challenged_hand = state.hand(table.challenged_seat());
    }
    table.color = position.color.empty() ? table.top().color() : color_of(position.color);
    table.exposed = static_cast<std::uint16_t>(test::seat_bits(position.exposed));
    table.posing = static_cast<std::uint16_t>(test::seat_bits(position.posing));
    return state;
}

Action action_of(std::string_view text)
{
    const auto word = test::words(text);
    const auto number = [&](std::size_t index) { return std::stoi(word.at(index)); };
    if (word.at(0) == "play")
        return PlayCard{card(word.at(1)), word.size() > 2 ? color_of(word[2]) : Color::any};
    if (word[0] == "draw")
        return DrawCard{};
    if (word[0] == "pass")
        return PassTurn{};
    if (word[0] == "challenge")
        return ChallengeDraw{};
    if (word[0] == "accept")
        return AcceptDraw{};
    if (word[0] == "colour")
        return NameColor{word.size() > 1 ? color_of(word[1]) : Color::any};
    if (word[0] == "swap")
        return SwapHands{narrow(number(1))};
    if (word[0] == "moved")
        return ReportMove{narrow(number(1))};
    if (word[0] == "catch")
        return CatchSeat{narrow(number(1)), static_cast<std::uint16_t>(word.size() > 3 ? number(3) : UINT16_MAX)};
    EXPECT_EQ(word[0], "call");
    return CallUno{};
}

std::string text(const Event &event)
{
    return std::visit(EventText{}, event);
}

std::string text(const std::vector<Event> &events)
{
    return test::joined_events<EventText>(events);
}

std::string text(const Action &action)
{
    return std::visit(ActionText{}, action);
}

std::string played(State &state, std::string_view script)
{
    return test::played_script<Game>(state, script, action_of,
                                     [](const std::vector<Event> &events) { return text(events); });
}

std::string legal_text(const State &state)
{
    return test::legal_actions_text<Game>(state, [](const Action &action) { return text(action); });
}

Census census(const State &state)
{
    return test::census_of<Game>(state, {state.table.discard(), state.table.draw()});
}

} // namespace tableside::uno_test
