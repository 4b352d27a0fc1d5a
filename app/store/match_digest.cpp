#include "app/store/match_digest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace tableside {

namespace {

/// Of the JSON below. Whoever changes what it says of matches that are there adds a step to the schema that sets their digests
/// to NULL: they are derived anew, where there is a record.
///     {"v":1,"game":"dos","target":200,"winner":0,"rounds":5,"turns":143,"portraits":["hedgehog","owl"],
///      "levels":["","hard"],"seats":"205 0 3 5 1 0 2 6,96 0 2 4 2 1 0 3"}
/// Lists are by seat; "names" and "people" are there where somebody has one. The numbers of a seat, which are many and are all
/// read for the statistics, are one text: total, color, and then those of figureMembers.
constexpr int digestVersion = 1;

using score::SeatFigures;

constexpr std::array figureMembers{&SeatFigures::rounds_won, &SeatFigures::calls,   &SeatFigures::missed,
                                   &SeatFigures::caught,     &SeatFigures::catches, &SeatFigures::best_turn};

constexpr std::array<std::pair<const char *, QString DigestSeat::*>, 4> wordKeys{{
    {"portraits", &DigestSeat::portrait},
    {"levels", &DigestSeat::level},
    {"names", &DigestSeat::name},
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

QString numbersOf(const MatchDigest &digest)
{
    QStringList seats;
    for (qsizetype seat = 0; seat < digest.seats.size(); ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        QStringList numbers{QString::number(digest.figures.totals[index]), QString::number(digest.seats[seat].colorIndex)};
        for (const auto member : figureMembers)
            numbers << QString::number(digest.figures.seats[index].*member);
        seats << numbers.join(u' ');
    }
    return seats.join(u',');
}

/// The next number of `text`, which begins behind it afterwards; 0 where there is none.
int takeNumber(QStringView &text)
{
    const auto isPart = [](QChar sign) { return sign == u'-' || (sign >= u'0' && sign <= u'9'); };
    const auto end = std::ranges::find_if_not(text, isPart);
    const qsizetype length = end - text.begin();
    const int number = text.first(length).toInt();
    text = text.mid(std::min(length + 1, text.size()));
    return number;
}

void readNumbers(QStringView text, MatchDigest &digest)
{
    for (qsizetype seat = 0; seat < digest.seats.size(); ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        digest.figures.totals[index] = takeNumber(text);
        digest.seats[seat].colorIndex = takeNumber(text);
        for (const auto member : figureMembers)
            digest.figures.seats[index].*member = takeNumber(text);
    }
}

} // namespace

QByteArray MatchDigest::toJson() const
{
    QJsonObject object{{"v", digestVersion}, {"game", game}, {"target", target}, {"winner", figures.winner},
                       {"rounds", figures.rounds}, {"turns", figures.turns}, {"seats", numbersOf(*this)}};
    if (countsAgainst)
        object["countsAgainst"] = true;
    if (!houseRules.isEmpty())
        object["houseRules"] = QJsonArray::fromStringList(houseRules);
    if (takeBacks > 0)
        object["takeBacks"] = takeBacks;
    for (const auto &[key, member] : wordKeys) {
        QStringList words;
        for (const DigestSeat &seat : seats)
            words << seat.*member;
        const bool isAlwaysThere = member == &DigestSeat::portrait || member == &DigestSeat::level;
        if (isAlwaysThere || !std::ranges::all_of(words, &QString::isEmpty))
            object[QLatin1String(key)] = QJsonArray::fromStringList(words);
    }
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
    digest.seats.resize(object[QLatin1String("portraits")].toArray().size());
    for (const auto &[key, member] : wordKeys) {
        const QJsonValue list = object[QLatin1String(key)];
        if (list.isUndefined())
            continue;
        const QJsonArray words = list.toArray();
        for (qsizetype seat = 0; seat < digest.seats.size(); ++seat)
            digest.seats[seat].*member = shared(words[seat].toString());
    }
    score::MatchFigures &figures = digest.figures;
    figures.rounds = object[QLatin1String("rounds")].toInt();
    figures.turns = object[QLatin1String("turns")].toInt();
    figures.seats.resize(static_cast<std::size_t>(digest.seats.size()));
    figures.totals.resize(figures.seats.size());
    const int winner = object[QLatin1String("winner")].toInt(-1);
    figures.winner = winner < digest.seats.size() ? winner : -1;
    readNumbers(object[QLatin1String("seats")].toString(), digest);
    return digest;
}

} // namespace tableside
