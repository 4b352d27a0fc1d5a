// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/scores/score_store.h"

#include "app/store/schema/sql_statement.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace tableside {

ScoreStore::ScoreStore(Database &database) : m_access(database)
{
    m_access.setOpenGames([this](const QSqlDatabase &into) { return writeOpenGames(into); });
    // The age of a deleted game is measured back from the last stored change if the clock shows a later time. Otherwise, a clock
    // that is set too far ahead would remove recently deleted games.
    m_access.run("DELETE FROM score_game WHERE deleted_at < min(:1, max("
                 "(SELECT max(deleted_at) FROM score_game WHERE deleted_at IS NOT NULL), "
                 "(SELECT updated_at FROM score_game ORDER BY id DESC LIMIT 1))) - :2",
                 {nowMs(), qint64(keptDays) * 24 * 60 * 60 * 1000});
}

std::optional<QList<Person>> ScoreStore::people()
{
    m_access.clear();
    QList<Person> people;
    const bool read = m_access.forEachRow(
        "SELECT id, name, portrait, colour, merged_into FROM person ORDER BY name, id", {}, [&](const QSqlQuery &row) {
            people.append({row.value(0).toString(), row.value(1).toString(), row.value(2).toString(), row.value(3).toInt(),
                           row.value(4).toString()});
        });
    if (!read)
        return {};
    return people;
}

bool ScoreStore::keep(const Person &person)
{
    return m_access.transact([&] { return insertPerson(person); });
}

bool ScoreStore::insertPerson(const Person &person)
{
    const QString portrait = person.portrait.isNull() ? QLatin1String("") : person.portrait;
    return m_access.run(
        "INSERT INTO person (id, name, portrait, colour, merged_into) VALUES (:1, :2, :3, :4, :5) "
        "ON CONFLICT (id) DO UPDATE SET name = :2, portrait = :3, colour = :4, merged_into = :5",
        {person.id, person.name, portrait, person.colorIndex, person.mergedInto.isEmpty() ? QVariant() : person.mergedInto});
}

std::optional<qint64> ScoreStore::begin(const NewScoreGame &game)
{
    qint64 id = 0;
    bool isNew = false;
    if (!m_access.transact([&] { return insertGame(game, id, isNew); }) || !isNew)
        return {};
    m_known.insert(id, {game.key, game.facts, game.digest.personIds()});
    return id;
}

std::optional<ImportCounts> ScoreStore::addAll(const QList<NewScoreGame> &games, const QList<Person> &people,
                                               const Reached &reached)
{
    ImportCounts arrivals;
    qsizetype all = 1;
    for (const NewScoreGame &game : games)
        all += game.facts.size();
    qsizetype done = 0;
    const QScopedValueRollback goesOn(m_goesOn, std::function<bool(qsizetype)>([&](qsizetype facts) {
                                          return !reached
                                              || reached(static_cast<double>(done + facts) / static_cast<double>(all));
                                      }));
    const bool stored = m_access.transact([&] {
        for (Person person : people) {
            // Merges are stored in a second pass, because the person merged into may come later in the list.
            person.mergedInto.clear();
            if (!insertPerson(person))
                return false;
        }
        for (const Person &person : people) {
            if (!person.mergedInto.isEmpty() && !insertPerson(person))
                return false;
        }
        return std::ranges::all_of(games, [&](const NewScoreGame &game) {
            const bool isThere = importGame(game, arrivals);
            done += game.facts.size();
            return isThere && m_goesOn(0);
        });
    });
    if (!stored)
        return {};
    return arrivals;
}

bool ScoreStore::importGame(const NewScoreGame &game, ImportCounts &arrivals)
{
    qint64 id = 0;
    bool isNew = false;
    if (!insertGame(game, id, isNew))
        return false;
    const bool isReplacing = game.replaces != 0;
    if (isReplacing && !setDeletedNow(game.replaces, true))
        return false;
    arrivals.replaced += isReplacing;
    if (!isNew)
        return mergeGame(game, arrivals);
    ++arrivals.added;
    return true;
}

