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
/// round, a row of totals, and, if a round is closed, a row of ranks. Each row begins with its heading, which is empty for the
/// row of names.
QList<QStringList> sheetRows(const score::Sheet &sheet);
/// Returns a printout of all rounds on as many A4 pages as necessary.
Printout sheetPrintout(const score::Sheet &sheet);
/// Paints all rounds on as many pages as necessary. Each page repeats the names. Columns that would be too narrow for readable
/// figures continue in a second table. A table that continues on the next page carries its totals forward.
void paintSheet(QPagedPaintDevice &device, const score::Sheet &sheet);
QByteArray sheetPdf(const score::Sheet &sheet);
/// Returns the PDF of an empty score sheet with 20 rounds. \p box is the name of the game. Names that do not fit on a page
/// continue on further pages.
QByteArray blankSheetPdf(const QString &box, const QStringList &names);
/// Returns the rows of the picture, best rank on top: rank, name, a note on a player who joined late or left, and total.
QList<QStringList> resultRows(const score::Sheet &sheet);
/// Returns a picture of the standings for sharing, best rank on top. It is as high as the number of players requires.
QImage resultPicture(const score::Sheet &sheet);

} // namespace tableside
