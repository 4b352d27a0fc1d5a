#include "app/store/database_job.h"

#include "app/store/database.h"

namespace tableside {

void startDatabaseJob(FileJob &job, Database &database, const QString &title,
                      const std::function<FileOutcome(Database &database, JobProgress &progress)> &work,
                      const FileJob::Done &done)
{
    const auto here = [&database, work](JobProgress &progress) { return work(database, progress); };
    const auto beside = [path = database.path(), work](JobProgress &progress) {
        Database ofThatThread(path);
        return ofThatThread.isPersistent() ? work(ofThatThread, progress) : FileOutcome{false, ofThatThread.notice()};
    };
    job.start(title, database.isPersistent() ? FileJob::Work(beside) : here, done, database.isPersistent());
}

} // namespace tableside
