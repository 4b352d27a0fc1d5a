// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Saves a match as a record file, reads the lines of stored records, and summarizes them for the list of played games.
#pragma once

#include "app/files/export_file.h"
#include "app/store/schema/match_digest.h"

#include <QByteArrayList>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tableside {

class MatchSessionBase;
class SavePlace;

/// Returns the lines without surrounding white space: a file from another system may have other line endings.
std::vector<std::string> asText(const QByteArrayList &lines);
/// Returns the game that the header of a record or save names, such as "dos"; nothing if the line is no header.
std::optional<QString> gameOfHeader(const QByteArray &line);

/// Receives the outcome of saving a match. Not called if the person cancels.
using SavedMatch = std::function<void(const FileOutcome &outcome)>;

/// Saves the current state of the match to the file that the person chooses. Calls \p then with the outcome, possibly after this
/// function has returned and the session is deleted. The proposed file name contains the time \p atMs, in milliseconds since the
/// epoch. Returns whether the file has already been written.
bool saveMatch(const MatchSessionBase &session, const SavePlace &place, qint64 atMs, const SavedMatch &then);
/// Saves a match that is not at the table; \p lines are its stored record.
bool saveRecordOf(const QByteArrayList &lines, const SavePlace &place, qint64 atMs, const SavedMatch &then);
/// Returns the summary of a stored record, which may be unfinished, for the list of played games; nothing if the lines cannot be
/// read.
std::optional<MatchDigest> digestOfRecord(const QByteArrayList &lines);
/// Returns a summary marked as unreadable, with the seats if \p header can still be read.
MatchDigest digestOfUnreadable(const QString &game, const QByteArray &header);

} // namespace tableside
