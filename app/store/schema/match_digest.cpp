// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/schema/match_digest.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace tableside {

namespace {

/// The version of the JSON format below. A change that affects existing digests needs a migration that sets them to NULL. The
/// app then derives them again from the records that still exist.
///     {"v":1,"game":"dos","target":200,"winner":0,"rounds":5,"turns":143,"portraits":"hedgehog owl",
///      "levels":"person hard","seats":"205 0 3 5 1 0 2 6,96 0 2 4 2 1 0 3","feats":"got-away no-hints,"}
/// Every list has one entry per seat. "names" and "people" are JSON lists and are left out if all entries are empty. The other
/// lists are strings, because the statistics read thousands of digests and a few strings are quicker to parse. "seats" has each
/// seat's total, its color, and the numbers of figureMembers in order. "feats" is empty if no seat has a feat, and missing in digests
/// of 0.2.0, which are derived again.
constexpr int digestVersion = 1;

using score::SeatFigures;

constexpr std::array figureMembers{&SeatFigures::rounds_won, &SeatFigures::calls,   &SeatFigures::missed,
                                   &SeatFigures::caught,     &SeatFigures::catches, &SeatFigures::best_turn};

constexpr std::array<std::pair<const char *, QString DigestSeat::*>, 2> listKeys{{
    {"names", &DigestSeat::name},
    {"people", &DigestSeat::personId},
}};

constexpr QLatin1String person("person"); ///< Written instead of a level for a seat with a person.
constexpr QLatin1String noPortrait("-");

/// Returns a copy of \p word that shares its memory with equal words. Saves memory, since ten thousand games have only a few
/// dozen different words.
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

QString featsOf(const MatchDigest &digest)
{
    if (!digest.hasAnyFeat())
        return {};
    QStringList seats;
    for (const DigestSeat &seat : digest.seats)
        seats << seat.feats.join(u' ');
    return seats.join(u',');
}

/// Joins one text per seat with spaces. Spaces within a text become "_", and an empty text becomes \p instead.
QString wordsOf(const QList<DigestSeat> &seats, QString DigestSeat::*member, QLatin1String instead)
{
    QStringList words;
    for (const DigestSeat &seat : seats)
        words << ((seat.*member).isEmpty() ? QString(instead) : QString(seat.*member).replace(u' ', u'_'));
    return words.join(u' ');
}

/// Splits the output of wordsOf(). Texts equal to \p instead become empty.
QStringList sharedWords(const QString &text, QLatin1String instead)
{
    static thread_local QHash<QString, QStringList> known; // the same few hundred texts occur again and again
    if (const auto found = known.constFind(text); found != known.constEnd())
        return *found;
    QStringList words;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
        words << (word == instead ? QString() : shared(word));
    if (known.size() > 10'000)
        known.clear();
    known.insert(text, words);
    return words;
}

/// Removes the number at the start of \p text and the character after the number. Returns the number; 0 if there is none.
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

bool MatchDigest::hasAnyFeat() const
{
    return std::ranges::any_of(seats, [](const DigestSeat &seat) { return !seat.feats.isEmpty(); });
}

QByteArray MatchDigest::toJson() const
{
    QJsonObject object{
        {"v", digestVersion},       {"game", game},           {"target", target},         {"winner", figures.winner},
        {"rounds", figures.rounds}, {"turns", figures.turns}, {"seats", numbersOf(*this)}};
    if (countsAgainst)
        object["countsAgainst"] = true;
    if (!houseRules.isEmpty())
        object["houseRules"] = QJsonArray::fromStringList(houseRules);
    if (takeBacks > 0)
        object["takeBacks"] = takeBacks;
    if (playedOn)
        object["playedOn"] = true;
    if (isUnreadable)
        object["unreadable"] = true;
    if (hasFeats)
        object["feats"] = featsOf(*this);
    object["portraits"] = wordsOf(seats, &DigestSeat::portrait, noPortrait);
    object["levels"] = wordsOf(seats, &DigestSeat::level, person);
    for (const auto &[key, member] : listKeys) {
        QStringList words;
        for (const DigestSeat &seat : seats)
            words << seat.*member;
        if (!std::ranges::all_of(words, &QString::isEmpty))
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
    digest.playedOn = object[QLatin1String("playedOn")].toBool();
    digest.isUnreadable = object[QLatin1String("unreadable")].toBool();
    const QJsonArray rules = object[QLatin1String("houseRules")].toArray();
    for (const QJsonValue &rule : rules)
        digest.houseRules << shared(rule.toString());
    const QStringList portraits = sharedWords(object[QLatin1String("portraits")].toString(), noPortrait);
    const QStringList levels = sharedWords(object[QLatin1String("levels")].toString(), person);
    digest.seats.resize(portraits.size());
    for (qsizetype seat = 0; seat < digest.seats.size(); ++seat) {
        digest.seats[seat].portrait = portraits[seat];
        digest.seats[seat].level = levels.value(seat);
    }
    const QJsonValue feats = object[QLatin1String("feats")];
    digest.hasFeats = feats.isString();
    if (const QString text = feats.toString(); !text.isEmpty()) {
        const QStringList lists = text.split(u',');
        for (qsizetype seat = 0; seat < std::min(digest.seats.size(), lists.size()); ++seat)
            digest.seats[seat].feats = sharedWords(lists[seat], noPortrait);
    }
    for (const auto &[key, member] : listKeys) {
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
