// Long work with what is kept, by a FileJob: imports and exports.
#pragma once

#include "app/platform/file_job.h"

#include <functional>

namespace tableside {

class Database;

/// Does \p work beside the app, with a connection of its own to the file of \p database, which it never creates, renames, or repairs.
/// Where \p database is in memory, does it here with \p database itself, before this returns. Then calls \p done here. If the file
/// turns out to be damaged or gone, it is repaired here first, and the work is done once more. \p database outlives the job.
void startDatabaseJob(FileJob &job, Database &database, const QString &title,
                      const std::function<FileOutcome(Database &database, JobProgress &progress)> &work,
                      const FileJob::Done &done);

} // namespace tableside
