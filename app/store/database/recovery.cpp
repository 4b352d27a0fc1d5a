// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/recovery.h"

#include "app/store/schema/fact_text.h"
#include "app/store/schema/score_digest.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlField>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QUuid>

#include <algorithm>

namespace tableside {

namespace {

QMap<QString, QVariant> rowOf(const QSqlQuery &query)
{
    QMap<QString, QVariant> row;
    const QSqlRecord record = query.record();
    for (int column = 0; column < record.count(); ++column)
        row.insert(record.fieldName(column), query.value(column));
    return row;
}

/// Calls visit(query) for each row up to the first that cannot be read. Returns whether all rows were read.
bool forEachReadable(const QSqlDatabase &source, const QString &statement, const QVariantList &values, const auto &visit)
{
    QSqlQuery query(source);
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return false;
    for (const QVariant &value : values)
        query.addBindValue(value);
    if (!query.exec())
        return false;
    while (query.next())
        visit(query);
    return !query.lastError().isValid();
}

/// Returns the ids of the readable rows: reads forward from the start, backward from the end, and single rows (at most a million)
/// in between.
QList<qint64> readableIds(const QSqlDatabase &source, const QString &table)
{
    constexpr qint64 mostProbed = 1'000'000;
    QList<qint64> ids;
    const auto collect = [&](const QSqlQuery &query) { ids << query.value(0).toLongLong(); };
    const QString select = QStringLiteral("SELECT id FROM ") + table;
    if (forEachReadable(source, select + QStringLiteral(" ORDER BY id"), {}, collect))
        return ids;
    const qint64 damageBegins = ids.isEmpty() ? 0 : ids.last();
    const qsizetype before = ids.size();
    forEachReadable(source, select + QStringLiteral(" WHERE id > ? ORDER BY id DESC"), {damageBegins}, collect);
    const qint64 damageEnds = ids.size() > before ? ids.last() : damageBegins;
    for (qint64 id = damageBegins + 1; id < std::min(damageEnds, damageBegins + mostProbed); ++id)
        forEachReadable(source, select + QStringLiteral(" WHERE id = ?"), {id}, collect);
    std::ranges::sort(ids);
    return ids;
}

/// Removes the first fact (entry or other change of a score game) that is invalid or contradicts earlier ones, and all facts
/// after it.
void keepValidFacts(QByteArrayList &facts)
{
    if (ledgerFrom(facts))
        return;
    score::Ledger ledger;
    qsizetype valid = 0;
    for (; valid < facts.size(); ++valid) {
        const auto fact = factsFrom({facts[valid]});
        if (!fact || ledger.append(fact->front()) != score::Refusal::none)
            break;
    }
    facts.resize(valid);
}

void keepValidLines(QByteArrayList &lines)
{
    const auto isObject = [](const QByteArray &line) { return QJsonDocument::fromJson(line).isObject(); };
    lines.erase(std::ranges::find_if_not(lines, isObject), lines.end());
}

} // namespace

std::optional<GameCount> countGames(const QSqlDatabase &database)
{
    GameCount count;
    const auto read = [&](const char *statement, int &number) {
        QSqlQuery query(database);
        const bool isRead = query.exec(QLatin1String(statement)) && query.next();
        number = isRead ? query.value(0).toInt() : 0;
        return isRead;
    };
    const bool hasDeletedMatches = database.record(QStringLiteral("table_match")).contains(QStringLiteral("deleted_at"));
    const bool isRead = read("SELECT count(*) FROM score_game WHERE deleted_at IS NULL", count.sheets)
        // A finished match without a digest (stored result) does not count: the user discarded the match, or its digest is not
        // derived yet.
        && read(hasDeletedMatches
                    ? "SELECT count(*) FROM table_match WHERE deleted_at IS NULL AND (finished_at IS NULL OR digest > '')"
                    : "SELECT count(*) FROM table_match",
                count.matches);
    return isRead ? std::optional(count) : std::nullopt;
}

QByteArray contentHash(const QSqlDatabase &database)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (
        const char *statement :
        {"SELECT count(*), max(id), max(updated_at), max(deleted_at), count(deleted_at), total(fact_count), total(stage) FROM score_game",
         "SELECT count(*), max(id), max(updated_at), max(deleted_at), count(deleted_at), total(line_count), max(finished_at), "
         "count(finished_at), count(digest) FROM table_match",
         "SELECT count(*), max(id), max(at), total(length(entry)) FROM call_entry", "SELECT * FROM person ORDER BY id"}) {
        const bool isRead = forEachReadable(database, QLatin1String(statement), {}, [&](const QSqlQuery &query) {
            for (int column = 0; column < query.record().count(); ++column)
                hash.addData(query.value(column).toString().toUtf8() + '\n');
        });
        if (!isRead)
            return {};
    }
    return hash.result().toHex();
}

