// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/calls/call_log.h"

#include "app/calls/call_words.h"
#include "app/files/export_file.h"
#include "app/files/while_alive.h"
#include "app/words/region.h"

#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>
#include <utility>

namespace tableside {

namespace {

/// Inserts an entry in order of time, because a press may be logged after later events. An existing entry whose time is more than
/// an hour after the new entry's shows that the system clock was set back. The new entry is then put behind the existing one.
void insertByTime(std::vector<calls::CallEntry> &entries, const calls::CallEntry &entry)
{
    constexpr qint64 longestRaceMs = 3'600'000;
    const auto cameMeanwhile = [&](const calls::CallEntry &other) {
        return other.at_ms > entry.at_ms && other.at_ms - entry.at_ms <= longestRaceMs;
    };
    auto place = entries.end();
    while (place != entries.begin() && cameMeanwhile(*std::prev(place)))
        --place;
    entries.insert(place, entry);
}

QDateTime timeOf(const calls::CallEntry &entry)
{
    return QDateTime::fromMSecsSinceEpoch(entry.at_ms);
}

StoredCall storedFrom(std::optional<qint64> gameId, const calls::CallEntry &entry)
{
    return {gameId, entry.at_ms, QByteArray::fromStdString(calls::entry_to_json(entry).dump())};
}

} // namespace

CallLog::CallLog(Database &database, WallClock clock, QObject *parent)
    : QObject(parent), m_store(database), m_clock(std::move(clock))
{
    m_writing.setSingleShot(true);
    connect(&m_writing, &QTimer::timeout, this, &CallLog::write);
}

CallLog::~CallLog()
{
    write();
}

void CallLog::open(std::optional<qint64> gameId)
{
    write();
    m_gameId = gameId;
    const std::optional<QByteArrayList> texts = m_store.newest(gameId, mostShown);
    if (!texts)
        m_notice.fail(m_store.problem());
    std::vector<calls::CallEntry> entries; // newest first as stored; reversed below
    for (const QByteArray &text : texts.value_or(QByteArrayList())) {
        const Json json = Json::parse(text.toStdString(), nullptr, false);
        const Result<calls::CallEntry> entry = calls::entry_from_json(json);
        if (entry) // an entry of a newer version may be unreadable and is skipped
            entries.push_back(*entry);
    }
    std::reverse(entries.begin(), entries.end());
    for (const Unwritten &unwritten : m_unwritten) {
        if (unwritten.gameId == gameId)
            entries.push_back(unwritten.entry);
    }
    m_entries.clear();
    for (const calls::CallEntry &entry : entries)
        insertByTime(m_entries, entry);
    show();
}

void CallLog::append(GameId box, decltype(calls::CallEntry::what) what, qint64 atMs)
{
    const calls::CallEntry entry{atMs, box, std::move(what)};
    insertByTime(m_entries, entry);
    m_unwritten.push_back({m_gameId, entry});
    if (m_problem.isEmpty())
        m_writing.start(writeAfterMs);
    else
        show(); // shows the entry now, because write() shows it only seconds later
}

void CallLog::amend(GameId box, calls::RaceRun race, qint64 atMs)
{
    const auto isIt = [&](const calls::CallEntry &entry) {
        return entry.at_ms == atMs && entry.game == box && std::holds_alternative<calls::RaceRun>(entry.what);
    };
    const auto shown = std::find_if(m_entries.rbegin(), m_entries.rend(), isIt);
    if (shown == m_entries.rend())
        return;
    const calls::CallEntry before = std::exchange(*shown, calls::CallEntry{atMs, box, std::move(race)});
    const auto unwritten = std::find_if(m_unwritten.rbegin(), m_unwritten.rend(),
                                        [&](const Unwritten &call) { return call.gameId == m_gameId && isIt(call.entry); });
    if (unwritten != m_unwritten.rend())
        unwritten->entry = *shown;
    else if (!m_store.replace(storedFrom(m_gameId, before), storedFrom(m_gameId, *shown).entry))
        m_notice.fail(m_store.problem());
    show();
}

void CallLog::write()
{
    m_writing.stop();
    if (m_unwritten.empty())
        return;
    if (writeAll())
        m_unwritten.clear();
    else
        m_writing.start(writeAgainAfterMs);
    setProblem(m_unwritten.empty() ? QString() : m_store.problem());
    if (m_entries.size() > mostShown)
        m_entries.erase(m_entries.begin(), m_entries.end() - mostShown);
    show();
}

void CallLog::forget()
{
    m_writing.stop();
    m_entries.clear();
    m_unwritten.clear();
    setProblem({});
    show();
}

bool CallLog::writeAll()
{
    QList<StoredCall> calls;
    for (const Unwritten &call : m_unwritten)
        calls.append(storedFrom(call.gameId, call.entry));
    return m_store.append(calls);
}

void CallLog::show()
{
    QList<CallLogRow> rows;
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry)
        rows.append({timeOf(*entry).toString(QStringLiteral("HH:mm:ss")),
                     regionLocale().toString(timeOf(*entry).date(), QLocale::ShortFormat), words::callEntry(*entry)});
    m_list.setRows(rows);
    m_latest.setRows(rows.first(qMin<qsizetype>(rows.size(), mostLatest)));
}

QString CallLog::text() const
{
    QString text;
    for (const calls::CallEntry &entry : m_entries)
        text += isoTime(entry.at_ms, Qt::ISODateWithMs) + QStringLiteral("  ") + words::callEntry(entry) + u'\n';
    return text;
}

bool CallLog::share()
{
    write();
    //: Name of an exported file; use only characters that file names allow
    const QString stem = tr("calls");
    return m_savePlace.file(stem, m_clock(), QStringLiteral("txt"),
                            whileAlive(this, [this, bytes = text().toUtf8()](const QString &path) {
                                const FileOutcome outcome = writeVerified(path, bytes);
                                m_notice.tell(outcome);
                                return outcome.success;
                            }));
}

void CallLog::copy()
{
    write();
    QGuiApplication::clipboard()->setText(text());
    //: The call log is in the clipboard
    m_notice.tell([] { return tr("Call log copied. Paste it anywhere."); });
}

void CallLog::setFileService(const FileService &service)
{
    m_savePlace.setFileService(service);
    m_notice.setFileService(service);
}

void CallLog::setProblem(const QString &problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

} // namespace tableside
