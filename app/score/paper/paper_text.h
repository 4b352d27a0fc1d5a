// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts, names, and portraits as printed score sheets, rankings, and pictures of results show them.
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QStringList>

#include "engine/score/sheet.h"

#include <functional>

class QPagedPaintDevice;

namespace tableside::paper {

struct PaperTr
{
    Q_DECLARE_TR_FUNCTIONS(ScorePaper)
};

inline constexpr QColor ink(0x2b, 0x21, 0x16);

QFont font(qreal pixels, int weight = QFont::Normal);

/// Writes one line into a box, vertically centered, in a smaller font if necessary.
void writeLine(QPainter &painter, const QRectF &box, const QString &text, QFont with, int alignment);

/// Breaks a text into lines: between words if possible, otherwise after any letter. If the text needs more than \p most lines,
/// the last one ends with an ellipsis.
QStringList wrapped(const QString &text, const QFont &with, qreal width, int most);

/// A text in one to three lines: the longer the text, the smaller its font and the more lines it has.
class Paragraph
{
public:
    /// \p pixels is the font size of a text that fits on one line.
    Paragraph(const QString &text, qreal width, qreal pixels, int weight = QFont::Normal);

    qreal height() const { return m_lineHeight * static_cast<qreal>(m_lines.size()); }
    void paint(QPainter &painter, QPointF corner) const;

private:
    QFont m_font;
    QStringList m_lines;
    qreal m_width;
    qreal m_lineHeight = 0;
};

/// The note on the sheet in at most three lines of one font size; empty without a note.
class NoteLines
{
public:
    NoteLines(const score::Sheet &sheet, qreal width, qreal pixels);

    qreal height() const { return m_lineHeight * static_cast<qreal>(m_lines.size()); }
    void paint(QPainter &painter, QPointF corner) const;

private:
    QFont m_font;
    QStringList m_lines;
    qreal m_width;
    qreal m_lineHeight;
};

/// Paints the portrait in a ring of the player's color, or the first letter of the name if there is no portrait. The ring
/// of a player without a color is pale.
void paintMark(QPainter &painter, const QRectF &box, const score::Player &player);

/// Returns a PDF document of A4 pages with that title, which \p paint paints.
QByteArray pdf(const QString &title, const std::function<void(QPagedPaintDevice &device)> &paint);

/// Returns the line below the title: date, target, kind of scoring, and place.
QString subtitle(const score::Sheet &sheet);

} // namespace tableside::paper
