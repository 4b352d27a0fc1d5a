// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The controller of the history page: the list and statistics of finished games that were played in the app, and the commands for
// one of these games.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <algorithm>

#include "app/history/played_list.h"
#include "app/history/played_statistics.h"
#include "app/history/trophies.h"
#include "app/files/file_job.h"
#include "app/files/save_place.h"
#include "app/ui/page_notice.h"

namespace tableside {

class AppSettings;
class Database;

/// The root object of the history for QML.
class HistoryController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    Q_PROPERTY(tableside::PlayedList *list READ list CONSTANT FINAL)
    Q_PROPERTY(tableside::PlayedStatistics *statistics READ statistics CONSTANT FINAL)
    Q_PROPERTY(tableside::Trophies *trophies READ trophies CONSTANT FINAL)
    /// The result of the last export, or the reason why games could not be read, deleted, or restored.
    Q_PROPERTY(tableside::PageNotice *notice READ notice CONSTANT FINAL)
    /// The game whose details are shown; `matchId` is 0 if there is none. Unlike a row of the list, this row also has the
    /// players' figures, such as rounds won and calls.
    Q_PROPERTY(tableside::PlayedRow selected READ selected NOTIFY selectedChanged FINAL)
    /// The date and time at which the selected game ended; `selectedRules` are the rules of that game. Both are empty if no game
    /// is selected.
    Q_PROPERTY(QString selectedTime READ selectedTime NOTIFY selectedChanged FINAL)
    Q_PROPERTY(QString selectedRules READ selectedRules NOTIFY selectedChanged FINAL)
    /// The progress of the job that derives the results of earlier games, such as "Working through earlier games: 120 of 400";
    /// empty if the job is not running.
    Q_PROPERTY(QString deriveProgressText READ deriveProgressText NOTIFY progressTextChanged FINAL)
    Q_PROPERTY(bool canRestore READ canRestore NOTIFY deletedChanged FINAL)
    /// The title and date of the game that restore() restores, which is the most recently deleted one.
    Q_PROPERTY(QString deletedTitle READ deletedTitle NOTIFY deletedChanged FINAL)

public:
    enum ListFormat { Csv, Json };
    Q_ENUM(ListFormat)

    /// \p database, \p people, and \p settings must outlive the controller.
    HistoryController(
        Database &database, const People &people, AppSettings &settings,
        PlayedList::Today today = [] { return QDate::currentDate(); }, QObject *parent = nullptr);

    PlayedList *list() { return &m_list; }
    PlayedStatistics *statistics() { return &m_statistics; }
    Trophies *trophies() { return &m_trophies; }
    PageNotice *notice() { return &m_notice; }
    PlayedRow selected() const;
    QString selectedTime() const;
    QString selectedRules() const;
    QString deriveProgressText() const;
    bool canRestore() const { return !m_deleted.isEmpty(); }
    QString deletedTitle() const;
    void setFileService(const FileService &service);
    /// Sets the export folder in tests; see SavePlace::setFolder().
    void setExportFolder(const QString &folder) { m_savePlace.setFolder(folder); }
    /// Returns the job that derives the digests (stored results) of earlier matches.
    FileJob &deriveJob() { return m_deriveJob; }

    /// Reads the stored games unless the list is up to date, and starts a job that derives missing digests (stored results) and
    /// feats.
    Q_INVOKABLE void open();
    Q_INVOKABLE void select(qint64 id);
    /// Returns the row of the selected game in the list; 0 if the list does not show the game.
    Q_INVOKABLE int selectedRow() const { return std::max(0, m_list.rowWith(m_selected)); }
    Q_INVOKABLE bool remove(qint64 id);
    /// Restores the most recently deleted game.
    Q_INVOKABLE bool restore();
    /// Saves the record of a game in a file that the user chooses; notice() then shows the result.
    Q_INVOKABLE bool saveRecord(qint64 id);
    /// Exports the games that the list shows.
    Q_INVOKABLE bool exportList(ListFormat format);

    /// Called when a match is over. Deletes the records of the oldest matches, so that no more remain than the settings allow;
    /// the results stay. Starts the job of open() if it has anything to do.
    void onMatchClosed();
    /// Called when a round at the table has been counted.
    void onRoundCounted(const MatchSessionBase &session);
    /// Discards all data read from the store. Called when the store's content was restored, repaired, or deleted.
    void reload();
    void retranslate();

signals:
    void selectedChanged();
    void deletedChanged();
    void progressTextChanged();

private:
    void read();
    void readTrophies();
    void deriveMissing();
    void dropRecords();
    bool done(bool success);

    Database &m_database;
    const People &m_people;
    AppSettings &m_settings;
    PlayedStore m_store;
    PlayedList m_list;
    PlayedStatistics m_statistics;
    Trophies m_trophies; // must be after the statistics and the store, which it reads
    PageNotice m_notice;
    SavePlace m_savePlace;
    QList<PlayedMatch> m_deleted;
    qint64 m_selected = 0;
    bool m_isCurrent = false; ///< Whether the games in memory are up to date with the store.
    QTimer m_dropping;
    FileJob m_deriveJob;
};

} // namespace tableside
