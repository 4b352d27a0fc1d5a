#include "app/text/folded_text.h"

namespace tableside {

namespace {

/// Elsewhere a mark may be a vowel, and the word without it another one.
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
