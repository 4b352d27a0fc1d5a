// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks a window by keys alone: that Tab and the arrow keys reach every control and the focus is visible, and that Enter and
// Space do the same and leave the focus on a visible item.
#pragma once

#include "gallery_states.h"

#include <QSet>
#include <QStringList>

namespace tableside::test {

/// Returns the faults of Tab and the arrow keys in the state that the window shows.
QStringList focusFaults(Driver &driver);

/// Presses each control of the state once with Enter and once with Space, each time in a newly started app. Skips controls whose
/// name without digits is in \p pressed, and adds the names of the others to it. Returns the faults.
QStringList pressFaults(const GalleryState &state, QSet<QString> &pressed);

} // namespace tableside::test
