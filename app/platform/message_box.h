// A sentence in a window of its own, where there is no other window to say it in.
#pragma once

#include <QString>

namespace tableside {

/// Until it is closed. Does nothing without Qt Widgets.
void showMessage(const QString &sentence);

} // namespace tableside
