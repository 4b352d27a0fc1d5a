#include "app/store/match_digest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <array>
#include <utility>

namespace tableside {

namespace {

/// Of the JSON below, in which all that has one value per seat is a list by seat. Whoever changes what it says of matches that
/// are there adds a step to the schema that sets their digests to NULL: they are derived anew, where there is a record.
constexpr int digestVersion = 1;

using score::SeatFigures;

constexpr std::array<std::pair<const char *, int SeatFigures::*>, 6> figureKeys{{
    {"won", &SeatFigures::rounds_won},
    {"calls", &SeatFigures::calls},
    {"missed", &SeatFigures::missed},
    {"caught", &SeatFigures::caught},
    {"catches", &SeatFigures::catches},
    {"best", &SeatFigures::best_turn},
}};

constexpr std::array<std::pair<const char *, QString DigestSeat::*>, 4> wordKeys{{
    {"names", &DigestSeat::name},
    {"portraits", &DigestSeat::portrait},
    {"levels", &DigestSeat::level},
    {"people", &DigestSeat::personId},
}};

/// Ten thousand games have a few dozen words between them.
QString shared(const QString &word)
{
    static thread_local QSet<QString> words;
    if (words.size() > 10'000)
        words.clear();
    return *words.insert(word);
}

} // namespace

QByteArray MatchDigest::toJson() const
{
    QJsonObject object{{"v", digestVersion}, {"game", game}, {"target", target}, {"winner", figures.winner},
                       {"rounds", figures.rounds}, {"turns", figures.turns}};
    if (countsAgainst)
        object["countsAgainst"] = true;
    if (!houseRules.isEmpty())
        object["houseRules"] = QJsonArray::fromStringList(houseRules);
    if (takeBacks > 0)
        object["takeBacks"] = takeBacks;
    for (const auto &[key, member] : wordKeys) {
        QJsonArray words;
        for (const DigestSeat &seat : seats)
            words.append(seat.*member);
        object[QLatin1String(key)] = words;
    }
    for (const auto &[key, member] : figureKeys) {
        QJsonArray numbers;
        for (const SeatFigures &seat : figures.seats)
            numbers.append(seat.*member);
        object[QLatin1String(key)] = numbers;
    }
    QJsonArray colors;
    for (const DigestSeat &seat : seats)
        colors.append(seat.colorIndex);
    object["colors"] = colors;
    QJsonArray totals;
    for (const int total : figures.totals)
        totals.append(total);
    object["totals"] = totals;
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

MatchDigest MatchDigest::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    MatchDigest digest;
    digest.game = shared(object[QLatin1String("game")].toString());
    digest.target = object[QLatin1String("target")].toInt();
    digest.countsAgainst = object[QLatin1String("countsAgainst")].toBool();
    digest.takeBacks = object[QLatin1String("takeBacks")].toInt();
    const QJsonArray rules = object[QLatin1String("houseRules")].toArray();
    for (const QJsonValue &rule : rules)
        digest.houseRules << shared(rule.toString());
    const QJsonArray names = object[QLatin1String("names")].toArray();
    const auto seats = static_cast<std::size_t>(names.size());
    digest.seats.resize(names.size());
    for (const auto &[key, member] : wordKeys) {
        const QJsonArray words = object[QLatin1String(key)].toArray();
        for (qsizetype seat = 0; seat < digest.seats.size(); ++seat)
            digest.seats[seat].*member = shared(words[seat].toString());
    }
    const QJsonArray colors = object[QLatin1String("colors")].toArray();
    for (qsizetype seat = 0; seat < digest.seats.size(); ++seat)
        digest.seats[seat].colorIndex = colors[seat].toInt();
    score::MatchFigures &figures = digest.figures;
    figures.rounds = object[QLatin1String("rounds")].toInt();
    figures.turns = object[QLatin1String("turns")].toInt();
    figures.seats.resize(seats);
    figures.totals.resize(seats);
    const int winner = object[QLatin1String("winner")].toInt(-1);
    figures.winner = winner < digest.seats.size() ? winner : -1;
    const QJsonArray totals = object[QLatin1String("totals")].toArray();
    for (std::size_t seat = 0; seat < seats; ++seat)
        figures.totals[seat] = totals[static_cast<qsizetype>(seat)].toInt();
    for (const auto &[key, member] : figureKeys) {
        const QJsonArray numbers = object[QLatin1String(key)].toArray();
        for (std::size_t seat = 0; seat < seats; ++seat)
            figures.seats[seat].*member = numbers[static_cast<qsizetype>(seat)].toInt();
    }
    return digest;
}

} // namespace tableside
