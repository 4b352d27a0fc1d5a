// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/files_beside.h"

#include <QDir>
#include <QFileInfo>

namespace tableside {

QString siblingFile(const QString &path, const QString &addition)
{
    const QFileInfo file(path);
    const QString ending = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    return file.absoluteDir().filePath(file.completeBaseName() + addition + ending);
}

QStringList siblingFiles(const QString &path, const QString &addition)
{
    const QFileInfo file(path);
    const QDir folder(file.absolutePath(), file.completeBaseName() + addition + u'*', QDir::Name | QDir::Reversed, QDir::Files);
    QStringList files;
    for (const QString &name : folder.entryList())
        files.append(folder.filePath(name));
    return files;
}

} // namespace tableside
