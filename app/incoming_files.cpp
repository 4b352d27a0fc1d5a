// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/incoming_files.h"

#include "app/files/input_file.h"
#include "app/score/book/score_controller.h"
#include "app/table/session/match_file.h"
#include "app/table/table_controller.h"

namespace tableside {

namespace {

constexpr qint64 longestHeader = 64 * 1024;
/// The size limit of a match record in bytes. Even a long match of ten players needs less than 1 MB.
constexpr qint64 largestRecord = 16 * 1024 * 1024;

} // namespace

IncomingFiles::IncomingFiles(TableController &tableController, ScoreController &scoreController, QObject *parent)
    : QObject(parent), m_tableController(tableController), m_scoreController(scoreController)
{}

void IncomingFiles::open(const QUrl &file, Navigator *navigator)
{
    const QString path = file.toLocalFile();
    const InputFile start = readFirstLine(path, longestHeader);
    if (const std::optional<QString> game = gameOfHeader(start.bytes))
        return openRecord(*game, path, navigator);
    navigator->open(Navigator::ScoreBook); // the page opens before the message is set, because leaving a page closes its messages
    if (path.isEmpty())
        m_scoreController.pageNotice()->fail(fileSentence(FileTrouble::Elsewhere, file.toDisplayString(), 0));
    else
        m_scoreController.importFrom(path);
}

void IncomingFiles::openRecord(const QString &game, const QString &path, Navigator *navigator)
{
    const InputFile record = readTextFile(path, largestRecord);
    if (record.trouble != FileTrouble::None)
        m_tableController.pageNotice()->fail(fileSentence(record.trouble, path, largestRecord));
    else if (m_tableController.showRecord(game, record.bytes))
        navigator->open(Navigator::Replay);
}

} // namespace tableside
