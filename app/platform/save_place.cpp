#include "app/platform/save_place.h"

#include "app/platform/export_file.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace tableside {

QString SavePlace::suggestedFolder() const
{
    if (!m_folder.isEmpty())
        return m_folder;
    const QString last = m_desk.lastFolder ? m_desk.lastFolder() : QString();
    if (!last.isEmpty() && QFileInfo(last).isDir())
        return last;
    // What is offered to be chosen from must be there
    return m_desk.pickFile ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : QString();
}

QString SavePlace::file(const QString &stem, qint64 atMs, const QString &ending) const
{
    const QString suggested = freeExportPath(suggestedFolder(), stem, atMs, ending);
    if (!m_desk.pickFile)
        return suggested;
    const QString path = m_desk.pickFile(suggested);
    keepFolderOf(path);
    return path;
}

void SavePlace::openFile(const std::function<void(const QString &path)> &then)
{
    if (!canOpen())
        return;
    m_desk.pickFileToOpen(suggestedFolder(), [this, then](const QString &path) {
        keepFolderOf(path);
        then(path);
    });
}

void SavePlace::keepFolderOf(const QString &path) const
{
    if (!path.isEmpty() && m_desk.keepFolder)
        m_desk.keepFolder(QFileInfo(path).absolutePath());
}

std::optional<QString> SavePlace::folder() const
{
    if (!m_desk.pickFolder)
        return suggestedFolder();
    const QString path = m_desk.pickFolder(suggestedFolder());
    if (path.isEmpty())
        return {};
    if (m_desk.keepFolder)
        m_desk.keepFolder(path);
    return path;
}

} // namespace tableside
