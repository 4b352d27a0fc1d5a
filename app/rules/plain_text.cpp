#include "app/rules/plain_text.h"

#include <QTextBlock>
#include <QTextBoundaryFinder>
#include <QTextDocument>
#include <QTextList>

namespace tableside::rules {

namespace {

/// From `at` on past the spaces, and past a quotation mark that a French space parts from what it closes.
qsizetype pastSpaces(const QString &text, qsizetype at)
{
    while (at < text.size() && (text[at].isSpace() || text[at] == u'»'))
        ++at;
    return at;
}

/// Whether what follows the mark before `at` is a new sentence. What is quoted may end with a mark of its own and be
/// followed by the rest of the sentence around it: “DOS!” so that everyone hears it.
bool beginsSentence(const QString &text, qsizetype at)
{
    static const QString goesOn = QStringLiteral("?!:;–");
    return at == text.size() || (text[at - 1].isSpace() && !text[at].isLower() && !goesOn.contains(text[at]));
}

/// Where the sentences of `text` end. A full stop within brackets or quotation marks belongs to its sentence.
QList<qsizetype> sentenceEnds(const QString &text)
{
    QList<qsizetype> ends;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text);
    while (finder.toNextBoundary() > 0) {
        const qsizetype end = pastSpaces(text, finder.position());
        if (beginsSentence(text, end) && (ends.isEmpty() || end > ends.last()))
            ends.append(end);
    }
    return ends;
}

/// A stretch of one look within one sentence.
QString markedUp(const QString &text, const QTextCharFormat &format)
{
    QString html = text.toHtmlEscaped();
    if (format.fontWeight() > QFont::Normal)
        html = QStringLiteral("<b>%1</b>").arg(html);
    if (format.isAnchor())
        html = QStringLiteral("<a href=\"%1\">%2</a>").arg(format.anchorHref(), html);
    return html;
}

class BlockReader
{
public:
    BlockReader(const QTextBlock &block, int firstSentence) : m_source(block), m_ends(sentenceEnds(block.text()))
    {
        m_block.firstSentence = firstSentence;
        if (const QTextList *list = block.textList()) {
            const bool isNumbered = list->format().style() == QTextListFormat::ListDecimal;
            m_block.kind = isNumbered ? TextBlock::Numbered : TextBlock::Bullet;
            m_block.number = isNumbered ? list->itemNumber(block) + 1 : 0;
        }
    }

    TextBlock read()
    {
        const QString text = m_source.text();
        qsizetype start = 0;
        for (const qsizetype end : m_ends) {
            m_block.html += QStringLiteral("<span class=\"s%1\">").arg(m_block.firstSentence + m_block.sentences.size());
            m_block.html += marked(start, end) + QStringLiteral("</span>");
            m_block.sentences << text.mid(start, end - start).trimmed();
            start = end;
        }
        return std::move(m_block);
    }

private:
    QString marked(qsizetype start, qsizetype end) const
    {
        QString html;
        for (auto part = m_source.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            const qsizetype at = fragment.position() - m_source.position();
            const qsizetype from = qMax(start, at);
            const qsizetype to = qMin(end, at + fragment.length());
            if (from < to)
                html += markedUp(fragment.text().mid(from - at, to - from), fragment.charFormat());
        }
        return html;
    }

    QTextBlock m_source;
    QList<qsizetype> m_ends;
    TextBlock m_block;
};

} // namespace

QList<TextBlock> textBlocks(const QString &markdown, int firstSentence)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    QList<TextBlock> blocks;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.text().trimmed().isEmpty())
            continue;
        blocks.append(BlockReader(block, firstSentence).read());
        firstSentence += static_cast<int>(blocks.last().sentences.size());
    }
    return blocks;
}

QString plainText(const QString &markdown)
{
    QStringList lines;
    for (const TextBlock &block : textBlocks(markdown))
        lines << block.sentences.join(u' ');
    return lines.join(u'\n');
}

} // namespace tableside::rules
