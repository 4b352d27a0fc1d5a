// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The score sheet on paper: prints it, writes it as PDF, and paints a picture of the result.
#pragma once

#include "app/files/print_preview.h"

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QStringList>

#include "engine/score/sheet.h"

class QPagedPaintDevice;

namespace tableside {

/// Returns the table to print: a row of names, a row of starting points if any player started with points, a row for each closed
/// round, and a row of totals. Each row begins with its heading, which is empty for the row of names.
QList<QStringList> sheetRows(const score::Sheet &sheet);
/// Returns a printout of all rounds on as many A4 pages as necessary.
Printout sheetPrintout(const score::Sheet &sheet);
void paintSheet(QPagedPaintDevice &device, const score::Sheet &sheet);
QByteArray sheetPdf(const score::Sheet &sheet);
/// Returns the PDF of an empty score sheet with 20 rounds. \p box is the name of the game. Names that do not fit on a page
/// continue on further pages.
QByteArray blankSheetPdf(const QString &box, const QStringList &names);
/// Returns a picture of the standings for sharing, best rank on top.
QImage resultPicture(const score::Sheet &sheet);

} // namespace tableside
