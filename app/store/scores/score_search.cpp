// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Implements the search for games in the score book.
#include "app/store/scores/score_store.h"
#include "app/words/folded_text.h"
#include "app/words/player_words.h"

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
