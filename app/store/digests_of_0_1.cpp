#include "app/store/digests_of_0_1.h"

#include "app/store/score_digest.h"

#include <QDataStream>
#include <QSqlError>
#include <QSqlQuery>

namespace tableside {

namespace {

std::vector<int> numbersFrom(QDataStream &stream)
{
    QList<int> list;
    stream >> list;
    return {list.begin(), list.end()};
}

ScoreShown shownFrom(const QByteArray &blob)
{
    QDataStream stream(blob);
    stream.setVersion(QDataStream::Qt_6_0);
    ScoreShown shown;
    quint8 box = 0;
    quint8 stage = 0;
    stream >> box >> stage >> shown.startedAt >> shown.rounds >> shown.target >> shown.winner >> shown.note
        >> shown.place >> shown.names >> shown.colours >> shown.portraits >> shown.totals;
    shown.box = static_cast<GameId>(box);
    shown.stage = static_cast<score::Stage>(stage);
    return shown;
}

score::GameSummary summaryFrom(const QByteArray &blob)
{
    QDataStream stream(blob);
    stream.setVersion(QDataStream::Qt_6_0);
    score::GameSummary summary;
    quint8 box = 0;
    qint64 played = 0;
    quint32 count = 0;
    stream >> box >> summary.count_against >> played >> summary.winner >> count;
    summary.game = static_cast<GameId>(box);
    summary.played_ms = played;
    for (quint32 player = 0; player < count && stream.status() == QDataStream::Ok; ++player) {
        QByteArray id;
        stream >> id;
        summary.players.push_back(id.toStdString());
    }
    summary.start_points = numbersFrom(stream);
    stream >> count;
    for (quint32 round = 0; round < count && stream.status() == QDataStream::Ok; ++round)
        summary.gains.push_back(numbersFrom(stream));
    return summary;
}

} // namespace

QSqlError bringOverDigestsOf_0_1(const QSqlDatabase &database)
{
    QSqlQuery rows(database);
    QSqlQuery change(database);
    rows.setForwardOnly(true);
    if (!rows.exec(QStringLiteral("SELECT id, searched, shown, summary FROM score_game")))
        return rows.lastError();
    if (!change.prepare(QStringLiteral("UPDATE score_game SET searched = ?, shown = ?, summary = ? WHERE id = ?")))
        return change.lastError();
    while (rows.next()) {
        ScoreDigest digest{shownFrom(rows.value(2).toByteArray()), summaryFrom(rows.value(3).toByteArray())};
        digest.shown.personIds = digest.personIds(); // the same as behind what was read
        const QString searched = rows.value(1).toString(); // empty where a full disk kept 0.1.0 from writing it
        change.addBindValue(searched.isEmpty() ? digest.searchedText() : searched);
        change.addBindValue(QString::fromUtf8(digest.shown.toJson()));
        change.addBindValue(QString::fromUtf8(summaryToJson(digest.summary)));
        change.addBindValue(rows.value(0));
        if (!change.exec())
            return change.lastError();
    }
    return rows.lastError();
}

} // namespace tableside
