// All that is kept on this device as files in one folder: to be taken elsewhere, or looked at with other programs.
#pragma once

#include "app/platform/file_job.h"

#include <functional>

namespace tableside {

class Database;

/// Writes the whole score book of a database, as it can be imported.
using BookWriter = std::function<FileOutcome(Database &database, const QString &path, JobProgress &progress)>;

struct KeptData
{
    Database &database;
    QString settingsFile;
    QString voicesFolder;
    BookWriter writeBook;
};

/// The score book, a record of every match played at the table and not deleted (engine/record), the log of calls, the settings
/// and the recorded voices, in a new folder in `folder` (empty: that of ours in the user's documents), named by `atMs` (milliseconds
/// since 1970). All of it or nothing; of a database that is not persistent what it holds, and the sentence says so.
FileOutcome exportEverything(const KeptData &kept, const QString &folder, qint64 atMs, JobProgress &progress);

} // namespace tableside
