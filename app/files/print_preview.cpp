// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/print_preview.h"

#include "app/system/modal_dialog.h"
#include "app/system/request_queue.h"

#include <QPrintPreviewDialog>
#include <QPrinter>

#include <memory>

namespace tableside {

bool canPrint()
{
    return true;
}

void previewPrintout(const Printout &printout)
{
    if (raiseModalWindow())
        return;
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(printout.title);
    printer->setPageSize(printout.pageSize);
    printer->setPageMargins(printout.marginsMm, QPageLayout::Millimeter);
    auto dialog = std::make_unique<QPrintPreviewDialog>(printer.get());
    dialog->setWindowTitle(printout.title);
    dialog->resize(900, 760);
    // The lambda in this connection owns the printer. Qt destroys the dialog's widgets, which use the printer, before it
    // deletes the connection.
    QObject::connect(dialog.get(), &QPrintPreviewDialog::paintRequested, dialog.get(),
                     [printer, paint = printout.paint](QPrinter *paper) { paint(*paper); });
    openModally(std::move(dialog));
}

} // namespace tableside
