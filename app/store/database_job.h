// Long work with what is kept, by a FileJob: imports and exports.
#pragma once

#include "app/platform/file_job.h"

#include <functional>

namespace tableside {

class Database;

/// `work` is done beside the app, with a connection to the file of `database` of its own; with one that is kept nowhere it is
/// done here, by `database` itself, before this returns. Then `done`, here. `database` outlives the job.
void startDatabaseJob(FileJob &job, Database &database, const QString &title,
                      const std::function<FileOutcome(Database &database, JobProgress &progress)> &work,
                      const FileJob::Done &done);

} // namespace tableside
