#include "tests/engine/dos/position.h"

#include "engine/dos/notation.h"

#include <algorithm>

namespace tableside::test {

using namespace dos;

namespace {

std::uint8_t bits(const std::vector<int> &seats)
{
    unsigned mask = 0;
    for (const int seat : seats)
        mask |= 1U << seat;
    return static_cast<std::uint8_t>(mask);
}

std::uint8_t narrow(auto number)
{
    return static_cast<std::uint8_t>(number);
}

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

} // namespace

Card card(std::string_view text)
{
    const auto parsed = parse_card(text);
    if (!parsed)
        ADD_FAILURE() << "no card: " << text;
    return parsed.value_or(Card::wild_dos());
}

Cards cards(std::string_view text)
{
    Cards found;
    for (const std::string &word : words(text))
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
    table.exposed = bits(position.exposed) | bits(position.exposed_before_turn);
    table.exposed_before_turn = bits(position.exposed_before_turn);
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

std::string played(State &state, std::string_view script)
{
    return played_script<Game>(state, script, action_of, [](const std::vector<Event> &events) { return text(events); });
}

std::string legal_text(const State &state)
{
    ActionList legal;
    legal_actions(state, legal);
    return sorted_actions(legal, [](const Action &action) { return text(action); });
}

Census census(const State &state)
{
    const Table &table = state.table;
    return census_of<Game>(state, {table.discard(), table.row(), table.played(), table.draw()});
}

Census census_of_deck()
{
    return census_of_whole_deck<Game>();
}

} // namespace tableside::test
