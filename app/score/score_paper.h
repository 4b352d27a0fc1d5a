// The score sheet on paper: what is printed, written as PDF, and painted as a picture of the result.
#pragma once

#include "app/platform/print_preview.h"

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QStringList>

#include "engine/score/sheet.h"

class QPagedPaintDevice;

namespace tableside {

/// What is printed: names, what late comers began with, each round as on the sheet, and the totals. A first field for each.
QList<QStringList> sheetRows(const score::Sheet &sheet);
/// Returns all rounds on A4 pages, as many as it takes.
Printout sheetPrintout(const score::Sheet &sheet);
void paintSheet(QPagedPaintDevice &device, const score::Sheet &sheet);
QByteArray sheetPdf(const score::Sheet &sheet);
/// One A4 page with lines for 20 rounds.
QByteArray blankSheetPdf(const QString &box, const QStringList &names);
/// Standings with the winner on top, to be sent to those who were there.
QImage resultPicture(const score::Sheet &sheet);

} // namespace tableside
