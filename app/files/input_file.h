// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads files that the user supplies. Except for readFirstLine(), a file is read completely, or not at all if it exceeds a
// maximum size. Pipes and devices are refused instead of blocking. Imports of records, score books, and CSV files share the error
// messages.
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace tableside {

enum class FileTrouble {
    None,
    Elsewhere, ///< The URL is a web address, not a file on this device.
    Missing,
    Folder,
    NoFile, ///< The path is a pipe, a socket, or a device.
    NotAllowed,
    TooLarge,
    Empty,
    Compressed,
    Utf16,
    NoText, ///< The file is not text, but for example a picture or a program.
    Unreadable
};

struct InputFile
{
    QByteArray bytes; ///< The content; empty on failure. Text is without a UTF-8 byte order mark.
    FileTrouble trouble = FileTrouble::None;
};

/// Reads a file of any type. Fails with TooLarge if more than `mostBytes` can be read, even if the file reports a smaller size
/// or is growing.
InputFile readPlainFile(const QString &path, qint64 mostBytes);
/// The text encodings that a caller accepts.
enum class TextKinds {
    Utf8,
    AnyEncoding ///< UTF-8 or any other encoding, which the caller converts. JSON in UTF-16 is still rejected.
};
InputFile readTextFile(const QString &path, qint64 mostBytes, TextKinds kinds = TextKinds::Utf8);
/// Reads the first line, up to `mostBytes`, from which callers determine the type of the file.
InputFile readFirstLine(const QString &path, qint64 mostBytes);

/// Returns a sentence in the interface language that names the problem and its remedy; empty for FileTrouble::None.
QString fileSentence(FileTrouble trouble, const QString &path, qint64 mostBytes);
/// Returns the file name from a path or URL, for messages. Invisible characters and those that change the text direction are
/// removed.
QString shownFileName(const QString &path);

} // namespace tableside
