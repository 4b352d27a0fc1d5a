// Digests of matches that ended without one: before there were any, or put away and not over.
#pragma once

namespace tableside {

class Database;
class JobProgress;

/// Plays each of their records again, and keeps what it came to; nothing of one that nobody has won. One that was played to its
/// end and cannot be read is kept as such. How many are in the list of games played now. May run in any thread that `database`
/// belongs to.
int deriveLateDigests(Database &database, JobProgress &progress);

} // namespace tableside