/// Adds a game from a file to the stored game with the same key: restores the stored game if it was deleted, and appends missing
/// facts unless the facts before them differ.
bool ScoreStore::mergeGame(const NewScoreGame &game, ImportCounts &arrivals)
{
    if (!m_access.run("UPDATE score_game SET deleted_at = NULL WHERE key = :1 AND deleted_at IS NOT NULL", {game.key}))
        return false;
    const bool cameBack = m_access.changedRows() == 1;
    arrivals.added += cameBack;
    qint64 id = 0;
    if (!m_access.forEachRow("SELECT id FROM score_game WHERE key = :1", {game.key},
                             [&](const QSqlQuery &row) { id = row.value(0).toLongLong(); }))
        return false;
    const auto ours = readFacts(id);
    if (!ours)
        return false;
    const qsizetype count = ours->texts.size();
    const qsizetype common = std::min(count, game.facts.size());
    if (!ours->isWhole || ours->texts.first(common) != game.facts.first(common)) {
        arrivals.differing += !cameBack;
        return true;
    }
    if (common == game.facts.size())
        return true;
    arrivals.grown += !cameBack;
    return appendFacts(id, count, game);
}

bool ScoreStore::appendFacts(qint64 id, qsizetype from, const NewScoreGame &game)
{
    return m_access.run("UPDATE score_game SET fact_count = :1, started_at = :2, updated_at = max(updated_at, :3), "
                        "stage = :4, searched = :5, digest = :6 WHERE id = :7",
                        QVariantList{game.facts.size()} + derived(game.digest, changedAt(game, id)) + QVariantList{id})
        && insertFacts(id, from, game.facts) && seat(id, game.digest.personIds());
}

bool ScoreStore::insertGame(const NewScoreGame &game, qint64 &id, bool &isNew)
{
    if (!m_access.run("INSERT INTO score_game (key, fact_count, started_at, updated_at, stage, searched, digest) "
                      "VALUES (:1, :2, :3, :4, :5, :6, :7) ON CONFLICT (key) DO NOTHING",
                      QVariantList{game.key, game.facts.size()} + derived(game.digest, changedAt(game, 0))))
        return false;
    isNew = m_access.changedRows() == 1;
    if (!isNew)
        return true;
    id = m_access.newRow();
    return insertFacts(id, 0, game.facts) && seat(id, game.digest.personIds());
}

/// Returns the time to store for a change: later than the times of all other unfinished games, so that their order stays right
/// even if the clock was set back.
qint64 ScoreStore::stamp(qint64 gameId)
{
    return m_access.laterTime("SELECT updated_at FROM score_game WHERE deleted_at IS NULL AND stage = 0 AND id <> :1 "
                              "ORDER BY updated_at DESC LIMIT 1",
                              {gameId});
}

/// Returns the time to store for a change: NewScoreGame::changedAt, but at most the current time; or stamp() if changedAt is 0.
/// The import of a book file sets changedAt to the time of the game's last fact (entry), because an import does not continue the
/// game.
qint64 ScoreStore::changedAt(const NewScoreGame &game, qint64 gameId)
{
    return game.changedAt > 0 ? std::min(game.changedAt, nowMs()) : stamp(gameId);
}

/// Returns the values of a game's columns started_at, updated_at, stage, searched, and digest, in this order.
QVariantList ScoreStore::derived(const ScoreDigest &digest, qint64 changedAt)
{
    return {digest.shown.startedAt, changedAt, static_cast<int>(digest.shown.stage), digest.searchedText(),
            QString::fromUtf8(digest.toJson())};
}

/// Inserts the facts from index \p from to the end. Returns false if that fails or addAll() is canceled.
bool ScoreStore::insertFacts(qint64 gameId, qsizetype from, const QByteArrayList &facts)
{
    for (qsizetype sequence = from; sequence < facts.size(); ++sequence) {
        if (!insertFact(gameId, sequence, facts[sequence]) || (m_goesOn && !m_goesOn(sequence)))
            return false;
    }
    return true;
}

bool ScoreStore::insertFact(qint64 gameId, qint64 sequence, const QByteArray &fact)
{
    return m_access.run("INSERT INTO score_fact (game_id, sequence, fact) VALUES (:1, :2, :3)",
                        {gameId, sequence, QString::fromUtf8(fact)});
}

bool ScoreStore::seat(qint64 gameId, const QStringList &persons)
{
    return m_access.run("DELETE FROM score_seat WHERE game_id = :1", {gameId})
        && std::ranges::all_of(persons, [&](const QString &person) {
               return m_access.run("INSERT OR IGNORE INTO score_seat (person_id, game_id) VALUES (:1, :2)", {person, gameId});
           });
}

