// The storage state of a disk; app/browser/storage.cpp is that of a browser.
#include "app/platform/storage_state.h"

namespace tableside {

StorageState storageState()
{
    return StorageState::Kept;
}

void watchStorage(const std::function<void()> &) {}

} // namespace tableside
