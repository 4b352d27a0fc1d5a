// A sentence in a window of its own, where there is no other window to say it in.
#pragma once

#include <QString>

namespace tableside {

/// Opens the window and returns at once. Returns false without Qt Widgets, where no window opens.
bool showMessage(const QString &sentence);

} // namespace tableside
