// The way to the printer, and to files that the person picks: both are windows of the desktop.
#pragma once

#include <QString>

#include "engine/score/sheet.h"

namespace tableside {

/// A preview with the printer's own settings; returns when it is closed.
void previewSheet(const score::Sheet &sheet);

/// A book or table to be imported; empty when none was picked.
QString pickFileToImport();

} // namespace tableside
