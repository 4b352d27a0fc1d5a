// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/schema/score_digest.h"

#include "app/store/schema/fact_text.h"
#include "app/store/schema/sql_statement.h"
#include "app/words/cleaned_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlError>
#include <QSqlQuery>

namespace tableside {

namespace {

/// The version of the JSON format. A change that affects existing digests (stored states of games) needs a
/// migration that derives all of them again.
/// ("atTable" was added later and is missing in digests of games with real cards; "stated", the total of a seat before the first
/// round on the sheet, is missing where all rounds are known.)
constexpr int version = 1;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QJsonArray numbers(const auto &list)
{
    QJsonArray array;
    for (const int number : list)
        array.append(number);
    return array;
}

std::vector<int> numbersFrom(const QJsonValue &value)
{
    std::vector<int> list;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &number : array)
        list.push_back(number.toInt());
    return list;
}

/// Returns everything about a game except its players.
ScoreShown headFrom(const QJsonObject &object)
{
    ScoreShown shown;
    const std::optional<GameId> game = game_named(object["game"].toString().toStdString());
    const int stage = object["stage"].toInt(-1);
    const bool isStage = stage >= 0 && stage <= static_cast<int>(score::Stage::ended);
    shown.box = game.value_or(GameId::dos);
    shown.stage = isStage ? static_cast<score::Stage>(stage) : score::Stage::ended;
    shown.startedAt = object["startedAt"].toInteger();
    shown.rounds = static_cast<int>(object["rounds"].toArray().size());
    shown.target = object["target"].toInt();
    shown.winner = object["winner"].toInt(-1);
    shown.note = object["note"].toString();
    shown.place = object["place"].toString();
    shown.atTable = object["atTable"].toBool();
    const QJsonArray seats = object["seats"].toArray();
    shown.hasOnlyTotals = shown.rounds == 0
        && std::any_of(seats.begin(), seats.end(), [](const QJsonValue &seat) { return seat.toObject().contains("stated"); });
    shown.isUnreadable = !game || !isStage || seats.isEmpty();
    return shown;
}

ScoreShown shownFrom(const QJsonObject &object)
{
    ScoreShown shown = headFrom(object);
    const QJsonArray seats = object["seats"].toArray();
    for (const QJsonValue &seat : seats) {
        shown.personIds << seat["id"].toString();
        shown.names << seat["name"].toString();
        shown.colors << seat["color"].toInt();
        shown.portraits << seat["portrait"].toString();
        shown.totals << seat["total"].toInt();
    }
    return shown;
}

/// Returns the summary of the game whose other data are \p shown.
score::GameSummary summaryFrom(const QJsonObject &object, const ScoreShown &shown)
{
    score::GameSummary summary;
    summary.game = shown.box;
    summary.count_against = object["countAgainst"].toBool();
    summary.played_ms = shown.startedAt;
    summary.winner = shown.winner;
    summary.at_table = shown.atTable;
    const QJsonArray seats = object["seats"].toArray();
    std::vector<std::optional<int>> totals;
    for (const QJsonValue &seat : seats) {
        summary.players.push_back(seat["id"].toString().toStdString());
        summary.start_points.push_back(seat["start"].toInt());
        const QJsonValue stated = seat["stated"];
        totals.push_back(stated.isDouble() ? std::optional(stated.toInt()) : std::nullopt);
    }
    if (std::ranges::any_of(totals, [](const std::optional<int> &total) { return total.has_value(); }))
        summary.stated_totals = std::move(totals);
    const QJsonArray rounds = object["rounds"].toArray();
    for (const QJsonValue &gains : rounds)
        summary.gains.push_back(numbersFrom(gains));
    return summary;
}

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

ScoreShown ScoreShown::fromJson(const QByteArray &json)
{
    return shownFrom(QJsonDocument::fromJson(json).object());
}

QByteArray ScoreDigest::toJson() const
{
    QJsonArray seats;
    for (qsizetype seat = 0; seat < shown.names.size(); ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        QJsonObject of{{"id", shown.personIds[seat]},          {"name", shown.names[seat]},
                       {"color", shown.colors[seat]},          {"portrait", shown.portraits[seat]},
                       {"start", summary.start_points[index]}, {"total", shown.totals[seat]}};
        if (!summary.stated_totals.empty() && summary.stated_totals[index])
            of["stated"] = *summary.stated_totals[index];
        seats.append(of);
    }
    QJsonArray rounds;
    for (const std::vector<int> &gains : summary.gains)
        rounds.append(numbers(gains));
    QJsonObject object{{"v", version},
                       {"game", text(game_name(shown.box))},
                       {"stage", static_cast<int>(shown.stage)},
                       {"startedAt", shown.startedAt},
                       {"target", shown.target},
                       {"countAgainst", summary.count_against},
                       {"winner", shown.winner},
                       {"note", shown.note},
                       {"place", shown.place},
                       {"seats", seats},
                       {"rounds", rounds}};
    if (shown.atTable)
        object["atTable"] = true;
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

ScoreDigest ScoreDigest::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const ScoreShown shown = shownFrom(object);
    return {shown, summaryFrom(object, shown)};
}

ScoreDigest ScoreDigest::withoutPlayers(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const ScoreShown shown = headFrom(object);
    return {shown, summaryFrom(object, shown)};
}

QStringList ScoreDigest::personIds() const
{
    QStringList ids;
    for (const score::PlayerId &id : summary.players)
        ids << QString::fromStdString(id);
    return ids;
}

QString ScoreDigest::searchedText() const
{
    QStringList words = shown.names;
    words << shown.note << shown.place << text(game_name(shown.box));
    const QString searched = foldedForSearch(words.join(QLatin1Char('\n')));
    return shown.atTable ? searched + QLatin1Char('\n') + QLatin1String(tableMark) : searched;
}

ScoreDigest digestOf(const score::Sheet &sheet)
{
    ScoreDigest digest;
    digest.summary = score::summary_of(sheet);
    ScoreShown &shown = digest.shown;
    shown.box = sheet.game;
    shown.stage = sheet.stage;
    shown.startedAt = sheet.started_ms;
    shown.rounds = static_cast<int>(sheet.rounds.size());
    shown.hasOnlyTotals = sheet.has_stated_totals && sheet.rounds.empty();
    shown.target = sheet.target;
    shown.winner = digest.summary.winner;
    shown.atTable = digest.summary.at_table;
    shown.note = QString::fromStdString(sheet.note);
    shown.place = QString::fromStdString(sheet.place);
    for (const score::Seat &seat : sheet.seats) {
        shown.names << QString::fromStdString(seat.player.name);
        shown.colors << seat.player.color;
        shown.portraits << QString::fromStdString(seat.player.portrait);
        shown.personIds << QString::fromStdString(seat.player.id);
    }
    shown.totals = {sheet.totals.begin(), sheet.totals.end()};
    return digest;
}

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
