// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/paper/sheet_pages.h"

#include <algorithm>

namespace tableside::paper {

std::vector<SeatRange> partsOf(int seats, int mostColumns)
{
    const int parts = qMax(1, (seats + mostColumns - 1) / qMax(1, mostColumns));
    std::vector<SeatRange> ranges;
    for (int part = 0; part < parts; ++part)
        ranges.push_back({seats * part / parts, seats * (part + 1) / parts - seats * part / parts});
    return ranges;
}

std::vector<SheetBlock> blocksOf(const std::vector<SeatRange> &parts, int rounds, bool hasStart, int closing,
                                 const PageHeights &heights)
{
    constexpr int fewestOnLastPage = 3;
    std::vector<SheetBlock> blocks;
    int page = 0;
    qreal y = heights.heading;
    // The number of rows below the names that fit on the page from y on.
    const auto rowsFrom = [&](qreal top) {
        return qMax(0, static_cast<int>((heights.page - top - heights.names) / heights.row));
    };
    for (const SeatRange &seats : parts) {
        if (!blocks.empty() && rowsFrom(y) < int(hasStart) + rounds + closing) {
            ++page;
            y = 0;
        }
        int first = 0;
        do {
            const int left = rounds - first;
            const int opening = first > 0 ? 1 : int(hasStart);
            int taken = left;
            const bool carries = rowsFrom(y) < opening + left + closing && left > 1;
            if (carries) // one row is for the totals to carry; a page without space for rounds takes one anyway
                taken = std::clamp(rowsFrom(y) - opening - 1, 1, qMax(1, left - qMin(fewestOnLastPage, left / 2)));
            blocks.push_back({seats, first, taken, page, y, carries});
            first += taken;
            if (carries) {
                ++page;
                y = 0;
            } else {
                y += heights.names + heights.row * (opening + taken + closing) + heights.gap;
            }
        } while (first < rounds);
    }
    return blocks;
}

} // namespace tableside::paper
