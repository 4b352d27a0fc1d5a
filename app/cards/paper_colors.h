// What is printed is dark on white.
#pragma once

#include <QColor>

namespace tableside {

/// Of what stands beside the matter: footers, arrows, dates.
inline constexpr QColor softInk(0x68, 0x5a, 0x48);

} // namespace tableside
