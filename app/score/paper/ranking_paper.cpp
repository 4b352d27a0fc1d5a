// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/paper/ranking_paper.h"

#include "app/cards/paper_style.h"
#include "app/score/paper/paper_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPagedPaintDevice>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace tableside {

namespace {

struct RankingPaperTr
{
    Q_DECLARE_TR_FUNCTIONS(RankingPaper)
};

const QColor rankingPaper(0xfb, 0xf6, 0xea);
const QColor rankingRule(0xd9, 0xcb, 0xb0);
const QColor rankingGold(0xff, 0xe7, 0xa8);

/// Paints a ranking. All lengths are in units of a hundredth of the page's width.
class RankingPainter
{
public:
    /// \p size is that of a page; its height is infinite for a picture. \p nextPage begins another page and is called when a line
    /// does not fit on the present one.
    RankingPainter(QPainter &painter, QSizeF size, const RankingSheet &sheet, const std::function<void()> &nextPage)
        : m_painter(painter), m_sheet(sheet), m_nextPage(nextPage), m_unit(size.width() / 100), m_height(size.height() / m_unit)
    {}

    /// Paints everything. Returns the y below the last line.
    qreal paint()
    {
        beginPage();
        for (const RankingLine &line : m_sheet.ranked)
            paintLine(line);
        if (!m_sheet.unranked.isEmpty()) {
            // The heading stays with the first line below it.
            makeRoom(2 * rowHeight);
            m_y += 1;
            write({0, m_y, 100, rowHeight - 1}, m_sheet.unrankedHeading, 2.2, QFont::DemiBold, Qt::AlignLeft, softInk);
            m_y += rowHeight - 1;
            for (const RankingLine &line : m_sheet.unranked)
                paintLine(line);
        }
        if (!m_sheet.remark.isEmpty()) {
            makeRoom(rowHeight);
            write({0, m_y + 1, 100, rowHeight - 1}, m_sheet.remark, 1.9, QFont::Normal, Qt::AlignLeft, softInk);
            m_y += rowHeight;
        }
        return m_y * m_unit;
    }

private:
    static constexpr qreal rowHeight = 5.4;
    static constexpr qreal figureWidth = 13;
    static constexpr qreal rankWidth = 7;
    static constexpr qreal footHeight = 5;

    void beginPage()
    {
        ++m_page;
        m_y = 0;
        write({0, 0, 100, 6}, m_sheet.title, 4.2, QFont::ExtraBold, Qt::AlignLeft, paper::ink);
        m_y = 6.2;
        for (const QString &line : m_sheet.subtitle) {
            write({0, m_y, 100, 3.4}, line, 2.2, QFont::Normal, Qt::AlignLeft, softInk);
            m_y += 3.4;
        }
        m_y += 1.4;
        for (int figure = 0; figure < m_sheet.headings.size(); ++figure)
            writeHeading(column(figure), m_sheet.headings[figure],
                         figure == m_sheet.orderedBy ? QFont::ExtraBold : QFont::DemiBold);
        m_y += rowHeight;
        rule(m_y, 0.25);
        if (std::isfinite(m_height))
            //: At the foot of a printed page. %1 the number of the page
            write({0, m_height - footHeight + 1.5, 100, 3}, RankingPaperTr::tr("Page %1").arg(m_page), 1.8, QFont::Normal,
                  Qt::AlignRight, softInk);
    }

    void makeRoom(qreal height)
    {
        if (m_y + height <= m_height - footHeight)
            return;
        m_nextPage();
        beginPage();
    }

    /// Returns the box of a figure in the present line.
    QRectF column(int figure) const
    {
        const qreal left = 100 - figureWidth * static_cast<qreal>(m_sheet.headings.size() - figure);
        return {left, m_y, figureWidth, rowHeight};
    }