bool ScoreStore::append(qint64 gameId, const QByteArray &fact, const ScoreDigest &digest)
{
    const QStringList persons = digest.personIds();
    const bool stored = m_access.transact([&] {
        return appendFact(gameId, fact, "started_at = :3, updated_at = :4, stage = :5, searched = :6, digest = :7",
                          derived(digest, stamp(gameId)))
            && (persons == m_known.value(gameId).persons || seat(gameId, persons));
    });
    if (stored) {
        m_known[gameId].facts << fact;
        m_known[gameId].persons = persons;
    }
    return stored;
}

/// Writes the open games, which this store holds in memory, to \p into. Sets `updated_at` to 0: Recovery then reads the other
/// columns of a game from the damaged file, but keeps the facts from memory.
bool ScoreStore::writeOpenGames(const QSqlDatabase &into) const
{
    QSqlQuery query(into);
    for (auto game = m_known.cbegin(); game != m_known.cend(); ++game) {
        if (!runStatement(query,
                          "INSERT INTO score_game (id, key, started_at, updated_at, fact_count, stage, searched, digest) "
                          "VALUES (?, ?, 0, 0, ?, 0, '', '') "
                          "ON CONFLICT (id) DO UPDATE SET fact_count = max(fact_count, excluded.fact_count)",
                          {game.key(), game->key, game->facts.size()}))
            return false;
        for (qsizetype sequence = 0; sequence < game->facts.size(); ++sequence) {
            if (!runStatement(query, "INSERT OR IGNORE INTO score_fact (game_id, sequence, fact) VALUES (?, ?, ?)",
                              {game.key(), sequence, QString::fromUtf8(game->facts[sequence])}))
                return false;
        }
    }
    return true;
}

bool ScoreStore::appendDraft(qint64 gameId, const QByteArray &fact)
{
    const bool stored = m_access.transactWithoutWaiting(
        [&] { return appendFact(gameId, fact, "updated_at = :3", {stamp(gameId)}); });
    if (stored)
        m_known[gameId].facts << fact;
    return stored;
}

bool ScoreStore::forget(const FormerPlayer &former)
{
    const auto forEachId = [&](const QByteArray &statement) {
        return std::ranges::all_of(former.ids, [&](const QString &id) { return m_access.run(statement, {id}); });
    };
    return m_access.transact([&] {
        QList<qint64> games;
        for (const QString &id : former.ids) {
            if (!m_access.forEachRow("SELECT game_id FROM score_seat WHERE person_id = :1", {id}, [&](const QSqlQuery &row) {
                    if (const qint64 game = row.value(0).toLongLong(); !games.contains(game))
                        games << game;
                }))
                return false;
        }
        return std::ranges::all_of(games, [&](qint64 id) { return forgetInGame(id, former); }) && forgetInMatches(former)
            && forEachId("UPDATE person SET merged_into = NULL WHERE merged_into = :1")
            && forEachId("DELETE FROM person WHERE id = :1");
    });
}

bool ScoreStore::forgetInGame(qint64 gameId, const FormerPlayer &former)
{
    const auto facts = readFacts(gameId);
    const auto digest = this->digest(gameId);
    if (!facts || !digest)
        return false;
    const int guest = 1 + former.guestsIn(*digest);
    const auto hasPerson = [&](const QByteArray &text) {
        return std::ranges::any_of(former.ids, [&](const QString &id) { return text.contains(id.toUtf8()); });
    };
    for (qsizetype sequence = 0; sequence < facts->texts.size(); ++sequence) {
        const QByteArray &text = facts->texts[sequence];
        if (hasPerson(text)
            && !m_access.run("UPDATE score_fact SET fact = :1 WHERE game_id = :2 AND sequence = :3",
                             {QString::fromUtf8(former.inScoreGame(text, guest)), gameId, sequence}))
            return false;
    }
    const QByteArray changed = former.inScoreGame(*digest, guest);
    const ScoreDigest now = ScoreDigest::fromJson(changed);
    m_known.remove(gameId);
    return m_access.run("UPDATE score_game SET digest = :1, searched = :2 WHERE id = :3",
                        {QString::fromUtf8(changed), now.searchedText(), gameId})
        && seat(gameId, now.personIds());
}

