// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes words comparable for the search: ignores case, accents, and endings, tolerates small typing errors, and recognizes the
// names of cards.
#pragma once

#include "app/rules/text/rules_text.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tableside::rules {

/// Splits `text` into words in lower case without accents. In German, "ae", "oe", and "ue" are read as umlauts. The words for 0
/// and for 2 to 10 become digits. A "+" directly before a number is part of the word, as in "+2". A "+" directly between two
/// numbers, as in "3+4", and any other "+" becomes the word "plus". A dash between two numbers, as in "10-3", becomes the word
/// "minus". Each "#" is a word. Words of a single letter are omitted.
QStringList searchWords(const QString &text, const QString &language);

/// Like searchWords(), but with the words of a single letter.
QStringList allWords(const QString &text, const QString &language);

/// Returns whether a word from searchWords() has no meaning in a query, such as "the", "is", or "what".
bool isFiller(const QString &word, const QString &language);

/// Returns the stem of a word from searchWords(): the word without plural and verb endings, the second of two equal letters at
/// the end, and the prefix of participles. At least three letters remain. In an unknown language, no endings or prefixes are
/// removed.
QString stemOf(const QString &word, const QString &language);

/// In languages that elide vowels before an apostrophe, returns `word` without the letter that people write in front of it
/// without an apostrophe, as in "jai"; empty if the word doesn't look like that.
QString withoutElision(const QString &word, const QString &language);

/// Returns the words that, with a number, name a card that makes the next player draw, such as "draw" or "take".
QStringList wordsForDrawing(const QString &language);

/// Returns the edit distance of two words: the number of letters to insert, delete, replace, or swap with a neighbor (optimal
/// string alignment). If the distance is larger than `most`, returns `most` + 1.
int editDistance(QStringView one, QStringView other, int most);

/// The names of UNO's +2 and +4 cards in one language: the printed name such as "Draw Two", and spoken forms such as "+2", "plus
/// two", and "draw 2".
class CardNames
{
public:
    explicit CardNames(const Language &language);

    /// Returns \p text, a text of the rules, with each printed card name replaced by its sign, such as "+2". Upper and lower case
    /// must match, because "draw two cards" does not mean the card Draw Two.
    QString inText(QString text) const;
    /// Returns \p words, the words of a query from searchWords(), with each card name replaced by one word such as "+2".
    QStringList inWords(const QStringList &words) const;

private:
    struct Name
    {
        QString written;   ///< The printed name; empty for a spoken form.
        QStringList stems; ///< The stems of the name's words.
        QString figure;    ///< The card's sign, such as "+2".
    };
    QString m_language;
    std::vector<Name> m_names; ///< The names, those with the most words first.
};

} // namespace tableside::rules
