// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lets the user choose where to save an exported file and which file to import. The system's dialogs are used where available,
// starting in the last used folder.
#pragma once

#include <QString>

#include <functional>

namespace tableside {

/// A callback for the path that the user chooses. Called at most once, possibly much later; never if the user cancels.
using PathReceiver = std::function<void(const QString &path)>;

/// The file dialogs and file manager of a platform, as functions; a function that the platform lacks is null. The pick
/// functions do not wait for the user. They pass the path to the callback \p then, usually later from the event loop, but
/// possibly before they return.
struct FileService
{
    /// Asks for the path of a new file and adds the extension of \p suggested if needed. If null, files are saved to the
    /// suggested path.
    std::function<void(const QString &suggested, const PathReceiver &then)> pickFile = {};
    /// Asks for a folder to save files in. If null, files are saved in the suggested folder.
    std::function<void(const QString &suggested, const PathReceiver &then)> pickFolder = {};
    /// Asks for a file to read, starting in \p folder. If null, the app cannot offer to open files.
    std::function<void(const QString &folder, const PathReceiver &then)> pickFileToOpen = {};
    /// Gives a written file or folder to the user, for example as a browser's download. Null if the user can access files
    /// directly.
    std::function<void(const QString &path)> deliver = {};
    std::function<bool(const QString &folder)> openFolder = {};
    std::function<QString()> lastFolder = {};
    std::function<void(const QString &folder)> storeLastFolder = {};
};

/// Returns functions for the desktop's file dialogs and file manager, or for the browser's file dialog and downloads. The
/// caller must set the members `lastFolder` and `storeLastFolder` of the result.
FileService systemFileService();

class SavePlace
{
public:
    void setFileService(const FileService &service) { m_fileService = service; }
    /// Sets the suggested folder, for tests. Otherwise, the last used folder is suggested or, before there is one, a folder in
    /// the user's documents.
    void setFolder(const QString &folder) { m_folder = folder; }

    /// Asks the user for the path of a new file, suggesting the name from freeExportPath(), and calls \p write with the chosen
    /// path. Without a file dialog, calls \p write with the suggested path. Returns the result of \p write, or false if \p write has not been called yet. \p write must own its data and use
    /// whileAlive() for objects that may be destroyed before the call.
    bool file(const QString &stem, qint64 atMs, const QString &ending,
              const std::function<bool(const QString &path)> &write) const;
    /// Asks the user for a folder to save files in and passes the path to \p then. An empty path means the app's folder in the
    /// user's documents, which need not exist yet.
    void folder(const PathReceiver &then) const;
    bool canOpen() const { return static_cast<bool>(m_fileService.pickFileToOpen); }
    /// Asks the user for a file to read. Does nothing if canOpen() is false.
    void openFile(const PathReceiver &then) const;

private:
    QString suggestedFolder() const;

    FileService m_fileService;
    QString m_folder;
};

} // namespace tableside
