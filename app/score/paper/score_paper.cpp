// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/paper/score_paper.h"

#include "app/cards/paper_style.h"
#include "app/score/paper/name_heads.h"
#include "app/score/paper/paper_text.h"
#include "app/score/paper/sheet_pages.h"
#include "app/score/words/score_words.h"
#include "engine/score/standings.h"

#include <QPainter>
#include <QPagedPaintDevice>

#include <algorithm>

namespace tableside {

namespace paper {

namespace {

constexpr QColor hairline(0xd9, 0xcb, 0xb0);
constexpr QColor carriedGround(0xf4, 0xee, 0xdf);
constexpr int mostColumns = 10;        // per table; more would be hard to follow with the eye
constexpr qreal smallestFigures = 7.5; // points; the smallest print that is easy to read
constexpr qreal largestFigures = 11;
constexpr qreal rowMm = 7.2;
constexpr qreal lowestRowMm = 5.2;

/// The text of a field in two parts, so that the totals of a column are below each other.
struct Field
{
    QString gained;      ///< The points of the round, such as "+12", or the points of a losing hand: "(7)".
    QString total;       ///< The total, or a dash for a player who did not play.
    bool isHand = false; ///< Whether `gained` is a losing hand.

    QString text() const { return gained.isEmpty() ? total : gained + QStringLiteral("  ") + total; }
};

/// Returns the field of a closed round: "+12" and "96", or "(7)" and "84" for a losing hand, which the winner gets.
Field fieldOf(const score::Sheet &sheet, const score::Round &round, int seat)
{
    const score::RoundResult result = score::result_of(sheet, round, seat);
    if (!result.plays)
        return {{}, QStringLiteral("–")};
    Field field{{}, QString::number(*result.total)};
    if (result.is_addition)
        field.gained = QStringLiteral("+%1").arg(*result.gained);
    else if (result.hand)
        field = {QStringLiteral("(%1)").arg(*result.hand), field.total, true};
    return field;
}

QString startOf(const score::Sheet &sheet, int seat)
{
    const int points = score::at_seat(sheet.seats, seat).first_total();
    return points == 0 ? QString() : QString::number(points);
}

QString startWord()
{
    //: Row of a printed score sheet: the starting points of players who joined late
    return PaperTr::tr("Start");
}

QString rankWord()
{
    //: Last row of a printed score sheet: the rank of each player
    return PaperTr::tr("Rank");
}

/// The measures of a page and its columns. The table has a column of round numbers, and a column for each player.
class Grid
{
public:
    explicit Grid(QPainter &painter, const QPagedPaintDevice &device)
        : m_painter(painter), m_mm(painter.device()->logicalDpiX() / 25.4),
          m_page(device.pageLayout().paintRectPixels(painter.device()->logicalDpiX()).size())
    {
        m_first = 15 * m_mm;
    }

    QPainter &painter() { return m_painter; }
    qreal mm() const { return m_mm; }
    qreal point() const { return m_mm * 25.4 / 72; }
    QSizeF page() const { return m_page; }
    /// The height of a page without its foot, which has the legend and the number of the page.
    qreal bottom() const { return m_page.height() - 7 * m_mm; }
    qreal rowHeight() const { return m_rowHeight; }
    qreal columnWidth() const { return m_column - 2 * m_margin; }

    /// Returns how many columns fit beside each other if their figures are \p widest points wide at a font size of 1 point.
    int columnsFor(qreal widest) const
    {
        const qreal column = widest * smallestFigures * point() + 2 * m_mm;
        return std::clamp(static_cast<int>((m_page.width() - m_first) / column), 1, mostColumns);
    }
    void setColumns(int columns)
    {
        m_column = (m_page.width() - m_first) / qMax(1, columns);
        m_margin = (columns > 6 ? 0.9 : 1.8) * m_mm;
    }
    /// Sets the font size of all figures so that the widest field and the widest total fit into a column. Both are in points
    /// at a font size of 1 point.
    void fitFigures(qreal widest, qreal widestTotal)
    {
        m_figures = qMin(largestFigures, columnWidth() / point() / qMax(widest, qreal(1)));
        m_totalWidth = widestTotal * m_figures * point();
    }
    void setRowHeight(qreal height) { m_rowHeight = height; }

