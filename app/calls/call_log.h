// The log of the call booth: what was called when, kept with the score game that lies open, shown newest first, shared as
// text. Written a moment later, so that the disk never stands between a press and its sound.
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
    /// The first few of them.
    Q_PROPERTY(tableside::RowsModelBase *latest READ latest CONSTANT FINAL)
    /// What came of sharing, or why the log cannot be read.
    Q_PROPERTY(tableside::PageNotice *notice READ pageNotice CONSTANT FINAL)
    /// Why calls are not on the disk yet, as long as they are not; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    static constexpr int mostShown = 200;
    static constexpr int mostLatest = 3;
    /// Entries are written together when none has come for so long.
    static constexpr int writeAfterMs = 300;
    /// So long after they could not be. A locked file is waited for, and so this must not happen all the time.
    static constexpr int writeAgainAfterMs = 10'000;

    /// `database` outlives the log.
    CallLog(Database &database, WallClock clock, QObject *parent = nullptr);
    ~CallLog() override;

    RowsModel<CallLogRow> *list() { return &m_list; }
    RowsModel<CallLogRow> *latest() { return &m_latest; }
    PageNotice *pageNotice() { return &m_notice; }
    QString notice() const { return m_notice.text(); }
    QString problem() const { return m_problem; }
    /// For tests; otherwise the user's documents.
    void setExportFolder(const QString &folder) { m_savePlace.setFolder(folder); }
    void setFileDesk(const FileDesk &desk);

    /// From now on the log of that score game; nothing: of calls without one.
    void open(std::optional<qint64> gameId);
    std::optional<qint64> gameId() const { return m_gameId; }
    /// Milliseconds since 1970, UTC.
    qint64 now() const { return m_clock(); }
    /// At the time of now.
    void append(GameId box, decltype(calls::CallEntry::what) what) { append(box, std::move(what), now()); }
    void append(GameId box, decltype(calls::CallEntry::what) what, qint64 atMs);
    /// The last race of that time came to something else than was logged.
    void amend(GameId box, calls::RaceRun race, qint64 atMs);
    /// What is not yet on the disk goes there, all at once and in its order; if it cannot be written it is kept and tried again.
    void write();
    /// The database was emptied: nothing is left to be shown, nor to be written into it again.
    void forget();

    /// All that is shown, the oldest first.
    Q_INVOKABLE QString text() const;
    /// Into a text file where the person wants it, or else among their documents; notice() says where.
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
    std::vector<calls::CallEntry> m_entries; ///< Of that game, oldest first.
    std::vector<Unwritten> m_unwritten;      ///< Of all games, as they came.
    QTimer m_writing;
    RowsModel<CallLogRow> m_list;
    RowsModel<CallLogRow> m_latest;
    PageNotice m_notice;
    QString m_problem;
    SavePlace m_savePlace;
};

} // namespace tableside
