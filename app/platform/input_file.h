// Files from outside, whatever they are: read whole up to a size, or not at all, without ever waiting for a pipe or a device;
// and why not, as a sentence. The one catalogue for records, score books and tables.
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace tableside {

enum class FileTrouble {
    None,
    Elsewhere,  ///< Not on this device: a web address.
    Missing,
    Folder,
    NoFile,     ///< A pipe, a socket, a device.
    NotAllowed,
    TooLarge,
    Empty,
    Compressed,
    Utf16,
    NoText,     ///< A picture, a program.
    Unreadable
};

struct InputFile
{
    QByteArray bytes; ///< Without the mark that some programs put before UTF-8.
    FileTrouble trouble = FileTrouble::None;
};

/// Any bytes. No more than `mostBytes` are read, whatever the file says or becomes meanwhile.
InputFile readPlainFile(const QString &path, qint64 mostBytes);
/// The encodings of text that are accepted besides UTF-8.
enum class TextKinds {
    Utf8,
    AnyEncoding ///< The reader converts it. JSON in UTF-16 is refused all the same.
};
InputFile readTextFile(const QString &path, qint64 mostBytes, TextKinds kinds = TextKinds::Utf8);
/// Its first line, of at most so many bytes: to see what it is.
InputFile readFirstLine(const QString &path, qint64 mostBytes);

/// What is wrong with the file and what to do about it, in the language of the moment; empty for `None`.
QString fileSentence(FileTrouble trouble, const QString &path, qint64 mostBytes);
/// Of a path or an address, for sentences: what can't be seen or turns the direction of text is left out.
QString shownFileName(const QString &path);

} // namespace tableside
