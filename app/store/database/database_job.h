// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs long database work, such as imports and exports, in a FileJob.
#pragma once

#include "app/files/file_job.h"

#include <functional>

namespace tableside {

class Database;

/// Runs \p work in another thread with its own connection to the file of \p database. That connection never creates, renames, or
/// repairs a file. If the data is only in memory, runs \p work in the calling thread instead. Then calls \p done in the calling
/// thread. If the file turns out to be damaged or gone, repairs it in the calling thread and runs \p work once more. The job must
/// end before \p database is destroyed.
void startDatabaseJob(FileJob &job, Database &database, const QString &title,
                      const std::function<FileOutcome(Database &database, JobProgress &progress)> &work,
                      const FileJob::Done &done);

} // namespace tableside
