#include "app/incoming_files.h"

#include "app/score/score_room.h"
#include "app/table/playroom.h"
#include "app/table/session/match_lines.h"

#include <QFile>

namespace tableside {

IncomingFiles::IncomingFiles(Playroom &playroom, ScoreRoom &scoreRoom, QObject *parent)
    : QObject(parent), m_playroom(playroom), m_scoreRoom(scoreRoom)
{
}

void IncomingFiles::open(const QUrl &file, Navigator *navigator)
{
    constexpr qint64 longestHeader = 64 * 1024;
    constexpr qint64 largestRecord = 64 * 1024 * 1024;
    QFile record(file.toLocalFile());
    if (record.open(QIODevice::ReadOnly) && record.size() <= largestRecord) {
        const QByteArray header = record.readLine(longestHeader);
        if (const std::optional<QString> game = gameOfHeader(header)) {
            if (m_playroom.showRecord(*game, header + record.readAll()))
                navigator->open(Navigator::Replay);
            return;
        }
    }
    navigator->open(Navigator::ScoreBook); // first: a page that is left takes its notices along
    m_scoreRoom.importFrom(file.toLocalFile());
}

} // namespace tableside
