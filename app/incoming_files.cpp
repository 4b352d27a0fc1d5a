#include "app/incoming_files.h"

#include "app/score/score_room.h"
#include "app/table/playroom.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace tableside {

namespace {

/// The header of a record names its game (console.md); a score book begins otherwise.
bool isRecord(const QByteArray &firstLine)
{
    const QJsonObject header = QJsonDocument::fromJson(firstLine).object();
    return header.contains(QLatin1String("tableside")) && header.contains(QLatin1String("game"));
}

} // namespace

IncomingFiles::IncomingFiles(Playroom &playroom, ScoreRoom &scoreRoom, QObject *parent)
    : QObject(parent), m_playroom(playroom), m_scoreRoom(scoreRoom)
{
}

void IncomingFiles::open(const QUrl &file, Navigator *navigator)
{
    constexpr qint64 longestHeader = 64 * 1024;
    constexpr qint64 largestRecord = 64 * 1024 * 1024;
    QFile record(file.toLocalFile());
    if (record.open(QIODevice::ReadOnly) && record.size() <= largestRecord && isRecord(record.readLine(longestHeader))) {
        record.seek(0);
        if (m_playroom.openRecord(record.readAll()))
            navigator->open(Navigator::Table);
        return;
    }
    navigator->open(Navigator::ScoreBook); // first: a page that is left takes its notices along
    m_scoreRoom.importFrom(file.toLocalFile());
}

} // namespace tableside
