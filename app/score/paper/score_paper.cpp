// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/paper/score_paper.h"

#include "app/cards/paper_style.h"
#include "app/score/words/score_words.h"
#include "app/svg/svg_art.h"
#include "app/words/dos_words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <algorithm>

namespace tableside {

namespace {

struct PaperTr
{
    Q_DECLARE_TR_FUNCTIONS(ScorePaper)
};

const QColor paper(0xfb, 0xf6, 0xea);
const QColor ink(0x2b, 0x21, 0x16);
const QColor hairline(0xd9, 0xcb, 0xb0);
const QColor winnerGround(0xff, 0xe7, 0xa8);

QFont font(qreal pixels, int weight = QFont::Normal)
{
    QFont made = paperFont();
    made.setPixelSize(qMax(1, static_cast<int>(pixels)));
    made.setWeight(static_cast<QFont::Weight>(weight));
    return made;
}

/// Writes one line into a box, in a smaller font if necessary.
void write(QPainter &painter, const QRectF &box, const QString &text, QFont with, int alignment)
{
    for (; with.pixelSize() > 6; with.setPixelSize(with.pixelSize() - 1)) {
        if (QFontMetricsF(with).horizontalAdvance(text) <= box.width())
            break;
    }
    painter.setFont(with);
    painter.drawText(box, alignment | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, text);
}

/// Writes a name into a column, in two lines if one line would be too small to read.
void writeName(QPainter &painter, const QRectF &box, const QString &name, QFont with, int alignment)
{
    // The smallest font size for one line, and the font size for two lines, relative to the size of `with`.
    constexpr qreal smallest = 0.65;
    if (smallest * QFontMetricsF(with).horizontalAdvance(name) <= box.width())
        return write(painter, box, name, with, alignment);
    qsizetype middle = name.size() / 2;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, name);
    letters.setPosition(middle);
    if (!letters.isAtBoundary())
        middle = letters.toNextBoundary();
    if (const qsizetype space = name.lastIndexOf(u' ', middle); space >= name.size() / 4)
        middle = space + 1;
    with.setPixelSize(qMax(1, static_cast<int>(smallest * with.pixelSize())));
    write(painter, box.adjusted(0, 0, 0, -box.height() / 2), name.left(middle), with, alignment);
    write(painter, box.adjusted(0, box.height() / 2, 0, 0), name.mid(middle), with, alignment);
}

/// Paints the portrait in a ring of the player's color, or the first letter of the name if there is no portrait.
void paintMark(QPainter &painter, const QRectF &box, const score::Player &player)
{
    const qreal ring = box.width() * 0.06;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(playerColors[static_cast<std::size_t>(qMax(0, player.color)) % playerColors.size()]));
    painter.drawEllipse(box);
    if (player.portrait.empty()
        || !paintSvg(painter, QStringLiteral(":/tableside/portraits/%1.svg").arg(QString::fromStdString(player.portrait)),
                     box.adjusted(ring, ring, -ring, -ring))) {
        const QString name = QString::fromStdString(player.name);
        painter.setPen(ink);
        const qsizetype letter = !name.isEmpty() && name.at(0).isHighSurrogate() ? 2 : 1;
        write(painter, box, QLocale().toUpper(name.left(letter)), font(box.height() * 0.5, QFont::ExtraBold), Qt::AlignHCenter);
    }
    painter.restore();
}

/// Breaks a text into at most \p most lines; the last one is elided if the text is longer.
QStringList wrapped(const QString &text, const QFont &with, qreal width, int most)
{
    QStringList lines;
    QTextLayout layout(text.simplified(), with);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < most; line = layout.createLine()) {
        line.setLineWidth(width);
        lines << layout.text().mid(line.textStart(), line.textLength()).trimmed();
        if (lines.size() == most)
            lines.last() = QFontMetricsF(with).elidedText(layout.text().mid(line.textStart()), Qt::ElideRight, width);
    }
    layout.endLayout();
    return lines;
}

/// The note on the sheet, broken into lines for a given font size and width.
class NoteLines
{
public:
    NoteLines(const score::Sheet &sheet, qreal width, qreal pixels)
        : m_font(font(pixels)), m_lines(wrapped(QString::fromStdString(sheet.note), m_font, width, most)), m_width(width),
          m_lineHeight(pixels * 1.4)
    {}

    qreal height() const { return m_lineHeight * static_cast<qreal>(m_lines.size()); }

    void paint(QPainter &painter, QPointF corner) const
    {
        for (int line = 0; line < m_lines.size(); ++line)
            write(painter, {corner.x(), corner.y() + line * m_lineHeight, m_width, m_lineHeight}, m_lines[line], m_font,
                  Qt::AlignLeft);
    }

private:
    static constexpr int most = 3;

    QFont m_font;
    QStringList m_lines;
    qreal m_width;
    qreal m_lineHeight;
};

