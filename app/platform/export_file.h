// Helpers for exported files: their location, their name, and writing them completely or not at all.
#pragma once

#include <QByteArray>
#include <QString>

namespace tableside {

/// The file name extension of a match record, by which the desktop recognizes one (resources/linux has its MIME type). Version
/// 0.1.0 wrote .jsonl; opening a file recognizes records by their first line, whatever the file name.
inline constexpr QLatin1String recordEnding("tableside");

/// The result of an import or export, with a sentence for the user.
struct FileOutcome
{
    bool success = false;
    QString sentence;
    bool asksForBox = false; ///< Whether a CSV file was read, but leaves a question (ImportedTable::question).
    QString leftOut{}; ///< A sentence that names what a success lacks, shown as a warning and also part of `sentence`; usually
                       ///< empty.
    QString path{};    ///< The path of the written file or folder; empty if none was written.
};

/// Returns a path that does not exist yet, such as "score-2026-11-21-2046.csv" in `folder`, with a number appended if that name
/// is taken. An empty `folder` stands for the app's folder in the user's documents. `atMs` is in milliseconds since the epoch,
/// `ending` has no dot; a folder has an empty ending.
QString freeExportPath(const QString &folder, const QString &stem, qint64 atMs, const QString &ending);

/// Returns a path as sentences show it: with native separators, or in a browser, which chooses the folder itself, only the file
/// name.
QString shownPlace(const QString &path);

/// Returns the outcome of a failed write; `reason` is the system's error message.
FileOutcome notWritten(const QString &path, const QString &reason);

/// Writes a file completely or not at all, and reads it back: success means that the file contains the same bytes.
FileOutcome writeWhole(const QString &path, const QByteArray &bytes);

} // namespace tableside
