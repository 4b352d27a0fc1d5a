// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reports whether stored data are permanent. Data on a disk always are; a browser may refuse to store data, be full, or give no
// guarantee.
#pragma once

#include <functional>

namespace tableside {

enum class StorageState {
    Kept,
    Evictable, ///< The browser may delete the data when it needs space.
    Refused,   ///< The browser does not store data.
    Full,      ///< The browser cannot store more data, because its storage is full.
    Private    ///< The browser deletes the data when its private window is closed.
};

StorageState storageState();
/// Calls `told` after each change of the state.
void watchStorage(const std::function<void()> &told);

} // namespace tableside
