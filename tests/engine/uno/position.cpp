#include "tests/engine/uno/position.h"

#include <algorithm>

namespace tableside::uno_test {

using namespace uno;

namespace {

std::uint16_t bits(const std::vector<int> &seats)
{
    unsigned mask = 0;
    for (const int seat : seats)
        mask |= 1U << seat;
    return static_cast<std::uint16_t>(mask);
}

std::uint8_t narrow(auto number)
{
    return static_cast<std::uint8_t>(number);
}

Color color_of(std::string_view letter)
{
    return letter.empty() ? Color::any : static_cast<Color>(color_letters.find(letter));
}

} // namespace

Card card(std::string_view text)
{
    const auto parsed = parse_card(text);
    if (!parsed)
        ADD_FAILURE() << "no card: " << text;
    return parsed.value_or(wild);
}

Cards cards(std::string_view text)
{
    Cards found;
    for (const std::string &word : test::words(text))
        found.push_back(card(word));
    return found;
}

std::string text(std::span<const Card> cards)
{
    std::string joined;
    for (const Card shown : cards) {
        if (!joined.empty())
            joined += ' ';
        joined += shown.is_none() ? "?" : card_text(shown);
    }
    return joined;
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
    table.exposed = bits(position.exposed);
    table.posing = bits(position.posing);
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

std::string played(State &state, std::string_view script)
{
    return test::played_script<Game>(state, script, action_of,
                                     [](const std::vector<Event> &events) { return text(events); });
}

std::string legal_text(const State &state)
{
    ActionList legal;
    legal_actions(state, legal);
    return test::sorted_actions(legal, [](const Action &action) { return text(action); });
}

Census census(const State &state)
{
    return test::census_of<Game>(state, {state.table.discard(), state.table.draw()});
}

Census census_of_deck()
{
    return test::census_of_whole_deck<Game>();
}

} // namespace tableside::uno_test
