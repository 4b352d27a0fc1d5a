// Chooses where exported files go and which file is imported: by the dialogs of the system where it has some, beginning with
// the folder of the last time.
#pragma once

#include <QString>

#include <functional>

namespace tableside {

/// Receives a path that the person chose. Called once, or never if the person cancels; maybe long after it was passed on.
using PathReceiver = std::function<void(const QString &path)>;

/// The file dialogs and file manager of a system; a null function where it has none. None of the functions waits for the
/// person: they return at once, and \p then is called from the event loop or before they return.
struct FileDesk
{
    /// Asks for the path of a new file; it gets the ending of \p suggested. Null: files go to the suggested path.
    std::function<void(const QString &suggested, const PathReceiver &then)> pickFile = {};
    /// Asks for the folder to save into. Null: files go to the suggested folder.
    std::function<void(const QString &suggested, const PathReceiver &then)> pickFolder = {};
    /// Asks for a file to read, beginning in \p folder. Null: nothing can be picked.
    std::function<void(const QString &folder, const PathReceiver &then)> pickFileToOpen = {};
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

    /// Asks for the path of a new file, suggested as freeExportPath() names it, and calls \p write with it; not if the person
    /// cancels. Returns what \p write returned, or false if it has not been called yet. \p write must own what it needs and
    /// guard what may be gone by then (whileAlive()).
    bool file(const QString &stem, qint64 atMs, const QString &ending,
              const std::function<bool(const QString &path)> &write) const;
    /// Asks for a folder to save into. An empty path stands for our own folder, which need not exist yet.
    void folder(const PathReceiver &then) const;
    bool canOpen() const { return static_cast<bool>(m_desk.pickFileToOpen); }
    /// Asks for a file to read. Does nothing if canOpen() is false.
    void openFile(const PathReceiver &then) const;

private:
    QString suggestedFolder() const;

    FileDesk m_desk;
    QString m_folder;
};

} // namespace tableside
