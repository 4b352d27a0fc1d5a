#include "engine/dos/ai/belief.h"

namespace tableside {

template class ChainBelief<dos::BeliefParts>;

} // namespace tableside