qint64 lastChange(const QSqlDatabase &database)
{
    qint64 last = 0;
    for (const char *table : {"score_game", "table_match"}) {
        forEachReadable(database, QStringLiteral("SELECT max(updated_at) FROM ") + QLatin1String(table), {},
                        [&](const QSqlQuery &query) { last = std::max(last, query.value(0).toLongLong()); });
    }
    return last;
}

const Recovery::Kind &Recovery::sheets()
{
    static const Kind kind{QStringLiteral("score_game"), QStringLiteral("score_fact"), QStringLiteral("fact"),
                           QStringLiteral("game_id"),    QStringLiteral("fact_count"), true};
    return kind;
}

const Recovery::Kind &Recovery::matches()
{
    static const Kind kind{QStringLiteral("table_match"), QStringLiteral("table_match_line"), QStringLiteral("line"),
                           QStringLiteral("match_id"),    QStringLiteral("line_count"),       false};
    return kind;
}

Recovery::Recovery(const QSqlDatabase &target) : m_target(target)
{
    // People are inserted in any order, so a merged person may refer to a person who is inserted later.
    QSqlQuery(m_target).exec(QStringLiteral("PRAGMA foreign_keys = OFF"));
    run(QStringLiteral("BEGIN IMMEDIATE"));
    for (const QString &table : m_target.tables(QSql::AllTables)) {
        const QSqlRecord record = m_target.record(table);
        for (int column = 0; column < record.count(); ++column)
            m_columns[table] << record.fieldName(column);
    }
    // The target may already have games, for example when a backup is restored. They are kept.
    for (const Kind *kind : {&sheets(), &matches()}) {
        forEachReadable(m_target, QStringLiteral("SELECT * FROM ") + kind->table, {}, [&](const QSqlQuery &query) {
            const Row row = rowOf(query);
            const qint64 id = row[QStringLiteral("id")].toLongLong();
            known(*kind).insert(identityOf(*kind, row),
                                {id, static_cast<qsizetype>(row[kind->countColumn].toLongLong()), true, false, false, true});
        });
    }
    forEachReadable(m_target, QStringLiteral("SELECT at, entry FROM call_entry"), {}, [&](const QSqlQuery &query) {
        m_calls.insert(query.value(0).toByteArray() + ' ' + query.value(1).toByteArray());
    });
}

/// Returns the text that identifies a game across databases: a sheet's permanent key, or a match's game and start time.
QString Recovery::identityOf(const Kind &kind, const Row &row)
{
    if (row.isEmpty())
        return {};
    return kind.isSheet ? row[QStringLiteral("key")].toString()
                        : row[QStringLiteral("game")].toString() + u' ' + row[QStringLiteral("started_at")].toString();
}

void Recovery::addFrom(const QSqlDatabase &source, Trust trust)
{
    m_added = 0;
    m_sheetIds.clear();
    if (trust == Trust::Damaged)
        QSqlQuery(source).exec(QStringLiteral("PRAGMA writable_schema = ON")); // SQLite then reads even if the schema is damaged
    addPeople(source);
    addKind(sheets(), source, trust);
    addKind(matches(), source, trust);
    addCalls(source);
    // The ids of lost games must not be reused for other games, so SQLite's id counters are copied from the source.
    forEachReadable(source, QStringLiteral("SELECT name, seq FROM sqlite_sequence"), {}, [&](const QSqlQuery &query) {
        if (!m_columns.contains(query.value(0).toString()))
            return;
        run(QStringLiteral("INSERT INTO sqlite_sequence (name, seq) SELECT ?, 0 WHERE NOT EXISTS "
                           "(SELECT 1 FROM sqlite_sequence WHERE name = ?)"),
            {query.value(0), query.value(0)});
        run(QStringLiteral("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?"), {query.value(1), query.value(0)});
    });
}