bool ScoreStore::forgetInMatches(const FormerPlayer &former)
{
    struct Changed
    {
        qint64 id = 0;
        QString summary;
        QVariant digest;
        QString header;
    };
    const auto inMatch = [&](const QString &json) { return QString::fromUtf8(former.inMatch(json.toUtf8())); };
    QList<Changed> matches;
    for (const QString &id : former.ids) {
        if (!m_access.forEachRow(
                "SELECT id, summary, digest, line FROM table_match LEFT JOIN table_match_line "
                "ON match_id = id AND sequence = 0 "
                "WHERE instr(summary, :1) > 0 OR instr(coalesce(digest, ''), :1) > 0 OR instr(coalesce(line, ''), :1) > 0",
                {id}, [&](const QSqlQuery &row) {
                    const QVariant digest = row.value(2);
                    matches.append({row.value(0).toLongLong(), inMatch(row.value(1).toString()),
                                    digest.isNull() ? digest : QVariant(inMatch(digest.toString())),
                                    inMatch(row.value(3).toString())});
                }))
            return false;
    }
    return std::ranges::all_of(matches, [&](const Changed &match) {
        return m_access.run("UPDATE table_match SET summary = :1, digest = :2 WHERE id = :3",
                            {match.summary, match.digest, match.id})
            && m_access.run("UPDATE table_match_line SET line = :1 WHERE match_id = :2 AND sequence = 0",
                            {match.header, match.id});
    });
}

/// Returns whether all players that this store knows of a game are still in it. That is not so if another window has deleted one of
/// these people.
bool ScoreStore::areSeated(qint64 gameId)
{
    QStringList seated;
    const bool isRead = m_access.forEachRow("SELECT person_id FROM score_seat WHERE game_id = :1", {gameId},
                                            [&](const QSqlQuery &row) { seated << row.value(0).toString(); });
    const QStringList persons = m_known.value(gameId).persons;
    if (isRead && std::ranges::all_of(persons, [&](const QString &id) { return seated.contains(id); }))
        return true;
    return isRead && m_access.failStale();
}

/// Appends a fact (an entry or other change) and updates the row of its game with the assignments \p change, in which :3 onwards
/// are \p values. Fails with `Stale` if the game is deleted or does not have as many facts as this store has in memory. The call
/// therefore fails for a game that this store has neither begun nor opened.
bool ScoreStore::appendFact(qint64 gameId, const QByteArray &fact, const QByteArray &change, const QVariantList &values)
{
    const qsizetype count = m_known.value(gameId).facts.size();
    return areSeated(gameId)
        && m_access.runUnlessStale("UPDATE score_game SET fact_count = fact_count + 1, " + change
                                       + " WHERE id = :1 AND fact_count = :2 AND deleted_at IS NULL",
                                   QVariantList{gameId, count} + values)
        && insertFact(gameId, count, fact);
}

std::optional<StoreAccess::Series> ScoreStore::readFacts(qint64 gameId)
{
    return m_access.readSeries("SELECT fact_count, sequence, fact FROM score_game LEFT JOIN score_fact ON game_id = id "
                               "WHERE id = :1 ORDER BY sequence",
                               {gameId});
}

std::optional<QByteArrayList> ScoreStore::facts(qint64 gameId)
{
    m_access.clear();
    const auto facts = readFacts(gameId);
    if (facts && !facts->isThere)
        m_access.failStale();
    else if (facts && !facts->isWhole)
        //: Some entries of a score game are missing in the file.
        m_access.fail(StoreTrouble::Damaged, tr("Part of this game is missing, so it can’t be opened."));
    if (trouble() != StoreTrouble::None)
        return {};
    return facts->texts;
}

std::optional<QByteArrayList> ScoreStore::open(qint64 gameId)
{
    auto texts = facts(gameId);
    const auto keyOfGame = texts ? key(gameId) : std::nullopt;
    if (!keyOfGame)
        return {};
    QStringList persons;
    if (!m_access.forEachRow("SELECT person_id FROM score_seat WHERE game_id = :1", {gameId},
                             [&](const QSqlQuery &row) { persons << row.value(0).toString(); }))
        return {};
    m_known.insert(gameId, {*keyOfGame, *texts, persons});
    return texts;
}

std::optional<QString> ScoreStore::key(qint64 gameId)
{
    m_access.clear();
    std::optional<QString> key;
    const bool read = m_access.forEachRow("SELECT key FROM score_game WHERE id = :1", {gameId},
                                          [&](const QSqlQuery &row) { key = row.value(0).toString(); });
    if (read && !key)
        m_access.failStale();
    return key;
}

std::optional<bool> ScoreStore::hasKey(const QString &key)
{
    const std::optional<KeptGame> game = kept(key);
    return game ? std::optional(game->id != 0 && !game->isDeleted) : std::nullopt;
}

