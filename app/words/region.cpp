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

} // namespace tableside
