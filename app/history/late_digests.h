// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Derives the digests (stored results) of finished matches that have none: they ended before digests existed, were discarded, or
// came from a backup. Also adds the feats to digests of versions that had none.
#pragma once

namespace tableside {

class Database;
class JobProgress;

/// Replays the record of each match without a digest (stored result) and stores its digest, which is empty if nobody has won. If
/// the record is unreadable and the match was probably won, the digest is marked as unreadable. Then replays the records of digests
/// without feats and adds the feats; none if the record is unreadable. Stops at the first match that cannot be read or stored at
/// the moment. Returns the number of matches that this call added to the list of played games or changed there. Must be called in
/// the thread of \p database.
int deriveLateDigests(Database &database, JobProgress &progress);

} // namespace tableside
