// Whether a QLockFile may lie somewhere: it reads what is there already, and a pipe or a device would make it wait for ever.
#pragma once

#include <QFileInfo>

namespace tableside {

/// Nothing is there, or a plain file.
inline bool isLockPlace(const QString &path)
{
    const QFileInfo file(path);
    return !file.isSymLink() && (!file.exists() || file.isFile());
}

} // namespace tableside
