// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/paper/paper_text.h"

#include "app/cards/paper_style.h"
#include "app/svg/svg_art.h"
#include "app/words/dos_words.h"

#include <QBuffer>
#include <QDateTime>
#include <QLocale>
#include <QPdfWriter>
#include <QTextLayout>

#include <utility>

namespace tableside::paper {

QFont font(qreal pixels, int weight)
{
    QFont made = paperFont();
    made.setPixelSize(qMax(1, static_cast<int>(pixels)));
    made.setWeight(static_cast<QFont::Weight>(weight));
    return made;
}

void writeLine(QPainter &painter, const QRectF &box, const QString &text, QFont with, int alignment)
{
    for (; with.pixelSize() > 6; with.setPixelSize(with.pixelSize() - 1)) {
        if (QFontMetricsF(with).horizontalAdvance(text) <= box.width())
            break;
    }
    painter.setFont(with);
    painter.drawText(box, alignment | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
}

QStringList wrapped(const QString &text, const QFont &with, qreal width, int most)
{
    QStringList lines;
    QTextLayout layout(text.simplified(), with);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < most; line = layout.createLine()) {
        line.setLineWidth(width);
        const QString rest = layout.text().mid(line.textStart());
        const bool isLast = lines.size() + 1 == most && rest.size() > line.textLength();
        lines << (isLast ? QFontMetricsF(with).elidedText(rest, Qt::ElideRight, width) : rest.left(line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

Paragraph::Paragraph(const QString &text, qreal width, qreal pixels, int weight) : m_width(width)
{
    // The smallest font size for a number of lines, relative to `pixels`.
    for (const auto &[lines, smallest] : {std::pair(1, 0.8), std::pair(2, 0.6), std::pair(3, 0.5)}) {
        for (qreal share = 1; share >= smallest; share -= 0.05) {
            m_font = font(share * pixels, weight);
            m_lines = wrapped(text, m_font, width, lines + 1);
            if (m_lines.size() <= lines) {
                m_lineHeight = 1.35 * share * pixels;
                return;
            }
        }
    }
    m_lines = wrapped(text, m_font, width, 3);
    m_lineHeight = 0.5 * 1.35 * pixels;
}

void Paragraph::paint(QPainter &painter, QPointF corner) const
{
    for (int line = 0; line < m_lines.size(); ++line)
        writeLine(painter, {corner.x(), corner.y() + line * m_lineHeight, m_width, m_lineHeight}, m_lines[line], m_font,
                  Qt::AlignLeft);
}

NoteLines::NoteLines(const score::Sheet &sheet, qreal width, qreal pixels)
    : m_font(font(pixels)), m_lines(wrapped(QString::fromStdString(sheet.note), m_font, width, 3)), m_width(width),
      m_lineHeight(pixels * 1.4)
{}

void NoteLines::paint(QPainter &painter, QPointF corner) const
{
    for (int line = 0; line < m_lines.size(); ++line)
        writeLine(painter, {corner.x(), corner.y() + line * m_lineHeight, m_width, m_lineHeight}, m_lines[line], m_font,
                  Qt::AlignLeft);
}

void paintMark(QPainter &painter, const QRectF &box, const score::Player &player)
{
    const bool hasColor = player.color >= 0;
    const qreal ring = hasColor ? box.width() * 0.06 : 0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QColor pale(0xd9, 0xcb, 0xb0);
    painter.setBrush(hasColor ? QColor(playerColors[static_cast<std::size_t>(player.color) % playerColors.size()]) : pale);
    painter.drawEllipse(box);
    if (player.portrait.empty()
        || !paintSvg(painter, QStringLiteral(":/tableside/portraits/%1.svg").arg(QString::fromStdString(player.portrait)),
                     box.adjusted(ring, ring, -ring, -ring))) {
        const QString name = QString::fromStdString(player.name);
        painter.setPen(ink);
        const qsizetype letter = !name.isEmpty() && name.at(0).isHighSurrogate() ? 2 : 1;
        writeLine(painter, box, QLocale().toUpper(name.left(letter)), font(box.height() * 0.5, QFont::ExtraBold),
                  Qt::AlignHCenter);
    }
    painter.restore();
}

QByteArray pdf(const QString &title, const std::function<void(QPagedPaintDevice &device)> &paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(16, 16, 16, 14), QPageLayout::Millimeter);
        writer.setTitle(title);
        paint(writer);
    }
    return bytes;
}

QString subtitle(const score::Sheet &sheet)
{
    const QDate date = QDateTime::fromMSecsSinceEpoch(sheet.started_ms).date();
    QStringList parts{QLocale().toString(date, QLocale::LongFormat)};
    if (sheet.has_target()) //: On a printed score sheet. %1 points
        parts << PaperTr::tr("target %1").arg(sheet.target);
    if (sheet.scoring == score::Scoring::count_against)
        parts << words::countAgainstRule();
    if (!sheet.place.empty())
        parts << QString::fromStdString(sheet.place);
    return parts.join(QStringLiteral(" · "));
}

} // namespace tableside::paper
