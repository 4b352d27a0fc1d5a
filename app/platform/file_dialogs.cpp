#include "app/platform/file_dialogs.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QUrl>

namespace tableside {

namespace {

struct DialogsTr
{
    Q_DECLARE_TR_FUNCTIONS(FileDialogs)
};

QString pickFileToSave(const QString &suggested)
{
    //: Title of the system's window in which the place of a file is chosen
    QFileDialog dialog(nullptr, DialogsTr::tr("Save as"), QFileInfo(suggested).absolutePath());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(QFileInfo(suggested).suffix());
    dialog.selectFile(QFileInfo(suggested).fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString pickFolderToSave(const QString &suggested)
{
    //: Title of the system's window in which a folder is chosen
    return QFileDialog::getExistingDirectory(nullptr, DialogsTr::tr("Save in folder"), suggested);
}

void pickFileToOpen(const QString &folder, const std::function<void(const QString &path)> &then)
{
    const QString path = QFileDialog::getOpenFileName(
        nullptr, DialogsTr::tr("Import scores"), folder,
        //: Kinds of files that can be picked; the patterns in brackets stay as they are
        DialogsTr::tr("Score books and tables (*.jsonl *.csv);;All files (*)"));
    if (!path.isEmpty())
        then(path);
}

} // namespace

FileDesk systemFileDesk()
{
    FileDesk desk;
    desk.pickFileToOpen = pickFileToOpen;
    desk.pickFile = pickFileToSave;
    desk.pickFolder = pickFolderToSave;
    desk.openFolder = [](const QString &folder) { return QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); };
    return desk;
}

} // namespace tableside
