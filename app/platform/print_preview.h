// A window that shows the pages, and sends them to a printer. Without TABLESIDE_PRINT there is none.
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
    /// Paints all pages. It owns what it paints: the page that asked for the preview may be gone.
    std::function<void(QPagedPaintDevice &)> paint;
};

bool canPrint();
/// Opens the preview and returns at once; brings the open dialog to the front if there is one. Needs a GuiApplication.
void previewPrintout(const Printout &printout);

} // namespace tableside
