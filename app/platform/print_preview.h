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
    std::function<void(QPagedPaintDevice &)> paint;
};

bool canPrint();
/// Returns when the window is closed. Needs a GuiApplication.
void previewPrintout(const Printout &printout);

} // namespace tableside
