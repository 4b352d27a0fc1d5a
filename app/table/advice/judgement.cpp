// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/advice/judgement.h"

#include <algorithm>

namespace tableside {

int playoutsOfJudgement(GameId game, int seats)
{
    constexpr int fewest = 16'000;
    constexpr int most = 160'000; // limits the time that a search takes
    // The points of a round of UNO vary more if more players take part, so more seats need more playouts.
    return game == GameId::uno ? std::clamp(fewest * seats * seats / 4, fewest, most) : fewest;
}

} // namespace tableside