    QRectF cell(int column, qreal y, qreal height) const
    {
        const qreal x = column < 0 ? 0 : m_first + column * m_column;
        return QRectF(x, y, column < 0 ? m_first : m_column, height).adjusted(m_margin, 0, -m_margin, 0);
    }

    void label(qreal y, const QString &text, int weight = QFont::Normal)
    {
        const QRectF box = cell(-1, y, m_rowHeight);
        m_painter.setPen(ink);
        const QFont one = font(qMin(qreal(10), m_figures * 1.15) * point(), weight);
        if (0.8 * QFontMetricsF(one).horizontalAdvance(text) <= box.width())
            return writeLine(m_painter, box, text, one, Qt::AlignRight);
        const QFont two = font(7.5 * point(), weight);
        const QStringList lines = wrapped(text, two, box.width(), 2);
        for (int line = 0; line < lines.size(); ++line)
            writeLine(m_painter, {box.x(), box.y() + line * box.height() / 2, box.width(), box.height() / 2}, lines[line], two,
                      Qt::AlignRight);
    }
    void figures(qreal y, int column, const Field &field)
    {
        const QRectF box = cell(column, y, m_rowHeight);
        m_painter.setPen(ink);
        writeLine(m_painter, box, field.total, font(m_figures * point()), Qt::AlignRight);
        m_painter.setPen(field.isHand ? softInk : ink);
        const qreal gap = 0.55 * m_figures * point();
        writeLine(m_painter, box.adjusted(0, 0, -m_totalWidth - gap, 0), field.gained,
                  font(m_figures * point(), field.isHand ? QFont::Normal : QFont::Bold), Qt::AlignRight);
    }
    void total(qreal y, int column, const QString &text, int weight)
    {
        m_painter.setPen(ink);
        writeLine(m_painter, cell(column, y, m_rowHeight), text, font(m_figures * point(), weight), Qt::AlignRight);
    }
    void rule(qreal y, qreal mmThick = 0.2, QColor color = hairline)
    {
        m_painter.setPen(QPen(color, mmThick * m_mm));
        m_painter.drawLine(QPointF(0, y), QPointF(m_page.width(), y));
    }
    void ground(qreal y, QColor color) { m_painter.fillRect(QRectF(0, y, m_page.width(), m_rowHeight), color); }
    /// Draws the lines between the columns.
    void columnLines(qreal top, qreal until)
    {
        m_painter.setPen(QPen(hairline, 0.2 * m_mm));
        for (qreal x = m_first; x < m_page.width() - 1; x += m_column)
            m_painter.drawLine(QPointF(x, top), QPointF(x, until));
    }

    qreal marksHeight() const { return markSize() + m_mm; }
    /// Paints the portraits of the players above their names.
    void marks(qreal y, const score::Sheet &sheet, SeatRange seats)
    {
        const qreal size = markSize();
        for (int column = 0; column < seats.count; ++column)
            paintMark(m_painter, {cell(column, y, size).right() - size, y, size, size},
                      score::at_seat(sheet.seats, seats.first + column).player);
    }

private:
    qreal markSize() const { return qMin(10 * m_mm, columnWidth()); }

    QPainter &m_painter;
    qreal m_mm;
    QSizeF m_page;
    qreal m_first = 0;
    qreal m_column = 0;
    qreal m_margin = 0; ///< The margin on both sides of a column.
    qreal m_rowHeight = 0;
    qreal m_figures = largestFigures; ///< The font size of the figures in points.
    qreal m_totalWidth = 0;           ///< The width of the widest total.
};

/// A score sheet laid out for the pages of a device.
class SheetPainter
{
public:
    SheetPainter(QPagedPaintDevice &device, const score::Sheet &sheet)
        : m_device(device), m_sheet(sheet), m_painter(&device), m_grid(m_painter, device),
          m_title(words::gameName(sheet.game) + QStringLiteral(" · ") + words::standingSentence(sheet), m_grid.page().width(),
                  21 * m_grid.point(), QFont::ExtraBold),
          m_subtitle(subtitle(sheet), m_grid.page().width(), 10.5 * m_grid.point()),
          m_note(sheet, m_grid.page().width(), 10.5 * m_grid.point()), m_parts(fitColumns()),
          m_names(words::seatNames(sheet), m_grid.columnWidth(), m_grid.point()), m_blocks(fitRows())
    {}

