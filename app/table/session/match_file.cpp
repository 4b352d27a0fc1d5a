// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/match_file.h"

#include "app/files/save_place.h"
#include "app/table/session/match_header.h"
#include "app/table/session/table_session.h"
#include "engine/core/game_list.h"
#include "engine/dos/json/codec.h"
#include "engine/json/line_reader.h"
#include "engine/record/full_record.h"
#include "engine/uno/json/codec.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace tableside {

namespace {

struct MatchFileTr
{
    Q_DECLARE_TR_FUNCTIONS(MatchFile)
};

/// Calls visit.operator()<Game>() for the game of the record \p lines; does nothing if the header names no known game.
void withGameOf(const QByteArrayList &lines, const auto &visit)
{
    const std::optional<QString> name = gameOfHeader(lines.value(0));
    if (const auto game = name ? game_named(name->toStdString()) : std::nullopt)
        with_game(*game, visit);
}

QString unread()
{
    return MatchFileTr::tr("The saved game couldn’t be read, so no file was written.");
}

bool writeRecord(const QByteArray &record, const SavePlace &place, qint64 atMs, const SavedMatch &then)
{
    //: The beginning of a file's name: a game that was played at the table
    return place.file(MatchFileTr::tr("game"), atMs, recordExtension, [record, then](const QString &path) {
        const FileOutcome outcome = writeVerified(path, record);
        then(outcome);
        return outcome.success;
    });
}

bool failToSave(const QString &problem, const SavedMatch &then)
{
    then({false, problem});
    return false;
}

} // namespace

std::vector<std::string> asText(const QByteArrayList &lines)
{
    std::vector<std::string> text;
    text.reserve(static_cast<std::size_t>(lines.size()));
    for (const QByteArray &line : lines)
        text.push_back(line.trimmed().toStdString());
    return text;
}

std::optional<QString> gameOfHeader(const QByteArray &line)
{
    const QJsonObject header = QJsonDocument::fromJson(line).object();
    if (!header.contains(QLatin1String("tableside")) || !header.contains(QLatin1String("game")))
        return {};
    return header[QLatin1String("game")].toString();
}

bool saveMatch(const MatchSessionBase &session, const SavePlace &place, qint64 atMs, const SavedMatch &then)
{
    const std::optional<QByteArray> record = session.fullRecord();
    if (!record) {
        const QString problem = session.storeProblem();
        return failToSave(problem.isEmpty() ? unread() : problem, then);
    }
    return writeRecord(*record, place, atMs, then);
}

bool saveRecordOf(const QByteArrayList &lines, const SavePlace &place, qint64 atMs, const SavedMatch &then)
{
    std::optional<QByteArray> record;
    withGameOf(lines, [&]<typename Game>() {
        if (const Result<std::string> full = full_record<Game>(asText(lines)))
            record = QByteArray::fromStdString(*full);
    });
    if (!record)
        return failToSave(unread(), then);
    return writeRecord(*record, place, atMs, then);
}

std::optional<MatchDigest> digestOfRecord(const QByteArrayList &lines)
{
    std::optional<MatchDigest> digest;
    withGameOf(lines, [&]<typename Game>() {
        QString problem;
        if (const auto session = TableSession<Game>::openForViewing(asText(lines), systemTime(), problem))
            digest = session->digest();
    });
    return digest;
}

MatchDigest digestOfUnreadable(const QString &game, const QByteArray &header)
{
    MatchDigest digest;
    withGameOf({header}, [&]<typename Game>() {
        const Result<Json> line = parse_json_line(header.toStdString());
        if (!line)
            return;
        if (const auto read = header_from_json<Game>(*line))
            digest = digestOfTerms(configFromHeader(*read, *line));
    });
    digest.game = game;
    digest.isUnreadable = true;
    return digest;
}

} // namespace tableside
