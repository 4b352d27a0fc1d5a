#include "app/table/advice/judgement.h"

#include <algorithm>

namespace tableside {

int playoutsOfJudgement(GameId game, int seats)
{
    constexpr int fewest = 16'000;
    constexpr int most = 160'000; // takes one second at most
    // The results of UNO rounds vary more when more hands are counted
    return game == GameId::uno ? std::clamp(fewest * seats * seats / 4, fewest, most) : fewest;
}

} // namespace tableside
