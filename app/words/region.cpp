// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/region.h"

#include <QDateTime>

namespace tableside {

QLocale regionLocale()
{
    const QLocale system = QLocale::system();
    return system.language() == QLocale::C ? QLocale() : system;
}

char csvSeparator()
{
    return regionLocale().decimalPoint() == u"," ? ';' : ',';
}

QString isoTime(qint64 ms, Qt::DateFormat format)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(ms);
    return local.toOffsetFromUtc(local.offsetFromUtc()).toString(format);
}

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
