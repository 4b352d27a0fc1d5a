// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/calls/call_seats.h"

#include "app/settings/app_settings.h"
#include "engine/calls/call_referee.h"

#include <algorithm>

namespace tableside {

namespace {

const QString seatsPart = QStringLiteral("seats");
constexpr int usualCount = 4;

} // namespace

CallSeats::CallSeats(ScoreController &scoreController, AppSettings &settings, QObject *parent)
    : QObject(parent), m_scoreController(scoreController), m_settings(settings)
{
    m_ownNames = settings.callBooth().value(seatsPart).toStringList().mid(0, calls::most_seats);
    if (m_ownNames.isEmpty())
        m_ownNames.resize(usualCount);
    while (m_ownNames.size() < calls::fewest_seats)
        m_ownNames.append(QString());
    connect(&scoreController, &ScoreController::gameChanged, this, &CallSeats::follow);
    follow();
}

void CallSeats::follow()
{
    if (ScoreGame *game = m_scoreController.game())
        connect(game, &ScoreGame::standingChanged, this, &CallSeats::reload, Qt::UniqueConnection);
    reload();
}

void CallSeats::reload()
{
    const std::vector<CallSeat> seats = isTied() ? seatsOfSheet() : ownSeats();
    m_seats = seats;
    emit changed();
}

bool CallSeats::isTied() const
{
    return canTie() && !m_untied.contains(m_scoreController.game()->session().gameId());
}

bool CallSeats::canTie() const
{
    return m_scoreController.game() && seatsOfSheet().size() >= std::size_t(calls::fewest_seats);
}

std::vector<CallSeat> CallSeats::seatsOfSheet() const
{
    std::vector<CallSeat> seats;
    for (const score::Seat &seat : m_scoreController.game()->sheet().seats) {
        if (seat.present && seats.size() < std::size_t(calls::most_seats))
            seats.push_back({QString::fromStdString(seat.player.id),
                             QString::fromStdString(seat.player.name),
                             QString::fromStdString(seat.player.portrait),
                             seat.player.color,
                             {}});
    }
    return seats;
}

std::vector<CallSeat> CallSeats::ownSeats() const
{
    std::vector<CallSeat> seats;
    for (int seat = 0; seat < m_ownNames.size(); ++seat) {
        //: A player at the call booth who has no name. %1 number of the seat
        const QString name = m_ownNames[seat].isEmpty() ? tr("Player %1").arg(seat + 1) : m_ownNames[seat];
        const QString sign = m_ownNames[seat].isEmpty() ? QString::number(seat + 1) : QString();
        seats.push_back({QStringLiteral("seat%1").arg(seat + 1), name, QString(), seat % People::colorCount, sign});
    }
    return seats;
}

QStringList CallSeats::sitting() const
{
    QStringList ids;
    for (const QString &name : isTied() ? QStringList() : m_ownNames) {
        if (const std::optional<Person> person = name.isEmpty() ? std::nullopt : m_scoreController.people()->named(name))
            ids << person->id;
    }
    return ids;
}

bool CallSeats::choose(const QString &personId)
{
    const std::optional<Person> person = m_scoreController.people()->person(personId);
    if (isTied() || !person)
        return false;
    const auto sits = [&](const QString &name) {
        const std::optional<Person> named = name.isEmpty() ? std::nullopt : m_scoreController.people()->named(name);
        return named && named->id == personId;
    };
    const auto seat = std::ranges::find_if(m_ownNames, sits);
    if (seat != m_ownNames.end()) {
        seat->clear();
    } else if (const qsizetype free = m_ownNames.indexOf(QString()); free >= 0) {
        m_ownNames[free] = person->name;
    } else if (canAdd()) {
        m_ownNames.append(person->name);
    } else {
        return false;
    }
    saveOwn();
    return true;
}

std::vector<QString> CallSeats::keys() const
{
    std::vector<QString> keys;
    for (const CallSeat &seat : m_seats)
        keys.push_back(seat.key);
    return keys;
}

std::vector<std::string> CallSeats::names() const
{
    std::vector<std::string> names;
    for (const CallSeat &seat : m_seats)
        names.push_back(seat.name.toStdString());
    return names;
}

std::optional<qint64> CallSeats::gameId() const
{
    return isTied() ? std::optional(m_scoreController.game()->session().gameId()) : std::nullopt;
}

std::optional<GameId> CallSeats::box() const
{
    return isTied() ? std::optional(m_scoreController.game()->sheet().game) : std::nullopt;
}

bool CallSeats::canAdd() const
{
    return !isTied() && count() < calls::most_seats;
}

bool CallSeats::canRemove() const
{
    return !isTied() && count() > calls::fewest_seats;
}

void CallSeats::setTied(bool tied)
{
    if (!canTie() || isTied() == tied)
        return;
    const qint64 game = m_scoreController.game()->session().gameId();
    if (tied)
        m_untied.remove(game);
    else
        m_untied.insert(game);
    reload();
}

void CallSeats::add()
{
    if (!canAdd())
        return;
    m_ownNames.append(QString());
    saveOwn();
}

void CallSeats::remove()
{
    if (!canRemove())
        return;
    m_ownNames.removeLast();
    saveOwn();
}

void CallSeats::rename(int seat, const QString &name)
{
    if (isTied() || seat < 0 || seat >= m_ownNames.size())
        return;
    m_ownNames[seat] = People::cleaned(name).left(People::longestName);
    saveOwn();
}

void CallSeats::saveOwn()
{
    QVariantMap all = m_settings.callBooth();
    all.insert(seatsPart, m_ownNames);
    m_settings.setCallBooth(all);
    reload();
}

} // namespace tableside
