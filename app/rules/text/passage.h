// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A section of the rules as one QTextDocument, which is shared by the screen, the printer, the voice, and the search. Each text
// block is a title, paragraph, list item, figure, or part of a worked example, in reading order. QTextDocument parses the
// Markdown. The only formatting in the document is bold text and links; the users of the document add all other formatting.
#pragma once

#include "app/rules/text/rules_text.h"

#include <QQmlEngine>
#include <QTextBlock>
#include <QTextDocument>

#include <memory>

class QTextCursor;

namespace tableside {

/// One block of a section's document; all passages of a section share the ownership of the document. Sentences are numbered
/// throughout the document, from 0.
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
        int begin;      ///< The index in the passage of the link's first character.
        int end;        ///< The index in the passage after the link's last character.
        QString target; ///< The id of the section or example to which the link leads.
    };

    /// A piece of the text whose characters all have the same format.
    struct Part
    {
        QString text;
        bool isBold;
        QString target; ///< The id of the section or example to which the text links; empty if the text is not a link.
    };

    /// Returns all passages of a section. Both overloads must be called in the GUI thread.
    static QList<Passage> of(const rules::SectionText &section);
    /// Returns the passages of a single Markdown text, such as one paragraph.
    static QList<Passage> of(const QString &markdown);

    Kind kind() const { return m_kind; }
    int number() const { return m_number; } ///< The number in a numbered list, or of an example's step, from 1; otherwise 0.
    /// Returns the index in SectionText::blocks of the block from which this passage was created; -1 for the section's title and
    /// for passages of a single Markdown text.
    qsizetype source() const { return m_source; }
    bool isText() const { return m_kind == Paragraph || isItem(); }
    bool isItem() const { return m_kind == Bullet || m_kind == Numbered; }

    QString plain() const { return block().text(); }
    QStringList sentences() const;
    int firstSentence() const { return m_firstSentence; }
    int sentenceCount() const { return static_cast<int>(m_ends.size()); }
    bool hasSentence(int sentence) const { return sentence >= m_firstSentence && sentence < m_firstSentence + sentenceCount(); }
    /// Returns the index in the passage at which a sentence begins; endOf() returns the index after the sentence and the spaces
    /// behind it. The sentence must be in this passage.
    int beginOf(int sentence) const { return sentence == m_firstSentence ? 0 : m_ends[sentence - m_firstSentence - 1]; }
    int endOf(int sentence) const { return m_ends[sentence - m_firstSentence]; }

    QList<Link> links() const;
    /// Returns the text in pieces, in their order.
    QList<Part> parts() const;
    bool hasLink(int sentence) const;
    /// Inserts the text at the cursor with the format `look`. Bold parts stay bold. Links stay links if `hasLinks` is true;
    /// otherwise they become plain text.
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
