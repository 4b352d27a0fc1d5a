#include "app/store/score_store.h"

#include <algorithm>

namespace tableside {

ScoreStore::ScoreStore(Database &database)
    : m_access(database), m_people(m_access.reading()), m_keepPerson(m_access.writing()),
      m_insertGame(m_access.writing()), m_insertFact(m_access.writing()), m_advance(m_access.writing()),
      m_unseat(m_access.writing()), m_seat(m_access.writing()), m_facts(m_access.reading()), m_key(m_access.reading()),
      m_games(m_access.reading()), m_summaries(m_access.reading()), m_unfinished(m_access.reading()),
      m_newestOther(m_access.reading()), m_setDeleted(m_access.writing()), m_comeBack(m_access.writing()),
      m_withKey(m_access.reading()), m_grow(m_access.writing()), m_deleted(m_access.reading())
{
    if (!prepareAll() || !prepareReading())
        return;
    // While the clock is wrong, what was last changed says how late it is at least.
    QSqlQuery forget = m_access.writing();
    if (m_access.prepare(forget, "DELETE FROM score_game WHERE deleted_at < min(:now, max("
                                 "(SELECT max(deleted_at) FROM score_game WHERE deleted_at IS NOT NULL), "
                                 "(SELECT updated_at FROM score_game ORDER BY id DESC LIMIT 1))) - :kept")) {
        forget.bindValue(QStringLiteral(":now"), nowMs());
        forget.bindValue(QStringLiteral(":kept"), qint64(keptDays) * 24 * 60 * 60 * 1000);
        m_access.execute(forget);
    }
}

bool ScoreStore::prepareAll()
{
    const auto prepare = [this](QSqlQuery &query, const char *statement) { return m_access.prepare(query, statement); };
    return prepare(m_keepPerson, "INSERT INTO person (id, name, portrait, colour, merged_into) "
                                 "VALUES (:id, :name, :portrait, :colour, :into) ON CONFLICT (id) DO UPDATE SET "
                                 "name = :name, portrait = :portrait, colour = :colour, merged_into = :into")
        && prepare(m_insertGame, "INSERT INTO score_game (key, started_at, updated_at, fact_count, stage, searched, "
                                 "shown, summary) VALUES (:key, :started, :now, :count, :stage, :searched, :shown, "
                                 ":summary) ON CONFLICT (key) DO NOTHING")
        && prepare(m_insertFact, "INSERT INTO score_fact (game_id, sequence, fact) VALUES (:id, :sequence, :fact)")
        && prepare(m_advance, "UPDATE score_game SET fact_count = fact_count + 1, started_at = :started, "
                              "updated_at = :now, stage = :stage, searched = :searched, shown = :shown, "
                              "summary = :summary WHERE id = :id AND fact_count = :count AND deleted_at IS NULL")
        && prepare(m_grow, "UPDATE score_game SET fact_count = :count, started_at = :started, "
                           "updated_at = max(updated_at, :now), stage = :stage, searched = :searched, "
                           "shown = :shown, summary = :summary WHERE id = :id")
        && prepare(m_unseat, "DELETE FROM score_seat WHERE game_id = :id")
        && prepare(m_seat, "INSERT OR IGNORE INTO score_seat (person_id, game_id) VALUES (:person, :id)")
        && prepare(m_setDeleted, "UPDATE score_game SET deleted_at = CASE WHEN :deleted THEN max(:now, 1 + coalesce("
                                 "(SELECT max(deleted_at) FROM score_game WHERE deleted_at IS NOT NULL), 0)) END "
                                 "WHERE id = :id")
        && prepare(m_comeBack, "UPDATE score_game SET deleted_at = NULL WHERE key = :key AND deleted_at IS NOT NULL");
}

bool ScoreStore::prepareReading()
{
    const auto prepare = [this](QSqlQuery &query, const char *statement) { return m_access.prepare(query, statement); };
    return prepare(m_people, "SELECT id, name, portrait, colour, merged_into FROM person ORDER BY name, id")
        && prepare(m_facts, "SELECT fact_count, sequence, fact FROM score_game "
                            "LEFT JOIN score_fact ON game_id = id WHERE id = :id ORDER BY sequence")
        && prepare(m_key, "SELECT key FROM score_game WHERE id = :id")
        && prepare(m_withKey, "SELECT id, deleted_at IS NULL FROM score_game WHERE key = :key")
        && prepare(m_games, "SELECT id, shown FROM score_game WHERE deleted_at IS NULL "
                            "ORDER BY started_at DESC, id DESC")
        && prepare(m_summaries, "SELECT game_id, summary FROM score_seat JOIN score_game ON id = game_id "
                                "WHERE person_id = :person AND deleted_at IS NULL")
        && prepare(m_deleted, "SELECT id, shown FROM score_game WHERE deleted_at IS NOT NULL ORDER BY deleted_at, id")
        && prepare(m_unfinished, "SELECT id, shown FROM score_game WHERE deleted_at IS NULL AND stage = 0 "
                                 "ORDER BY updated_at DESC, id DESC LIMIT 1")
        && prepare(m_newestOther, "SELECT updated_at FROM score_game WHERE deleted_at IS NULL AND stage = 0 "
                                  "AND id <> :id ORDER BY updated_at DESC LIMIT 1");
}

std::optional<QList<Person>> ScoreStore::people()
{
    m_access.clear();
    QList<Person> people;
    const bool read = m_access.forEachRow(m_people, [&] {
        people.append({m_people.value(0).toString(), m_people.value(1).toString(), m_people.value(2).toString(),
                       m_people.value(3).toInt(), m_people.value(4).toString()});
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
    m_keepPerson.bindValue(QStringLiteral(":id"), person.id);
    m_keepPerson.bindValue(QStringLiteral(":name"), person.name);
    m_keepPerson.bindValue(QStringLiteral(":portrait"), person.portrait.isNull() ? QLatin1String("") : person.portrait);
    m_keepPerson.bindValue(QStringLiteral(":colour"), person.colour);
    m_keepPerson.bindValue(QStringLiteral(":into"),
                           person.mergedInto.isEmpty() ? QVariant(QMetaType::fromType<QString>()) : person.mergedInto);
    return m_access.execute(m_keepPerson);
}

std::optional<qint64> ScoreStore::begin(const NewScoreGame &game)
{
    qint64 id = 0;
    bool isNew = false;
    if (!m_access.transact([&] { return insertGame(game, id, isNew); }) || !isNew)
        return {};
    m_known.insert(id, {game.facts.size(), game.digest.personIds()});
    return id;
}

std::optional<ScoreArrivals> ScoreStore::addAll(const QList<NewScoreGame> &games, const QList<Person> &people)
{
    ScoreArrivals arrivals;
    const bool stored = m_access.transact([&] {
        for (Person person : people) {
            person.mergedInto.clear(); // first, for those may come later
            if (!insertPerson(person))
                return false;
        }
        for (const Person &person : people) {
            if (!person.mergedInto.isEmpty() && !insertPerson(person))
                return false;
        }
        return std::ranges::all_of(games, [&](const NewScoreGame &game) { return importGame(game, arrivals); });
    });
    if (!stored)
        return {};
    return arrivals;
}

bool ScoreStore::importGame(const NewScoreGame &game, ScoreArrivals &arrivals)
{
    qint64 id = 0;
    bool isNew = false;
    if (!insertGame(game, id, isNew))
        return false;
    if (!isNew)
        return mergeGame(game, arrivals);
    ++arrivals.added;
    return true;
}

/// A game of that key is here.
bool ScoreStore::mergeGame(const NewScoreGame &game, ScoreArrivals &arrivals)
{
    m_comeBack.bindValue(QStringLiteral(":key"), game.key);
    if (!m_access.execute(m_comeBack))
        return false;
    const bool cameBack = m_comeBack.numRowsAffected() == 1;
    arrivals.added += cameBack;
    qint64 id = 0;
    m_withKey.bindValue(QStringLiteral(":key"), game.key);
    if (!m_access.forEachRow(m_withKey, [&] { id = m_withKey.value(0).toLongLong(); }))
        return false;
    m_facts.bindValue(QStringLiteral(":id"), id);
    const auto ours = m_access.readSeries(m_facts);
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
    bindDigest(m_grow, game.digest, id);
    bindTime(m_grow, game);
    m_grow.bindValue(QStringLiteral(":id"), id);
    m_grow.bindValue(QStringLiteral(":count"), static_cast<qint64>(game.facts.size()));
    if (!m_access.execute(m_grow))
        return false;
    for (qsizetype sequence = from; sequence < game.facts.size(); ++sequence) {
        if (!insertFact(id, sequence, game.facts[sequence]))
            return false;
    }
    return seat(id, game.digest.personIds());
}

bool ScoreStore::insertGame(const NewScoreGame &game, qint64 &id, bool &isNew)
{
    m_insertGame.bindValue(QStringLiteral(":key"), game.key);
    m_insertGame.bindValue(QStringLiteral(":count"), static_cast<qint64>(game.facts.size()));
    bindDigest(m_insertGame, game.digest, 0);
    bindTime(m_insertGame, game);
    if (!m_access.execute(m_insertGame))
        return false;
    isNew = m_insertGame.numRowsAffected() == 1;
    if (!isNew)
        return true;
    id = m_insertGame.lastInsertId().toLongLong();
    for (qsizetype sequence = 0; sequence < game.facts.size(); ++sequence) {
        if (!insertFact(id, sequence, game.facts[sequence]))
            return false;
    }
    return seat(id, game.digest.personIds());
}

void ScoreStore::bindDigest(QSqlQuery &query, const ScoreDigest &digest, qint64 gameId)
{
    m_newestOther.bindValue(QStringLiteral(":id"), gameId);
    query.bindValue(QStringLiteral(":started"), digest.shown.startedAt);
    query.bindValue(QStringLiteral(":now"), StoreAccess::stampAfter(m_newestOther));
    query.bindValue(QStringLiteral(":stage"), static_cast<int>(digest.shown.stage));
    query.bindValue(QStringLiteral(":searched"), digest.searchedText());
    query.bindValue(QStringLiteral(":shown"), QString::fromUtf8(digest.shown.toJson()));
    query.bindValue(QStringLiteral(":summary"), QString::fromUtf8(summaryToJson(digest.summary)));
}

/// What comes from a file was changed when its last fact was stated: to import an old game is not to go on with it.
void ScoreStore::bindTime(QSqlQuery &query, const NewScoreGame &game)
{
    if (game.changedAt > 0)
        query.bindValue(QStringLiteral(":now"), std::min(game.changedAt, nowMs()));
}

bool ScoreStore::insertFact(qint64 gameId, qint64 sequence, const QByteArray &fact)
{
    m_insertFact.bindValue(QStringLiteral(":id"), gameId);
    m_insertFact.bindValue(QStringLiteral(":sequence"), sequence);
    m_insertFact.bindValue(QStringLiteral(":fact"), QString::fromUtf8(fact));
    return m_access.execute(m_insertFact);
}

bool ScoreStore::seat(qint64 gameId, const QStringList &persons)
{
    m_unseat.bindValue(QStringLiteral(":id"), gameId);
    if (!m_access.execute(m_unseat))
        return false;
    m_seat.bindValue(QStringLiteral(":id"), gameId);
    for (const QString &person : persons) {
        m_seat.bindValue(QStringLiteral(":person"), person);
        if (!m_access.execute(m_seat))
            return false;
    }
    return true;
}

bool ScoreStore::append(qint64 gameId, const QByteArray &fact, const ScoreDigest &digest)
{
    m_access.clear();
    const auto known = m_known.constFind(gameId);
    if (known == m_known.constEnd())
        return stale();
    const QStringList persons = digest.personIds();
    const bool stored = m_access.transact([&] {
        bindDigest(m_advance, digest, gameId);
        m_advance.bindValue(QStringLiteral(":id"), gameId);
        m_advance.bindValue(QStringLiteral(":count"), known->facts);
        if (!m_access.execute(m_advance))
            return false;
        if (m_advance.numRowsAffected() != 1)
            return stale();
        return insertFact(gameId, known->facts, fact) && (persons == known->persons || seat(gameId, persons));
    });
    if (stored)
        m_known.insert(gameId, {known->facts + 1, persons});
    return stored;
}

std::optional<QByteArrayList> ScoreStore::facts(qint64 gameId)
{
    m_access.clear();
    m_facts.bindValue(QStringLiteral(":id"), gameId);
    const auto facts = m_access.readSeries(m_facts);
    if (facts && !facts->isThere)
        stale();
    else if (facts && !facts->isWhole)
        //: Some of the entries of a score game are missing in the file.
        m_access.fail(StoreTrouble::Damaged, tr("This game was not saved whole and cannot be opened."));
    if (trouble() != StoreTrouble::None)
        return {};
    return facts->texts;
}

std::optional<QByteArrayList> ScoreStore::open(qint64 gameId)
{
    const auto texts = facts(gameId);
    if (texts)
        m_known.insert(gameId, {texts->size(), {}});
    return texts;
}

std::optional<QString> ScoreStore::key(qint64 gameId)
{
    m_access.clear();
    m_key.bindValue(QStringLiteral(":id"), gameId);
    std::optional<QString> key;
    if (m_access.forEachRow(m_key, [&] { key = m_key.value(0).toString(); }) && !key)
        stale();
    return key;
}

std::optional<bool> ScoreStore::hasKey(const QString &key)
{
    m_access.clear();
    m_withKey.bindValue(QStringLiteral(":key"), key);
    bool isThere = false;
    if (!m_access.forEachRow(m_withKey, [&] { isThere = m_withKey.value(1).toBool(); }))
        return {};
    return isThere;
}

std::optional<std::vector<score::GameSummary>> ScoreStore::summaries(const QStringList &personIds)
{
    m_access.clear();
    std::vector<score::GameSummary> summaries;
    QSet<qint64> seen;
    for (const QString &person : personIds) {
        m_summaries.bindValue(QStringLiteral(":person"), person);
        const bool read = m_access.forEachRow(m_summaries, [&] {
            const qint64 id = m_summaries.value(0).toLongLong();
            if (!seen.contains(id)) {
                seen.insert(id);
                summaries.push_back(summaryFromJson(m_summaries.value(1).toByteArray()));
            }
        });
        if (!read)
            return {};
    }
    return summaries;
}

std::optional<ScoreGameRow> ScoreStore::unfinished()
{
    m_access.clear();
    std::optional<ScoreGameRow> row;
    m_access.forEachRow(m_unfinished, [&] {
        row = ScoreGameRow{m_unfinished.value(0).toLongLong(), m_unfinished.value(1).toByteArray()};
    });
    return row;
}

bool ScoreStore::setDeleted(qint64 gameId, bool deleted)
{
    return m_access.transact([&] {
        m_setDeleted.bindValue(QStringLiteral(":id"), gameId);
        m_setDeleted.bindValue(QStringLiteral(":deleted"), deleted);
        m_setDeleted.bindValue(QStringLiteral(":now"), nowMs());
        return m_access.execute(m_setDeleted) && (m_setDeleted.numRowsAffected() == 1 || stale());
    });
}

std::optional<QList<ScoreGameRow>> ScoreStore::deleted()
{
    m_access.clear();
    QList<ScoreGameRow> rows;
    const bool read = m_access.forEachRow(m_deleted, [&] {
        rows.append({m_deleted.value(0).toLongLong(), m_deleted.value(1).toByteArray()});
    });
    if (!read)
        return {};
    return rows;
}

bool ScoreStore::stale()
{
    //: Two windows of the program have the same score sheet open, or one of them deleted it.
    return m_access.fail(StoreTrouble::Stale, tr("This game was changed in another window of Tableside. Go back to the "
                                                 "book and open it again to see where it stands."));
}

} // namespace tableside