    void paint()
    {
        m_painter.setPen(ink);
        m_title.paint(m_painter, {});
        m_painter.setPen(softInk);
        m_subtitle.paint(m_painter, {0, m_title.height() + m_grid.mm()});
        m_note.paint(m_painter, {0, m_title.height() + m_subtitle.height() + 2 * m_grid.mm()});
        int page = 0;
        paintFoot(page);
        for (const SheetBlock &block : m_blocks) {
            for (; page < block.page; paintFoot(page)) {
                m_device.newPage();
                ++page;
            }
            paintBlock(block);
        }
    }

private:
    int closingRows() const { return m_sheet.has_results() ? 2 : 1; }
    int roundCount() const { return static_cast<int>(m_sheet.rounds.size()); }

    /// Chooses the columns of each table and the font size of the figures. Returns the tables.
    std::vector<SeatRange> fitColumns()
    {
        constexpr qreal em = 100;
        const QFontMetricsF plain(font(em));
        const QFontMetricsF bold(font(em, QFont::ExtraBold));
        qreal gained = 0;
        qreal total = bold.horizontalAdvance(QStringLiteral("0"));
        for (int seat = 0; seat < m_sheet.seat_count(); ++seat) {
            total = qMax(total, bold.horizontalAdvance(QString::number(score::at_seat(m_sheet.totals, seat))));
            for (const score::Round &round : m_sheet.rounds) {
                const Field field = fieldOf(m_sheet, round, seat);
                gained = qMax(gained, (field.isHand ? plain : bold).horizontalAdvance(field.gained));
            }
        }
        const qreal widest = (gained + total) / em + (gained > 0 ? 0.55 : 0);
        std::vector<SeatRange> parts = partsOf(m_sheet.seat_count(), m_grid.columnsFor(widest));
        m_grid.setColumns(parts.back().count);
        m_grid.fitFigures(widest, total / em);
        return parts;
    }

    /// Chooses the height of the rows: lower ones if that saves a page. Returns the tables by page.
    std::vector<SheetBlock> fitRows()
    {
        const qreal mm = m_grid.mm();
        PageHeights heights{.page = m_grid.bottom(),
                            .heading = m_title.height() + m_subtitle.height() + m_note.height() + 6 * mm,
                            .names = m_grid.marksHeight() + m_names.height(),
                            .gap = 8 * mm};
        const auto blocksAt = [&](qreal row) {
            heights.row = row * mm;
            return blocksOf(m_parts, roundCount(), m_sheet.has_start_points(), closingRows(), heights);
        };
        const int fewestPages = blocksAt(lowestRowMm).back().page;
        qreal row = rowMm;
        while (row > lowestRowMm && blocksAt(row).back().page > fewestPages)
            row -= 0.1;
        m_grid.setRowHeight(qMax(row, lowestRowMm) * mm);
        return blocksAt(qMax(row, lowestRowMm));
    }

