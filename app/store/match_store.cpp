#include "app/store/match_store.h"

#include <QJsonDocument>
#include <QTimeZone>

#include <algorithm>

namespace tableside {

namespace {

QString toText(const QJsonObject &summary)
{
    return QString::fromUtf8(QJsonDocument(summary).toJson(QJsonDocument::Compact));
}

} // namespace

MatchStore::MatchStore(Database &database)
    : m_access(database), m_begin(m_access.writing()), m_advance(m_access.writing()), m_insertLine(m_access.writing()),
      m_lines(m_access.reading()), m_unfinished(m_access.reading()), m_newestOther(m_access.reading()),
      m_isOpen(m_access.reading()), m_updateSummary(m_access.writing()), m_finish(m_access.writing()),
      m_putAway(m_access.writing()), m_bringBack(m_access.writing())
{
    prepareAll();
}

bool MatchStore::prepareAll()
{
    const auto prepare = [this](QSqlQuery &query, const char *statement) { return m_access.prepare(query, statement); };
    return prepare(m_begin, "INSERT INTO table_match (game, summary, line_count, started_at, updated_at) "
                               "VALUES (:game, :summary, 1, :now, :now)")
        && prepare(m_advance, "UPDATE table_match SET line_count = line_count + :added, updated_at = :now "
                              "WHERE id = :id AND line_count = :count AND finished_at IS NULL")
        && prepare(m_insertLine, "INSERT INTO table_match_line (match_id, sequence, line) "
                                 "VALUES (:id, :sequence, :line)")
        && prepare(m_lines, "SELECT line_count, sequence, line FROM table_match "
                            "LEFT JOIN table_match_line ON match_id = id WHERE id = :id ORDER BY sequence")
        && prepare(m_unfinished, "SELECT id, game, updated_at, summary FROM table_match "
                                 "WHERE finished_at IS NULL ORDER BY updated_at DESC, id DESC")
        && prepare(m_newestOther, "SELECT updated_at FROM table_match WHERE finished_at IS NULL AND id <> :id "
                                  "ORDER BY updated_at DESC LIMIT 1")
        && prepare(m_isOpen, "SELECT 1 FROM table_match WHERE id = :id AND finished_at IS NULL")
        && prepare(m_updateSummary, "UPDATE table_match SET summary = :summary, updated_at = :now "
                                    "WHERE id = :id AND line_count = :count AND finished_at IS NULL")
        && prepare(m_finish, "UPDATE table_match SET finished_at = :now, updated_at = :now "
                             "WHERE id = :id AND line_count = :count AND finished_at IS NULL")
        && prepare(m_putAway, "UPDATE table_match SET finished_at = :now, updated_at = :now "
                              "WHERE id = :id AND finished_at IS NULL")
        && prepare(m_bringBack, "UPDATE table_match SET finished_at = NULL, updated_at = :now WHERE id = :id");
}

std::optional<qint64> MatchStore::begin(const QString &game, const QByteArray &headerLine, const QJsonObject &summary)
{
    qint64 id = 0;
    const bool begun = m_access.transact([&] {
        m_begin.bindValue(QStringLiteral(":game"), game);
        m_begin.bindValue(QStringLiteral(":summary"), toText(summary));
        m_begin.bindValue(QStringLiteral(":now"), stamp(0));
        if (!m_access.execute(m_begin))
            return false;
        id = m_begin.lastInsertId().toLongLong();
        return insertLines(id, 0, {headerLine});
    });
    if (!begun)
        return {};
    m_lineCounts.insert(id, 1);
    return id;
}

bool MatchStore::append(qint64 matchId, const QByteArrayList &lines)
{
    if (!isKnown(matchId))
        return false;
    const qint64 first = m_lineCounts.value(matchId);
    const bool stored = m_access.transact([&] {
        m_advance.bindValue(QStringLiteral(":added"), static_cast<qint64>(lines.size()));
        m_advance.bindValue(QStringLiteral(":now"), stamp(matchId));
        return executeOnUnchanged(m_advance, matchId) && insertLines(matchId, first, lines);
    });
    if (stored)
        m_lineCounts[matchId] = first + lines.size();
    return stored;
}

std::optional<QByteArrayList> MatchStore::readLines(qint64 matchId)
{
    m_access.clear();
    m_lines.bindValue(QStringLiteral(":id"), matchId);
    const auto lines = m_access.readSeries(m_lines);
    if (lines && !lines->isThere)
        m_access.fail(StoreTrouble::Stale, staleSentence(matchId));
    else if (lines && !lines->isWhole)
        //: Some of the saved moves of a match are missing in the file.
        m_access.fail(StoreTrouble::Damaged, tr("This match was not saved whole and cannot be resumed."));
    if (trouble() != StoreTrouble::None)
        return {};
    return lines->texts;
}

std::optional<QByteArrayList> MatchStore::lines(qint64 matchId)
{
    auto lines = readLines(matchId);
    const auto known = m_lineCounts.constFind(matchId);
    if (!lines || known == m_lineCounts.constEnd() || *known == lines->size())
        return lines;
    m_access.fail(StoreTrouble::Stale, staleSentence(matchId));
    return {};
}

std::optional<QByteArrayList> MatchStore::resume(qint64 matchId)
{
    const auto lines = readLines(matchId);
    if (lines)
        m_lineCounts.insert(matchId, lines->size());
    return lines;
}

QList<UnfinishedMatch> MatchStore::unfinished()
{
    m_access.clear();
    QList<UnfinishedMatch> matches;
    m_access.forEachRow(m_unfinished, [&] {
        matches << UnfinishedMatch{
            m_unfinished.value(0).toLongLong(), m_unfinished.value(1).toString(),
            QDateTime::fromMSecsSinceEpoch(m_unfinished.value(2).toLongLong(), QTimeZone::utc()),
            QJsonDocument::fromJson(m_unfinished.value(3).toString().toUtf8()).object()};
    });
    return matches;
}

std::optional<UnfinishedMatch> MatchStore::unfinished(const QString &game)
{
    const QList<UnfinishedMatch> matches = unfinished();
    const auto found = std::ranges::find(matches, game, &UnfinishedMatch::game);
    return found == matches.end() ? std::nullopt : std::optional(*found);
}

bool MatchStore::updateSummary(qint64 matchId, const QJsonObject &summary)
{
    return isKnown(matchId) && m_access.transact([&] {
        m_updateSummary.bindValue(QStringLiteral(":summary"), toText(summary));
        m_updateSummary.bindValue(QStringLiteral(":now"), stamp(matchId));
        return executeOnUnchanged(m_updateSummary, matchId);
    });
}

bool MatchStore::finish(qint64 matchId)
{
    return isKnown(matchId) && m_access.transact([&] {
        m_finish.bindValue(QStringLiteral(":now"), stamp(matchId));
        return executeOnUnchanged(m_finish, matchId);
    });
}

bool MatchStore::putAway(qint64 matchId)
{
    const bool done = changeWhatever(m_putAway, matchId);
    if (done && m_putAway.numRowsAffected() == 1)
        m_putAwayHere.insert(matchId);
    return done;
}

bool MatchStore::bringBack(qint64 matchId)
{
    m_access.clear();
    if (!m_putAwayHere.contains(matchId) || !changeWhatever(m_bringBack, matchId))
        return false;
    m_putAwayHere.remove(matchId);
    return m_bringBack.numRowsAffected() == 1;
}

/// The matches of both games stand in the order in which they were changed.
qint64 MatchStore::stamp(qint64 matchId)
{
    m_newestOther.bindValue(QStringLiteral(":id"), matchId);
    return StoreAccess::stampAfter(m_newestOther);
}

/// Runs a change of a match of which nothing need be known.
bool MatchStore::changeWhatever(QSqlQuery &query, qint64 matchId)
{
    return m_access.transact([&] {
        query.bindValue(QStringLiteral(":now"), stamp(matchId));
        query.bindValue(QStringLiteral(":id"), matchId);
        return m_access.execute(query);
    });
}

/// Runs a change that holds only while the match is open and has the lines that we know of.
bool MatchStore::executeOnUnchanged(QSqlQuery &query, qint64 matchId)
{
    query.bindValue(QStringLiteral(":id"), matchId);
    query.bindValue(QStringLiteral(":count"), m_lineCounts.value(matchId));
    if (!m_access.execute(query))
        return false;
    return query.numRowsAffected() == 1 || m_access.fail(StoreTrouble::Stale, staleSentence(matchId));
}

bool MatchStore::insertLines(qint64 matchId, qint64 first, const QByteArrayList &lines)
{
    m_insertLine.bindValue(QStringLiteral(":id"), matchId);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        Q_ASSERT(!lines[i].contains('\n'));
        m_insertLine.bindValue(QStringLiteral(":sequence"), first + i);
        m_insertLine.bindValue(QStringLiteral(":line"), QString::fromUtf8(lines[i]));
        if (!m_access.execute(m_insertLine))
            return false;
    }
    return true;
}

bool MatchStore::isKnown(qint64 matchId)
{
    m_access.clear();
    return m_lineCounts.contains(matchId) || m_access.fail(StoreTrouble::Stale, staleSentence(matchId));
}

QString MatchStore::staleSentence(qint64 matchId)
{
    m_isOpen.bindValue(QStringLiteral(":id"), matchId);
    const bool open = m_isOpen.exec() && m_isOpen.next();
    m_isOpen.finish();
    if (open)
        //: Two windows of the program have the same match open.
        return tr("This match went on in another window of Tableside. Leave the table and resume it to see where it "
                  "stands.");
    //: The saved match is gone: another window of the program ended it or threw it away.
    return tr("This match is no longer there: it was ended in another window of Tableside. Leave the table and "
              "begin a new one.");
}

} // namespace tableside
