// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/passage_text.h"

#include <QTextCursor>
#include <QTextDocument>

namespace tableside {

PassageText::PassageText(QObject *parent) : QObject(parent) {}

void PassageText::fill()
{
    connect(this, &PassageText::changed, this, &PassageText::show, Qt::UniqueConnection);
    show();
}

QString PassageText::linkWords(int link) const
{
    const Passage::Link place = m_passage.links().value(link);
    return m_passage.plain().mid(place.begin, place.end - place.begin);
}

int PassageText::beginOf(int sentence) const
{
    return m_passage.hasSentence(sentence) ? m_passage.beginOf(sentence) : 0;
}

/// Returns the index of the sentence's last character. The index after that character is not used, because it could be on the
/// next line.
int PassageText::endOf(int sentence) const
{
    const int end = m_passage.hasSentence(sentence) ? m_passage.endOf(sentence) : static_cast<int>(m_passage.plain().size());
    return qMax(0, end - 1);
}

void PassageText::mark(int begin, int end, const QTextCharFormat &format)
{
    QTextCursor cursor(m_document->textDocument());
    cursor.setPosition(begin);
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
}

void PassageText::show()
{
    if (m_document == nullptr)
        return;
    QTextDocument &document = *m_document->textDocument();
    document.setUndoRedoEnabled(false);
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    cursor.select(QTextCursor::Document);
    cursor.removeSelectedText();
    QTextBlockFormat lines;
    lines.setLineHeight(m_lineSpacing, QTextBlockFormat::ProportionalHeight);
    cursor.setBlockFormat(lines);
    m_passage.write(cursor, {}, true);
    if (m_largeLetters > 0) {
        QTextCharFormat large;
        large.setProperty(QTextFormat::FontPixelSize, m_largeSize);
        large.setFontWeight(m_largeWeight);
        mark(0, m_largeLetters, large);
    }
    const QList<Passage::Link> links = m_passage.links();
    QTextCharFormat format;
    format.setForeground(m_linkColor);
    format.setFontUnderline(true);
    for (const Passage::Link &link : links)
        mark(link.begin, link.end, format);
    if (m_passage.hasSentence(m_spokenSentence)) {
        QTextCharFormat spoken;
        spoken.setBackground(m_spokenColor);
        mark(m_passage.beginOf(m_spokenSentence), m_passage.endOf(m_spokenSentence), spoken);
    }
    if (m_link >= 0 && m_link < links.size()) {
        format.setForeground(m_focusColor);
        format.setBackground(m_focusBackground);
        mark(links[m_link].begin, links[m_link].end, format);
    }
    cursor.endEditBlock();
}

} // namespace tableside
