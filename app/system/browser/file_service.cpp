// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Opens and saves files in the browser: opening uses the browser's file dialog, and saving starts a download.
#include "app/system/modal_dialog.h"
#include "app/files/print_preview.h"
#include "app/files/save_place.h"

#include <QBuffer>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <emscripten.h>
#include <memory>
#include <private/qzipwriter_p.h>

// clang-format off
EM_JS(void, tableside_download, (const char *name, const char *bytes, int length), {
    const file = new Blob([HEAPU8.slice(bytes, bytes + length)], { type: "application/octet-stream" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = UTF8ToString(name);
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000); // some browsers read the data later
});

// Opens the browser's file dialog, writes the chosen file into `folder`, and passes the path of the written file to
// tableside_file_opened().
EM_JS(void, tableside_open_file, (const char *folder, void *then), {
    const place = UTF8ToString(folder);
    const field = document.createElement("input");
    field.type = "file";
    field.style.display = "none";
    document.body.append(field); // Safari opens no dialog for an element outside the document
    const end = (path) => {
        field.remove();
        const text = stringToNewUTF8(path);
        _tableside_file_opened(then, text);
        _free(text);
    };
    field.addEventListener("cancel", () => end(""));
    field.addEventListener("change", async () => {
        const file = field.files[0];
        if (!file)
            return end("");
        const path = place + "/" + file.name.replaceAll("/", "_");
        FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
        end(path);
    });
    field.click();
});
// clang-format on

namespace tableside {

namespace {

void download(const QString &name, const QByteArray &bytes)
{
    tableside_download(name.toUtf8().constData(), bytes.constData(), static_cast<int>(bytes.size()));
}

/// Returns a zip archive of a folder, because a browser cannot download a folder.
QByteArray archiveOf(const QString &folder)
{
    QByteArray bytes;
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QZipWriter archive(&buffer);
        const QDir top(folder);
        QDirIterator file(folder, QDir::Files, QDirIterator::Subdirectories);
        while (file.hasNext()) {
            QFile content(file.next());
            if (content.open(QIODevice::ReadOnly))
                archive.addFile(top.dirName() + u'/' + top.relativeFilePath(content.fileName()), content.readAll());
        }
    }
    return bytes;
}

/// Downloads a file or folder and then deletes the app's copy, because memory is scarce.
void deliver(const QString &path)
{
    const QFileInfo written(path);
    if (written.isDir()) {
        download(written.fileName() + QStringLiteral(".zip"), archiveOf(path));
        QDir(path).removeRecursively();
        return;
    }
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        download(written.fileName(), file.readAll());
    file.remove();
}

void openFile(const QString &, const PathReceiver &then)
{
    const QString folder = QDir::tempPath() + QStringLiteral("/opened");
    QDir(folder).removeRecursively(); // the folder may contain files that the user opened earlier
    QDir().mkpath(folder);
    tableside_open_file(folder.toUtf8().constData(), new PathReceiver(then));
}

} // namespace

FileService systemFileService()
{
    FileService service;
    service.pickFileToOpen = openFile;
    service.deliver = deliver;
    return service;
}

bool canPrint()
{
    return false;
}

void previewPrintout(const Printout &) {}

bool showMessage(const QString &)
{
    return false;
}

} // namespace tableside

/// Called by the page when its file dialog closes. The path is empty if no file was chosen.
extern "C" EMSCRIPTEN_KEEPALIVE void tableside_file_opened(void *then, const char *path)
{
    const std::unique_ptr<tableside::PathReceiver> answer(static_cast<tableside::PathReceiver *>(then));
    if (*path != '\0')
        (*answer)(QString::fromUtf8(path));
}
