// How the games of the book are found again.
#include "app/store/score_store.h"
#include "app/text/folded_text.h"
#include "app/text/player_words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

/// Returns whether \p word begins a word of what the current language says of games at the table.
bool meansTable(const QString &word)
{
    const QStringList said = foldedForSearch(words::onScreen()).split(u' ');
    return std::ranges::any_of(said, [&](const QString &part) { return part.startsWith(word); });
}

/// Returns each word of \p search as {"patterns": …, "persons": …}: for LIKE, and the people who are called so today, whatever
/// name old sheets have.
QJsonArray searchedWords(const QString &search, const ScoreStore::PersonsNamed &named)
{
    QJsonArray words;
    for (QString word : foldedForSearch(search).split(u' ', Qt::SkipEmptyParts)) {
        while (word.size() > 1 && word.endsWith(u',')) // "November 14, 2023"
            word.chop(1);
        QJsonArray patterns{pattern(word)};
        if (meansTable(word))
            patterns.append(pattern(QLatin1String(ScoreDigest::tableMark)));
        words.append(QJsonObject{{"patterns", patterns},
                                 {"persons", QJsonArray::fromStringList(named ? named(word) : QStringList())}});
    }
    return words;
}

/// The games in which every word of :1 is found. One statement for any number of words and people, because statements are
/// prepared once and kept.
constexpr char foundGames[] = R"(SELECT id FROM score_game WHERE deleted_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM json_each(:1) AS word WHERE NOT (
        EXISTS (SELECT 1 FROM json_each(word.value, '$.patterns') AS pattern
                WHERE score_game.searched LIKE pattern.value ESCAPE '\')
        OR EXISTS (SELECT 1 FROM json_each(word.value, '$.persons') AS person
                   JOIN score_seat ON person_id = person.value WHERE game_id = score_game.id)))
    ORDER BY started_at DESC, id DESC)";

} // namespace

std::optional<QList<qint64>> ScoreStore::games(const QString &search, const PersonsNamed &named)
{
    m_access.clear();
    const QByteArray words = QJsonDocument(searchedWords(search, named)).toJson(QJsonDocument::Compact);
    QList<qint64> ids;
    if (!m_access.forEachRow(foundGames, {QString::fromUtf8(words)},
                             [&](const QSqlQuery &row) { ids << row.value(0).toLongLong(); }))
        return {};
    return ids;
}

} // namespace tableside
