// Shows a message in a separate window, for errors that occur before the main window exists.
#pragma once

#include <QString>

namespace tableside {

/// Opens the window and returns at once. Without Qt Widgets, opens nothing and returns false.
bool showMessage(const QString &sentence);

} // namespace tableside