void Recovery::addPeople(const QSqlDatabase &source)
{
    forEachReadable(source, QStringLiteral("SELECT * FROM person"), {},
                    [&](const QSqlQuery &query) { insert(QStringLiteral("person"), rowOf(query), true); });
}

void Recovery::addKind(const Kind &kind, const QSqlDatabase &source, Trust trust)
{
    const QList<qint64> ids = readableIds(source, kind.table);
    for (const qint64 id : ids)
        addGame(kind, id, readGame(kind, source, id, trust));
    if (trust == Trust::Checked || !kind.isSheet)
        return;
    // A sheet can be rebuilt from its facts even if its row was lost. A match cannot, since its lines do not show whether it was
    // finished or discarded.
    const QSet<qint64> withRows(ids.begin(), ids.end());
    forEachReadable(source, QStringLiteral("SELECT DISTINCT game_id FROM score_fact"), {}, [&](const QSqlQuery &query) {
        const qint64 id = query.value(0).toLongLong();
        if (!withRows.contains(id))
            addGame(kind, id, readGame(kind, source, id, trust));
    });
}

Recovery::Game Recovery::readGame(const Kind &kind, const QSqlDatabase &source, qint64 id, Trust trust) const
{
    Game game;
    forEachReadable(source, QStringLiteral("SELECT * FROM %1 WHERE id = ?").arg(kind.table), {id},
                    [&](const QSqlQuery &query) { game.row = rowOf(query); });
    forEachReadable(source,
                    QStringLiteral("SELECT sequence, %1 FROM %2 WHERE %3 = ? ORDER BY sequence")
                        .arg(kind.textColumn, kind.textTable, kind.textId),
                    {id}, [&](const QSqlQuery &query) {
                        if (query.value(0).toLongLong() == game.texts.size()) // texts after a missing one are unusable
                            game.texts << query.value(1).toString().toUtf8();
                    });
    game.isChecked = trust == Trust::Checked;
    if (!game.isChecked && kind.isSheet)
        keepValidFacts(game.texts);
    else if (!game.isChecked)
        keepValidLines(game.texts);
    game.isWhole = !game.row.isEmpty() && game.row[kind.countColumn].toLongLong() == game.texts.size();
    return game;
}

void Recovery::addGame(const Kind &kind, qint64 id, const Game &game)
{
    const QString identity = identityOf(kind, game.row);
    if (identity.isEmpty()) {
        if (kind.isSheet && game.texts.size() > m_orphans.value(id).size())
            m_orphans.insert(id, game.texts);
        return;
    }
    if (!game.isChecked) {
        m_tally.readable.insert(identity);
        if (game.isWhole)
            m_tally.whole.insert(identity);
    }
    KnownGames &games = known(kind);
    if (const auto found = games.find(identity); found != games.end())
        completeGame(kind, *found, game);
    else if (!kind.isSheet || !game.texts.isEmpty())
        insertGame(kind, identity, id, game);
    if (kind.isSheet && games.contains(identity))
        m_sheetIds.insert(id, games[identity].id);
}

void Recovery::completeGame(const Kind &kind, Known &known, const Game &game)
{
    if (known.isProvisional)
        copyRow(kind, known, game.row);
    known.isProvisional = false;
    if (game.texts.size() <= known.texts)
        return;
    if (known.isWhole && textsOf(kind, known.id) != game.texts.first(known.texts))
        return; // the target's version of the game stays, because the source has a different continuation
    run(QStringLiteral("DELETE FROM %1 WHERE %2 = ?").arg(kind.textTable, kind.textId), {known.id});
    insertTexts(kind, known.id, game.texts);
    known.texts = game.texts.size();
    known.isWhole = false; // finish() updates the game's row
    known.hasDigest = false;
    m_added += !known.isChanged;
    known.isChanged = true;
}

/// Updates the row of a game whose moves or entries came from memory. Copies from \p row, which was read from a file, the columns
/// that cannot be derived from the moves or entries.
void Recovery::copyRow(const Kind &kind, const Known &known, const Row &row)
{
    for (auto column = row.cbegin(); column != row.cend(); ++column) {
        const bool isDerived = kind.isSheet && column.key() != u"updated_at" && column.key() != u"deleted_at";
        if (!isDerived && column.key() != u"id" && column.key() != kind.countColumn
            && m_columns[kind.table].contains(column.key()))
            run(QStringLiteral("UPDATE %1 SET %2 = ? WHERE id = ?").arg(kind.table, column.key()), {*column, known.id});
    }
}

