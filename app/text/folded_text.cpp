#include "text/folded_text.h"

namespace tableside {

QString foldedForSearch(const QString &text)
{
    QString folded;
    for (const QChar letter : text.toCaseFolded().normalized(QString::NormalizationForm_KD)) {
        if (letter == u'ß')
            folded += QStringLiteral("ss");
        else if (!letter.isMark())
            folded += letter;
    }
    return folded;
}

} // namespace tableside
