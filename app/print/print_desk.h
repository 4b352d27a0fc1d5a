// Where the rules go to paper: the print preview, and a PDF to a place that the person chooses. Needs a QApplication;
// app/print is the one place that uses Qt Widgets.
#pragma once

#include <QString>

namespace tableside::rules {
class RulesLibrary;
}

namespace tableside {

/// Shows the booklet in a print preview, from which it is printed or kept as PDF; returns when the window is closed.
void previewBooklet(const rules::RulesLibrary &library, const QString &game, const QString &language);

} // namespace tableside
