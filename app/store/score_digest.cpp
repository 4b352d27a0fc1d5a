#include "app/store/score_digest.h"

#include "app/settings/interface_language.h"
#include "app/text/folded_text.h"

#include <QDataStream>
#include <QDateTime>
#include <QIODevice>
#include <QLocale>

namespace tableside {

namespace {

constexpr QDataStream::Version streamVersion = QDataStream::Qt_6_0;

template <typename Value>
std::vector<Value> toVector(const QList<Value> &list)
{
    return {list.begin(), list.end()};
}

template <typename Value>
QList<Value> toList(const std::vector<Value> &vector)
{
    return {vector.begin(), vector.end()};
}

/// As the book shows a date in any of our languages, and its month by name. Days of the week only in the language of now:
/// in six of them they would be found for half of all short names (Sam, Don, Mar).
QStringList wordsOf(QDate date)
{
    QList<QLocale> locales{QLocale(), QLocale::system()};
    const QVariantList languages = interfaceLanguages();
    for (const QVariant &language : languages)
        locales << QLocale(language.toMap().value(QStringLiteral("value")).toString());
    QStringList texts{date.toString(Qt::ISODate), QLocale().toString(date, QLocale::LongFormat)};
    for (const QLocale &locale : std::as_const(locales))
        texts << locale.toString(date, QLocale::ShortFormat) << locale.toString(date, QStringLiteral("d MMMM yyyy"));
    QStringList words = texts.join(u' ').split(u' ', Qt::SkipEmptyParts);
    words.removeDuplicates();
    return words;
}

} // namespace

QByteArray ScoreShown::toBytes() const
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(streamVersion);
    stream << quint8(box) << quint8(stage) << startedAt << rounds << target << winner << note << place << names
           << colours << portraits << totals << personIds;
    return bytes;
}

ScoreShown ScoreShown::fromBytes(const QByteArray &bytes)
{
    QDataStream stream(bytes);
    stream.setVersion(streamVersion);
    ScoreShown shown;
    quint8 box = 0;
    quint8 stage = 0;
    stream >> box >> stage >> shown.startedAt >> shown.rounds >> shown.target >> shown.winner >> shown.note
        >> shown.place >> shown.names >> shown.colours >> shown.portraits >> shown.totals;
    if (!stream.atEnd()) // what was written before had no more
        stream >> shown.personIds;
    shown.box = static_cast<GameId>(box);
    shown.stage = static_cast<score::Stage>(stage);
    return shown;
}

QStringList ScoreDigest::personIds() const
{
    QStringList ids;
    for (const score::PlayerId &id : summary.players)
        ids << QString::fromStdString(id);
    return ids;
}

QString ScoreDigest::searchedText() const
{
    QStringList words = shown.names;
    const std::string_view box = game_name(shown.box);
    words << shown.note << shown.place << QString::fromLatin1(box.data(), static_cast<qsizetype>(box.size()));
    words << wordsOf(QDateTime::fromMSecsSinceEpoch(shown.startedAt).date());
    return foldedForSearch(words.join(QLatin1Char('\n')));
}

ScoreDigest digestOf(const score::Sheet &sheet)
{
    ScoreDigest digest;
    digest.summary = score::summary_of(sheet);
    ScoreShown &shown = digest.shown;
    shown.box = sheet.game;
    shown.stage = sheet.stage;
    shown.startedAt = sheet.started_ms;
    shown.rounds = static_cast<int>(sheet.rounds.size());
    shown.target = sheet.target;
    shown.winner = digest.summary.winner;
    shown.note = QString::fromStdString(sheet.note);
    shown.place = QString::fromStdString(sheet.place);
    for (const score::Seat &seat : sheet.seats) {
        shown.names << QString::fromStdString(seat.player.name);
        shown.colours << seat.player.color;
        shown.portraits << QString::fromStdString(seat.player.portrait);
        shown.personIds << QString::fromStdString(seat.player.id);
    }
    shown.totals = toList(sheet.totals);
    return digest;
}

QByteArray summaryToBytes(const score::GameSummary &summary)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(streamVersion);
    stream << quint8(summary.game) << summary.count_against << qint64(summary.played_ms) << summary.winner;
    stream << quint32(summary.players.size());
    for (const score::PlayerId &id : summary.players)
        stream << QByteArray::fromStdString(id);
    stream << toList(summary.start_points) << quint32(summary.gains.size());
    for (const std::vector<int> &gains : summary.gains)
        stream << toList(gains);
    return bytes;
}

score::GameSummary summaryFromBytes(const QByteArray &bytes)
{
    QDataStream stream(bytes);
    stream.setVersion(streamVersion);
    score::GameSummary summary;
    quint8 box = 0;
    qint64 played = 0;
    quint32 count = 0;
    stream >> box >> summary.count_against >> played >> summary.winner >> count;
    summary.game = static_cast<GameId>(box);
    summary.played_ms = played;
    for (quint32 player = 0; player < count && stream.status() == QDataStream::Ok; ++player) {
        QByteArray id;
        stream >> id;
        summary.players.push_back(id.toStdString());
    }
    QList<int> numbers;
    stream >> numbers >> count;
    summary.start_points = toVector(numbers);
    for (quint32 round = 0; round < count && stream.status() == QDataStream::Ok; ++round) {
        stream >> numbers;
        summary.gains.push_back(toVector(numbers));
    }
    return summary;
}

} // namespace tableside
