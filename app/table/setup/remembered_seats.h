// Who sits, as the settings keep it: in any language, for a name that nobody has typed stays empty.
#pragma once

#include "app/table/session/match_config.h"

#include <QVariantList>

#include <vector>

namespace tableside {

QVariantList seatsToVariant(const std::vector<SeatConfig> &seats);
/// Also of 0.1.0, which kept name, portrait and level alone.
std::vector<SeatConfig> seatsFromVariant(const QVariantList &remembered);

} // namespace tableside
