// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/belief.h"

namespace tableside {

template class ChainBelief<dos::BeliefParts>;

} // namespace tableside
