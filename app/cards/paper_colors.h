// What is printed is dark on white.
#pragma once

#include <QColor>

#include <array>

namespace tableside {

/// Of players, by number: those of Theme.qml.
inline constexpr std::array<QRgb, 10> playerColors{0xffe69f00, 0xff56b4e9, 0xff19a67c, 0xfff0e442, 0xff4d8fd6,
                                                   0xffe8703a, 0xffd68ab5, 0xffc9c2b4, 0xff9bcf5c, 0xffb79cf0};

/// Of what stands beside the matter: footers, arrows, dates.
inline constexpr QColor softInk(0x68, 0x5a, 0x48);

} // namespace tableside
