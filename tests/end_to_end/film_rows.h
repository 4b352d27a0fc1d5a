// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Films each kind of moment by itself.
#pragma once

#include "driver.h"
#include "look.h"

namespace tableside::test {

/// Sets up a match with these seats and house rules: printed, chaos, or all.
void setUpFilm(Driver &driver, const QString &game, int seats, const QString &rules, const QString &deal);
/// Gives the app the look and a speed.
void turnInto(Driver &driver, const Look &look, double speed, bool still);

/// Finds a deal for each kind of moment and some other events, and saves four pictures of each into \p folder: the beginning, the
/// middle and the end of its hold, and the middle with reduced motion. Prints how long each lasts. Only those whose names begin
/// with \p names are filmed.
void filmRows(const QString &folder, const QList<Look> &looks, const QString &names);

} // namespace tableside::test
