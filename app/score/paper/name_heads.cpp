// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/paper/name_heads.h"

#include "app/score/paper/paper_text.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace tableside::paper {

namespace {

constexpr qreal lineSpacing = 1.25;

/// Breaks a name after spaces and hyphens only, into as few lines as possible. A line is wider than \p width if one word is.
QStringList brokenAtWords(const QString &name, const QFontMetricsF &metrics, qreal width)
{
    QStringList lines{QString()};
    QTextBoundaryFinder words(QTextBoundaryFinder::Line, name);
    qsizetype from = 0;
    while (words.toNextBoundary() > 0) {
        const QString word = name.mid(from, words.position() - from);
        from = words.position();
        if (!lines.last().isEmpty() && metrics.horizontalAdvance((lines.last() + word).trimmed()) > width)
            lines << QString();
        lines.last() += word;
    }
    for (QString &line : lines)
        line = line.trimmed();
    return lines;
}

/// Breaks the words of \p lines that are wider than \p width after any letter.
QStringList brokenAnywhere(const QStringList &lines, const QFont &font, qreal width)
{
    QStringList broken;
    for (const QString &line : lines)
        broken << wrapped(line, font, width, 100);
    return broken;
}

} // namespace

NameHeads::NameHeads(const QStringList &names, qreal width, qreal point)
{
    const auto fits = [&](qreal points) {
        m_font = font(points * point, QFont::Bold);
        const QFontMetricsF metrics(m_font);
        m_lines.clear();
        for (const QString &name : names)
            m_lines << brokenAtWords(name, metrics, width);
        return std::ranges::all_of(m_lines, [&](const QStringList &lines) {
            return lines.size() <= 2
                && std::ranges::all_of(lines, [&](const QString &line) { return metrics.horizontalAdvance(line) <= width; });
        });
    };
    constexpr qreal largest = 11;
    constexpr qreal smallest = 8.5;
    qreal points = largest;
    while (points >= smallest && !fits(points))
        points -= 0.5;
    m_isTurned = points < smallest;
    if (m_isTurned)
        points = 9;
    m_lineHeight = lineSpacing * points * point;
    if (!m_isTurned) {
        qsizetype most = 1;
        for (const QStringList &lines : m_lines)
            most = qMax(most, lines.size());
        m_height = m_lineHeight * static_cast<qreal>(most) + 2 * point;
        return;
    }
    // A turned name may be up to 32 mm long, and has as many lines as its column is wide.
    const qreal longest = 32 / 25.4 * 72 * point;
    const int most = qMax(1, static_cast<int>(width / m_lineHeight));
    m_font = font(points * point, QFont::Bold);
    const QFontMetricsF metrics(m_font);
    m_lines.clear();
    for (const QString &name : names) {
        QStringList lines = brokenAnywhere(brokenAtWords(name, metrics, longest), m_font, longest);
        if (lines.size() > most) // the middle is left out, because similar names mostly differ at their ends
            lines = wrapped(metrics.elidedText(name, Qt::ElideMiddle, longest * most * 0.9), m_font, longest, most);
        for (const QString &line : lines)
            m_height = qMax(m_height, metrics.horizontalAdvance(line) + 4 * point);
        m_lines << lines;
    }
}

void NameHeads::paint(QPainter &painter, const QRectF &box, int name) const
{
    const QStringList written = lines(name);
    const auto count = static_cast<qreal>(written.size());
    painter.save();
    painter.setFont(m_font);
    if (m_isTurned) {
        // The origin moves to the lower end of the first line, from which the text runs upward.
        painter.translate(box.right() - count * m_lineHeight, box.bottom());
        painter.rotate(-90);
    } else {
        painter.translate(box.left(), box.bottom() - count * m_lineHeight);
    }
    for (int line = 0; line < written.size(); ++line) {
        const QRectF place(m_isTurned ? m_lineHeight / 5 : 0, line * m_lineHeight, m_isTurned ? m_height : box.width(),
                           m_lineHeight);
        painter.drawText(place,
                         (m_isTurned ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                         written[line]);
    }
    painter.restore();
}

} // namespace tableside::paper
