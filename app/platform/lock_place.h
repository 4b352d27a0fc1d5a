// Whether a QLockFile may lie somewhere: it reads what is there already, and a pipe or a device would make it wait for ever.
#pragma once

#include <QFileInfo>

namespace tableside {

/// Nothing is there, or a plain file. Never in a browser, whose page sees to it that one tab has the data (loader.js): what a
/// killed tab left behind would pass for our own.
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
