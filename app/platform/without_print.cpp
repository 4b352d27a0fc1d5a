// Built instead of print_preview.cpp, file_dialogs.cpp, message_box.cpp, and modal_dialog.cpp if TABLESIDE_PRINT is off, which
// also removes Qt Widgets. Files are then saved to their suggested path. The user opens files on the command line or by
// dropping them on the window.
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

FileService systemFileService()
{
    FileService service;
    service.openFolder = [](const QString &folder) { return QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); };
    return service;
}

} // namespace tableside
