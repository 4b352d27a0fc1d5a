// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Derives the digests (stored results) of finished matches that have none: they ended before digests existed, were discarded, or
// came from a backup.
#pragma once

namespace tableside {

class Database;
class JobProgress;

/// Replays the record of each match without a digest (stored result) and stores its digest, which is empty if nobody has won. A
/// finished match with an unreadable record gets a digest that is marked as unreadable. Returns the number of matches that are
/// now in the list of played games. Must be called in the thread of \p database.
int deriveLateDigests(Database &database, JobProgress &progress);

} // namespace tableside
