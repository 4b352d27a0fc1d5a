// A match out of the app, as a record: to be replayed by tableside-console, or sent with a report of a fault.
#pragma once

#include "app/platform/export_file.h"

#include "app/store/match_digest.h"

#include <QByteArrayList>

#include <optional>

namespace tableside {

class MatchSessionBase;
class SavePlace;

/// Where `place` says; `atMs` in milliseconds since 1970 names the file. Nothing when the person changed their mind.
std::optional<FileOutcome> saveMatch(const MatchSessionBase &session, const SavePlace &place, qint64 atMs);
/// The same of a match that is not at the table, of whose record these are the stored lines.
std::optional<FileOutcome> saveRecordOf(const QByteArrayList &lines, const SavePlace &place, qint64 atMs);
/// What such a match came to, as far as it goes; nothing where its lines cannot be read.
std::optional<MatchDigest> digestOfRecord(const QByteArrayList &lines);
/// Of one whose lines cannot be read: marked so, with those who sat there if its header still says who.
MatchDigest digestOfUnreadable(const QString &game, const QByteArray &header);

} // namespace tableside
