#include "app/table/advice/judgement.h"

#include <algorithm>

namespace tableside {

int playoutsOfJudgement(int seats)
{
    return 4'000 * std::clamp(seats, 4, 12);
}

} // namespace tableside
