// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/backup/data_export.h"

#include "app/files/export_file.h"
#include "app/files/input_file.h"
#include "app/store/database/backups.h"
#include "app/store/database/database.h"
#include "app/store/database/database_files.h"
#include "app/store/database/store_access.h"
#include "engine/core/game_id.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QSqlQuery>

#include <algorithm>

namespace tableside {

namespace {

struct ExportTr
{
    Q_DECLARE_TR_FUNCTIONS(DataExport)
};

struct CountTr
{
    Q_DECLARE_TR_FUNCTIONS(GameCount)
};

constexpr qint64 largestCopy = 16 * 1024 * 1024; ///< The size limit in bytes of the settings file and of each recorded voice.

/// Writes the files of one export. Each function returns false and sets `problem` at the first file that cannot be read or
/// written. Each also returns false if the user cancels.
class DataExport
{
public:
    DataExport(const KeptData &kept, const QString &folder, JobProgress &progress)
        : m_kept(kept), m_folder(folder), m_progress(progress), m_access(kept.database)
    {}

    QString problem;
    QString leftOut; ///< A sentence about what could not be exported; usually empty.

    bool writeAll()
    {
        return writeBook() && writeMatches() && writeResults() && writeCalls() && writeSettings() && writeVoices()
            && writeDamaged();
    }

    bool moveTo(const QString &path)
    {
        QFile folder(m_folder.path());
        return folder.rename(path) || accept(notWritten(path, folder.errorString()));
    }

private:
    bool accept(const FileOutcome &outcome)
    {
        if (!outcome.success)
            problem = outcome.sentence;
        if (!outcome.leftOut.isEmpty())
            leftOut += (leftOut.isEmpty() ? QString() : QStringLiteral(" ")) + outcome.leftOut;
        return outcome.success;
    }

    bool write(const QString &name, const QByteArray &bytes)
    {
        return m_progress.reach(1) && accept(writeVerified(m_folder.filePath(name), bytes));
    }

    bool copy(const QString &from, const QString &name)
    {
        const InputFile file = readPlainFile(from, largestCopy);
        if (file.trouble == FileTrouble::None)
            return write(name, file.bytes);
        //: %1 a sentence that says which file couldn't be read, and why
        problem = ExportTr::tr("%1 Nothing was exported.").arg(fileSentence(file.trouble, from, largestCopy));
        return false;
    }

    /// Calls visit(row) for each row that \p statement selects.
    bool read(const char *statement, const auto &visit)
    {
        if (m_access.forEachRow(statement, {}, visit))
            return true;
        problem = m_access.problem();
        return false;
    }

    bool writeBook()
    {
        m_progress.setRange(0, 0.8);
        return accept(m_kept.writeBook(m_kept.database, m_folder.filePath(QStringLiteral("score-book.jsonl")), m_progress));
    }

    /// Writes the records of matches. Includes incomplete records, because the readable part is all that is left of those
    /// matches. Leaves out deleted matches, although they may still be restored.
    bool writeMatches()
    {
        QMap<QString, QByteArray> records;
        QMap<qint64, qint64> lacking; // the number of missing record lines, indexed by match id
        const bool isRead = read("SELECT game, id, line, line_count FROM table_match LEFT JOIN table_match_line ON match_id = id "
                                 "WHERE deleted_at IS NULL ORDER BY id, sequence",
                                 [&](const QSqlQuery &row) {
                                     const qint64 id = row.value(1).toLongLong();
                                     if (!lacking.contains(id))
                                         lacking[id] = row.value(3).toLongLong();
                                     if (row.isNull(2))
                                         return;
                                     --lacking[id];
                                     // The game's name becomes part of a file path, so only known names are used.
                                     const bool isKnown = game_named(row.value(0).toString().toStdString()).has_value();
                                     const QString name = QStringLiteral("matches/%1-%2.%3")
                                                              .arg(isKnown ? row.value(0).toString() : QStringLiteral("game"),
                                                                   row.value(1).toString(), recordExtension);
                                     records[name] += row.value(2).toString().toUtf8() + '\n';
                                 });
        if (!isRead)
            return false;
        const auto incomplete = std::ranges::count_if(lacking, [](qint64 lines) { return lines != 0; });
        if (incomplete > 0)
            //: After an export. %n games that were played on this screen
            accept({true,
                    {},
                    false,
                    ExportTr::tr("%n game(s) played here are damaged: only the readable part was saved.", nullptr,
                                 static_cast<int>(incomplete))});
        m_progress.setRange(0.9, 0.9); // the remaining steps are quick
        for (auto record = records.cbegin(); record != records.cend(); ++record) {
            if (!write(record.key(), *record))
                return false;
        }
        return true;
    }

