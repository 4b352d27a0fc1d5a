// How the search compares words: without case and accents, by their stems, forgiving small typing errors.
#pragma once

#include <QString>
#include <QStringList>

namespace tableside::rules {

/// The words of `text`, folded to lower case without accents; numbers that are written as words become digits, "+"
/// becomes "plus" unless a number follows it at once: "+2" is a word. Single letters are left out.
QStringList searchWords(const QString &text, const QString &language);

/// A word of searchWords() that tells nothing of what is asked: "the", "is", "what", "may I".
bool isFiller(const QString &word, const QString &language);

/// What is left of a word of searchWords() without the endings of the language's plurals and verb forms; at least
/// three letters. A language that is not known has no endings.
QString stemOf(const QString &word, const QString &language);

/// The stems of what means the same as `stem` at the table, itself among them; empty for none.
QStringList synonymsOf(const QString &stem, const QString &language);

/// "draw", "take": what one says with a number for a card that makes others draw.
QStringList wordsForDrawing(const QString &language);

/// How many letters must be put in, left out, replaced or swapped with their neighbour to make one word of the other
/// (optimal string alignment); `most` + 1 when it is more than `most`.
int editDistance(QStringView one, QStringView other, int most);

} // namespace tableside::rules
