// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/passage.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>
#include <QTextCursor>
#include <QTextList>
#include <QThread>

#include <algorithm>

namespace tableside {

using namespace rules;

namespace {

/// Returns the index of the first character from `at` on that is neither a space nor a French closing quotation mark.
qsizetype pastSpaces(const QString &text, qsizetype at)
{
    while (at < text.size() && (text[at].isSpace() || text[at] == u'»'))
        ++at;
    return at;
}

/// Returns whether a new sentence begins at the index `at`, a boundary that QTextBoundaryFinder found, or whether the text ends
/// there. No sentence begins after a mark that only ends a quotation, as in: She calls “DOS!” so that everyone hears it.
bool beginsSentence(const QString &text, qsizetype at)
{
    static const QString goesOn = QStringLiteral("?!:;–");
    return at == text.size() || (text[at - 1].isSpace() && !text[at].isLower() && !goesOn.contains(text[at]));
}

/// Returns the index after each sentence and the spaces that follow it, which is the index at which the next sentence begins.
QList<int> sentenceEnds(const QString &text)
{
    QList<int> ends;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text);
    while (finder.toNextBoundary() > 0) {
        const auto end = static_cast<int>(pastSpaces(text, finder.position()));
        if (beginsSentence(text, end) && (ends.isEmpty() || end > ends.last()))
            ends.append(end);
    }
    return ends;
}

void forEachFragment(const QTextBlock &block, const auto &visit)
{
    for (auto part = block.begin(); !part.atEnd(); ++part)
        visit(part.fragment());
}

} // namespace

/// Builds the QTextDocument of a section or a Markdown text, and the list of the document's passages.
class Passage::Writer
{
public:
    QList<Passage> write(const SectionText &section)
    {
        add(Title, section.title);
        for (m_source = 0; m_source < section.blocks.size(); ++m_source)
            std::visit(*this, section.blocks[m_source]);
        return m_passages;
    }

    QList<Passage> write(const QString &markdown)
    {
        read(markdown, Paragraph);
        return m_passages;
    }

    void operator()(const rules::Paragraph &paragraph) { read(paragraph.markdown, Paragraph); }
    void operator()(const rules::Figure &figure) { add(Figure, figure.description); }
    void operator()(const ExampleText &example)
    {
        add(Example, example.title);
        read(example.position, Step);
        for (qsizetype step = 0; step < example.steps.size(); ++step)
            read(example.steps[step], Step, static_cast<int>(step) + 1);
    }

private:
    QTextCursor start(Kind kind, int number)
    {
        QTextCursor cursor(m_document.get());
        cursor.movePosition(QTextCursor::End);
        if (!m_passages.isEmpty())
            cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
        Passage passage;
        passage.m_document = m_document;
        passage.m_block = static_cast<int>(m_passages.size());
        passage.m_kind = kind;
        passage.m_number = number;
        passage.m_source = m_source;
        passage.m_firstSentence = m_sentences;
        m_passages.append(passage);
        return cursor;
    }

    void finish()
    {
        m_passages.last().m_ends = sentenceEnds(m_passages.last().plain());
        m_sentences += m_passages.last().sentenceCount();
    }

    void add(Kind kind, const QString &text)
    {
        start(kind, 0).insertText(text);
        finish();
    }

    /// Adds the blocks of a Markdown text. With the kind Paragraph, items of a list become Bullet or Numbered.
    void read(const QString &markdown, Kind kind, int number = 0)
    {
        // setMarkdown() gets the font for code from the platform's theme, which may only be used in the GUI thread.
        Q_ASSERT(QThread::currentThread() == QCoreApplication::instance()->thread());
        QTextDocument document;
        document.setMarkdown(markdown);
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            if (block.text().trimmed().isEmpty())
                continue;
            const QTextList *list = kind == Paragraph ? block.textList() : nullptr;
            const bool isNumbered = list && list->format().style() == QTextListFormat::ListDecimal;
            QTextCursor cursor = start(isNumbered ? Numbered
                                           : list ? Bullet
                                                  : kind,
                                       isNumbered ? list->itemNumber(block) + 1 : number);
            forEachFragment(block, [&](const QTextFragment &part) { cursor.insertText(part.text(), bareOf(part.charFormat())); });
            finish();
        }
    }

    static QTextCharFormat bareOf(const QTextCharFormat &read)
    {
        QTextCharFormat bare;
        if (read.fontWeight() > QFont::Normal)
            bare.setFontWeight(QFont::Bold);
        if (read.isAnchor()) {
            bare.setAnchor(true);
            bare.setAnchorHref(read.anchorHref());
        }
        return bare;
    }

    std::shared_ptr<QTextDocument> m_document = std::make_shared<QTextDocument>();
    QList<Passage> m_passages;
    qsizetype m_source = -1;
    int m_sentences = 0;
};

QList<Passage> Passage::of(const SectionText &section)
{
    return Writer().write(section);
}

QList<Passage> Passage::of(const QString &markdown)
{
    return Writer().write(markdown);
}

QStringList Passage::sentences() const
{
    const QString text = plain();
    QStringList all;
    for (int sentence = m_firstSentence; hasSentence(sentence); ++sentence)
        all << text.mid(beginOf(sentence), endOf(sentence) - beginOf(sentence)).trimmed();
    return all;
}

QList<Passage::Link> Passage::links() const
{
    QList<Link> all;
    forEachFragment(block(), [&](const QTextFragment &part) {
        if (!part.charFormat().isAnchor())
            return;
        const int begin = part.position() - block().position();
        const QString target = part.charFormat().anchorHref().mid(1);
        if (!all.isEmpty() && all.last().end == begin && all.last().target == target)
            all.last().end += part.length(); // a link that is bold only in part has several fragments
        else
            all.append({begin, begin + part.length(), target});
    });
    return all;
}

QList<Passage::Part> Passage::parts() const
{
    QList<Part> all;
    forEachFragment(block(), [&](const QTextFragment &part) {
        const QTextCharFormat format = part.charFormat();
        all.append(
            {part.text(), format.fontWeight() > QFont::Normal, format.isAnchor() ? format.anchorHref().mid(1) : QString()});
    });
    return all;
}

bool Passage::hasLink(int sentence) const
{
    const QList<Link> all = links();
    return std::any_of(all.begin(), all.end(),
                       [&](const Link &link) { return link.begin < endOf(sentence) && link.end > beginOf(sentence); });
}

void Passage::write(QTextCursor &cursor, const QTextCharFormat &look, bool hasLinks) const
{
    forEachFragment(block(), [&](const QTextFragment &part) {
        QTextCharFormat format = look;
        format.merge(part.charFormat());
        if (!hasLinks)
            format.clearProperty(QTextFormat::AnchorHref);
        format.setAnchor(hasLinks && format.isAnchor());
        cursor.insertText(part.text(), format);
    });
}

} // namespace tableside
