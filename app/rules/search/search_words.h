// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that make words comparable for the search: they ignore case, accents, and endings and tolerate small typing errors.
#pragma once

#include <QString>
#include <QStringList>

namespace tableside::rules {

/// Splits `text` into words in lower case without accents. The words for 0 and for 2 to 10 become digits. A "+" directly before a
/// number is part of the word, as in "+2". A "+" directly between two numbers, as in "3+4", and any other "+" becomes the word
/// "plus". Each "#" is a word. Words of a single letter are omitted.
QStringList searchWords(const QString &text, const QString &language);

/// Returns whether a word from searchWords() has no meaning in a query, such as "the", "is", or "what".
bool isFiller(const QString &word, const QString &language);

/// Returns the stem of a word from searchWords(): the word without plural and verb endings, the second of two equal letters at
/// the end, and the prefix of participles. At least three letters remain. In an unknown language, no endings or prefixes are
/// removed.
QString stemOf(const QString &word, const QString &language);

/// Returns all stems with the same meaning as `stem` in these games, including `stem`. Empty if no other stem has that meaning.
QStringList synonymsOf(const QString &stem, const QString &language);

/// Returns the words that, with a number, name a card that makes the next player draw, such as "draw" or "take".
QStringList wordsForDrawing(const QString &language);

/// Returns the edit distance of two words: the number of letters to insert, delete, replace, or swap with a neighbor (optimal
/// string alignment). If the distance is larger than `most`, returns `most` + 1.
int editDistance(QStringView one, QStringView other, int most);

} // namespace tableside::rules
