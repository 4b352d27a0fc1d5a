// The log of the call booth: the calls with their times, stored with the open score game, shown newest first, and exported as
// text. Entries are written with a delay, so that the disk never delays a call's sound.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include "app/platform/save_place.h"
#include "app/score/score_session.h"
#include "app/store/call_store.h"
#include "app/text/page_notice.h"
#include "app/view/rows_model.h"
#include "engine/calls/call_entry.h"

namespace tableside {

struct CallLogRow
{
    Q_GADGET
    Q_PROPERTY(QString time MEMBER time FINAL)
    Q_PROPERTY(QString day MEMBER day FINAL)
    Q_PROPERTY(QString line MEMBER line FINAL)

public:
    QString time;
    QString day;
    QString line;
};

class CallLog : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the call booth")

    Q_PROPERTY(tableside::RowsModelBase *list READ list CONSTANT FINAL)
    /// The newest few entries.
    Q_PROPERTY(tableside::RowsModelBase *latest READ latest CONSTANT FINAL)
    /// The result of an export, or the reason why the log cannot be read.
    Q_PROPERTY(tableside::PageNotice *notice READ pageNotice CONSTANT FINAL)
    /// The reason why calls have not been written to the disk; empty if all were written.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    static constexpr int mostShown = 200;
    static constexpr int mostLatest = 3;
    /// The delay after the last entry, after which all new entries are written together.
    static constexpr int writeAfterMs = 300;
    /// The delay before the next try after a failed write. It is long, because a try blocks while the file is locked.
    static constexpr int writeAgainAfterMs = 10'000;

    /// `database` must outlive the log.
    CallLog(Database &database, WallClock clock, QObject *parent = nullptr);
    ~CallLog() override;

    RowsModel<CallLogRow> *list() { return &m_list; }
    RowsModel<CallLogRow> *latest() { return &m_latest; }
    PageNotice *pageNotice() { return &m_notice; }
    QString notice() const { return m_notice.text(); }
    QString problem() const { return m_problem; }
    /// Sets the folder of exports, for tests; the default is the user's documents.
    void setExportFolder(const QString &folder) { m_savePlace.setFolder(folder); }
    void setFileDesk(const FileDesk &desk);

    /// Shows the log of that score game; an empty id stands for calls without a game.
    void open(std::optional<qint64> gameId);
    std::optional<qint64> gameId() const { return m_gameId; }
    /// Returns the time in milliseconds since the epoch (UTC).
    qint64 now() const { return m_clock(); }
    /// Adds an entry, now or at the time `atMs`.
    void append(GameId box, decltype(calls::CallEntry::what) what) { append(box, std::move(what), now()); }
    void append(GameId box, decltype(calls::CallEntry::what) what, qint64 atMs);
    /// Replaces the result of the race that was logged with the time `atMs`.
    void amend(GameId box, calls::RaceRun race, qint64 atMs);
    /// Writes the unwritten entries in one transaction, in order. On failure they are kept and written later.
    void write();
    /// Discards all entries, also unwritten ones, because the database was emptied.
    void forget();

    /// Returns all shown entries, oldest first.
    Q_INVOKABLE QString text() const;
    /// Exports the log as a text file, at a path that the person chooses or in their documents; notice() contains the path.
    Q_INVOKABLE bool share();
    Q_INVOKABLE void copy();

signals:
    void problemChanged();

private:
    struct Unwritten
    {
        std::optional<qint64> gameId;
        calls::CallEntry entry;
    };

    bool writeAll();

    void show();
    void setProblem(const QString &problem);

    CallStore m_store;
    WallClock m_clock;
    std::optional<qint64> m_gameId;
    std::vector<calls::CallEntry> m_entries; ///< The entries of that game, oldest first.
    std::vector<Unwritten> m_unwritten;      ///< The entries of all games, in the order in which they were added.
    QTimer m_writing;
    RowsModel<CallLogRow> m_list;
    RowsModel<CallLogRow> m_latest;
    PageNotice m_notice;
    QString m_problem;
    SavePlace m_savePlace;
};

} // namespace tableside
