#include "app/table/advice/judgement.h"

#include <algorithm>

namespace tableside {

int playoutsOfJudgement(GameId game, int seats)
{
    constexpr int fewest = 16'000;
    constexpr int most = 160'000; // so many playouts take one second at most
    // In UNO the points of a round vary more if more hands are counted, so more seats need more playouts
    return game == GameId::uno ? std::clamp(fewest * seats * seats / 4, fewest, most) : fewest;
}

} // namespace tableside
