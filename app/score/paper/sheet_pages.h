// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Divides a printed score sheet among pages: which columns and which rounds are next to each other. It only counts rows and
// does not paint.
#pragma once

#include <QtGlobal>

#include <vector>

namespace tableside::paper {

/// Seats whose columns are next to each other in one part of the table.
struct SeatRange
{
    int first = 0;
    int count = 0;
};

/// Divides the seats evenly into as few parts as possible, with at most \p mostColumns columns each.
std::vector<SeatRange> partsOf(int seats, int mostColumns);

/// The heights of what a page holds, in any one unit.
struct PageHeights
{
    qreal page = 0;    ///< The height of a page, without its foot.
    qreal heading = 0; ///< The title above the first table.
    qreal names = 0;   ///< The head of a table: portraits and names.
    qreal row = 0;
    qreal gap = 0; ///< The space between two tables on the same page.
};

/// A table with some rounds of some seats. Its rows are, from the top: the names, the start points or the totals carried
/// forward from the page before, the rounds, and the totals and ranks or the totals to carry to the next page.
struct SheetBlock
{
    SeatRange seats;
    int firstRound = 0;   ///< The index of the first round.
    int rounds = 0;       ///< The number of rounds, 0 only for a sheet without rounds.
    int page = 0;         ///< The number of the page, from 0.
    qreal y = 0;          ///< The distance from the top of the page.
    bool carries = false; ///< Whether the rounds continue on the next page.

    bool isContinued() const { return firstRound > 0; }
};

/// Divides a sheet among pages. A table that fits on one page is not divided. A table that is divided has at least three
/// rounds on its last page, so that the totals are never alone. \p hasStart is whether a row of start points is needed,
/// \p closing the number of rows below the last round.
std::vector<SheetBlock> blocksOf(const std::vector<SeatRange> &parts, int rounds, bool hasStart, int closing,
                                 const PageHeights &heights);

} // namespace tableside::paper
