// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The storage state for data on a disk; app/system/browser/storage.cpp implements the same functions for a browser.
#include "app/files/storage_state.h"

namespace tableside {

StorageState storageState()
{
    return StorageState::Kept;
}

void watchStorage(const std::function<void()> &) {}

} // namespace tableside
