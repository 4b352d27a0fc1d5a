// The dialogs in which the user picks files on this system. The desktop ones need a QApplication.
#pragma once

#include "app/platform/save_place.h"

namespace tableside {

/// Returns the dialogs and the file manager of the desktop, or those of the browser with its downloads. The caller adds
/// `lastFolder` and `keepFolder`.
FileDesk systemFileDesk();

} // namespace tableside
