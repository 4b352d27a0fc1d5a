// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions for exported files: they choose a folder and a free name, and write a file either completely or not at all.
#pragma once

#include <QByteArray>
#include <QString>

class QImage;

namespace tableside {

/// The file name extension of match records, by which the desktop recognizes them (their MIME type is in resources/linux).
/// Version 0.1.0 used .jsonl instead. The app itself recognizes a record by its first line, regardless of the file name.
inline constexpr QLatin1String recordExtension("tableside");

/// The result of an import or export, with a sentence for the user.
struct FileOutcome
{
    bool success = false;
    QString sentence;
    /// Whether a CSV file was read but the user must still answer a question (ImportedTable::question).
    bool needsGameChoice = false;
    QString leftOut{}; ///< A warning that names data that could not be read or written, if the rest succeeded.
                       ///< The warning is also part of `sentence`. Usually empty.
    QString path{};    ///< The path of the file or folder that was written; empty if none was.
};

/// Returns an unused path such as "score-2026-11-21-2046.csv" in `folder`; a number is appended if that name exists. An empty
/// `folder` means the app's folder in the user's documents. `atMs` is the time in milliseconds since the epoch. `ending` is the
/// extension without a dot, or empty for a folder.
QString freeExportPath(const QString &folder, const QString &stem, qint64 atMs, const QString &ending);

/// Formats a path for messages: with native separators, or only the file name in a browser, where the browser chooses the
/// folder.
QString displayPath(const QString &path);

/// Returns the outcome for a file that could not be written; `reason` is the system's error message.
FileOutcome notWritten(const QString &path, const QString &reason);

/// Writes a file completely or not at all. The file is read again afterwards, and the outcome is a success only if its bytes
/// are as written.
FileOutcome writeVerified(const QString &path, const QByteArray &bytes);

/// Returns the outcome \p written, or a failure if the file was written but \p isSensible is false, so that it can't be used.
FileOutcome sensible(const FileOutcome &written, bool isSensible);

QByteArray pngBytes(const QImage &image);
/// Writes the output of pngBytes() as writeVerified() does. Fails if no picture can be read from the file.
FileOutcome writePicture(const QString &path, const QByteArray &png);
/// Writes a PDF document as writeVerified() does. Fails if the document has no beginning or no end.
FileOutcome writePdf(const QString &path, const QByteArray &pdf);

/// The byte order mark with which exported tables begin. Spreadsheets need it to recognize UTF-8.
inline constexpr char byteOrderMark[] = "\xEF\xBB\xBF";

} // namespace tableside
