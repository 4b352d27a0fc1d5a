// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures of cards for the page on phones.
#pragma once

#include <QByteArray>
#include <QString>

namespace tableside::phones {

/// Returns a card of either game, or a back, as an SVG document that is drawn by paintCard() and needs no font. Its size is 250 ×
/// 350 units and it has no margin. Empty if there is no such card.
QByteArray cardSvg(const QString &code);

} // namespace tableside::phones
