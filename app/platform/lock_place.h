// Checks whether a QLockFile may be used at a path: QLockFile reads an existing file first, and would block forever on a pipe or
// a device.
#pragma once

#include <QFileInfo>

namespace tableside {

/// Returns whether \p path is free or an ordinary file. Always false in a browser, where the page ensures that only one tab uses
/// the data (loader.js), and a lock left by a killed tab would look like this process's own.
inline bool isLockPlace([[maybe_unused]] const QString &path)
{
#ifdef Q_OS_WASM
    return false;
#else
    const QFileInfo file(path);
    return !file.isSymLink() && (!file.exists() || file.isFile());
#endif
}

} // namespace tableside