void Recovery::insertGame(const Kind &kind, const QString &identity, qint64 id, const Game &game)
{
    Row row = game.row;
    bool isTaken = id == 0;
    forEachReadable(m_target, QStringLiteral("SELECT 1 FROM %1 WHERE id = ?").arg(kind.table), {id},
                    [&](const QSqlQuery &) { isTaken = true; });
    row.remove(QStringLiteral("id"));
    if (!isTaken)
        row[QStringLiteral("id")] = id;
    row[kind.countColumn] = game.texts.size();
    if (kind.isSheet && row.value(QStringLiteral("digest")).isNull())
        row[QStringLiteral("digest")] = QStringLiteral(""); // finish() derives the digest, which version 0.1.0 did not store
    const qint64 inserted = insert(kind.table, row);
    insertTexts(kind, inserted, game.texts);
    const bool isFromMemory = row.value(QStringLiteral("updated_at")).toLongLong() == 0;
    const QByteArray digest = row.value(QStringLiteral("digest")).toByteArray();
    const bool hasDigest = game.isWhole && !isFromMemory && !digest.isEmpty();
    if (kind.isSheet && hasDigest)
        seatPlayers(inserted, digest);
    known(kind).insert(identity, {inserted, game.texts.size(), game.isWhole, isFromMemory, true, hasDigest});
    ++m_added;
}

QByteArrayList Recovery::textsOf(const Kind &kind, qint64 id) const
{
    QByteArrayList texts;
    forEachReadable(
        m_target,
        QStringLiteral("SELECT %1 FROM %2 WHERE %3 = ? ORDER BY sequence").arg(kind.textColumn, kind.textTable, kind.textId),
        {id}, [&](const QSqlQuery &query) { texts << query.value(0).toString().toUtf8(); });
    return texts;
}

void Recovery::insertTexts(const Kind &kind, qint64 id, const QByteArrayList &texts)
{
    QSqlQuery query(m_target);
    m_hasFailed = !query.prepare(QStringLiteral("INSERT INTO %1 (%2, sequence, %3) VALUES (?, ?, ?)")
                                     .arg(kind.textTable, kind.textId, kind.textColumn))
        || m_hasFailed;
    for (qsizetype sequence = 0; sequence < texts.size() && !m_hasFailed; ++sequence) {
        query.bindValue(0, id);
        query.bindValue(1, sequence);
        query.bindValue(2, QString::fromUtf8(texts[sequence]));
        m_hasFailed = !query.exec();
    }
    if (m_hasFailed && !m_error.isValid())
        m_error = query.lastError();
}

void Recovery::addCalls(const QSqlDatabase &source)
{
    forEachReadable(source, QStringLiteral("SELECT * FROM call_entry ORDER BY id"), {}, [&](const QSqlQuery &query) {
        Row row = rowOf(query);
        const QVariant game = row[QStringLiteral("game_id")];
        const QByteArray content = row[QStringLiteral("at")].toByteArray() + ' ' + row[QStringLiteral("entry")].toByteArray();
        if (m_calls.contains(content) || (!game.isNull() && !m_sheetIds.contains(game.toLongLong())))
            return;
        m_calls.insert(content);
        row.remove(QStringLiteral("id"));
        if (!game.isNull())
            row[QStringLiteral("game_id")] = m_sheetIds[game.toLongLong()];
        insert(QStringLiteral("call_entry"), row);
    });
}

