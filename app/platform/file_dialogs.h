// The platform's dialogs for choosing files. On a desktop, they need a QApplication.
#pragma once

#include "app/platform/save_place.h"

namespace tableside {

/// Returns functions for the desktop's file dialogs and file manager, or for the browser's file dialog and downloads. The
/// caller must set the members `lastFolder` and `storeLastFolder` of the result.
FileService systemFileService();

} // namespace tableside
