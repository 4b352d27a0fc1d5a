// Shows a message in a window of its own, for times when the main window does not exist.
#pragma once

#include <QString>

namespace tableside {

/// Opens the window and returns at once. Returns false without Qt Widgets, where no window opens.
bool showMessage(const QString &sentence);

} // namespace tableside
