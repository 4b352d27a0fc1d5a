// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/cleaned_text.h"

namespace tableside {

namespace {

/// Returns whether the letter is Latin, Greek, or Cyrillic. Marks on such letters are accents, which a search ignores. In other
/// scripts, a mark may be a vowel and change the word.
bool canBeAccented(QChar letter)
{
    return letter.script() == QChar::Script_Latin || letter.script() == QChar::Script_Greek
        || letter.script() == QChar::Script_Cyrillic;
}

} // namespace

QString foldedForSearch(const QString &text)
{
    QString folded;
    bool isAccent = false;
    for (const QChar letter : text.toCaseFolded().normalized(QString::NormalizationForm_KD)) {
        if (!letter.isMark())
            isAccent = canBeAccented(letter);
        else if (isAccent)
            continue;
        folded += letter == u'ß' ? QStringLiteral("ss") : QString(letter);
    }
    return folded;
}

} // namespace tableside
