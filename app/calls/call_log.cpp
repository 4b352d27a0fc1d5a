#include "calls/call_log.h"

#include "calls/call_words.h"
#include "export/export_file.h"

#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace tableside {

namespace {

bool isBefore(const calls::CallEntry &entry, const calls::CallEntry &other)
{
    return entry.at_ms < other.at_ms;
}

QDateTime timeOf(const calls::CallEntry &entry)
{
    return QDateTime::fromMSecsSinceEpoch(entry.at_ms);
}

} // namespace

CallLog::CallLog(Database &database, WallClock clock, QObject *parent)
    : QObject(parent), m_store(database), m_clock(std::move(clock)), m_list({"time", "day", "line"}),
      m_latest({"time", "day", "line"})
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
    m_entries.clear();
    const std::optional<QByteArrayList> texts = m_store.newest(gameId, mostShown);
    if (!texts)
        setNotice(m_store.problem());
    for (const QByteArray &text : texts.value_or(QByteArrayList())) {
        const Json json = Json::parse(text.toStdString(), nullptr, false);
        const Result<calls::CallEntry> entry = calls::entry_from_json(json);
        if (entry) // what a newer version may have written is left alone
            m_entries.push_back(*entry);
    }
    std::reverse(m_entries.begin(), m_entries.end());
    for (const Unwritten &unwritten : m_unwritten) {
        if (unwritten.gameId == gameId)
            m_entries.push_back(unwritten.entry);
    }
    std::ranges::stable_sort(m_entries, isBefore); // a race that nobody answered for came late
    show();
}

void CallLog::append(calls::Box box, decltype(calls::CallEntry::what) what, qint64 atMs)
{
    const calls::CallEntry entry{atMs, box, std::move(what)};
    m_entries.insert(std::ranges::upper_bound(m_entries, entry, isBefore), entry);
    m_unwritten.push_back({m_gameId, entry});
    if (m_problem.isEmpty())
        m_writing.start(writeAfterMs);
    else
        show(); // it is long until the next try
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
        calls.append({call.gameId, call.entry.at_ms, QByteArray::fromStdString(calls::entry_to_json(call.entry).dump())});
    return m_store.append(calls);
}

void CallLog::show()
{
    QList<RecordsModel::Record> records;
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry)
        records.append({QLocale().toString(timeOf(*entry).time(), QStringLiteral("HH:mm:ss")),
                        QLocale().toString(timeOf(*entry).date(), QLocale::ShortFormat), words::callEntry(*entry)});
    m_list.show(records);
    m_latest.show(records.first(qMin<qsizetype>(records.size(), mostLatest)));
}

QString CallLog::text() const
{
    QString text;
    for (const calls::CallEntry &entry : m_entries)
        text += timeOf(entry).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz")) + QStringLiteral("  ")
            + words::callEntry(entry) + u'\n';
    return text;
}

bool CallLog::share()
{
    write();
    //: Name of an exported file; no signs that file names do not take
    const QString path = freeExportPath(m_exportFolder, tr("calls"), m_clock(), QStringLiteral("txt"));
    const FileOutcome outcome = writeWhole(path, text().toUtf8());
    setNotice(outcome.sentence);
    return outcome.success;
}

void CallLog::copy()
{
    write();
    QGuiApplication::clipboard()->setText(text());
    //: The call log can now be pasted into another program
    setNotice(tr("The log is copied: paste it wherever you like."));
}

void CallLog::dismissNotice()
{
    setNotice({});
}

void CallLog::setProblem(const QString &problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

void CallLog::setNotice(const QString &notice)
{
    if (m_notice == notice)
        return;
    m_notice = notice;
    emit noticeChanged();
}

} // namespace tableside
