// Reports whether stored data is permanent. Data on a disk is; a browser may refuse to store data, be full, or give no guarantee.
#pragma once

#include <functional>

namespace tableside {

enum class StorageState {
    Kept,
    MayGo,   ///< Kept until the browser needs the space.
    Refused, ///< The browser stores no data.
    Full,    ///< The browser stores no further data.
    Private  ///< Kept until the window is closed.
};

StorageState storageState();
/// Calls `told` whenever the state has changed.
void watchStorage(const std::function<void()> &told);

} // namespace tableside