    void paintBlock(const SheetBlock &block)
    {
        qreal y = block.y;
        m_grid.marks(y, m_sheet, block.seats);
        y += m_grid.marksHeight();
        for (int column = 0; column < block.seats.count; ++column) {
            m_painter.setPen(ink);
            m_names.paint(m_painter, m_grid.cell(column, y, m_names.height()), block.seats.first + column);
        }
        y += m_names.height();
        m_grid.rule(y, 0.4, ink);
        if (block.isContinued())
            y = paintCarried(y, PaperTr::tr("Brought forward"), block, block.firstRound);
        else if (m_sheet.has_start_points())
            y = paintFields(y, startWord(), block, [&](int seat) { return Field{{}, startOf(m_sheet, seat)}; });
        for (int round = block.firstRound; round < block.firstRound + block.rounds; ++round)
            y = paintFields(y, QString::number(round + 1), block,
                            [&](int seat) { return fieldOf(m_sheet, m_sheet.rounds[static_cast<std::size_t>(round)], seat); });
        const int closing = block.carries ? 1 : closingRows();
        m_grid.columnLines(y - m_grid.rowHeight() * block.rounds - m_names.height(), y + m_grid.rowHeight() * closing);
        if (block.carries) {
            //: Row at the foot of a page of a printed score sheet: the totals so far, which continue on the next page. "Brought
            //: forward" is the same row at the head of that page. The words of bookkeeping
            paintCarried(y, PaperTr::tr("Carried forward"), block, block.firstRound + block.rounds);
        } else {
            paintClosing(y, block);
        }
    }

    qreal paintFields(qreal y, const QString &label, const SheetBlock &block, const auto &field)
    {
        m_grid.label(y, label);
        for (int column = 0; column < block.seats.count; ++column)
            m_grid.figures(y, column, field(block.seats.first + column));
        m_grid.rule(y + m_grid.rowHeight());
        return y + m_grid.rowHeight();
    }

    qreal paintCarried(qreal y, const QString &label, const SheetBlock &block, int rounds)
    {
        m_grid.ground(y, carriedGround);
        m_grid.label(y, label, QFont::DemiBold);
        for (int column = 0; column < block.seats.count; ++column) {
            const std::optional<int> total = score::carried_total(m_sheet, rounds, block.seats.first + column);
            m_grid.total(y, column, total ? QString::number(*total) : QStringLiteral("–"), QFont::DemiBold);
        }
        m_grid.rule(y + m_grid.rowHeight());
        return y + m_grid.rowHeight();
    }

    void paintClosing(qreal y, const SheetBlock &block)
    {
        const score::Standings standings = score::standings_of(m_sheet);
        m_grid.rule(y, 0.4, ink);
        m_grid.label(y, PaperTr::tr("Total"), QFont::ExtraBold);
        for (int column = 0; column < block.seats.count; ++column)
            m_grid.total(y, column, QString::number(standings.of(block.seats.first + column).total), QFont::ExtraBold);
        if (closingRows() < 2)
            return;
        y += m_grid.rowHeight();
        m_grid.label(y, rankWord());
        for (int column = 0; column < block.seats.count; ++column)
            m_grid.total(y, column, words::rankText(standings.of(block.seats.first + column)), QFont::Normal);
    }

    /// Writes what parentheses and dashes mean, if the sheet has any, and the number of the page, if there are several.
    void paintFoot(int page)
    {
        const QRectF foot(0, m_grid.bottom() + 2 * m_grid.mm(), m_grid.page().width(), 5 * m_grid.mm());
        const QFont small = font(8 * m_grid.point());
        m_painter.setPen(softInk);
        const int pages = m_blocks.back().page + 1;
        if (pages > 1)
            writeLine(m_painter, foot, QStringLiteral("%1 / %2").arg(QString::number(page + 1), QString::number(pages)), small,
                      Qt::AlignRight);
        QStringList legend;
        const auto has = [&](const auto &isMeant) {
            return std::ranges::any_of(m_sheet.rounds, [&](const score::Round &round) {
                for (int seat = 0; seat < m_sheet.seat_count(); ++seat) {
                    if (isMeant(fieldOf(m_sheet, round, seat)))
                        return true;
                }
                return false;
            });
        };
        if (has([](const Field &field) { return field.isHand; }))
            //: At the foot of a printed score sheet. The sheet has such numbers: (12)
            legend << PaperTr::tr("In parentheses: points left in hand");
        if (has([](const Field &field) { return field.total == u"–"; }))
            //: At the foot of a printed score sheet: what a dash in a round means
            legend << PaperTr::tr("–: didn’t play");
        writeLine(m_painter, foot.adjusted(0, 0, -20 * m_grid.mm(), 0), legend.join(QStringLiteral(" · ")), small, Qt::AlignLeft);
    }

