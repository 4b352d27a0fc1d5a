// A match out of the app, as a record: to be replayed by tableside-console, or sent with a report of a fault.
#pragma once

#include "app/platform/export_file.h"

#include "app/store/match_digest.h"

#include <QByteArrayList>

#include <functional>
#include <optional>

namespace tableside {

class MatchSessionBase;
class SavePlace;

/// Receives what came of saving a match. Not called if the person cancels.
using SavedMatch = std::function<void(const FileOutcome &outcome)>;

/// Saves the match as it is now to the file that the person chooses, and passes the outcome to \p then, maybe long after this
/// has returned: the session may be gone by then. `atMs`, in milliseconds since 1970, names the file. Returns whether the file
/// has been written already.
bool saveMatch(const MatchSessionBase &session, const SavePlace &place, qint64 atMs, const SavedMatch &then);
/// Does the same for a match that is not at the table; \p lines are those stored of its record.
bool saveRecordOf(const QByteArrayList &lines, const SavePlace &place, qint64 atMs, const SavedMatch &then);
/// What such a match came to, as far as it goes; nothing where its lines cannot be read.
std::optional<MatchDigest> digestOfRecord(const QByteArrayList &lines);
/// Of one whose lines cannot be read: marked so, with those who sat there if its header still says who.
MatchDigest digestOfUnreadable(const QString &game, const QByteArray &header);

} // namespace tableside
