// A section of the rules as one QTextDocument, which the screen, the printer, the voice and the search share. Each block is a
// title, paragraph, item, figure or step, in reading order. The document formats only bold text and links; its users add the rest
// of the formatting. QTextDocument (md4c) reads the Markdown.
#pragma once

#include "app/rules/rules_text.h"

#include <QQmlEngine>
#include <QTextBlock>
#include <QTextDocument>

#include <memory>

class QTextCursor;

namespace tableside {

/// One block of the document, with shared ownership of the document. Sentences are counted through the document from 0, the
/// title.
class Passage
{
    Q_GADGET
    QML_VALUE_TYPE(passage)

    Q_PROPERTY(QString plain READ plain FINAL)
    Q_PROPERTY(int firstSentence READ firstSentence FINAL)

public:
    enum Kind { Title, Paragraph, Bullet, Numbered, Figure, Example, Step };

    struct Link
    {
        int begin; ///< Characters from the beginning of the passage.
        int end;
        QString target; ///< The id of a section or an example.
    };

    /// Returns the passages of a whole section. Must be called in the GUI thread.
    static QList<Passage> of(const rules::SectionText &section);
    /// Returns the passages of one paragraph, as for a section.
    static QList<Passage> of(const QString &markdown);

    Kind kind() const { return m_kind; }
    int number() const { return m_number; } ///< The number of a numbered item, from 1, or of a step, from 0 for the position.
    /// Returns the index of the section's block from which this passage was read; -1 for the title.
    qsizetype source() const { return m_source; }
    bool isText() const { return m_kind == Paragraph || isItem(); }
    bool isItem() const { return m_kind == Bullet || m_kind == Numbered; }

    QString plain() const { return block().text(); }
    QStringList sentences() const;
    int firstSentence() const { return m_firstSentence; }
    int sentenceCount() const { return static_cast<int>(m_ends.size()); }
    bool hasSentence(int sentence) const { return sentence >= m_firstSentence && sentence < m_firstSentence + sentenceCount(); }
    /// Returns the first character of a sentence, from the beginning of the passage. The sentence must be in this passage.
    int beginOf(int sentence) const { return sentence == m_firstSentence ? 0 : m_ends[sentence - m_firstSentence - 1]; }
    int endOf(int sentence) const { return m_ends[sentence - m_firstSentence]; }

    QList<Link> links() const;
    bool hasLink(int sentence) const;
    /// Inserts the text at the cursor in the format `look`, with bold parts in bold, and links if `hasLinks` is true.
    void write(QTextCursor &cursor, const QTextCharFormat &look, bool hasLinks) const;

    bool operator==(const Passage &other) const { return m_document == other.m_document && m_block == other.m_block; }

private:
    class Writer;

    QTextBlock block() const { return m_document ? m_document->findBlockByNumber(m_block) : QTextBlock(); }

    std::shared_ptr<const QTextDocument> m_document;
    int m_block = 0;
    Kind m_kind = Paragraph;
    int m_number = 0;
    qsizetype m_source = -1;
    int m_firstSentence = 0;
    QList<int> m_ends;
};

} // namespace tableside
