#include "app/table/advice/judgement.h"

#include <algorithm>

namespace tableside {

int playoutsOfJudgement(GameId game, int seats)
{
    constexpr int fewest = 16'000;
    constexpr int most = 160'000; // a second at most
    // A round of UNO varies the more the more hands are counted
    return game == GameId::uno ? std::clamp(fewest * seats * seats / 4, fewest, most) : fewest;
}

} // namespace tableside
