// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/card_pad.h"

#include "engine/core/game_list.h"

#include <algorithm>
#include <vector>

namespace tableside::score {

namespace {

struct GameContents
{
    std::vector<PadCard> pad;
    int points = 0;
    PrintedRules rules;
};

template <CardGame Game>
GameContents contents_of()
{
    GameContents contents;
    std::vector<PadCard> &pad = contents.pad;
    for (const auto card : Game::deck()) { // the deck is sorted, so that equal cards are adjacent
        std::string code = Game::card_text(card);
        if (pad.empty() || pad.back().code != code)
            pad.push_back({std::move(code), card.points(), 0});
        ++pad.back().copies;
        contents.points += card.points();
    }
    constexpr int dealer = 0;
    // Seat 2 deals next only if the winner deals; the other rule gives the deal to seat 1, at the dealer's left.
    constexpr int winner = 2;
    const bool winner_deals = Game::next_dealer(3, dealer, winner) == winner;
    contents.rules = {Game::fewest_seats, Game::most_seats, typename Game::Ruleset{}.target,
                      winner_deals ? NextDealer::round_winner : NextDealer::left_of_dealer, Game::can_be_blocked};
    return contents;
}

const GameContents &contents(GameId game)
{
    static const auto all_contents = [] {
        std::vector<GameContents> all;
        GameList::for_each([&]<typename Game>() { all.push_back(contents_of<Game>()); });
        return all;
    }();
    return all_contents[static_cast<std::size_t>(game)];
}

} // namespace

std::span<const PadCard> card_pad(GameId game)
{
    return contents(game).pad;
}

const PadCard *pad_card(GameId game, std::string_view code)
{
    const std::span<const PadCard> pad = card_pad(game);
    const auto found = std::ranges::find(pad, code, &PadCard::code);
    return found == pad.end() ? nullptr : &*found;
}

int deck_points(GameId game)
{
    return contents(game).points;
}

const PrintedRules &printed_rules(GameId game)
{
    return contents(game).rules;
}

} // namespace tableside::score
