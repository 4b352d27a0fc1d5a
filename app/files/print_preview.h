// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A window that shows a preview of pages and prints them. A browser has no such window.
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

/// Returns whether the app can print: always, except in a browser.
bool canPrint();
/// Opens the preview and returns at once. If a dialog is already open, raises that dialog instead. Does nothing if
/// canPrint() is false.
void previewPrintout(const Printout &printout);

} // namespace tableside
