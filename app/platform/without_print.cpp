// Built instead of print_preview.cpp, file_dialogs.cpp, message_box.cpp and modal_dialog.cpp where TABLESIDE_PRINT is off, and Qt Widgets with
// it: files go where they are suggested to go, and come in by being dropped on the window or named at the start.
#include "app/platform/file_dialogs.h"
#include "app/platform/message_box.h"
#include "app/platform/print_preview.h"

#include <QDesktopServices>
#include <QUrl>

namespace tableside {

bool canPrint()
{
    return false;
}

void previewPrintout(const Printout &) {}

bool showMessage(const QString &)
{
    return false;
}

FileDesk systemFileDesk()
{
    FileDesk desk;
    desk.openFolder = [](const QString &folder) { return QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); };
    return desk;
}

} // namespace tableside
