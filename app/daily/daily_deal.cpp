// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/daily/daily_deal.h"

#include "app/settings/app_settings.h"
#include "app/files/while_alive.h"
#include "app/words/player_words.h"
#include "engine/core/random.h"
#include "engine/dos/game.h"
#include "engine/uno/game.h"

#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QLocale>
#include <QMimeData>

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace tableside {

namespace {

constexpr int opponents = 3;

/// Returns the name of the winner, who is a computer player.
QString winnerName(const MatchDigest &digest)
{
    const DigestSeat &seat = digest.seats[digest.figures.winner];
    const auto character = character_named(seat.portrait.toStdString());
    return character && seat.name.isEmpty() ? words::characterName(*character) : seat.name;
}

QString resultSentence(const MatchDigest &digest)
{
    const int points = digest.figures.totals[static_cast<std::size_t>(digest.figures.winner)];
    //: Part of a result: "Won with 34 points in 41 turns." %n points
    const QString withPoints = DailyDeal::tr("%n point(s)", nullptr, points);
    //: Part of a result: "Won with 34 points in 41 turns." %n turns
    const QString inTurns = DailyDeal::tr("%n turn(s)", nullptr, digest.figures.turns);
    if (digest.wonByPerson())
        //: The result of the deal of the day. %1 for example "34 points", %2 "41 turns"
        return DailyDeal::tr("Won with %1 in %2.").arg(withPoints, inTurns);
    //: The result of the deal of the day. %1 a player, %2 for example "34 points", %3 "41 turns"
    return DailyDeal::tr("%1 won with %2 in %3.").arg(winnerName(digest), withPoints, inTurns);
}

QString stateSentence(const DailyMatch &match)
{
    if (match.id == 0)
        return DailyDeal::tr("You haven’t played it yet.");
    if (match.isUnfinished)
        return DailyDeal::tr("You’re in the middle of it.");
    return match.digest.isOver() ? resultSentence(match.digest)
                                 : DailyDeal::tr("You gave up today’s deal. Tomorrow there is a new one.");
}

} // namespace

quint64 dailySeed(const QString &game, QDate day)
{
    const auto date = static_cast<quint64>(day.year() * 10'000 + day.month() * 100 + day.day());
    return derived_seed(date, game == QLatin1String("uno") ? 2 : 1);
}

template <typename Game>
MatchConfig<Game> dailyConfig(QDate day, const SeatConfig &person)
{
    MatchConfig<Game> config;
    config.day = day;
    config.seed = dailySeed(QString::fromLatin1(Game::name.data(), static_cast<qsizetype>(Game::name.size())), day);
    config.rules.target = Game::Ruleset::one_round;
    config.seats.push_back(person);
    config.seats.front().hintsAllowed = false;
    // The opponents are the same for everyone, too. None has the portrait that most people have, which is the default one.
    Random random(derived_seed(config.seed, opponents));
    std::vector<Character> characters(all_characters.begin(), all_characters.end());
    std::erase(characters, character_named(defaultPortrait(0).toStdString()));
    for (int seat = 0; seat < opponents; ++seat) {
        const auto chosen = characters.begin() + static_cast<int>(random.below(static_cast<std::uint32_t>(characters.size())));
        const std::string_view name = character_name(*chosen);
        SeatConfig &opponent = config.seats.emplace_back();
        opponent.portrait = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
        opponent.level = Level::medium;
        opponent.hasOwnName = false;
        characters.erase(chosen);
    }
    config.addPortraits();
    config.addNames();
    return config;
}

template MatchConfig<dos::Game> dailyConfig(QDate, const SeatConfig &);
template MatchConfig<uno::Game> dailyConfig(QDate, const SeatConfig &);

DailyDeal::DailyDeal(Database &database, const AppSettings &settings, QObject *parent)
    : QObject(parent), m_store(database), m_settings(settings)
{}

QString DailyDeal::dateText() const
{
    return QLocale().toString(m_day, QLocale::LongFormat);
}

DailyRow DailyDeal::row(const QString &game) const
{
    DailyRow row;
    row.game = game;
    std::set<QDate> finished;
    for (const DailyMatch &match : m_matches) {
        if (match.game != game)
            continue;
        if (match.digest.isOver())
            finished.insert(match.day);
        // A finished match counts before one that was discarded or imported later.
        if (match.day == m_day && (row.match.id == 0 || match.digest.isOver()))
            row.match = match;
    }
    int length = 0; // the number of days in a row that end with `day`
    for (const QDate &day : finished) {
        length = finished.contains(day.addDays(-1)) ? length + 1 : 1;
        row.longestStreak = std::max(row.longestStreak, length);
        if (day == m_day || day == m_day.addDays(-1))
            row.streak = length;
    }
    row.sentence = stateSentence(row.match);
    if (row.isOver())
        //: The first line of a card with the result of the deal of the day. %1 DOS or UNO, %2 a date
        row.cardLines = {tr("Deal of the day: %1, %2").arg(game.toUpper(), dateText()), resultSentence(row.match.digest),
                         //: The last line of such a card: how many days in a row somebody has played it
                         tr("%n day(s) in a row", nullptr, row.streak)};
    return row;
}

void DailyDeal::setFileService(const FileService &service)
{
    m_savePlace.setFileService(service);
    m_notice.setFileService(service);
}

void DailyDeal::setToday(const Today &today)
{
    m_today = today;
    reload();
}

bool DailyDeal::reload()
{
    m_day = m_today();
    const std::optional<QList<DailyMatch>> matches = m_store.dailies();
    m_matches = matches.value_or(QList<DailyMatch>());
    if (!matches)
        m_notice.fail(m_store.problem());
    emit changed();
    return matches.has_value();
}

QByteArray DailyDeal::cardPng(const DailyRow &shown) const
{
    return pngBytes(dailyPicture(shown.cardLines, m_settings.cardBack()));
}

QString DailyDeal::cardUrl(const QString &game) const
{
    const DailyRow shown = row(game);
    return shown.isOver() ? QStringLiteral("data:image/png;base64,") + QString::fromLatin1(cardPng(shown).toBase64()) : QString();
}

bool DailyDeal::saveCard(const QString &game)
{
    const DailyRow shown = row(game);
    if (!shown.isOver())
        return false;
    //: Name of an exported picture; use only characters that file names allow
    return m_savePlace.file(tr("deal-of-the-day"), QDateTime::currentMSecsSinceEpoch(), QStringLiteral("png"),
                            whileAlive(this, [this, bytes = cardPng(shown)](const QString &path) {
                                const FileOutcome outcome = writePicture(path, bytes);
                                m_notice.tell(outcome);
                                return outcome.success;
                            }));
}

void DailyDeal::copyCard(const QString &game)
{
    const DailyRow shown = row(game);
    if (!shown.isOver())
        return;
    auto content = std::make_unique<QMimeData>();
    content->setText(shown.cardLines.join(u'\n'));
    content->setImageData(dailyPicture(shown.cardLines, m_settings.cardBack()));
    QGuiApplication::clipboard()->setMimeData(content.release()); // takes ownership
    m_notice.tell([] { return tr("Copied, as a picture and as text. Paste it anywhere."); });
}

void DailyDeal::retranslate()
{
    m_notice.retranslate();
    emit changed();
}

} // namespace tableside