/// Seats whose columns are next to each other in one part of the table.
struct SeatRange
{
    int first = 0;
    int count = 0;
};

/// Divides the seats evenly into parts that fit the width of a page; as few parts as possible.
std::vector<SeatRange> partsOf(int seats)
{
    constexpr int mostColumns = 10;
    const int parts = qMax(1, (seats + mostColumns - 1) / mostColumns);
    std::vector<SeatRange> ranges;
    for (int part = 0; part < parts; ++part)
        ranges.push_back({seats * part / parts, seats * (part + 1) / parts - seats * part / parts});
    return ranges;
}

/// Returns the heading of \p row and those of its fields that are for \p seats.
QStringList fieldsOf(const QStringList &row, SeatRange seats)
{
    return row.mid(0, 1) + row.mid(1 + seats.first, seats.count);
}

/// A table with columns for the round numbers and for each player. A page is 100 units wide.
class Grid
{
public:
    Grid(QPainter &painter, QSizeF page, int seats) : m_painter(painter), m_unit(page.width() / 100), m_page(page)
    {
        m_first = 9 * m_unit;
        m_column = (page.width() - m_first) / qMax(1, seats);
        m_margin = seats > 6 ? m_unit / 2 : m_unit;
        m_rowHeight = 4.2 * m_unit;
        m_fieldPixels = 2.3 * m_unit;
    }

    qreal unit() const { return m_unit; }
    qreal rowHeight() const { return m_rowHeight; }
    /// Reduces the font size of the players' fields so that the longest field fits into its column.
    void fitFields(const QList<QStringList> &rows)
    {
        const QFontMetricsF metrics(font(m_fieldPixels));
        qreal longest = 1;
        for (const QStringList &row : rows) {
            for (const QString &field : row.mid(1))
                longest = qMax(longest, metrics.horizontalAdvance(field));
        }
        m_fieldPixels *= qMin(1.0, (m_column - 2 * m_margin) / longest);
    }
    /// Sets the height of rows so that \p rows rows from \p y on fill the page, with space for handwriting.
    void fillPage(qreal y, int rows) { m_rowHeight = (bottom() - y) / rows; }
    qreal bottom() const { return m_page.height() - 4 * m_unit; }
    bool fits(qreal y) const { return y + rowHeight() <= bottom(); }
    QRectF cell(int seat, qreal y) const
    {
        const qreal x = seat < 0 ? 0 : m_first + seat * m_column;
        return {x, y, seat < 0 ? m_first : m_column, rowHeight()};
    }

    void row(qreal y, const QStringList &fields, int weight, bool ruled = true)
    {
        for (int field = 0; field < fields.size(); ++field) {
            m_painter.setPen(ink);
            const bool isField = field > 0 && weight == QFont::Normal;
            const bool isName = field > 0 && weight == QFont::Bold;
            (isName ? writeName : write)(m_painter, cell(field - 1, y).adjusted(m_margin, 0, -m_margin, 0), fields[field],
                                         font(isField ? m_fieldPixels : 2.3 * m_unit, weight), Qt::AlignRight);
        }
        if (ruled) {
            m_painter.setPen(QPen(hairline, m_unit / 8));
            m_painter.drawLine(QPointF(0, y + rowHeight()), QPointF(m_page.width(), y + rowHeight()));
        }
    }

    qreal marksHeight() const { return markSize() + m_unit / 2; }
    /// Paints the portraits of the players, above their names. Returns the next free y.
    qreal marks(qreal y, const score::Sheet &sheet, SeatRange seats)
    {
        const qreal size = markSize();
        for (int column = 0; column < seats.count; ++column) {
            const qreal right = cell(column, y).right() - m_margin;
            paintMark(m_painter, {right - size, y, size, size}, score::at_seat(sheet.seats, seats.first + column).player);
        }
        return y + marksHeight();
    }

    /// Draws the lines between the columns.
    void columns(qreal top, qreal until)
    {
        m_painter.setPen(QPen(hairline, m_unit / 8));
        for (qreal x = m_first; x < m_page.width() - 1; x += m_column)
            m_painter.drawLine(QPointF(x, top), QPointF(x, until));
    }

    /// Writes the title, the subtitle \p line, and the note of \p sheet, which may be null. Returns the next free y.
    qreal heading(const QString &title, const QString &line, const score::Sheet *sheet = nullptr)
    {
        m_painter.setPen(ink);
        write(m_painter, {0, 0, m_page.width(), 6 * m_unit}, title, font(4.4 * m_unit, QFont::ExtraBold), Qt::AlignLeft);
        m_painter.setPen(softInk);
        write(m_painter, {0, 6 * m_unit, m_page.width(), 4 * m_unit}, line, font(2.2 * m_unit), Qt::AlignLeft);
        if (!sheet)
            return 12 * m_unit;
        const NoteLines note(*sheet, m_page.width(), 2.2 * m_unit);
        note.paint(m_painter, {0, 10 * m_unit});
        return 12 * m_unit + note.height();
    }

private:
    qreal markSize() const { return qMin(6 * m_unit, m_column - 2 * m_margin); }

