// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/save_place.h"

#include "app/files/export_file.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <memory>

namespace tableside {

namespace {

using FolderReceiver = std::function<void(const QString &folder)>;

/// Returns a function that stores the folder of the chosen file and then calls \p then. The next dialog suggests that folder.
PathReceiver storingFolder(const FolderReceiver &keep, const PathReceiver &then)
{
    return [keep, then](const QString &path) {
        if (keep)
            keep(QFileInfo(path).absolutePath());
        then(path);
    };
}

} // namespace

QString SavePlace::suggestedFolder() const
{
    if (!m_folder.isEmpty())
        return m_folder;
    QString last = m_fileService.lastFolder ? m_fileService.lastFolder() : QString();
    if (!last.isEmpty() && QFileInfo(last).isDir())
        return last;
    // A file dialog needs an existing folder to start in.
    return m_fileService.pickFile ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : QString();
}

bool SavePlace::file(const QString &stem, qint64 atMs, const QString &ending,
                     const std::function<bool(const QString &path)> &write) const
{
    const QString suggested = freeExportPath(suggestedFolder(), stem, atMs, ending);
    if (!m_fileService.pickFile)
        return write(suggested);
    const auto isWritten = std::make_shared<bool>(false); // pickFile() may run the function below after this one returns
    m_fileService.pickFile(suggested, storingFolder(m_fileService.storeLastFolder, [write, isWritten](const QString &path) {
                               *isWritten = write(path);
                           }));
    return *isWritten;
}

void SavePlace::openFile(const PathReceiver &then) const
{
    if (canOpen())
        m_fileService.pickFileToOpen(suggestedFolder(), storingFolder(m_fileService.storeLastFolder, then));
}

void SavePlace::folder(const PathReceiver &then) const
{
    if (!m_fileService.pickFolder)
        return then(suggestedFolder());
    m_fileService.pickFolder(suggestedFolder(), [keep = m_fileService.storeLastFolder, then](const QString &path) {
        if (keep)
            keep(path);
        then(path);
    });
}

} // namespace tableside
