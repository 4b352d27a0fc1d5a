// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A ranking on paper: prints it, writes it as PDF, paints it as a picture, and writes it as a spreadsheet.
#pragma once

#include "app/files/print_preview.h"

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QStringList>

#include "engine/score/fact.h"

class QPagedPaintDevice;

namespace tableside {

/// A player's line of a ranking.
struct RankingLine
{
    int rank = 0; ///< The rank, from 1; 0 if the player is not ranked.
    score::Player player;
    QStringList figures; ///< The figures in words, one for each of RankingSheet::headings.
};

/// A ranking with all its texts.
struct RankingSheet
{
    QString title;
    QStringList subtitle; ///< Lines below the title: which games count, the order, and the date.
    QStringList headings; ///< The headings of the figures.
    int orderedBy = 0;    ///< The index of the figure that decides the order.
    QList<RankingLine> ranked;
    QString unrankedHeading; ///< Says why the players below it are not ranked.
    QList<RankingLine> unranked;
    QString remark; ///< A sentence below the table; may be empty.
};

/// Returns a printout on as many A4 pages as necessary. Each page repeats the title and the headings.
Printout rankingPrintout(const RankingSheet &sheet);
void paintRanking(QPagedPaintDevice &device, const RankingSheet &sheet);
QByteArray rankingPdf(const RankingSheet &sheet);
/// Returns a picture of the whole ranking, 1200 pixels wide and as high as necessary.
QImage rankingPicture(const RankingSheet &sheet);

} // namespace tableside