std::optional<KeptGame> ScoreStore::kept(const QString &key)
{
    m_access.clear();
    KeptGame kept;
    if (!m_access.forEachRow("SELECT id, deleted_at IS NOT NULL FROM score_game WHERE key = :1", {key},
                             [&](const QSqlQuery &row) {
                                 kept = {row.value(0).toLongLong(), row.value(1).toBool()};
                             }))
        return {};
    return kept;
}

std::optional<QByteArray> ScoreStore::digest(qint64 gameId)
{
    const auto found = rows("SELECT id, digest FROM score_game WHERE id = :1", {gameId});
    if (!found)
        return {};
    return found->isEmpty() ? QByteArray() : found->first().digest;
}

std::optional<QList<ScoreGameRow>> ScoreStore::rows(const QByteArray &query, const QVariantList &values)
{
    m_access.clear();
    QList<ScoreGameRow> rows;
    if (!m_access.forEachRow(query, values, [&](const QSqlQuery &row) {
            rows.append({row.value(0).toLongLong(), row.value(1).toByteArray()});
        }))
        return {};
    return rows;
}

std::optional<std::vector<score::GameSummary>> ScoreStore::summaries(const QStringList &personIds)
{
    m_access.clear();
    std::vector<score::GameSummary> summaries;
    QSet<qint64> seen;
    for (const QString &person : personIds) {
        const bool read = m_access.forEachRow("SELECT id, digest FROM score_seat JOIN score_game ON id = game_id "
                                              "WHERE person_id = :1 AND deleted_at IS NULL",
                                              {person}, [&](const QSqlQuery &row) {
                                                  const qint64 id = row.value(0).toLongLong();
                                                  if (!seen.contains(id)) {
                                                      seen.insert(id);
                                                      const ScoreDigest digest = ScoreDigest::fromJson(
                                                          row.value(1).toByteArray());
                                                      if (!digest.shown.isUnreadable)
                                                          summaries.push_back(digest.summary);
                                                  }
                                              });
        if (!read)
            return {};
    }
    return summaries;
}

std::optional<QList<ScoreGameRow>> ScoreStore::gamesOf(const QStringList &personIds)
{
    QByteArrayList places;
    QVariantList ids;
    for (const QString &id : personIds) {
        ids << id;
        places << ':' + QByteArray::number(ids.size());
    }
    return rows("SELECT id, digest FROM score_game WHERE deleted_at IS NULL AND id IN "
                "(SELECT game_id FROM score_seat WHERE person_id IN ("
                    + places.join(',') + ")) ORDER BY id DESC",
                ids);
}

std::optional<QHash<QString, qint64>> ScoreStore::lastGames()
{
    m_access.clear();
    QHash<QString, qint64> games;
    const bool isRead = m_access.forEachRow(
        "SELECT person_id, max(started_at) FROM score_seat JOIN score_game ON game_id = id GROUP BY person_id", {},
        [&](const QSqlQuery &row) { games.insert(row.value(0).toString(), row.value(1).toLongLong()); });
    return isRead ? std::optional(games) : std::nullopt;
}

std::optional<ScoreGameRow> ScoreStore::unfinished()
{
    const auto found = rows("SELECT id, digest FROM score_game WHERE deleted_at IS NULL AND stage = 0 "
                            "ORDER BY updated_at DESC, id DESC LIMIT 1");
    return found && !found->isEmpty() ? std::optional(found->first()) : std::nullopt;
}

bool ScoreStore::setDeleted(qint64 gameId, bool deleted)
{
    return m_access.transact([&] { return setDeletedNow(gameId, deleted); });
}

bool ScoreStore::setAllDeleted(const QList<qint64> &deleted, const QList<qint64> &restored)
{
    return m_access.transact([&] {
        return std::ranges::all_of(deleted, [&](qint64 id) { return setDeletedNow(id, true); })
            && std::ranges::all_of(restored, [&](qint64 id) { return setDeletedNow(id, false); });
    });
}

/// Does the work of setDeleted(). Must be called within a transaction.
bool ScoreStore::setDeletedNow(qint64 gameId, bool deleted)
{
    return m_access.runUnlessStale("UPDATE score_game SET deleted_at = CASE WHEN :1 THEN max(:2, 1 + coalesce("
                                   "(SELECT max(deleted_at) FROM score_game WHERE deleted_at IS NOT NULL), 0)) END "
                                   "WHERE id = :3",
                                   {deleted, nowMs(), gameId});
}

std::optional<QList<ScoreGameRow>> ScoreStore::deleted()
{
    return rows("SELECT id, digest FROM score_game WHERE deleted_at IS NOT NULL ORDER BY deleted_at, id");
}

} // namespace tableside
