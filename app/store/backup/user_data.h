// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// All the data that the app stores on this device, as shown in the settings: its folder, its export, and its deletion.
#pragma once

#include "app/files/file_job.h"
#include "app/files/save_place.h"
#include "app/files/storage_state.h"
#include "app/store/backup/data_export.h"
#include "app/ui/page_notice.h"

#include <QObject>
#include <QQmlEngine>

#include <functional>

namespace tableside {

class AppSettings;
class Database;

/// Exports and deletes the stored data, and opens its folder.
class UserData : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    /// The path of the folder with the database, with native separators.
    Q_PROPERTY(QString folder READ folder CONSTANT FINAL)
    /// Whether the folder can be opened; false in a browser, whose storage has no visible folders.
    Q_PROPERTY(bool hasFolder READ hasFolder NOTIFY storageChanged FINAL)
    /// Whether the browser may delete the app's data when the browser needs the space.
    Q_PROPERTY(bool isEvictable READ isEvictable NOTIFY storageChanged FINAL)
    /// The reason why the last attempt to delete everything failed; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    /// The result of the last export, or a problem with opening the folder.
    Q_PROPERTY(tableside::PageNotice *notice READ notice CONSTANT FINAL)
    /// The job of the export.
    Q_PROPERTY(tableside::FileJob *job READ job CONSTANT FINAL)

public:
    /// \p database and \p settings must outlive this object. \p voicesFolder contains the recorded voices.
    UserData(Database &database, AppSettings &settings, const QString &voicesFolder);

    QString folder() const;
    bool hasFolder() const { return static_cast<bool>(m_fileService.openFolder); }
    bool isEvictable() const { return storageState() == StorageState::Evictable; }
    QString problem() const { return m_problem ? m_problem() : QString(); }
    PageNotice *notice() { return &m_notice; }
    FileJob *job() { return &m_job; }
    QString exported() const { return m_notice.text(); }
    /// Sets the function that writes the score book; required before exportAll().
    void setBookWriter(const BookWriter &writer) { m_writeBook = writer; }
    /// Sets the export folder in tests; see SavePlace::setFolder().
    void setExportFolder(const QString &folder) { m_savePlace.setFolder(folder); }
    void setFileService(const FileService &service);

    /// Lets the user choose a folder and starts an export in job(); see data_export.h. When the job has ended, exported() returns
    /// the result as a sentence. Does nothing if the user cancels.
    Q_INVOKABLE void exportAll();
    /// Opens folder() in the system's file manager.
    Q_INVOKABLE void openFolder();

    /// Deletes matches, scores, people, calls, recordings, backups, damaged files that were set aside, and the settings. Returns
    /// false and sets problem() if anything is left. The app must end after deleted(), because objects in memory still hold old
    /// values and would write them again.
    Q_INVOKABLE bool deleteAll();

    /// Translates problem() again and dismisses the notice of the last export. Called when the language has changed.
    void retranslate();

signals:
    void storageChanged();
    /// Emitted when the database has been emptied, even if some files are left. All data must be read again.
    void emptied();
    void deleted();
    void problemChanged();

private:
    void exportInto(const QString &folder);
    bool emptyDatabase();
    bool removeFiles();
    bool fail(const std::function<QString()> &problem);

    Database &m_database;
    AppSettings &m_settings;
    QString m_voicesFolder;
    BookWriter m_writeBook;
    SavePlace m_savePlace;
    FileService m_fileService;
    PageNotice m_notice;
    std::function<QString()> m_problem; ///< A function that returns the problem in the current language.
    FileJob m_job;
};

} // namespace tableside
