// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/database_job.h"

#include "app/store/database/database.h"

#include <memory>

namespace tableside {

namespace {

using DatabaseWork = std::function<FileOutcome(Database &database, JobProgress &progress)>;

void start(FileJob &job, Database &database, const QString &title, const DatabaseWork &work, const FileJob::Done &done,
           bool isRetry)
{
    if (!database.isPersistent()) {
        job.start(
            title, [&database, work](JobProgress &progress) { return work(database, progress); }, done, false);
        return;
    }
    // This variable is written by the job's thread, and read only after the job has ended.
    const auto foundDamage = std::make_shared<bool>(false);
    const auto beside = [path = database.path(), watch = database.watch(), work, foundDamage](JobProgress &progress) {
        Database ofThatThread(path, watch);
        FileOutcome outcome = ofThatThread.isPersistent() ? work(ofThatThread, progress)
                                                          : FileOutcome{false, ofThatThread.notice()};
        *foundDamage = ofThatThread.foundDamage();
        return outcome;
    };
    job.start(title, beside, [=, &job, &database](const FileOutcome &outcome) {
        if (!*foundDamage)
            // If the file was deleted meanwhile, this recovers the games that an import has stored in the deleted file.
            database.checkFile();
        else if (database.repair(DamageReport::Cause::Damaged) && !isRetry)
            // The work is run again even if it succeeded, because its changes may be missing in the repaired file.
            return start(job, database, title, work, done, true);
        database.noteChange();
        database.rememberGames();
        done(outcome);
    });
}

} // namespace

void startDatabaseJob(FileJob &job, Database &database, const QString &title, const DatabaseWork &work, const FileJob::Done &done)
{
    start(job, database, title, work, done, false);
}

} // namespace tableside
