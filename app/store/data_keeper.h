// Keeps what is stored safe: makes backups beside the app, notices damage, and has what the person is told of both. The file itself is
// repaired by Database.
#pragma once

#include "app/platform/file_job.h"
#include "app/platform/save_place.h"
#include "app/store/backups.h"
#include "app/store/database.h"
#include "app/text/page_notice.h"

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

/// One backup in the settings.
struct BackupRow
{
    Q_GADGET
    QML_VALUE_TYPE(backupRow)
    Q_PROPERTY(QString file MEMBER file CONSTANT FINAL)
    /// When it was made, such as "Friday, 27 November 2026, 20:15".
    Q_PROPERTY(QString when MEMBER when CONSTANT FINAL)
    /// The games that it holds, such as "8 score sheets and 12 games played here".
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

    /// Sentences about a file that was damaged or lost; empty if there was none. Shown until dismissDamage().
    Q_PROPERTY(QStringList damage READ damage NOTIFY damageChanged FINAL)
    /// The folder of further backups as the system writes it; empty if there is none.
    Q_PROPERTY(QString backupFolder READ backupFolder NOTIFY backupsChanged FINAL)
    /// Whether a folder can be chosen; not in a browser.
    Q_PROPERTY(bool canChooseFolder READ canChooseFolder NOTIFY backupsChanged FINAL)
    /// All backups, newest first. Read when it is first asked for.
    Q_PROPERTY(QList<tableside::BackupRow> backups READ backups NOTIFY backupsChanged FINAL)
    /// The result of the last restoration, or a problem with a backup.
    Q_PROPERTY(tableside::PageNotice *notice READ notice CONSTANT FINAL)
    /// A restoration, while it runs.
    Q_PROPERTY(tableside::FileJob *job READ job CONSTANT FINAL)

public:
    /// \p database and \p settings must outlive this.
    DataKeeper(Database &database, AppSettings &settings);
    /// Makes the last backup, and waits for it.
    ~DataKeeper() override;

    QStringList damage() const;
    QString backupFolder() const;
    bool canChooseFolder() const { return m_canChooseFolder; }
    QList<BackupRow> backups() const;
    PageNotice *notice() { return &m_notice; }
    FileJob *job() { return &m_job; }
    void setFileDesk(const FileDesk &desk);

    /// Makes a backup if the newest one is of something else, now and every \p every; notices from now on when the file is deleted or
    /// replaced.
    void start(std::chrono::milliseconds every = std::chrono::hours(1));
    /// Makes a backup soon, because a game is over.
    void backUp();
    /// Makes a backup now unless there is nothing new, and waits for it.
    void backUpAndWait();

    Q_INVOKABLE void dismissDamage();
    Q_INVOKABLE void chooseBackupFolder();
    Q_INVOKABLE void forgetBackupFolder();
    /// Adds what the backup holds and the database lacks, by job(); a backup of the present is made first.
    Q_INVOKABLE void restore(const QString &file);
    /// Opens the folder of the stored data, where a damaged file is.
    Q_INVOKABLE void openFolder();
    /// The language or the settings changed.
    void retranslate();

signals:
    void damageChanged();
    void backupsChanged();
    /// Emitted when the stored games are others than before, so that everything must be read again.
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
    mutable QHash<QString, QString> m_contents; ///< The contents of backups by file, cached because a backup never changes.
    bool m_canChooseFolder = false;
    FileJob m_job;
    QThreadPool m_pool; ///< Last: what runs in it is waited for.
};

} // namespace tableside