/// Stores the facts (entries) of score sheets whose table rows were lost. If the target has a sheet with the same id and the same
/// first fact, adds the facts to that sheet; otherwise makes a new sheet from them.
void Recovery::storeOrphanedFacts()
{
    for (auto orphan = m_orphans.cbegin(); orphan != m_orphans.cend(); ++orphan) {
        const QByteArrayList &facts = *orphan;
        const auto found = std::find_if(m_knownSheets.begin(), m_knownSheets.end(),
                                        [&](const Known &known) { return known.id == orphan.key(); });
        QString identity = QUuid::createUuid().toString(QUuid::WithoutBraces);
        if (found != m_knownSheets.end() && textsOf(sheets(), found->id).value(0) == facts.first()) {
            identity = found.key();
            completeGame(sheets(), *found, {{}, facts, false, false});
        } else {
            const Row row{{QStringLiteral("key"), identity},
                          {QStringLiteral("started_at"), 0},
                          {QStringLiteral("updated_at"), 1},
                          {QStringLiteral("stage"), 0},
                          {QStringLiteral("searched"), QStringLiteral("")}};
            insertGame(sheets(), identity, orphan.key(), {row, facts, false, false});
        }
        m_tally.readable.insert(identity);
    }
    m_orphans.clear();
}

/// Updates the table row of an incomplete game to the number of moves or entries that could be read.
void Recovery::fitRowToTexts(const Kind &kind, const Known &known)
{
    if (kind.isSheet) {
        run(QStringLiteral("UPDATE score_game SET fact_count = ? WHERE id = ?"), {known.texts, known.id});
        return;
    }
    // An unfinished match can continue from the remaining lines. A finished match without its end cannot be replayed, so only its
    // stored result is kept.
    run(QStringLiteral("DELETE FROM table_match_line WHERE match_id = ? AND match_id IN "
                       "(SELECT id FROM table_match WHERE finished_at IS NOT NULL)"),
        {known.id});
    run(QStringLiteral("UPDATE table_match SET line_count = CASE WHEN finished_at IS NULL THEN ? ELSE 0 END WHERE id = ?"),
        {known.texts, known.id});
}

void Recovery::seatPlayers(qint64 id, const QByteArray &digest)
{
    for (const QString &person : ScoreDigest::fromJson(digest).personIds())
        run(QStringLiteral("INSERT OR IGNORE INTO score_seat (person_id, game_id) VALUES (?, ?)"), {person, id});
}

bool Recovery::finish()
{
    storeOrphanedFacts();
    m_shortened = 0;
    for (const Kind *kind : {&sheets(), &matches()}) {
        for (const Known &game : std::as_const(known(*kind))) {
            if (game.isWhole)
                continue;
            m_shortened += !game.isProvisional;
            fitRowToTexts(*kind, game);
        }
    }
    for (const Known &game : std::as_const(m_knownSheets)) {
        if (!game.hasDigest)
            m_hasFailed = deriveDigest(m_target, game.id).isValid() || m_hasFailed;
    }
    run(QStringLiteral("DELETE FROM table_match WHERE line_count = 0 AND finished_at IS NULL"));
    run(QStringLiteral("UPDATE person SET merged_into = NULL WHERE merged_into NOT IN (SELECT id FROM person)"));
    run(QStringLiteral("COMMIT"));
    if (m_hasFailed)
        QSqlQuery(m_target).exec(QStringLiteral("ROLLBACK"));
    QSqlQuery(m_target).exec(QStringLiteral("PRAGMA foreign_keys = ON"));
    return !m_hasFailed;
}

/// Inserts a row without the columns that the target lacks, and returns its id.
qint64 Recovery::insert(const QString &table, const Row &row, bool orIgnore)
{
    QStringList columns;
    QVariantList values;
    for (auto column = row.cbegin(); column != row.cend(); ++column) {
        if (!m_columns[table].contains(column.key()))
            continue;
        columns << column.key();
        values << *column;
    }
    const QString marks = QStringLiteral("?, ").repeated(columns.size()).chopped(2);
    return run(QStringLiteral("INSERT %1INTO %2 (%3) VALUES (%4)")
                   .arg(orIgnore ? QStringLiteral("OR IGNORE ") : QString(), table, columns.join(QStringLiteral(", ")), marks),
               values);
}

/// Runs a statement unless an earlier one failed, and returns the id of the last inserted row.
qint64 Recovery::run(const QString &statement, const QVariantList &values)
{
    QSqlQuery query(m_target);
    bool isDone = !m_hasFailed && query.prepare(statement);
    for (const QVariant &value : values)
        query.addBindValue(value);
    isDone = isDone && query.exec();
    if (!isDone && !m_hasFailed)
        m_error = query.lastError();
    m_hasFailed = m_hasFailed || !isDone;
    return query.lastInsertId().toLongLong();
}

} // namespace tableside
