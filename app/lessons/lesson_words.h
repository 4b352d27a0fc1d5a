// The sentences of the lessons in the current language.
#pragma once

#include <QString>
#include <QStringList>

namespace tableside::words {

/// Returns the sentence with that id, such as "dos/single/match"; empty if there is none. In the sentence, %1 and %2 are the
/// names of the players to the learner's left and right.
QString lessonSentence(const QString &id);
/// Returns the ids of all sentences.
QStringList lessonSentences();

} // namespace tableside::words