    QPagedPaintDevice &m_device;
    const score::Sheet &m_sheet;
    QPainter m_painter;
    Grid m_grid;
    Paragraph m_title;
    Paragraph m_subtitle;
    NoteLines m_note;
    std::vector<SeatRange> m_parts;
    NameHeads m_names;
    std::vector<SheetBlock> m_blocks;
};

} // namespace

} // namespace paper

QList<QStringList> sheetRows(const score::Sheet &sheet)
{
    using namespace paper;
    QList<QStringList> rows{QStringList{QString()} + words::seatNames(sheet)};
    const auto add = [&](const QString &first, const auto &field) {
        QStringList &row = rows.emplaceBack(QStringList{first});
        for (int seat = 0; seat < sheet.seat_count(); ++seat)
            row << field(seat);
    };
    if (sheet.has_start_points())
        add(startWord(), [&](int seat) { return startOf(sheet, seat); });
    for (std::size_t number = 0; number < sheet.rounds.size(); ++number)
        add(QString::number(number + 1), [&](int seat) { return fieldOf(sheet, sheet.rounds[number], seat).text(); });
    const score::Standings standings = score::standings_of(sheet);
    add(PaperTr::tr("Total"), [&](int seat) { return QString::number(standings.of(seat).total); });
    if (sheet.has_results())
        add(rankWord(), [&](int seat) { return words::rankText(standings.of(seat)); });
    return rows;
}

void paintSheet(QPagedPaintDevice &device, const score::Sheet &sheet)
{
    paper::SheetPainter(device, sheet).paint();
}

Printout sheetPrintout(const score::Sheet &sheet)
{
    Printout printout;
    printout.title = paper::PaperTr::tr("Score sheet");
    printout.paint = [sheet](QPagedPaintDevice &device) { paintSheet(device, sheet); };
    return printout;
}

QByteArray sheetPdf(const score::Sheet &sheet)
{
    return paper::pdf(paper::PaperTr::tr("Score sheet"), [&](QPagedPaintDevice &writer) { paintSheet(writer, sheet); });
}

QByteArray blankSheetPdf(const QString &box, const QStringList &playerNames)
{
    using namespace paper;
    constexpr int rounds = 20;
    constexpr int fewestColumns = 4;
    return pdf(PaperTr::tr("Score sheet"), [&](QPagedPaintDevice &writer) {
        QPainter painter(&writer);
        Grid grid(painter, writer);
        const std::vector<SeatRange> parts = partsOf(static_cast<int>(playerNames.size()), mostColumns);
        grid.setColumns(qMax(fewestColumns, parts.back().count));
        const NameHeads names(playerNames, grid.columnWidth(), grid.point());
        const qreal head = 20 * grid.mm();
        grid.setRowHeight((grid.bottom() - head - names.height()) / (rounds + 1));
        for (const SeatRange &seats : parts) {
            if (seats.first > 0)
                writer.newPage();
            painter.setPen(ink);
            writeLine(painter, {0, 0, grid.page().width(), 10 * grid.mm()}, box, font(21 * grid.point(), QFont::ExtraBold),
                      Qt::AlignLeft);
            painter.setPen(softInk);
            //: At the head of an empty score sheet, to be filled in by hand
            writeLine(painter, {0, 10 * grid.mm(), grid.page().width(), 7 * grid.mm()},
                      PaperTr::tr("Date: ________________   Place: ________________   Target: ________"),
                      font(10.5 * grid.point()), Qt::AlignLeft);
            for (int column = 0; column < seats.count; ++column) {
                painter.setPen(ink);
                names.paint(painter, grid.cell(column, head, names.height()), seats.first + column);
            }
            qreal y = head + names.height();
            for (int row = 1; row <= rounds + 1; ++row, y += grid.rowHeight()) {
                grid.rule(y);
                grid.label(y, row <= rounds ? QString::number(row) : PaperTr::tr("Total"),
                           row <= rounds ? QFont::Normal : QFont::ExtraBold);
            }
            grid.columnLines(head, y);
        }
    });
}

} // namespace tableside
