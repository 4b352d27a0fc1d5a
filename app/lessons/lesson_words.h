// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The sentences of the lessons in the interface language.
#pragma once

#include <QString>
#include <QStringList>

namespace tableside::words {

/// Returns the sentence with an id such as "dos/single/match", or an empty string if there is none. %1 and %2 in the sentence
/// stand for the names of the players to the learner's left and right.
QString lessonSentence(const QString &id);
/// Returns the ids of all sentences of the lessons.
QStringList lessonSentences();

} // namespace tableside::words
