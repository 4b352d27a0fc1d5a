// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The file dialogs, and a function that opens a folder in the desktop's file manager. The dialogs need a QApplication.
#include "app/files/save_place.h"

#include "app/system/modal_dialog.h"
#include "app/system/request_queue.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QUrl>

#include <memory>

namespace tableside {

namespace {

struct DialogsTr
{
    Q_DECLARE_TR_FUNCTIONS(FileDialogs)
};

/// Opens \p dialog and passes the chosen path to \p then, which is not called if the user cancels.
void askInDialog(std::unique_ptr<QFileDialog> dialog, const PathReceiver &then)
{
    const QFileDialog *asked = dialog.get();
    QObject::connect(asked, &QDialog::finished, asked, [asked, then](int result) {
        const QString path = result == QDialog::Accepted ? asked->selectedFiles().value(0) : QString();
        if (!path.isEmpty())
            then(path);
    });
    openModally(std::move(dialog));
}

void pickFileToSave(const QString &suggested, const PathReceiver &then)
{
    if (raiseModalWindow())
        return;
    //: Title of the system's window in which the place of a file is chosen
    auto dialog = std::make_unique<QFileDialog>(nullptr, DialogsTr::tr("Save as"), QFileInfo(suggested).absolutePath());
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(QFileInfo(suggested).suffix());
    dialog->selectFile(QFileInfo(suggested).fileName());
    askInDialog(std::move(dialog), then);
}

void pickFolderToSave(const QString &suggested, const PathReceiver &then)
{
    if (raiseModalWindow())
        return;
    //: Title of the system's window in which a folder is chosen
    auto dialog = std::make_unique<QFileDialog>(nullptr, DialogsTr::tr("Save in folder"), suggested);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    askInDialog(std::move(dialog), then);
}

void pickFileToOpen(const QString &folder, const PathReceiver &then)
{
    if (raiseModalWindow())
        return;
    auto dialog = std::make_unique<QFileDialog>(nullptr, DialogsTr::tr("Import scores"), folder,
                                                //: Kinds of files that can be picked; the patterns in brackets stay as they are
                                                DialogsTr::tr("Score books and tables (*.jsonl *.csv);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    askInDialog(std::move(dialog), then);
}

} // namespace

FileService systemFileService()
{
    FileService service;
    service.pickFileToOpen = pickFileToOpen;
    service.pickFile = pickFileToSave;
    service.pickFolder = pickFolderToSave;
    service.openFolder = [](const QString &folder) { return QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); };
    return service;
}

} // namespace tableside
