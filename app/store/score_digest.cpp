#include "app/store/score_digest.h"

#include "app/settings/interface_language.h"
#include "app/text/folded_text.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace tableside {

namespace {

/// Of the JSON below. Whoever changes it adds a step to the schema that writes the rows of before anew.
constexpr int version = 1;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QJsonArray numbers(const auto &list)
{
    QJsonArray array;
    for (const int number : list)
        array.append(number);
    return array;
}

std::vector<int> numbersFrom(const QJsonValue &value)
{
    std::vector<int> list;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &number : array)
        list.push_back(number.toInt());
    return list;
}

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

GameId gameFrom(const QJsonValue &value)
{
    return game_named(value.toString().toStdString()).value_or(GameId::dos);
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

QByteArray ScoreShown::toJson() const
{
    QJsonArray seats;
    for (qsizetype seat = 0; seat < names.size(); ++seat) {
        seats.append(QJsonObject{{"id", personIds.value(seat)}, {"name", names[seat]}, {"color", colours.value(seat)},
                                 {"portrait", portraits.value(seat)}, {"total", totals.value(seat)}});
    }
    return compact({{"v", version}, {"game", text(game_name(box))}, {"stage", static_cast<int>(stage)},
                    {"startedAt", startedAt}, {"rounds", rounds}, {"target", target}, {"winner", winner},
                    {"note", note}, {"place", place}, {"seats", seats}});
}

ScoreShown ScoreShown::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    ScoreShown shown;
    shown.box = gameFrom(object["game"]);
    shown.stage = static_cast<score::Stage>(object["stage"].toInt());
    shown.startedAt = object["startedAt"].toInteger();
    shown.rounds = object["rounds"].toInt();
    shown.target = object["target"].toInt();
    shown.winner = object["winner"].toInt(-1);
    shown.note = object["note"].toString();
    shown.place = object["place"].toString();
    const QJsonArray seats = object["seats"].toArray();
    for (const QJsonValue &seat : seats) {
        shown.personIds << seat["id"].toString();
        shown.names << seat["name"].toString();
        shown.colours << seat["color"].toInt();
        shown.portraits << seat["portrait"].toString();
        shown.totals << seat["total"].toInt();
    }
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
    words << shown.note << shown.place << text(game_name(shown.box));
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
    shown.totals = {sheet.totals.begin(), sheet.totals.end()};
    return digest;
}

QByteArray summaryToJson(const score::GameSummary &summary)
{
    QJsonArray players;
    for (const score::PlayerId &id : summary.players)
        players.append(text(id));
    QJsonArray gains;
    for (const std::vector<int> &round : summary.gains)
        gains.append(numbers(round));
    return compact({{"v", version}, {"game", text(game_name(summary.game))}, {"countAgainst", summary.count_against},
                    {"playedAt", qint64{summary.played_ms}}, {"winner", summary.winner}, {"players", players},
                    {"startPoints", numbers(summary.start_points)}, {"gains", gains}});
}

score::GameSummary summaryFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    score::GameSummary summary;
    summary.game = gameFrom(object["game"]);
    summary.count_against = object["countAgainst"].toBool();
    summary.played_ms = object["playedAt"].toInteger();
    summary.winner = object["winner"].toInt(score::GameSummary::going_on);
    const QJsonArray players = object["players"].toArray();
    for (const QJsonValue &id : players)
        summary.players.push_back(id.toString().toStdString());
    summary.start_points = numbersFrom(object["startPoints"]);
    const QJsonArray gains = object["gains"].toArray();
    for (const QJsonValue &round : gains)
        summary.gains.push_back(numbersFrom(round));
    return summary;
}

} // namespace tableside
