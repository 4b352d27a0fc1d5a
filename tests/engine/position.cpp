#include "position.h"

#include "dos/notation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

namespace tableside::test {

using namespace dos;

namespace {

std::vector<std::string> words(std::string_view text)
{
    std::istringstream stream{std::string(text)};
    std::vector<std::string> found;
    for (std::string word; stream >> word;)
        found.push_back(word);
    return found;
}

std::string joined(const auto &texts)
{
    std::string all;
    for (const std::string &one : texts)
        all += (all.empty() ? "" : "; ") + one;
    return all;
}

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
    table.owed_caught = narrow(position.owed_caught);
    table.exposed = bits(position.exposed) | bits(position.exposed_before);
    table.exposed_before = bits(position.exposed_before);
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
    std::vector<std::string> lines;
    std::istringstream stream{std::string(script)};
    for (std::string step; std::getline(stream, step, ';');) {
        const std::size_t start = step.find_first_not_of(' ');
        const int seat = step.at(start) - '0';
        EventList events;
        const State before = state;
        const Reason reason = apply(state, seat, action_of(step.substr(start + 2)), events);
        if (reason == Reason::none) {
            lines.push_back(text(events.events()));
            continue;
        }
        lines.push_back("refused " + std::string(reason_code(reason)) + " " + std::string(reason_rule(reason)));
        EXPECT_EQ(before, state) << "a refused action changed the state";
        EXPECT_TRUE(events.events().empty());
    }
    return joined(lines);
}

std::string legal_text(const State &state)
{
    ActionList legal;
    legal_actions(state, legal);
    std::set<std::string> texts;
    for (const Action &action : legal)
        texts.insert(text(action));
    return joined(texts);
}

std::string in_order(std::string_view list)
{
    std::set<std::string> texts;
    std::istringstream stream{std::string(list)};
    for (std::string one; std::getline(stream >> std::ws, one, ';');)
        texts.insert(one);
    return joined(texts);
}

std::array<int, 256> census(const State &state)
{
    std::array<int, 256> count{};
    const auto add = [&](Card counted) { ++count.at(static_cast<std::size_t>(counted.code())); };
    for (const auto zone : {state.table.discard(), state.table.row(), state.table.played(), state.table.draw()})
        std::for_each(zone.begin(), zone.end(), add);
    for (int seat = 0; seat < state.table.seats; ++seat)
        state.hand(seat).for_each_card(add);
    return count;
}

std::array<int, 256> census_of_deck()
{
    std::array<int, 256> count{};
    for (const Card counted : sorted_deck())
        ++count.at(static_cast<std::size_t>(counted.code()));
    return count;
}

} // namespace tableside::test