    QPainter &m_painter;
    qreal m_unit;
    QSizeF m_page;
    qreal m_first = 0;
    qreal m_column = 0;
    qreal m_rowHeight = 0;
    qreal m_margin = 0; ///< The margin on both sides of a column.
    qreal m_fieldPixels = 0;
};

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

/// Returns the table row of player names. The first field, which is above the round numbers, is empty.
QStringList names(const score::Sheet &sheet)
{
    return QStringList{QString()} + words::seatNames(sheet);
}

/// Returns the text of a printed cell: the points that the seat gained, and the total after the round, such as "+12  96".
/// Points in parentheses are those of a losing hand, which the winner gets: "(7)  84".
QString fieldOf(const score::Sheet &sheet, const score::Round &round, std::size_t seat)
{
    if (!round.is_played_by(seat))
        return QStringLiteral("–");
    const QString total = QString::number(round.totals[seat]);
    const std::optional<score::Entry> &hand = round.cells[seat].entry;
    const bool isAgainst = sheet.scoring == score::Scoring::count_against;
    if (round.gained[seat] > 0 || (isAgainst && hand))
        return QStringLiteral("+%1  %2").arg(QString::number(round.gained[seat]), total);
    return hand ? QStringLiteral("(%1)  %2").arg(QString::number(hand->points(sheet.game)), total) : total;
}

QByteArray pdf(const auto &paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout::Millimeter);
        writer.setTitle(PaperTr::tr("Score sheet"));
        paint(writer);
    }
    return bytes;
}

QSizeF pageOf(const QPagedPaintDevice &device, const QPainter &painter)
{
    return QSizeF(device.pageLayout().paintRectPixels(painter.device()->logicalDpiX()).size());
}

void paintPlace(QPainter &painter, const QRectF &box, const score::Sheet &sheet, int seat)
{
    const bool won = sheet.winner == seat;
    painter.setPen(Qt::NoPen);
    painter.setBrush(won ? winnerGround : QColor(0xef, 0xe6, 0xd2));
    painter.drawRoundedRect(box, 16, 16);
    painter.setPen(ink);
    const int rank = sheet.ranks[static_cast<std::size_t>(seat)];
    const qreal third = box.width() * 0.2;
    const qreal size = qMin(box.height() * 0.5, 52.0);
    const QRectF mark(box.x() + box.width() * 0.09, box.y() + 8, box.height() - 16, box.height() - 16);
    paintMark(painter, mark, score::at_seat(sheet.seats, seat).player);
    write(painter, QRectF(box.topLeft() + QPointF(20, 0), QPointF(mark.left() - 12, box.bottom())),
          rank > 0 ? QString::number(rank) : QStringLiteral("–"), font(size, QFont::DemiBold), Qt::AlignLeft);
    const int start = sheet.seats[static_cast<std::size_t>(seat)].start_points;
    const QRectF name = box.adjusted(third, 0, -box.width() * 0.3, start == 0 ? 0 : -box.height() * 0.36);
    write(painter, name, words::seatName(sheet, seat), font(size, won ? QFont::ExtraBold : QFont::DemiBold), Qt::AlignLeft);
    if (start != 0) {
        painter.setPen(softInk);
        //: On the picture of a result, under the name of a player who joined late. %n points
        write(painter, box.adjusted(third, box.height() * 0.56, -box.width() * 0.3, -box.height() * 0.08),
              PaperTr::tr("started with %n point(s)", nullptr, start), font(size * 0.46), Qt::AlignLeft);
        painter.setPen(ink);
    }
    write(painter, box.adjusted(box.width() * 0.7, 0, -24, 0), QString::number(sheet.totals[static_cast<std::size_t>(seat)]),
          font(size * 1.15, QFont::ExtraBold), Qt::AlignRight);
}

} // namespace

QList<QStringList> sheetRows(const score::Sheet &sheet)
{
    QList<QStringList> rows{names(sheet)};
    const auto add = [&](const QString &first, const auto &field) {
        QStringList &row = rows.emplaceBack(QStringList{first});
        for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat)
            row << field(seat);
    };
    if (sheet.has_start_points()) {
        //: Row of a printed score sheet: the starting points of players who joined late
        add(PaperTr::tr("Start"), [&](std::size_t seat) {
            const int points = sheet.seats[seat].start_points;
            return points == 0 ? QString() : QString::number(points);
        });
    }
    for (std::size_t number = 0; number < sheet.rounds.size(); ++number)
        add(QString::number(number + 1), [&](std::size_t seat) { return fieldOf(sheet, sheet.rounds[number], seat); });
    add(PaperTr::tr("Total"), [&](std::size_t seat) { return QString::number(sheet.totals[seat]); });
    return rows;
}

