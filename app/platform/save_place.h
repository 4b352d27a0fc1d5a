// Where files for people go: asked of the person where there is a desktop, and beginning with the folder of the last time.
#pragma once

#include <QString>

#include <functional>
#include <optional>

namespace tableside {

/// What a desktop offers. Whatever is null is not asked: files go where they are suggested to go.
struct FileDesk
{
    /// The place that was chosen, with the ending of `suggested`; empty when the person changed their mind.
    std::function<QString(const QString &suggested)> pickFile = {};
    std::function<QString(const QString &suggested)> pickFolder = {};
    /// A file to be read, beginning in `folder`: `then` gets it, maybe after this has returned, and never when the person
    /// changed their mind.
    std::function<void(const QString &folder, const std::function<void(const QString &path)> &then)> pickFileToOpen = {};
    /// Takes what was written, a file or a folder, to where people find it: out of a browser. Null where they can see it.
    std::function<void(const QString &path)> handOver = {};
    std::function<bool(const QString &folder)> openFolder = {};
    std::function<QString()> lastFolder = {};
    std::function<void(const QString &folder)> keepFolder = {};
};

class SavePlace
{
public:
    void setDesk(const FileDesk &desk) { m_desk = desk; }
    /// For tests; otherwise a folder of ours in the user's documents.
    void setFolder(const QString &folder) { m_folder = folder; }

    /// Named like freeExportPath(); empty when the person changed their mind.
    QString file(const QString &stem, qint64 atMs, const QString &ending) const;
    /// Nothing: as file(). An empty folder is that of ours, which need not be there yet.
    std::optional<QString> folder() const;
    bool canOpen() const { return static_cast<bool>(m_desk.pickFileToOpen); }
    /// As pickFileToOpen; nothing where nobody can be asked.
    void openFile(const std::function<void(const QString &path)> &then);

private:
    QString suggestedFolder() const;
    void keepFolderOf(const QString &path) const;

    FileDesk m_desk;
    QString m_folder;
};

} // namespace tableside
