// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/paper/score_paper.h"

#include "app/cards/paper_style.h"
#include "app/score/paper/paper_text.h"
#include "app/score/words/score_words.h"
#include "engine/score/standings.h"

#include <QPainter>

namespace tableside {

namespace paper {

namespace {

/// Returns the second line under the name of a player who joined late or left; empty for the others.
QString noteUnder(const score::Seat &seat)
{
    if (!seat.present) //: On the picture of a result, under the name of a player who left before the end
        return PaperTr::tr("left the game");
    if (seat.start_points == 0)
        return {};
    //: On the picture of a result, under the name of a player who joined late. %n points
    return PaperTr::tr("started with %n point(s)", nullptr, seat.start_points);
}

/// Returns the fields of a row: the rank, the name, a note on it, and the total.
QStringList fieldsOf(const score::Sheet &sheet, const score::Standing &standing)
{
    return {words::rankText(standing), words::seatName(sheet, standing.seat),
            noteUnder(score::at_seat(sheet.seats, standing.seat)), QString::number(standing.total)};
}

void paintStanding(QPainter &painter, const QRectF &box, const score::Sheet &sheet, const score::Standing &standing)
{
    const QStringList fields = fieldsOf(sheet, standing);
    const score::Seat &seat = score::at_seat(sheet.seats, standing.seat);
    const bool won = sheet.winner == standing.seat;
    const QColor text = seat.present ? ink : softInk;
    painter.setPen(Qt::NoPen);
    painter.setBrush(won ? QColor(0xff, 0xe7, 0xa8) : QColor(0xef, 0xe6, 0xd2));
    painter.drawRoundedRect(box, 16, 16);
    painter.setPen(text);
    const qreal third = box.width() * 0.2;
    const qreal size = qMin(box.height() * 0.5, 52.0);
    const QRectF mark(box.x() + box.width() * 0.09, box.y() + 8, box.height() - 16, box.height() - 16);
    paintMark(painter, mark, seat.player);
    writeLine(painter, QRectF(box.topLeft() + QPointF(20, 0), QPointF(mark.left() - 12, box.bottom())), fields[0],
              font(size, QFont::DemiBold), Qt::AlignLeft);
    const QRectF name = box.adjusted(third, 0, -box.width() * 0.3, fields[2].isEmpty() ? 0 : -box.height() * 0.36);
    writeLine(painter, name, fields[1], font(size, won ? QFont::ExtraBold : QFont::DemiBold), Qt::AlignLeft);
    painter.setPen(softInk);
    writeLine(painter, box.adjusted(third, box.height() * 0.56, -box.width() * 0.3, -box.height() * 0.08), fields[2],
              font(size * 0.46), Qt::AlignLeft);
    painter.setPen(text);
    writeLine(painter, box.adjusted(box.width() * 0.7, 0, -24, 0), fields[3], font(size * 1.15, QFont::ExtraBold),
              Qt::AlignRight);
}

} // namespace

} // namespace paper

QList<QStringList> resultRows(const score::Sheet &sheet)
{
    QList<QStringList> rows;
    for (const score::Standing &standing : score::standings_of(sheet).order)
        rows << paper::fieldsOf(sheet, standing);
    return rows;
}

QImage resultPicture(const score::Sheet &sheet)
{
    using namespace paper;
    constexpr int width = 1200;
    constexpr int margin = 70;
    constexpr int rowHeight = 104;
    const Paragraph title(words::standingSentence(sheet), width - 2 * margin, 60, QFont::ExtraBold);
    const Paragraph line(words::gameName(sheet.game) + QStringLiteral(" · ") + subtitle(sheet), width - 2 * margin, 30);
    const NoteLines note(sheet, width - 2 * margin, 28);
    const qreal lineAt = 65 + title.height() + 5;
    const qreal noteAt = lineAt + line.height() + 14;
    const int head = qRound(noteAt + note.height()) + 25;
    QImage image(width, qMax(900, head + margin + rowHeight * sheet.seat_count()), QImage::Format_RGB32);
    image.fill(QColor(0xfb, 0xf6, 0xea));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(ink);
    title.paint(painter, {margin, 65});
    painter.setPen(softInk);
    line.paint(painter, {margin, lineAt});
    note.paint(painter, {margin, noteAt});
    qreal y = head;
    for (const score::Standing &standing : score::standings_of(sheet).order) {
        paintStanding(painter, {margin - 10, y, width - 2 * margin + 20.0, rowHeight - 12.0}, sheet, standing);
        y += rowHeight;
    }
    return image;
}

} // namespace tableside
