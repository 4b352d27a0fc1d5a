#include "ai/dos_belief.h"

namespace tableside {

template class ChainBelief<dos::BeliefParts>;

} // namespace tableside
