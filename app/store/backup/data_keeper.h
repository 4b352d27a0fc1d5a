// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Keeps stored data safe: makes backups while the app runs, detects damage, and reports backups and damage to the user. The class
// Database repairs the file.
#pragma once

#include "app/files/file_job.h"
#include "app/files/save_place.h"
#include "app/store/database/backups.h"
#include "app/store/database/database.h"
#include "app/ui/page_notice.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>

namespace tableside {

class AppSettings;

/// A backup as listed in the settings.
struct BackupRow
{
    Q_GADGET
    QML_VALUE_TYPE(backupRow)
    Q_PROPERTY(QString file MEMBER file CONSTANT FINAL)
    /// The date and time of the backup, such as "Friday, 27 November 2026, 20:15".
    Q_PROPERTY(QString when MEMBER when CONSTANT FINAL)
    /// The number of games in the backup, such as "8 score sheets and 12 games played here".
    Q_PROPERTY(QString content MEMBER content CONSTANT FINAL)

public:
    QString file;
    QString when;
    QString content;
    friend bool operator==(const BackupRow &, const BackupRow &) = default;
};

class DataKeeper : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    /// Sentences about the last repair of the file with the games, which was damaged, missing, replaced, or outdated; empty if there
    /// was none. The sentences stay until dismissDamage().
    Q_PROPERTY(QStringList damage READ damage NOTIFY damageChanged FINAL)
    /// The path of the folder for further backups, with native separators; empty if none is chosen.
    Q_PROPERTY(QString backupFolder READ backupFolder NOTIFY backupsChanged FINAL)
    /// Whether the platform can choose a folder; false in a browser.
    Q_PROPERTY(bool canChooseFolder READ canChooseFolder NOTIFY backupsChanged FINAL)
    /// All backups, newest first. Reading this property reads the backup files; `content` of each row is cached.
    Q_PROPERTY(QList<tableside::BackupRow> backups READ backups NOTIFY backupsChanged FINAL)
    /// The result of the last restoration, or a problem with a backup or a folder.
    Q_PROPERTY(tableside::PageNotice *notice READ notice CONSTANT FINAL)
    /// The job that restores a backup.
    Q_PROPERTY(tableside::FileJob *job READ job CONSTANT FINAL)

public:
    /// \p database and \p settings must outlive this object.
    DataKeeper(Database &database, AppSettings &settings);
    /// Makes a last backup, if start() was called, and waits for it.
    ~DataKeeper() override;

    QStringList damage() const;
    QString backupFolder() const;
    bool canChooseFolder() const { return m_canChooseFolder; }
    QList<BackupRow> backups() const;
    PageNotice *notice() { return &m_notice; }
    FileJob *job() { return &m_job; }
    void setFileService(const FileService &service);

    /// Makes a backup now and at intervals of \p every, each time only if something has changed. From now on, also detects that
    /// the file was deleted or replaced. Does nothing if the data is only in memory.
    void start(std::chrono::milliseconds every = std::chrono::hours(1));
    /// Makes a backup in another thread if something has changed. Called at intervals and when a game is over. Does nothing before
    /// start().
    void backUp();
    /// Makes a backup if something has changed, and waits for it.
    void backUpAndWait();

    Q_INVOKABLE void dismissDamage();
    Q_INVOKABLE void chooseBackupFolder();
    Q_INVOKABLE void forgetBackupFolder();
    /// Starts job(), which adds everything from the backup \p file that the database lacks. Makes a backup of the present data
    /// first.
    Q_INVOKABLE void restore(const QString &file);
    /// Opens the folder of the database, which also contains any damaged file, in the system's file manager.
    Q_INVOKABLE void openFolder();
    /// Translates all sentences again. Called when the language has changed.
    void retranslate();

signals:
    void damageChanged();
    void backupsChanged();
    /// Emitted when a repair or the restoration of a backup may have changed stored games, so that everything must be read again.
    void contentChanged();

private:
    void onMade(backups::Outcome outcome);
    void onRepaired();
    QString contentOf(const QString &file) const;

    Database &m_database;
    AppSettings &m_settings;
    PageNotice m_notice;
    SavePlace m_savePlace;
    std::function<bool(const QString &folder)> m_openFolder;
    QTimer m_timer;
    QFileSystemWatcher m_watcher;
    mutable QHash<QString, QString> m_contents; ///< The words about each backup's content, by file path.
    bool m_canChooseFolder = false;
    FileJob m_job;
    QThreadPool m_pool; ///< Declared last, so that its destructor waits for running tasks while the other members still exist.
};

} // namespace tableside
