#include "app/platform/print_preview.h"

#include <QPrintPreviewDialog>
#include <QPrinter>

namespace tableside {

bool canPrint()
{
    return true;
}

void previewPrintout(const Printout &printout)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(printout.title);
    printer.setPageSize(printout.pageSize);
    printer.setPageMargins(printout.marginsMm, QPageLayout::Millimeter);
    QPrintPreviewDialog dialog(&printer);
    dialog.setWindowTitle(printout.title);
    dialog.resize(900, 760);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, [&](QPrinter *paper) { printout.paint(*paper); });
    dialog.exec();
}

} // namespace tableside
