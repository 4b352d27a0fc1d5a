// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/export_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QImageReader>
#include <QSaveFile>
#include <QStandardPaths>

namespace tableside {

namespace {

struct FilesTr
{
    Q_DECLARE_TR_FUNCTIONS(ScoreFiles)
};

} // namespace

QString freeExportPath(const QString &folder, const QString &stem, qint64 atMs, const QString &ending)
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir place(folder.isEmpty() ? documents + QStringLiteral("/Tableside") : folder);
    const QString dated = stem + QDateTime::fromMSecsSinceEpoch(atMs).toString(QStringLiteral("-yyyy-MM-dd-HHmm"));
    const QString dotted = ending.isEmpty() ? QString() : u'.' + ending;
    QString path = place.filePath(dated + dotted);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = place.filePath(QStringLiteral("%1-%2%3").arg(dated, QString::number(number), dotted));
    return path;
}

QString displayPath(const QString &path)
{
#ifdef Q_OS_WASM
    const QFileInfo place(path);
    // The browser downloads a folder as a zip archive (browser/file_service.cpp).
    return place.isDir() ? place.fileName() + QStringLiteral(".zip") : place.fileName();
#else
    return QDir::toNativeSeparators(path);
#endif
}

FileOutcome notWritten(const QString &path, const QString &reason)
{
    //: %1 a file with its folder, %2 the system's reason
    return {false, FilesTr::tr("“%1” couldn’t be saved (%2). Try another folder.").arg(displayPath(path), reason)};
}

FileOutcome writeVerified(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return notWritten(path, file.errorString());
    QFile written(path);
    if (!written.open(QIODevice::ReadOnly) || written.readAll() != bytes)
        //: %1 a file with its folder
        return {
            false,
            FilesTr::tr("“%1” was saved, but what is there now is something else. Try another folder.").arg(displayPath(path))};
    //: %1 a file with its folder
    return {true, FilesTr::tr("Saved as “%1”.").arg(displayPath(path)), false, {}, path};
}

FileOutcome sensible(const FileOutcome &written, bool isSensible)
{
    if (!written.success || isSensible)
        return written;
    return {false, FilesTr::tr("“%1” was saved, but can’t be read back. Try another folder.").arg(displayPath(written.path))};
}

QByteArray pngBytes(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

FileOutcome writePicture(const QString &path, const QByteArray &png)
{
    const FileOutcome written = writeVerified(path, png);
    return sensible(written, !QImageReader(path).size().isEmpty());
}

FileOutcome writePdf(const QString &path, const QByteArray &pdf)
{
    return sensible(writeVerified(path, pdf), pdf.startsWith("%PDF") && pdf.trimmed().endsWith("%%EOF"));
}

} // namespace tableside
