// Shows a message in its own window, for errors at a time when the main window does not exist.
#pragma once

#include <QString>

namespace tableside {

/// Opens the window and returns at once. Without Qt Widgets, opens nothing and returns false.
bool showMessage(const QString &sentence);

} // namespace tableside