    void paintLine(const RankingLine &line)
    {
        makeRoom(rowHeight);
        if (line.rank == 1) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(rankingGold);
            m_painter.drawRect(scaled({0, m_y, 100, rowHeight}));
        }
        const QString rank = line.rank > 0 ? QString::number(line.rank) : QStringLiteral("–");
        write({1, m_y, rankWidth - 2, rowHeight}, rank, 2.4, QFont::DemiBold, Qt::AlignLeft, paper::ink);
        const qreal mark = rowHeight - 1;
        paper::paintMark(m_painter, scaled({rankWidth, m_y + 0.5, mark, mark}), line.player);
        const qreal nameLeft = rankWidth + mark + 1.5;
        write({nameLeft, m_y, column(0).left() - nameLeft - 1, rowHeight}, QString::fromStdString(line.player.name), 2.5,
              line.rank == 1 ? QFont::ExtraBold : QFont::DemiBold, Qt::AlignLeft, paper::ink);
        for (int figure = 0; figure < line.figures.size(); ++figure)
            write(column(figure).adjusted(1, 0, -1, 0), line.figures[figure], 2.4,
                  figure == m_sheet.orderedBy ? QFont::ExtraBold : QFont::Normal, Qt::AlignRight, paper::ink);
        m_y += rowHeight;
        rule(m_y, 0.12);
    }

    void rule(qreal y, qreal width)
    {
        m_painter.setPen(QPen(rankingRule, width * m_unit));
        m_painter.drawLine(scaled({0, y, 100, 0}).topLeft(), scaled({0, y, 100, 0}).topRight());
    }

    QRectF scaled(const QRectF &box) const
    {
        return {box.x() * m_unit, box.y() * m_unit, box.width() * m_unit, box.height() * m_unit};
    }

    QFont fontOf(qreal size, int weight) const { return paper::font(size * m_unit, weight); }

    /// Writes one line into a box, in a smaller font if necessary.
    void write(const QRectF &box, const QString &text, qreal size, int weight, int alignment, const QColor &color)
    {
        m_painter.setPen(color);
        paper::writeLine(m_painter, scaled(box), text, fontOf(size, weight), alignment);
    }

    /// Writes the heading of a column, which may have two lines, in a font in which its longest word fits.
    void writeHeading(const QRectF &box, const QString &text, int weight)
    {
        QFont with = fontOf(1.9, weight);
        const QRectF pixels = scaled(box.adjusted(0.5, 0, -1, 0));
        const QStringList words = text.split(u' ');
        const auto isTooWide = [&](const QString &word) { return QFontMetricsF(with).horizontalAdvance(word) > pixels.width(); };
        while (with.pixelSize() > 6 && std::ranges::any_of(words, isTooWide))
            with.setPixelSize(with.pixelSize() - 1);
        m_painter.setFont(with);
        m_painter.setPen(softInk);
        m_painter.drawText(pixels, Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap | Qt::TextDontClip, text);
    }

    QPainter &m_painter;
    const RankingSheet &m_sheet;
    std::function<void()> m_nextPage;
    qreal m_unit;
    qreal m_height;
    qreal m_y = 0;
    int m_page = 0;
};

} // namespace

void paintRanking(QPagedPaintDevice &device, const RankingSheet &sheet)
{
    QPainter painter(&device);
    const QSizeF page(device.pageLayout().paintRectPixels(painter.device()->logicalDpiX()).size());
    RankingPainter(painter, page, sheet, [&] { device.newPage(); }).paint();
}

Printout rankingPrintout(const RankingSheet &sheet)
{
    Printout printout;
    printout.title = sheet.title;
    printout.paint = [sheet](QPagedPaintDevice &device) { paintRanking(device, sheet); };
    return printout;
}

QByteArray rankingPdf(const RankingSheet &sheet)
{
    return paper::pdf(sheet.title, [&](QPagedPaintDevice &device) { paintRanking(device, sheet); });
}

QImage rankingPicture(const RankingSheet &sheet)
{
    constexpr int width = 1200;
    constexpr int margin = 60;
    const QSizeF endless(width - 2 * margin, std::numeric_limits<qreal>::infinity());
    const auto paint = [&](QImage &image) {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(margin, margin);
        return qCeil(RankingPainter(painter, endless, sheet, [] {}).paint());
    };
    QImage measured(1, 1, QImage::Format_RGB32); // painting outside of an image only measures the height
    QImage image(width, paint(measured) + 2 * margin, QImage::Format_RGB32);
    image.fill(rankingPaper);
    paint(image);
    return image;
}

} // namespace tableside
