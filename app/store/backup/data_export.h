// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Exports everything that the app stores on this device as files in one folder, as a backup or for use in other programs.
#pragma once

#include "app/files/file_job.h"

#include <functional>

namespace tableside {

class Database;
struct GameCount;

/// Writes the whole score book of \p database to the file \p path, in the format that can be imported.
using BookWriter = std::function<FileOutcome(Database &database, const QString &path, JobProgress &progress)>;

/// The sources of an export.
struct KeptData
{
    Database &database;
    QString settingsFile;
    QString voicesFolder;
    BookWriter writeBook;
};

/// Exports the score book, the record (engine/record) and result of each match that was played in the app and not deleted, the
/// log of calls, the settings, the recorded voices, and damaged database files that were set aside. The files go into a new
/// folder, whose name is made from \p atMs (milliseconds since the epoch). The new folder is in \p folder or, if \p folder is
/// empty, in the app's folder in the user's documents. Exports everything or nothing. If the database is only in memory, exports
/// what is in memory, and the outcome's sentence says so.
FileOutcome exportEverything(const KeptData &kept, const QString &folder, qint64 atMs, JobProgress &progress);

/// Returns, for example, "8 score sheets and 12 games played here", in the language of the interface.
QString gameCountWords(const GameCount &count);

} // namespace tableside
