#include "app/incoming_files.h"

#include "app/platform/input_file.h"
#include "app/score/score_room.h"
#include "app/table/playroom.h"
#include "app/table/session/match_lines.h"

namespace tableside {

namespace {

constexpr qint64 longestHeader = 64 * 1024;
/// The size limit in bytes. Even a long match of ten players needs less than 1 MB.
constexpr qint64 largestRecord = 16 * 1024 * 1024;

} // namespace

IncomingFiles::IncomingFiles(Playroom &playroom, ScoreRoom &scoreRoom, QObject *parent)
    : QObject(parent), m_playroom(playroom), m_scoreRoom(scoreRoom)
{
}

void IncomingFiles::open(const QUrl &file, Navigator *navigator)
{
    const QString path = file.toLocalFile();
    const InputFile start = readFirstLine(path, longestHeader);
    if (const std::optional<QString> game = gameOfHeader(start.bytes))
        return openRecord(*game, path, navigator);
    navigator->open(Navigator::ScoreBook); // opened before the message is set, because leaving a page closes its messages
    if (path.isEmpty())
        m_scoreRoom.pageNotice()->fail(fileSentence(FileTrouble::Elsewhere, file.toDisplayString(), 0));
    else
        m_scoreRoom.importFrom(path);
}

void IncomingFiles::openRecord(const QString &game, const QString &path, Navigator *navigator)
{
    const InputFile record = readTextFile(path, largestRecord);
    if (record.trouble != FileTrouble::None)
        m_playroom.pageNotice()->fail(fileSentence(record.trouble, path, largestRecord));
    else if (m_playroom.showRecord(game, record.bytes))
        navigator->open(Navigator::Replay);
}

} // namespace tableside