void paintSheet(QPagedPaintDevice &device, const score::Sheet &sheet)
{
    QPainter painter(&device);
    const std::vector<SeatRange> parts = partsOf(sheet.seat_count());
    Grid grid(painter, pageOf(device, painter), parts.back().count);
    const QString title = words::gameName(sheet.game) + QStringLiteral(" · ") + words::standingSentence(sheet);
    const QList<QStringList> rows = sheetRows(sheet);
    grid.fitFields(rows.mid(1, rows.size() - 2));
    const qreal top = grid.heading(title, subtitle(sheet), &sheet);
    qreal y = top;
    for (const SeatRange &seats : parts) {
        const qreal height = grid.marksHeight() + grid.rowHeight() * static_cast<qreal>(rows.size());
        if (y > top && y + height > grid.bottom()) {
            device.newPage();
            y = 0;
        }
        y = grid.marks(y, sheet, seats);
        grid.row(y, fieldsOf(rows.first(), seats), QFont::Bold);
        for (qsizetype row = 1; row < rows.size(); ++row) {
            y += grid.rowHeight();
            const bool isTotal = row == rows.size() - 1;
            if (!grid.fits(isTotal ? y : y + grid.rowHeight())) { // so that the row of totals is on the page of the last round
                device.newPage();
                y = 0;
                grid.row(y, fieldsOf(rows.first(), seats), QFont::Bold);
                y += grid.rowHeight();
            }
            grid.row(y, fieldsOf(rows[row], seats), isTotal ? QFont::ExtraBold : QFont::Normal, !isTotal);
        }
        y += 2 * grid.rowHeight();
    }
}

Printout sheetPrintout(const score::Sheet &sheet)
{
    Printout printout;
    printout.title = PaperTr::tr("Score sheet");
    printout.paint = [sheet](QPagedPaintDevice &device) { paintSheet(device, sheet); };
    return printout;
}

QByteArray sheetPdf(const score::Sheet &sheet)
{
    return pdf([&](QPdfWriter &writer) { paintSheet(writer, sheet); });
}

QByteArray blankSheetPdf(const QString &box, const QStringList &playerNames)
{
    constexpr int rounds = 20;
    constexpr int fewestColumns = 4;
    return pdf([&](QPdfWriter &writer) {
        QPainter painter(&writer);
        const int names = static_cast<int>(playerNames.size());
        for (const SeatRange &seats : partsOf(names)) {
            if (seats.first > 0)
                writer.newPage();
            Grid grid(painter, pageOf(writer, painter), qMax(fewestColumns, seats.count));
            //: At the head of an empty score sheet, to be filled in by hand
            qreal y = grid.heading(box, PaperTr::tr("Date: ________________   Place: ________________   Target: ________"));
            const qreal top = y;
            grid.fillPage(y, rounds + 2);
            grid.row(y, QStringList{QString()} + playerNames.mid(seats.first, seats.count), QFont::Bold);
            for (int round = 1; round <= rounds; ++round) {
                y += grid.rowHeight();
                grid.row(y, {QString::number(round)}, QFont::Normal);
            }
            y += grid.rowHeight();
            grid.row(y, {PaperTr::tr("Total")}, QFont::ExtraBold, false);
            grid.columns(top, y + grid.rowHeight());
        }
    });
}

QImage resultPicture(const score::Sheet &sheet)
{
    std::vector<int> order;
    for (int seat = 0; seat < sheet.seat_count(); ++seat)
        order.push_back(seat);
    const auto rank = [&](int seat) {
        const int place = sheet.ranks[static_cast<std::size_t>(seat)];
        return place > 0 ? place : sheet.seat_count() + 1;
    };
    std::ranges::stable_sort(order, {}, rank);
    constexpr int width = 1200;
    constexpr int rowHeight = 104;
    const NoteLines note(sheet, width - 140, 28);
    const int head = 230 + qRound(note.height());
    const int height = qMax(900, head + 70 + rowHeight * sheet.seat_count());
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(ink);
    write(painter, {70, 60, width - 140, 90}, words::standingSentence(sheet), font(60, QFont::ExtraBold), Qt::AlignLeft);
    painter.setPen(softInk);
    const QString line = words::gameName(sheet.game) + QStringLiteral(" · ") + subtitle(sheet);
    write(painter, {70, 150, width - 140, 50}, line, font(30), Qt::AlignLeft);
    note.paint(painter, {70, 205});
    qreal y = head;
    for (const int seat : order) {
        paintPlace(painter, {60, y, width - 120.0, rowHeight - 12.0}, sheet, seat);
        y += rowHeight;
    }
    return image;
}

} // namespace tableside
