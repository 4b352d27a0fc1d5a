// Reads files from outside, of any kind: completely up to a size or not at all, without ever blocking on a pipe or a device. The
// sentences for failures are shared by records, score books and CSV files.
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace tableside {

enum class FileTrouble {
    None,
    Elsewhere,  ///< A web address, which is not on this device.
    Missing,
    Folder,
    NoFile,     ///< A pipe, a socket or a device.
    NotAllowed,
    TooLarge,
    Empty,
    Compressed,
    Utf16,
    NoText,     ///< A file that is not text, such as a picture or a program.
    Unreadable
};

struct InputFile
{
    QByteArray bytes; ///< The content without a UTF-8 byte order mark.
    FileTrouble trouble = FileTrouble::None;
};

/// Reads a file of any content. At most `mostBytes` are accepted, whatever size the file reports and however it grows.
InputFile readPlainFile(const QString &path, qint64 mostBytes);
/// The accepted text encodings.
enum class TextKinds {
    Utf8,
    AnyEncoding ///< UTF-8 or other encodings, which the caller converts. JSON in UTF-16 is refused nevertheless.
};
InputFile readTextFile(const QString &path, qint64 mostBytes, TextKinds kinds = TextKinds::Utf8);
/// Reads the first line, at most `mostBytes` long, to recognize the kind of file.
InputFile readFirstLine(const QString &path, qint64 mostBytes);

/// Returns the problem with the file and its remedy as a sentence in the current language; empty for `None`.
QString fileSentence(FileTrouble trouble, const QString &path, qint64 mostBytes);
/// Returns the file name of a path or URL for sentences, without invisible characters and those that change the text direction.
QString shownFileName(const QString &path);

} // namespace tableside
