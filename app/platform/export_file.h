// Files for people: where they go, under which name, and written whole or not at all.
#pragma once

#include <QByteArray>
#include <QString>

namespace tableside {

/// Of the record of a match, by which a desktop knows it (resources/linux has its MIME type). 0.1.0 wrote .jsonl; what is
/// opened is known by its first line, whatever its name.
inline constexpr QLatin1String recordEnding("tableside");

/// What came of an import or export, as a sentence.
struct FileOutcome
{
    bool success = false;
    QString sentence;
    bool asksForBox = false; ///< A table can be read, but there is a question about it (ImportedTable::question).
    QString leftOut{}; ///< A sentence that names what a success lacks, also part of `sentence`; empty for most. Shown as a warning.
    QString path{};    ///< Of what was written, a file or a folder; empty where nothing was.
};

/// "score-2026-11-21-2046.csv" in `folder` (empty: a folder of ours in the user's documents), with a number behind it if
/// that name is taken. `atMs` is in milliseconds since 1970, `ending` without the dot; a folder has none.
QString freeExportPath(const QString &folder, const QString &stem, qint64 atMs, const QString &ending);

/// How a place is called in a sentence: in a browser, which asks where a file goes, by its name alone.
QString shownPlace(const QString &path);

/// That it failed; `reason` is the system's.
FileOutcome notWritten(const QString &path, const QString &reason);

/// Writes a file whole or not at all, and reads it back: a success says that the same bytes are there.
FileOutcome writeWhole(const QString &path, const QByteArray &bytes);

} // namespace tableside