    /// Writes the results of all matches in the list of played games, including those whose records were deleted to save space.
    /// Each line has its match's number, which is also in the name of the record file.
    bool writeResults()
    {
        QByteArray lines;
        const bool isRead = read("SELECT id, started_at, finished_at, played_ms, digest FROM table_match "
                                 "WHERE digest > '' AND deleted_at IS NULL ORDER BY id",
                                 [&](const QSqlQuery &row) {
                                     const QJsonObject line{{QStringLiteral("match"), row.value(0).toLongLong()},
                                                            {QStringLiteral("startedAt"), row.value(1).toLongLong()},
                                                            {QStringLiteral("finishedAt"), row.value(2).toLongLong()},
                                                            {QStringLiteral("playedMs"), QJsonValue::fromVariant(row.value(3))},
                                                            {QStringLiteral("result"),
                                                             QJsonDocument::fromJson(row.value(4).toString().toUtf8()).object()}};
                                     lines += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
                                 });
        return isRead && (lines.isEmpty() || write(QStringLiteral("matches/results.jsonl"), lines));
    }

    bool writeCalls()
    {
        QByteArray lines;
        const bool isRead = read("SELECT score_game.key, call_entry.at, entry FROM call_entry "
                                 "LEFT JOIN score_game ON score_game.id = game_id ORDER BY call_entry.id",
                                 [&](const QSqlQuery &row) {
                                     const QJsonObject line{{QStringLiteral("game"), QJsonValue::fromVariant(row.value(0))},
                                                            {QStringLiteral("at"), row.value(1).toLongLong()},
                                                            {QStringLiteral("call"),
                                                             QJsonDocument::fromJson(row.value(2).toString().toUtf8()).object()}};
                                     lines += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
                                 });
        return isRead && write(QStringLiteral("calls.jsonl"), lines);
    }

    bool writeSettings()
    {
        return !QFile::exists(m_kept.settingsFile) || copy(m_kept.settingsFile, QStringLiteral("settings.ini"));
    }

    bool writeVoices()
    {
        const QDir from(m_kept.voicesFolder);
        QDirIterator files(from.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            if (!copy(file, QStringLiteral("voices/") + from.relativeFilePath(file)))
                return false;
        }
        return true;
    }

    /// Copies the damaged files that were set aside, and the newest backup, because a repair may have missed something.
    bool writeDamaged()
    {
        QStringList files = integrity::quarantined(m_kept.database.path());
        if (files.isEmpty())
            return true;
        if (const auto backup = backups::newestSound(m_kept.database.path()))
            files << backup->file;
        for (const QString &file : std::as_const(files)) {
            if (!copyLarge(file, m_folder.filePath(QStringLiteral("damaged/") + QFileInfo(file).fileName())))
                return false;
        }
        return true;
    }

    bool copyLarge(const QString &from, const QString &to)
    {
        QFile file(from);
        return m_progress.reach(1)
            && ((QDir().mkpath(QFileInfo(to).absolutePath()) && file.copy(to) && QFileInfo(to).size() == QFileInfo(from).size())
                || accept(notWritten(to, file.errorString())));
    }

    const KeptData &m_kept;
    QDir m_folder;
    JobProgress &m_progress;
    StoreAccess m_access;
};

/// Returns a sentence that names what was saved. If the database is only in memory, the sentence also says what is missing.
QString savedSentence(const Database &database, const QString &folder)
{
    if (database.isPersistent()) {
        //: %1 a folder, %2 is "8 score sheets and 12 games played here"
        return ExportTr::tr("Everything is saved in “%1”: %2.")
            .arg(folder, gameCountWords(countGames(database.connection()).value_or(GameCount())));
    }
    //: %1 a folder. Another sentence follows, which says why there is no file of earlier games.
    const QString saved = ExportTr::tr("Saved in “%1”, but only with the games since Tableside started.").arg(folder);
    return saved + u' ' + database.notice();
}

} // namespace

QString gameCountWords(const GameCount &count)
{
    //: %n score sheets of games with real cards
    const QString sheets = CountTr::tr("%n score sheet(s)", nullptr, count.sheets);
    //: %n games that were played against computer players or on this screen
    const QString matches = CountTr::tr("%n game(s) played here", nullptr, count.matches);
    if (count.all() == 0)
        //: In place of "8 score sheets and 12 games played here"
        return CountTr::tr("no games");
    if (count.matches == 0 || count.sheets == 0)
        return count.matches == 0 ? sheets : matches;
    //: %1 is "8 score sheets", %2 is "12 games played here"
    return CountTr::tr("%1 and %2").arg(sheets, matches);
}

FileOutcome exportEverything(const KeptData &kept, const QString &folder, qint64 atMs, JobProgress &progress)
{
    const QString path = freeExportPath(folder, QStringLiteral("tableside"), atMs, {});
    // The folder gets its final name at the end, so that a power cut cannot leave half an export that seems complete.
    const QString part = path + QStringLiteral(".part");
    QDir(part).removeRecursively();
    DataExport whole(kept, part, progress);
    if (!whole.writeAll() || !whole.moveTo(path)) {
        QDir(part).removeRecursively();
        return {false, whole.problem};
    }
    const QString saved = savedSentence(kept.database, displayPath(path));
    return {true, whole.leftOut.isEmpty() ? saved : saved + u' ' + whole.leftOut, false, whole.leftOut, path};
}

} // namespace tableside
