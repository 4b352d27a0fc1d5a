// A window that shows a preview of the pages and prints them. It is not available without TABLESIDE_PRINT.
#pragma once

#include <QMarginsF>
#include <QPageSize>
#include <QString>

#include <functional>

class QPagedPaintDevice;

namespace tableside {

struct Printout
{
    QString title;
    QPageSize pageSize{QPageSize::A4};
    QMarginsF marginsMm{10, 10, 10, 10};
    /// Paints all pages. It must own the data that it paints, because the page that opened the preview may be gone.
    std::function<void(QPagedPaintDevice &)> paint;
};

bool canPrint();
/// Opens the preview and returns at once; brings the open dialog to the front if there is one. Needs a GuiApplication.
void previewPrintout(const Printout &printout);

} // namespace tableside
