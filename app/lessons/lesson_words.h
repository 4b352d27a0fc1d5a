// What is said in the lessons, in the reader's language: the one place for it.
#pragma once

#include <QString>
#include <QStringList>

namespace tableside::words {

/// The sentence with that id, "dos/single/match"; empty where there is none. %1 and %2 in it stand for the players at the
/// learner's left and right.
QString lessonSentence(const QString &id);
QStringList lessonSentences();

} // namespace tableside::words
