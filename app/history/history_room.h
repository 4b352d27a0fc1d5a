// The games played at the table that are over: their list, their statistics, and what can be done with one of them.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <algorithm>

#include "app/history/played_list.h"
#include "app/history/played_statistics.h"
#include "app/platform/file_job.h"
#include "app/platform/save_place.h"
#include "app/text/page_notice.h"

namespace tableside {

class AppSettings;
class Database;

class HistoryRoom : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    Q_PROPERTY(tableside::PlayedList *list READ list CONSTANT FINAL)
    Q_PROPERTY(tableside::PlayedStatistics *statistics READ statistics CONSTANT FINAL)
    /// What came of the last export or deletion.
    Q_PROPERTY(tableside::PageNotice *notice READ notice CONSTANT FINAL)
    /// The game that is looked at; its id is 0 for none. Its seats have their figures.
    Q_PROPERTY(tableside::PlayedRow selected READ selected NOTIFY selectedChanged FINAL)
    /// Of that game: when it was played, and by which rules.
    Q_PROPERTY(QString selectedTime READ selectedTime NOTIFY selectedChanged FINAL)
    Q_PROPERTY(QString selectedRules READ selectedRules NOTIFY selectedChanged FINAL)
    /// "Working through earlier games: 120 of 400", while they are not all in the list; else empty.
    Q_PROPERTY(QString lateWords READ lateWords NOTIFY lateChanged FINAL)
    Q_PROPERTY(bool canBringBack READ canBringBack NOTIFY deletedChanged FINAL)
    /// Of what bringBack() brings back.
    Q_PROPERTY(QString deletedTitle READ deletedTitle NOTIFY deletedChanged FINAL)

public:
    enum ListFormat { Csv, Json };
    Q_ENUM(ListFormat)

    /// All three outlive the room.
    HistoryRoom(Database &database, const People &people, AppSettings &settings,
                PlayedList::Today today = [] { return QDate::currentDate(); }, QObject *parent = nullptr);

    PlayedList *list() { return &m_list; }
    PlayedStatistics *statistics() { return &m_statistics; }
    PageNotice *notice() { return &m_notice; }
    PlayedRow selected() const;
    QString selectedTime() const;
    QString selectedRules() const;
    QString lateWords() const;
    bool canBringBack() const { return !m_deleted.isEmpty(); }
    QString deletedTitle() const;
    void setFileDesk(const FileDesk &desk);
    /// For tests; otherwise the user's documents.
    void setExportFolder(const QString &folder) { m_savePlace.setFolder(folder); }
    /// The matches whose digests are derived late.
    FileJob &lateJob() { return m_late; }

    /// Reads what is stored, unless that is known; derives what is missing, beside the app.
    Q_INVOKABLE void open();
    Q_INVOKABLE void select(qint64 id);
    /// Where the selected game is in the list that is shown; 0 where it is not.
    Q_INVOKABLE int selectedRow() const { return std::max(0, m_list.rowWith(m_selected)); }
    Q_INVOKABLE bool remove(qint64 id);
    /// The game that was deleted last comes back.
    Q_INVOKABLE bool bringBack();
    /// The record of a game, where the person chooses; notice() says where.
    Q_INVOKABLE bool saveRecord(qint64 id);
    /// The games that are shown.
    Q_INVOKABLE bool exportList(ListFormat format);

    /// A match is over: the records of the oldest go, as the settings want it.
    void onMatchClosed();
    /// The store holds something else than before.
    void reload();
    void retranslate();

signals:
    void selectedChanged();
    void deletedChanged();
    void lateChanged();

private:
    void read();
    void dropRecords();
    bool done(bool success);

    Database &m_database;
    const People &m_people;
    AppSettings &m_settings;
    PlayedStore m_store;
    PlayedList m_list;
    PlayedStatistics m_statistics;
    PageNotice m_notice;
    SavePlace m_savePlace;
    QList<PlayedMatch> m_deleted;
    qint64 m_selected = 0;
    bool m_isCurrent = false; ///< What was read is what is stored.
    QTimer m_dropping;
    FileJob m_late;
};

} // namespace tableside
