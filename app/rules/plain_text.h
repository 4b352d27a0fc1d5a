// The Markdown of the rules as what can be shown, spoken and searched: blocks of text in sentences. Markdown is read
// by QTextDocument (md4c).
#pragma once

#include "app/rules/rules_text.h"

namespace tableside::rules {

struct TextBlock
{
    enum Kind { Paragraph, Bullet, Numbered };
    Kind kind = Paragraph;
    int number = 0;         ///< Of a numbered item, from 1.
    QStringList sentences;  ///< Plain.
    /// Rich text of the same: bold in <b>, links in <a href="#section-id">, each sentence in <span class="sN">, where
    /// N counts on from `firstSentence`.
    QString html;
    int firstSentence = 0;
};

/// `firstSentence` is what the first sentence counts as.
QList<TextBlock> textBlocks(const QString &markdown, int firstSentence = 0);

QString plainText(const QString &markdown);

} // namespace tableside::rules
