// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/scores/date_words.h"

#include "app/settings/interface_language.h"
#include "app/words/folded_text.h"
#include "app/words/region.h"

#include <QDateTime>
#include <QStringList>

#include <algorithm>

namespace tableside {

bool DateWords::canHave(const QString &word)
{
    const auto isSaidOf = [&](QDate day) { return wordsOf(day).contains(word); };
    // A word with letters can only be in a date as part of the name of a month or weekday. Checking twelve months and seven days
    // is therefore enough.
    const QDate january(2024, 1, 1);
    bool isSaid = std::ranges::any_of(word, [](QChar letter) { return letter.isDigit(); });
    for (int day = 0; day < 7 && !isSaid; ++day)
        isSaid = isSaidOf(january.addDays(day));
    for (int month = 1; month < 12 && !isSaid; ++month)
        isSaid = isSaidOf(january.addMonths(month));
    return isSaid;
}

bool DateWords::has(qint64 moment, const QString &word)
{
    return wordsOf(QDateTime::fromMSecsSinceEpoch(moment).date()).contains(word);
}

/// Returns the texts for \p day in which words are searched. These texts contain the month's name in all languages, but the
/// weekday only in the current language, because short first names (Sam, Don, Mar) are parts of weekdays in other languages.
const QString &DateWords::wordsOf(QDate day)
{
    if (const QLocale now; m_locale != now) {
        m_locale = now;
        m_words.clear();
    }
    auto known = m_words.find(day);
    if (known != m_words.end())
        return *known;
    QList<QLocale> locales{m_locale, regionLocale(), QLocale::system()};
    for (const Option &language : interfaceLanguages())
        locales << QLocale(language.value);
    QStringList texts{day.toString(Qt::ISODate), m_locale.toString(day, QLocale::LongFormat)};
    for (const QLocale &locale : std::as_const(locales))
        texts << locale.toString(day, QLocale::ShortFormat) << locale.toString(day, QStringLiteral("d MMMM yyyy"));
    return *m_words.insert(day, foldedForSearch(texts.join(u'\n')));
}

} // namespace tableside
