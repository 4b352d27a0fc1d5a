// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The names above the columns of a printed score sheet. They are upright if all fit without a broken word; otherwise all are
// turned by a quarter, so that even long names in narrow columns are whole and do not overlap.
#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QStringList>

namespace tableside::paper {

class NameHeads
{
public:
    /// \p width is the width of a column without its margins, \p point the length of a typographic point; both in pixels.
    NameHeads(const QStringList &names, qreal width, qreal point);

    bool isTurned() const { return m_isTurned; }
    /// The height of the row of names.
    qreal height() const { return m_height; }
    /// Writes the name with that index at the lower right of \p box, a cell of the row of names without its margins.
    void paint(QPainter &painter, const QRectF &box, int name) const;
    /// Returns the lines into which a name is broken.
    QStringList lines(int name) const { return m_lines.value(name); }

private:
    QFont m_font;
    QList<QStringList> m_lines;
    qreal m_lineHeight = 0;
    qreal m_height = 0;
    bool m_isTurned = false;
};

} // namespace tableside::paper
