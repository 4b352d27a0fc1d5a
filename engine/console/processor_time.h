// How long a player thinks, whatever else the machine has to do meanwhile: the time that `simulate` tells of.
#pragma once

#include <chrono>

namespace tableside::console {

/// What the calling thread has used of a processor so far: waiting for one does not count.
std::chrono::nanoseconds thread_processor_time();

} // namespace tableside::console
