// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/region.h"

#include "engine/score/csv_date.h"

#include <QDateTime>

#include <atomic>

namespace tableside {

QLocale regionLocale()
{
    const QLocale system = QLocale::system();
    return system.language() == QLocale::C ? QLocale() : system;
}

namespace {

std::atomic<char> chosenSeparator = 0; // exports on other threads read it, too

} // namespace

void setCsvSeparator(char separator)
{
    chosenSeparator = separator;
}

char csvSeparator()
{
    if (const char chosen = chosenSeparator; chosen != 0)
        return chosen;
    return regionLocale().decimalPoint() == u"," ? ';' : ',';
}

bool putsMonthFirst()
{
    const QString format = regionLocale().dateFormat(QLocale::ShortFormat);
    const qsizetype day = format.indexOf(u'd');
    const qsizetype month = format.indexOf(u'M');
    return month < day && !format.startsWith(u'y');
}

QDate typedDate(const QString &typed)
{
    const std::optional<score::CsvDate> date = score::parse_date(
        typed.trimmed().toStdString(), putsMonthFirst() ? score::DateOrder::month_first : score::DateOrder::day_first);
    return date && date->minutes < 0 ? QDate(date->year, date->month, date->day) : QDate();
}

QString shownDay(QDate day)
{
    QString format = regionLocale().dateFormat(QLocale::ShortFormat);
    if (!format.contains(u"yyyy"))
        format.replace(QStringLiteral("yy"), QStringLiteral("yyyy"));
    return regionLocale().toString(day, format);
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
