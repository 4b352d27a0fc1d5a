// A window that shows a preview of pages and prints them. It exists only in builds with TABLESIDE_PRINT.
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
    /// Paints all pages. The function must own the data that it uses, because the QML page that opened the preview may be
    /// destroyed before the preview is closed.
    std::function<void(QPagedPaintDevice &)> paint;
};

bool canPrint();
/// Opens the preview and returns at once. If a dialog is already open, raises that dialog instead. Needs a GuiApplication.
void previewPrintout(const Printout &printout);

} // namespace tableside
