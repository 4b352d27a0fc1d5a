// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks whether a QLockFile may be created at a path. QLockFile first reads an existing file, which would block forever if the
// path is a pipe or a device.
#pragma once

#include <QFileInfo>

namespace tableside {

/// Returns whether \p path does not exist or is an ordinary file (not a symbolic link). Always returns false in a browser, where
/// no lock is needed: the page already ensures that only one tab uses the data (one_tab.js). A killed tab's lock file would also
/// look like this process's own.
inline bool canLockAt([[maybe_unused]] const QString &path)
{
#ifdef Q_OS_WASM
    return false;
#else
    const QFileInfo file(path);
    return !file.isSymLink() && (!file.exists() || file.isFile());
#endif
}

} // namespace tableside
