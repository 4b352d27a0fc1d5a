// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Implements the search for games in the score book, by words and by dates.
#include "app/store/scores/score_store.h"

#include "app/settings/interface_language.h"
#include "app/words/cleaned_text.h"
#include "app/words/player_words.h"
#include "app/words/region.h"

#include <QDateTime>
#include <QStringList>

#include <algorithm>

namespace tableside {

namespace {

/// Returns a pattern for LIKE … ESCAPE '\' that matches texts containing \p word.
QString pattern(const QString &word)
{
    QString escaped;
    for (const QChar letter : word) {
        if (letter == u'%' || letter == u'_' || letter == u'\\')
            escaped += u'\\';
        escaped += letter;
    }
    return u'%' + escaped + u'%';
}

/// A word of a search and the ways in which a game can match it.
struct SearchedWord
{
    QString word;
    QStringList persons;     ///< The ids of people whose present names contain the word; sheets may have older names.
    bool meansTable = false; ///< Whether the word begins a word of "On screen", the translated mark of games played in the app.
    bool canBeDate = false;  ///< Whether the word may be part of a date.
};

bool meansTable(const QString &word)
{
    const QStringList said = foldedForSearch(words::onScreen()).split(u' ');
    return std::ranges::any_of(said, [&](const QString &part) { return part.startsWith(word); });
}

QList<SearchedWord> searchedWords(const QString &search, const ScoreStore::PersonsNamed &named, DateWords &dates)
{
    QList<SearchedWord> words;
    for (QString word : foldedForSearch(search).split(u' ', Qt::SkipEmptyParts)) {
        while (word.size() > 1 && word.endsWith(u',')) // dates contain commas: "November 14, 2023"
            word.chop(1);
        words.append({word, named ? named(word) : QStringList(), meansTable(word), dates.canHave(word)});
    }
    return words;
}

/// Returns the SQL condition that a game matches \p word in anything but its date. Appends the values of the condition's
/// placeholders to \p values.
QByteArray condition(const SearchedWord &word, QVariantList &values)
{
    const auto place = [&](const QString &value) {
        values << value;
        return ':' + QByteArray::number(values.size());
    };
    QByteArray condition = "(searched LIKE " + place(pattern(word.word)) + R"( ESCAPE '\')";
    if (word.meansTable)
        condition += " OR searched LIKE " + place(pattern(QLatin1String(ScoreDigest::tableMark))) + R"( ESCAPE '\')";
    QByteArrayList persons;
    for (const QString &resolved : word.persons)
        persons << place(resolved);
    if (!persons.isEmpty())
        condition += " OR id IN (SELECT game_id FROM score_seat WHERE person_id IN (" + persons.join(", ") + "))";
    return condition + ")";
}

} // namespace

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

/// Dates are compared in C++ for each row that the SQL query returns, since SQL cannot write dates in the app's languages.
std::optional<QList<qint64>> ScoreStore::games(const QString &search, const PersonsNamed &named)
{
    m_access.clear();
    QVariantList values;
    QByteArray columns = "id, started_at";
    QByteArray conditions = "deleted_at IS NULL";
    QStringList perhapsDates;
    for (const SearchedWord &word : searchedWords(search, named, m_dates)) {
        if (word.canBeDate) {
            columns += ", " + condition(word, values);
            perhapsDates << word.word;
        } else {
            conditions += " AND " + condition(word, values);
        }
    }
    QList<qint64> ids;
    const auto isFound = [&](const QSqlQuery &row) {
        for (int at = 0; at < perhapsDates.size(); ++at) {
            if (!row.value(2 + at).toBool() && !m_dates.has(row.value(1).toLongLong(), perhapsDates[at]))
                return false;
        }
        return true;
    };
    const QByteArray statement = "SELECT " + columns + " FROM score_game WHERE " + conditions
        + " ORDER BY started_at DESC, id DESC";
    const bool isRead = m_access.forEachRow(statement, values, [&](const QSqlQuery &row) {
        if (isFound(row))
            ids << row.value(0).toLongLong();
    });
    m_access.endQueries(); // the SQL text differs for each search, so caching the statement is useless
    if (!isRead)
        return {};
    return ids;
}

} // namespace tableside
