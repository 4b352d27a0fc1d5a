// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes a CSV table with every hand of a game, or of many games, for people who count on in a spreadsheet. It has a line for each
// player in each round: the date, the number and name of the game, the place, the round, who dealt, started, and won the round,
// the player, the points and cards left in the hand, the points gained, and the total. read_csv_season() reads such a table.
#pragma once

#include "engine/score/sheet.h"

#include <string>
#include <string_view>

namespace tableside::score {

/// The words in the first line of the table. read_csv_season() must know each of them (csv_words.h).
struct HandsHeadings
{
    std::string date = "Date";
    std::string number = "Game no.";
    std::string game = "Game";
    std::string place = "Place";
    std::string round = "Round";
    std::string dealer = "Dealer";
    std::string starter = "Starter";
    std::string winner = "Winner";
    std::string player = "Player";
    std::string hand = "Hand";
    std::string cards = "Cards";
    std::string points = "Points";
    std::string total = "Total";
};

/// Returns the first line. Lines end with CR LF (RFC 4180). \p separator is a comma, a semicolon, or a tab.
std::string hands_heading(const HandsHeadings &headings, char separator);

/// Returns the lines of one game. \p date is written as it is; \p number tells the games of a table apart. The cards of a hand
/// are written with their codes (card_pad.h), as in "2×dos r7", and typed numbers as in "12+11"; both cells are empty where the
/// hands are unknown. A game of which only the totals are known has one line for each player, without a round and points.
std::string hands_lines(const Sheet &sheet, std::string_view date, int number, char separator);

} // namespace tableside::score
