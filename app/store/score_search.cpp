// How the games of the book are found again.
#include "app/store/score_store.h"
#include "app/text/folded_text.h"
#include "app/text/player_words.h"

#include <algorithm>

namespace tableside {

namespace {

/// For LIKE … ESCAPE '\'.
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

struct SearchedWord
{
    QString word;
    QStringList persons; ///< Who is called so today, whatever stands on the old sheets.
    bool meansTable = false; ///< It begins a word of what is said of games at the table in the language of now.
};

bool meansTable(const QString &word)
{
    const QStringList said = foldedForSearch(words::onScreen()).split(u' ');
    return std::ranges::any_of(said, [&](const QString &part) { return part.startsWith(word); });
}

QList<SearchedWord> searchedWords(const QString &search, const ScoreStore::PersonsNamed &named)
{
    QList<SearchedWord> words;
    for (QString word : foldedForSearch(search).split(u' ', Qt::SkipEmptyParts)) {
        while (word.size() > 1 && word.endsWith(u',')) // "November 14, 2023"
            word.chop(1);
        words.append({word, named ? named(word) : QStringList(), meansTable(word)});
    }
    return words;
}

/// With the values of its placeholders.
QByteArray statementFor(const QList<SearchedWord> &words, QVariantList &values)
{
    const auto place = [&](const QString &value) {
        values << value;
        return ':' + QByteArray::number(values.size());
    };
    QByteArray statement = "SELECT id FROM score_game WHERE deleted_at IS NULL";
    for (const SearchedWord &word : words) {
        statement += " AND (searched LIKE " + place(pattern(word.word)) + R"( ESCAPE '\')";
        if (word.meansTable)
            statement += " OR searched LIKE " + place(pattern(QLatin1String(ScoreDigest::tableMark))) + R"( ESCAPE '\')";
        QByteArrayList persons;
        for (const QString &person : word.persons)
            persons << place(person);
        if (!persons.isEmpty())
            statement += " OR id IN (SELECT game_id FROM score_seat WHERE person_id IN (" + persons.join(", ") + "))";
        statement += ")";
    }
    return statement + " ORDER BY started_at DESC, id DESC";
}

} // namespace

std::optional<QList<qint64>> ScoreStore::games(const QString &search, const PersonsNamed &named)
{
    m_access.clear();
    QVariantList values;
    const QByteArray statement = statementFor(searchedWords(search, named), values);
    QList<qint64> ids;
    if (!m_access.forEachRow(statement, values, [&](const QSqlQuery &row) { ids << row.value(0).toLongLong(); }))
        return {};
    return ids;
}

} // namespace tableside
