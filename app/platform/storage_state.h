// Whether what is stored stays there. On a disk it does; a browser may refuse, be full, or promise nothing.
#pragma once

#include <functional>

namespace tableside {

enum class StorageState {
    Kept,
    MayGo,   ///< Until the browser needs the space.
    Refused, ///< Nothing is kept.
    Full,    ///< Nothing more is kept.
    Private  ///< Until the window is closed.
};

StorageState storageState();
/// `told` is called whenever it is another.
void watchStorage(const std::function<void()> &told);

} // namespace tableside
