// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/setup/match_setup.h"

#include "app/settings/app_settings.h"
#include "app/table/setup/seat_setup_row.h"

#include <QRandomGenerator>

#include <algorithm>

namespace tableside {

namespace {

/// The names of the stored setups that all games share: the person at the device, and the players of the last match.
const QString ownSeat = QStringLiteral("you");
const QString lastPlayers = QStringLiteral("players");
/// The keys within a stored setup.
const QString seatsKey = QStringLiteral("seats");
const QString takeBackSetting = QStringLiteral("takeBack");

/// Returns the seats without their hint settings, to compare the players.
QVariantList playersOnly(const SeatSetupModel &seats)
{
    QVariantList who;
    for (const QVariant &seat : seatsToVariant(seats.seats())) {
        QVariantMap entry = seat.toMap();
        entry.remove("hints");
        who << entry;
    }
    return who;
}

} // namespace

MatchSetup::MatchSetup(AppSettings &settings, People &people, int fewestSeats, int mostSeats, std::vector<Level> offered,
                       QObject *parent)
    : QObject(parent), m_settings(settings), m_people(people), m_offeredLevels(std::move(offered)),
      m_seats(people, fewestSeats, mostSeats, m_offeredLevels)
{
    connect(&m_seats, &SeatSetupModel::changed, this, &MatchSetup::changed);
}

QString MatchSetup::problem() const
{
    if (m_dealNumber.isEmpty())
        return {};
    bool isNumber = false;
    m_dealNumber.toULongLong(&isNumber);
    return isNumber ? QString() : tr("A deal number has digits only, up to 18446744073709551615. Leave it empty for a new deal.");
}

void MatchSetup::setSeatCount(int count)
{
    if (count < fewestSeats() || count > mostSeats() || count == seatCount())
        return;
    m_seats.setCount(count);
}

std::vector<SeatConfig> MatchSetup::lastSeats() const
{
    return seatsFromVariant(m_settings.lastMatchSetup(lastPlayers).value(seatsKey).toList());
}

bool MatchSetup::canSeatAsLastTime() const
{
    const std::vector<SeatConfig> last = lastSeats();
    if (last.empty())
        return false;
    SeatSetupModel then(m_people, fewestSeats(), mostSeats(), m_offeredLevels);
    then.take(last);
    return playersOnly(then) != playersOnly(m_seats);
}

void MatchSetup::seatAsLastTime()
{
    m_seats.take(lastSeats());
    const QVariant takeBack = m_settings.lastMatchSetup(lastPlayers).value(takeBackSetting);
    set(m_takeBack, takeBack.isValid() ? std::optional(takeBack.toBool()) : std::nullopt);
}

void MatchSetup::rememberSeats(AppSettings &settings, const MatchSeating &seating)
{
    QVariantMap kept{{seatsKey, seatsToVariant(seating.seats)}};
    // Undo is allowed by default if hints are allowed. The default is not stored, because nobody chose it.
    if (const auto people = seating.people();
        people.size() == 1 && seating.takeBackAllowed != seating.seats[static_cast<std::size_t>(people.front())].hintsAllowed)
        kept.insert(takeBackSetting, seating.takeBackAllowed);
    settings.setLastMatchSetup(lastPlayers, kept);
}

void MatchSetup::setDealNumber(const QString &number)
{
    set(m_dealNumber, number.trimmed());
}

void MatchSetup::choosePreset(const QString &preset)
{
    const int before = target();
    takePreset(preset);
    setTarget(before);
    if (preset == family)
        setHintsAllowed(true);
    emit changed();
}

Option MatchSetup::printedOption()
{
    //: A set of rules to choose: the rules as printed on the sheets in the box
    return {printed, tr("Printed rules"), tr("As on the sheets in the box.")};
}

Option MatchSetup::familyOption(const QString &description)
{
    //: A set of rules to choose: for playing with children
    return {family, tr("Family"), description};
}

void MatchSetup::fill(MatchSeating &seating) const
{
    seating.seats = m_seats.seats();
    seating.takeBackAllowed = takeBackAllowed();
    seating.seedIsKnown = !m_dealNumber.isEmpty();
    seating.seed = m_dealNumber.isEmpty() ? QRandomGenerator::system()->generate64() : m_dealNumber.toULongLong();
}

void MatchSetup::remember()
{
    QVariantMap kept = rulesMap();
    kept.insert(seatsKey, seatsToVariant(m_seats.seats()));
    kept.insert(QStringLiteral("target"), target());
    kept.insert(QStringLiteral("countAgainst"), countAgainst());
    kept.insert(QStringLiteral("graceSeconds"), graceSeconds());
    kept.insert(QStringLiteral("hintsAllowed"), hintsAllowed()); // the only flag that version 0.1 has
    if (m_takeBack)
        kept.insert(takeBackSetting, *m_takeBack);
    m_settings.setLastMatchSetup(game(), kept);
    if (const QVariantMap own = m_seats.own(); !own.isEmpty())
        m_settings.setLastMatchSetup(ownSeat, {{seatsKey, QVariantList{own}}});
    MatchSeating seating;
    seating.seats = m_seats.seats();
    seating.takeBackAllowed = takeBackAllowed();
    rememberSeats(m_settings, seating);
}

void MatchSetup::read()
{
    const QVariantMap own = m_settings.lastMatchSetup(ownSeat).value(seatsKey).toList().value(0).toMap();
    m_seats.setOwn(own);
    const QVariantMap remembered = m_settings.lastMatchSetup(game());
    if (remembered.isEmpty())
        return;
    const QVariantList seats = remembered.value(seatsKey).toList();
    m_seats.take(seatsFromVariant(seats));
    const bool hasHints = std::ranges::any_of(seats, [](const QVariant &seat) { return seat.toMap().contains("hints"); });
    if (!hasHints) // version 0.1 stored one flag for all people
        m_seats.setHints(remembered.value("hintsAllowed", true).toBool());
    m_seats.setOwn(own);
    if (remembered.contains(takeBackSetting))
        m_takeBack = remembered.value(takeBackSetting).toBool();
    setTarget(remembered.value("target", target()).toInt());
    setCountAgainst(remembered.value("countAgainst").toBool());
    setGraceSeconds(remembered.value("graceSeconds", graceSeconds()).toDouble());
    readRules(remembered);
}

} // namespace tableside
