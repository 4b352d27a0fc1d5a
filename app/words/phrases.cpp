// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/phrases.h"

#include "app/words/region.h"

namespace tableside {

QString Phrases::fill(const QString &text, const QVariantList &values)
{
    QString filled;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const int number = text[at] == u'%' && at + 1 < text.size() ? text[at + 1].unicode() - u'0' : 0;
        if (number >= 1 && number <= 9 && number <= values.size()) {
            filled += values[number - 1].toString();
            ++at;
        } else {
            filled += text[at];
        }
    }
    return filled;
}

QString Phrases::number(double value, int decimals)
{
    return regionLocale().toString(value, 'f', decimals);
}

} // namespace tableside
