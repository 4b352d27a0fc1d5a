// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the meanings of everyday words. A meaning is a name such as "catch" that is the same in all languages; each language
// lists the words for it in resources/rules/<language>/everyday.json, so that a question can find a text that uses other words,
// even if only the text in another language uses similar ones.
#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace tableside::rules {

/// One or more neighboring words of a text with their meanings.
struct WordUnit
{
    QString word;              ///< The word; empty if the unit has several words.
    std::vector<int> meanings; ///< Indexes into EverydayWords::names(); empty if the word has no known meaning.
    QStringList group = {};    ///< The words of a unit that has several.
};

class EverydayWords
{
public:
    /// `words` are the words of each meaning. "*" at the beginning or end of a word stands for any letters.
    EverydayWords(const QHash<QString, QStringList> &words, const QStringList &names, const QString &language);

    /// Splits the words of a text (allWords() in search_words.h) into units. The longest known group of words is one unit.
    std::vector<WordUnit> unitsOf(const QStringList &words) const;
    /// The words of the lists that do not stand for others.
    const QSet<QString> &literals() const { return m_literals; }
    /// Returns stemOf() (search_words.h), from a cache.
    const QString &stem(const QString &word) const;
    /// Returns the meanings of a single word.
    std::vector<int> meaningsOf(const QString &word) const;
    /// Returns the meanings of the known words that differ from `word` by at most `most` typing errors.
    std::vector<int> nearMeaningsOf(const QString &word, int most) const;

private:
    struct Part
    {
        QString text;
        QString stem;
        bool isBeginning = false; ///< Whether letters may follow.
        bool isEnd = false;       ///< Whether letters may precede.

        bool fits(const QString &word, const QString &stem) const;
    };
    struct Entry
    {
        std::vector<Part> parts;
        int meaning = 0;
        qsizetype letters = 0;
    };

    void collect(const QStringList &words, const QStringList &stems, qsizetype at, std::vector<int> &meanings,
                 qsizetype &count) const;

    QString m_language;
    mutable QHash<QString, QString> m_stems;
    QSet<QString> m_literals;                     ///< The words without "*".
    QHash<QString, std::vector<Entry>> m_entries; ///< Entries by the first two letters of their first word.
    std::vector<Entry> m_endings;                 ///< Entries whose first word begins with "*".
};

} // namespace tableside::rules
