// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/input_file.h"

#include "app/words/cleaned_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <cerrno>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace tableside {

namespace {

struct InputTr
{
    Q_DECLARE_TR_FUNCTIONS(InputFile)
};

#ifdef Q_OS_UNIX
FileTrouble troubleOf(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR: return FileTrouble::Missing;
    case EACCES:
    case EPERM: return FileTrouble::NotAllowed;
    case ENXIO: return FileTrouble::NoFile;  // the path is a socket
    default: return FileTrouble::Unreadable; // for example, a loop of symbolic links or too long a name
    }
}

/// Opens an ordinary file. Opening a pipe would block until another process writes to the pipe. A check before opening is not
/// enough, because the file could be replaced in between. Therefore the file is opened in non-blocking mode and then checked.
FileTrouble openPlain(const QString &path, QFile &file)
{
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (handle < 0)
        return troubleOf(errno);
    struct stat about = {};
    const bool isKnown = ::fstat(handle, &about) == 0;
    if (isKnown && S_ISREG(about.st_mode) && file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return FileTrouble::None;
    ::close(handle);
    return isKnown && S_ISDIR(about.st_mode) ? FileTrouble::Folder
        : isKnown && !S_ISREG(about.st_mode) ? FileTrouble::NoFile
                                             : FileTrouble::Unreadable;
}
#else
FileTrouble openPlain(const QString &path, QFile &file)
{
    file.setFileName(path);
    const QFileInfo info(path);
    if (!info.exists())
        return FileTrouble::Missing;
    if (info.isDir())
        return FileTrouble::Folder;
    if (!info.isFile())
        return FileTrouble::NoFile;
    return file.open(QIODevice::ReadOnly) ? FileTrouble::None : FileTrouble::NotAllowed;
}
#endif

/// Returns whether the bytes begin like a gzip, zip, bzip2, xz, zstd, or 7z file.
bool isCompressed(const QByteArray &bytes)
{
    static const std::array<QByteArray, 6> beginnings{QByteArray("\x1f\x8b"),
                                                      QByteArray("PK\3\4"),
                                                      QByteArray("BZh"),
                                                      QByteArray("\xfd"
                                                                 "7zXZ"),
                                                      QByteArray("\x28\xb5\x2f\xfd"),
                                                      QByteArray("7z\xbc\xaf")};
    for (const QByteArray &beginning : beginnings) {
        if (bytes.startsWith(beginning))
            return true;
    }
    return false;
}

/// Returns whether the bytes look like UTF-16: they begin with its byte order mark, or about every second byte at the start is 0,
/// as in UTF-16 text with only ASCII characters.
bool isUtf16(const QByteArray &bytes)
{
    if (bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff"))
        return true;
    const QByteArray start = bytes.first(qMin<qsizetype>(bytes.size(), 64));
    const auto zeros = start.count('\0');
    return start.size() >= 4 && zeros >= start.size() / 2 - 1 && zeros <= start.size() / 2 + 1
        && (start.at(0) == '\0') != (start.at(1) == '\0');
}

/// Returns whether a UTF-16 text begins with a JSON object, as the app's own files do.
bool isUtf16Json(const QByteArray &bytes)
{
    QByteArray start = bytes.left(64);
    start.removeIf([](char letter) { return letter == '\0' || letter == '\xff' || letter == '\xfe'; });
    return start.trimmed().startsWith('{');
}

FileTrouble troubleIn(const QByteArray &bytes, TextKinds kinds)
{
    if (isCompressed(bytes))
        return FileTrouble::Compressed;
    if (isUtf16(bytes))
        return kinds == TextKinds::AnyEncoding && !isUtf16Json(bytes) ? FileTrouble::None : FileTrouble::Utf16;
    if (bytes.contains('\0'))
        return FileTrouble::NoText;
    return bytes.trimmed().isEmpty() ? FileTrouble::Empty : FileTrouble::None;
}

InputFile judged(QByteArray bytes, TextKinds kinds)
{
    if (bytes.startsWith("\xef\xbb\xbf"))
        bytes.remove(0, 3);
    const FileTrouble trouble = troubleIn(bytes, kinds);
    if (trouble != FileTrouble::None)
        bytes.clear();
    return {bytes, trouble};
}

} // namespace

InputFile readPlainFile(const QString &path, qint64 mostBytes)
{
    QFile file;
    if (const FileTrouble trouble = openPlain(path, file); trouble != FileTrouble::None)
        return {{}, trouble};
    if (file.size() > mostBytes)
        return {{}, FileTrouble::TooLarge};
    const QByteArray bytes = file.read(mostBytes + 1); // one more byte reveals a file that grew or reported a wrong size
    if (file.error() != QFileDevice::NoError)
        return {{}, FileTrouble::Unreadable};
    if (bytes.size() > mostBytes)
        return {{}, FileTrouble::TooLarge};
    return {bytes};
}

InputFile readTextFile(const QString &path, qint64 mostBytes, TextKinds kinds)
{
    const InputFile file = readPlainFile(path, mostBytes);
    return file.trouble == FileTrouble::None ? judged(file.bytes, kinds) : file;
}

InputFile readFirstLine(const QString &path, qint64 mostBytes)
{
    QFile file;
    if (const FileTrouble trouble = openPlain(path, file); trouble != FileTrouble::None)
        return {{}, trouble};
    const QByteArray line = file.readLine(qMax<qint64>(mostBytes, 2)); // readLine() needs room for a terminating zero
    if (file.error() != QFileDevice::NoError)
        return {{}, FileTrouble::Unreadable};
    return judged(line, TextKinds::Utf8);
}

QString shownFileName(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    return shownWords(name.isEmpty() ? path : name);
}

QString fileSentence(FileTrouble trouble, const QString &path, qint64 mostBytes)
{
    const QString file = shownFileName(path);
    switch (trouble) {
    case FileTrouble::None: return {};
    case FileTrouble::Elsewhere:
        //: %1 a web address
        return InputTr::tr("“%1” isn’t on this device. Download the file, then open it here.").arg(file);
    case FileTrouble::Missing:
        //: %1 a file
        return InputTr::tr("There is no file “%1”. It may have been moved or deleted.").arg(file);
    case FileTrouble::Folder:
        //: %1 a folder
        return InputTr::tr("“%1” is a folder. Open a file from it.").arg(file);
    case FileTrouble::NoFile:
        //: %1 something that looks like a file: a pipe or a device of the system
        return InputTr::tr("“%1” isn’t a file but a part of the system, so Tableside didn’t open it. Choose another file.")
            .arg(file);
    case FileTrouble::NotAllowed:
        //: %1 a file
        return InputTr::tr("You’re not allowed to read “%1”. Change its permissions, or ask its owner for a copy.").arg(file);
    case FileTrouble::TooLarge:
        //: %1 a file, %2 a number
        return InputTr::tr("“%1” is larger than %2 MB, the most that Tableside opens. Check that it’s the right file.")
            .arg(file, QString::number(mostBytes / (1024 * 1024)));
    case FileTrouble::Empty:
        //: %1 a file
        return InputTr::tr("“%1” is empty. Choose another file.").arg(file);
    case FileTrouble::Compressed:
        //: %1 a file, such as a zip file
        return InputTr::tr("“%1” is compressed. Unpack it, then open the file that was in it.").arg(file);
    case FileTrouble::Utf16:
        //: %1 a file. UTF-16 and UTF-8 are what spreadsheets call two ways to save text
        return InputTr::tr("“%1” is saved as UTF-16 (Unicode). Save it as UTF-8, then open it again.").arg(file);
    case FileTrouble::NoText:
        //: %1 a file, such as a picture
        return InputTr::tr("Tableside can’t open “%1”. It opens games, score books, and tables of points (CSV).").arg(file);
    case FileTrouble::Unreadable: break;
    }
    //: %1 a file
    return InputTr::tr("“%1” couldn’t be read. Check the file and try again.").arg(file);
}

} // namespace tableside
