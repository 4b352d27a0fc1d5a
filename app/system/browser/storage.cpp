// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Queries the state of the browser's storage from the page (window.tablesideStorage in packaging/web/page/loader.js).
#include "app/files/storage_state.h"

#include <emscripten.h>
#include <vector>

// clang-format off
// Returns the integer value of a StorageState. The page's problem 'lost' is not converted, because the page ends the app when
// that problem occurs.
EM_JS(int, tableside_storage_state, (), {
    const { persisted, problem } = window.tablesideStorage ?? {};
    const state = { blocked: 2, full: 3, private: 4 }[problem];
    return state ?? (persisted === false ? 1 : 0);
});

EM_JS(void, tableside_watch_storage, (), {
    window.addEventListener("tableside-storage", () => _tableside_storage_changed());
});
// clang-format on

namespace tableside {

namespace {

std::vector<std::function<void()>> watchers;

} // namespace

StorageState storageState()
{
    return static_cast<StorageState>(tableside_storage_state());
}

void watchStorage(const std::function<void()> &told)
{
    if (watchers.empty())
        tableside_watch_storage();
    watchers.push_back(told);
}

} // namespace tableside

extern "C" EMSCRIPTEN_KEEPALIVE void tableside_storage_changed()
{
    for (const auto &told : tableside::watchers)
        told();
}
