// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The log of the call booth: calls, catches, and poses (UNO-ACT-6) with their times, shown newest first, and exported as text.
// Each entry is stored with the score sheet that fills the seats, if there is one. Entries are written after a delay, so that
// writing to the disk does not delay the sound of a call.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include "app/files/save_place.h"
#include "app/score/entry/score_session.h"
#include "app/store/scores/call_store.h"
#include "app/ui/page_notice.h"
#include "app/ui/rows_model.h"
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
    /// The newest entries, at most mostLatest.
    Q_PROPERTY(tableside::RowsModelBase *latest READ latest CONSTANT FINAL)
    /// The message about the last export or copy, or the reason why the log could not be read or corrected.
    Q_PROPERTY(tableside::PageNotice *notice READ pageNotice CONSTANT FINAL)
    /// The reason why entries could not be written to the database; empty if all were written.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    static constexpr int mostShown = 200;
    static constexpr int mostLatest = 3;
    /// The milliseconds from the last new entry until all new entries are written together.
    static constexpr int writeAfterMs = 300;
    /// The milliseconds from a failed write to the next attempt. The delay is long, because each attempt blocks while the file
    /// is locked.
    static constexpr int writeAgainAfterMs = 10'000;

    /// `database` must outlive the log.
    CallLog(Database &database, WallClock clock, QObject *parent = nullptr);
    ~CallLog() override;

    RowsModel<CallLogRow> *list() { return &m_list; }
    RowsModel<CallLogRow> *latest() { return &m_latest; }
    PageNotice *pageNotice() { return &m_notice; }
    QString notice() const { return m_notice.text(); }
    QString problem() const { return m_problem; }
    /// Sets the suggested folder for exports, for tests.
    void setExportFolder(const QString &folder) { m_savePlace.setFolder(folder); }
    void setFileService(const FileService &service);

    /// Shows the log of a score sheet. Without an id, shows the log of calls made without a sheet.
    void open(std::optional<qint64> gameId);
    std::optional<qint64> gameId() const { return m_gameId; }
    /// Returns the current time in milliseconds since the epoch (UTC).
    qint64 now() const { return m_clock(); }
    /// Adds an entry with the current time. The overload below uses the time `atMs`, in milliseconds since the epoch.
    void append(GameId box, decltype(calls::CallEntry::what) what) { append(box, std::move(what), now()); }
    void append(GameId box, decltype(calls::CallEntry::what) what, qint64 atMs);
    /// Replaces the entry about presses (a calls::RaceRun) that was logged with the time `atMs`, in milliseconds since the epoch.
    /// Does nothing if the shown log has no such entry.
    void amend(GameId box, calls::RaceRun race, qint64 atMs);
    /// Writes all pending entries, in order, in one transaction. If that fails, the entries are kept and written later.
    void write();
    /// Discards all entries in memory, including unwritten ones. Called when the database was emptied.
    void forget();

    /// Returns all shown entries as text, oldest first.
    Q_INVOKABLE QString text() const;
    /// Exports the log as a text file to a path that the user chooses or, if the platform has no file dialog, to an unused path
    /// in a default folder. notice() then shows the result. Returns whether the file was written; false while the user is still
    /// choosing.
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
    std::vector<calls::CallEntry> m_entries; ///< The entries of the shown log, oldest first.
    std::vector<Unwritten> m_unwritten;      ///< The entries of all logs that are not in the database yet, oldest first.
    QTimer m_writing;
    RowsModel<CallLogRow> m_list;
    RowsModel<CallLogRow> m_latest;
    PageNotice m_notice;
    QString m_problem;
    SavePlace m_savePlace;
};

} // namespace tableside
