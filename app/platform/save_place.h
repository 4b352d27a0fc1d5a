// Chooses where exported files are saved and which file is imported: by the system's dialogs where available, beginning in the
// last folder.
#pragma once

#include <QString>

#include <functional>

namespace tableside {

/// Receives a path that the person chose. Called once, or never if the person cancels; the call may come much later.
using PathReceiver = std::function<void(const QString &path)>;

/// The file dialogs and file manager of a system; functions that the system lacks are null. No function blocks while the person
/// chooses: each returns at once, and \p then is called from the event loop or before the function returns.
struct FileDesk
{
    /// Opens the choice of a path for a new file; the path gets the extension of \p suggested. Null: files are saved to the
    /// suggested path.
    std::function<void(const QString &suggested, const PathReceiver &then)> pickFile = {};
    /// Opens the choice of a folder to save into. Null: files are saved to the suggested folder.
    std::function<void(const QString &suggested, const PathReceiver &then)> pickFolder = {};
    /// Opens the choice of a file to read, beginning in \p folder. Null: files can't be picked.
    std::function<void(const QString &folder, const PathReceiver &then)> pickFileToOpen = {};
    /// Delivers the written file or folder to the user, such as by a browser's download. Null if files are accessible where they
    /// are.
    std::function<void(const QString &path)> handOver = {};
    std::function<bool(const QString &folder)> openFolder = {};
    std::function<QString()> lastFolder = {};
    std::function<void(const QString &folder)> keepFolder = {};
};

class SavePlace
{
public:
    void setDesk(const FileDesk &desk) { m_desk = desk; }
    /// Sets the suggested folder, for tests; the default is the app's folder in the user's documents.
    void setFolder(const QString &folder) { m_folder = folder; }

    /// Lets the person choose the path of a new file, suggested as freeExportPath() names it, and calls \p write with it, unless
    /// the person cancels. Returns what \p write returned, or false if \p write has not been called yet. \p write must own its
    /// data and guard objects that may be gone by then (whileAlive()).
    bool file(const QString &stem, qint64 atMs, const QString &ending,
              const std::function<bool(const QString &path)> &write) const;
    /// Lets the person choose a folder to save into. An empty path stands for the app's own folder, which need not exist yet.
    void folder(const PathReceiver &then) const;
    bool canOpen() const { return static_cast<bool>(m_desk.pickFileToOpen); }
    /// Lets the person choose a file to read. Does nothing if canOpen() is false.
    void openFile(const PathReceiver &then) const;

private:
    QString suggestedFolder() const;

    FileDesk m_desk;
    QString m_folder;
};

} // namespace tableside
