// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/schema/derived_digests.h"

#include "app/store/schema/fact_text.h"
#include "app/store/schema/score_digest.h"
#include "app/store/schema/sql_statement.h"

#include <QSqlError>
#include <QSqlQuery>

namespace tableside {

namespace {

score::Sheet sheetOf(const QByteArrayList &texts)
{
    score::Ledger ledger;
    for (const QByteArray &text : texts) {
        const auto facts = factsFrom({text});
        if (!facts || ledger.append(facts->front()) != score::Refusal::none)
            break;
    }
    return ledger.sheet();
}

} // namespace

QSqlError deriveDigest(const QSqlDatabase &database, qint64 id)
{
    QSqlQuery query(database);
    if (!runStatement(query, "SELECT fact FROM score_fact WHERE game_id = ? ORDER BY sequence", {id}))
        return query.lastError();
    QByteArrayList texts;
    while (query.next())
        texts << query.value(0).toString().toUtf8();
    const ScoreDigest digest = digestOf(sheetOf(texts));
    bool isDone = runStatement(query, "UPDATE score_game SET started_at = ?, stage = ?, searched = ?, digest = ? WHERE id = ?",
                               {digest.shown.startedAt, static_cast<int>(digest.shown.stage), digest.searchedText(),
                                QString::fromUtf8(digest.toJson()), id})
        && runStatement(query, "DELETE FROM score_seat WHERE game_id = ?", {id});
    for (const QString &person : digest.personIds())
        isDone = isDone
            && runStatement(query, "INSERT OR IGNORE INTO score_seat (person_id, game_id) VALUES (?, ?)", {person, id});
    return isDone ? QSqlError() : query.lastError();
}

QSqlError deriveDigests(const QSqlDatabase &database)
{
    QSqlQuery facts(database);
    QSqlQuery change(database);
    facts.setForwardOnly(true);
    if (!facts.exec(QStringLiteral("SELECT id, fact, started_at FROM score_game LEFT JOIN score_fact ON game_id = id "
                                   "ORDER BY id, sequence")))
        return facts.lastError();
    if (!change.prepare(QStringLiteral("UPDATE score_game SET searched = ?, digest = ? WHERE id = ?")))
        return change.lastError();
    QByteArrayList texts;
    bool isAny = facts.next();
    while (isAny) {
        const qint64 id = facts.value(0).toLongLong();
        const qint64 startedAt = facts.value(2).toLongLong();
        for (texts.clear(); isAny && facts.value(0).toLongLong() == id; isAny = facts.next())
            texts << facts.value(1).toString().toUtf8();
        ScoreDigest digest = digestOf(sheetOf(texts));
        // The start time in the game's row is right even if none of the game's entries can be read.
        digest.shown.startedAt = startedAt;
        change.addBindValue(digest.searchedText());
        change.addBindValue(QString::fromUtf8(digest.toJson()));
        change.addBindValue(id);
        if (!change.exec())
            return change.lastError();
    }
    return facts.lastError();
}

QSqlError deriveSearchedTexts(const QSqlDatabase &database)
{
    QSqlQuery games(database);
    QSqlQuery change(database);
    games.setForwardOnly(true);
    if (!games.exec(QStringLiteral("SELECT id, digest FROM score_game")))
        return games.lastError();
    if (!change.prepare(QStringLiteral("UPDATE score_game SET searched = ? WHERE id = ?")))
        return change.lastError();
    while (games.next()) {
        change.addBindValue(ScoreDigest::fromJson(games.value(1).toByteArray()).searchedText());
        change.addBindValue(games.value(0));
        if (!change.exec())
            return change.lastError();
    }
    return games.lastError();
}

} // namespace tableside
