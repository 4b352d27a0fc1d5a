// The desktop's windows for choosing where files go. Needs a QApplication.
#pragma once

#include "app/platform/save_place.h"

namespace tableside {

/// Windows of the desktop, and its file manager. Who remembers the last folder is to be added.
FileDesk desktopFileDesk();

} // namespace tableside
