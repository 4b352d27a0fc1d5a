// Walks a window by keys alone: what Tab and the arrow keys reach, whether one sees where the focus is, and whether Enter and
// Space press the same and leave the focus on something.
#pragma once

#include "gallery_states.h"

#include <QSet>
#include <QStringList>

namespace tableside::test {

/// Returns the faults of the Tab key and the arrow keys in a state that was just reached.
QStringList focusFaults(Driver &driver);

/// Presses each control of the state, in a program of its own each time, once by Enter and once by Space. Leaves out controls
/// whose name, without digits, is in \p pressed, and adds the others to it.
QStringList pressFaults(const GalleryState &state, QSet<QString> &pressed);

} // namespace tableside::test
