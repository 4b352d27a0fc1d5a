#include "engine/console/processor_time.h"

#include <ctime>

namespace tableside::console {

std::chrono::nanoseconds thread_processor_time()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
}

} // namespace tableside::console
