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

QStringList wordsOf(const QString &search)
{
    QStringList words;
    for (QString word : foldedForSearch(search).split(u' ', Qt::SkipEmptyParts)) {
        while (word.size() > 1 && word.endsWith(u',')) // "November 14, 2023"
            word.chop(1);
        words << word;
    }
    return words;
}

/// Returns each word as {"patterns": …, "persons": …, "date": …}: for LIKE, the people who are called so today, whatever name old
/// sheets have, and whether it may be part of a date.
QJsonArray searchedWords(const QStringList &words, const ScoreStore::PersonsNamed &named, DateWords &dates)
{
    QJsonArray searched;
    for (const QString &word : words) {
        QJsonArray patterns{pattern(word)};
        if (meansTable(word))
            patterns.append(pattern(QLatin1String(ScoreDigest::tableMark)));
        searched.append(QJsonObject{{"patterns", patterns},
                                    {"persons", QJsonArray::fromStringList(named ? named(word) : QStringList())},
                                    {"date", dates.canHave(word)}});
    }
    return searched;
}

/// The games in which every word of :1 is found, apart from words that may be part of a date: the indices of those that are not
/// found come with the game. One statement for any number of words and people, because statements are prepared once and kept.
constexpr char foundGames[] = R"(SELECT id, started_at, missing FROM (
    SELECT id, started_at, (SELECT group_concat(word.key || CASE WHEN json_extract(word.value, '$.date') THEN '' ELSE '!' END)
        FROM json_each(:1) AS word WHERE NOT (
            EXISTS (SELECT 1 FROM json_each(word.value, '$.patterns') AS pattern
                    WHERE score_game.searched LIKE pattern.value ESCAPE '\')
            OR EXISTS (SELECT 1 FROM json_each(word.value, '$.persons') AS person
                       JOIN score_seat ON person_id = person.value WHERE game_id = score_game.id))) AS missing
    FROM score_game WHERE deleted_at IS NULL)
    WHERE missing IS NULL OR missing NOT LIKE '%!%' ORDER BY started_at DESC, id DESC)";

} // namespace

std::optional<QList<qint64>> ScoreStore::games(const QString &search, const PersonsNamed &named)
{
    m_access.clear();
    const QStringList words = wordsOf(search);
    const QByteArray searched = QJsonDocument(searchedWords(words, named, m_dates)).toJson(QJsonDocument::Compact);
    const auto isInDate = [&](const QString &missing, qint64 moment) {
        const QStringList indices = missing.split(u',', Qt::SkipEmptyParts);
        return std::ranges::all_of(indices, [&](const QString &index) { return m_dates.has(moment, words[index.toInt()]); });
    };
    QList<qint64> ids;
    const bool isRead = m_access.forEachRow(foundGames, {QString::fromUtf8(searched)}, [&](const QSqlQuery &row) {
        if (isInDate(row.value(2).toString(), row.value(1).toLongLong()))
            ids << row.value(0).toLongLong();
    });
    if (!isRead)
        return {};
    return ids;
}

} // namespace tableside
