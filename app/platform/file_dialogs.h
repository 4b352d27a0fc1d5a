// How this system asks which file is meant, and where one goes. On the desktop it needs a QApplication.
#pragma once

#include "app/platform/save_place.h"

namespace tableside {

/// Windows of the desktop and its file manager, or those of the browser and its downloads. Who remembers the last folder is to
/// be added.
FileDesk systemFileDesk();

} // namespace tableside
