// Normalizes words for the search: without case and accents, by their stems, tolerating small typing errors.
#pragma once

#include <QString>
#include <QStringList>

namespace tableside::rules {

/// Returns the words of `text` in lower case without accents. Numbers that are written as words become digits, and "+" becomes
/// "plus" unless a number follows directly: "+2" is a word. Single letters are omitted.
QStringList searchWords(const QString &text, const QString &language);

/// Returns whether a word of searchWords() carries no meaning in a query, such as "the", "is", "what", "may I".
bool isFiller(const QString &word, const QString &language);

/// Returns a word of searchWords() without the endings of the language's plurals and verb forms, but at least three letters. An
/// unknown language has no endings.
QString stemOf(const QString &word, const QString &language);

/// Returns the stems with the same meaning as `stem` at the table, including `stem`; empty if there are none.
QStringList synonymsOf(const QString &stem, const QString &language);

/// Returns the words that people say with a number for a card that makes others draw, such as "draw", "take".
QStringList wordsForDrawing(const QString &language);

/// Returns how many letters must be inserted, deleted, replaced or swapped with their neighbor to make one word of the other
/// (optimal string alignment); `most` + 1 if the distance is larger than `most`.
int editDistance(QStringView one, QStringView other, int most);

} // namespace tableside::rules
