// A section of the rules as one QTextDocument, the same on the screen, on paper, for the voice and the search: a block
// for its title, each paragraph, item, figure and step, in the order in which they are read. Bold and links are the
// only looks in it: whoever shows it brings the others along. Markdown is read by QTextDocument (md4c).
#pragma once

#include "app/rules/rules_text.h"

#include <QQmlEngine>
#include <QTextBlock>
#include <QTextDocument>

#include <memory>

class QTextCursor;

namespace tableside {

/// One block of the document, which it keeps. Sentences are counted through the document from 0, the title.
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
        int begin; ///< Letters from the beginning of the passage.
        int end;
        QString target; ///< The id of a section or an example.
    };

    /// The whole section. Only in the GUI thread.
    static QList<Passage> of(const rules::SectionText &section);
    /// As `of` makes them of one paragraph.
    static QList<Passage> of(const QString &markdown);

    Kind kind() const { return m_kind; }
    int number() const { return m_number; } ///< Of a numbered item, from 1; of a step, 0 for the position.
    /// Which of the section's blocks it was read from; -1 for the title.
    qsizetype source() const { return m_source; }
    bool isText() const { return m_kind == Paragraph || isItem(); }
    bool isItem() const { return m_kind == Bullet || m_kind == Numbered; }

    QString plain() const { return block().text(); }
    QStringList sentences() const;
    int firstSentence() const { return m_firstSentence; }
    int sentenceCount() const { return static_cast<int>(m_ends.size()); }
    bool hasSentence(int sentence) const { return sentence >= m_firstSentence && sentence < m_firstSentence + sentenceCount(); }
    /// From the beginning of the passage; the sentence must be here.
    int beginOf(int sentence) const { return sentence == m_firstSentence ? 0 : m_ends[sentence - m_firstSentence - 1]; }
    int endOf(int sentence) const { return m_ends[sentence - m_firstSentence]; }

    QList<Link> links() const;
    bool hasLink(int sentence) const;
    /// Puts it at the cursor in letters of this look, bold where it is bold.
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
