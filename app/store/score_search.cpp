// How the games of the book are found again.
#include "app/store/score_store.h"
#include "app/text/folded_text.h"

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
};

QList<SearchedWord> searchedWords(const QString &search, const ScoreStore::PersonsNamed &named)
{
    QList<SearchedWord> words;
    for (QString word : foldedForSearch(search).split(u' ', Qt::SkipEmptyParts)) {
        while (word.size() > 1 && word.endsWith(u',')) // "November 14, 2023"
            word.chop(1);
        words.append({word, named ? named(word) : QStringList()});
    }
    return words;
}

QByteArray statementFor(const QList<SearchedWord> &words)
{
    QByteArray statement = "SELECT id, shown FROM score_game WHERE deleted_at IS NULL";
    for (const SearchedWord &word : words) {
        statement += R"( AND (searched LIKE ? ESCAPE '\')";
        if (!word.persons.isEmpty()) {
            const QByteArray marks = QByteArrayList(word.persons.size(), "?").join(", ");
            statement += " OR id IN (SELECT game_id FROM score_seat WHERE person_id IN (" + marks + "))";
        }
        statement += ")";
    }
    return statement + " ORDER BY started_at DESC, id DESC";
}

} // namespace

std::optional<QList<ScoreGameRow>> ScoreStore::games(const QString &search, const PersonsNamed &named)
{
    m_access.clear();
    const QList<SearchedWord> words = searchedWords(search, named);
    QSqlQuery found = m_access.reading();
    if (!words.isEmpty()) {
        if (!m_access.prepare(found, statementFor(words)))
            return {};
        for (const SearchedWord &word : words) {
            found.addBindValue(pattern(word.word));
            for (const QString &person : word.persons)
                found.addBindValue(person);
        }
    }
    QSqlQuery &query = words.isEmpty() ? m_games : found;
    QList<ScoreGameRow> rows;
    if (!m_access.forEachRow(query, [&] { rows.append({query.value(0).toLongLong(), query.value(1).toByteArray()}); }))
        return {};
    return rows;
}

} // namespace tableside
