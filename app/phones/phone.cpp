// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/phone.h"

#include "app/people/people.h"

#include <utility>

namespace tableside::phones {

namespace {

/// Returns the part of a view on which the actions and their texts depend.
QJsonObject actablePart(const QJsonObject &view)
{
    QJsonObject part;
    for (const char *member : {"scene", "actions", "hand", "row", "top"})
        part.insert(QLatin1String(member), view.value(QLatin1String(member)));
    return part;
}

} // namespace

PhonePlayer PhonePlayer::at(const SceneSeat &seat)
{
    return {seat.name, seat.portrait, seat.colorIndex, seat.personId};
}

bool PhonePlayer::is(const PhonePlayer &other) const
{
    if (isNobody() || other.isNobody())
        return false;
    return personId.isEmpty() || other.personId.isEmpty() ? People::isSameName(name, other.name) : personId == other.personId;
}

bool Phone::belongsAt(const SceneSeat &place) const
{
    return player.isAt(place) || (place.isPerson && !seatName.isEmpty() && place.name == seatName);
}

void Phone::take(int index, const SceneSeat &taken)
{
    seat = index;
    isAway = false;
    claim.reset();
    lastPlayer = PhonePlayer::at(taken);
    seatName = taken.isNamed ? QString() : taken.name;
    if (!taken.isNamed)
        return;
    const PhonePlayer before = std::exchange(player, *lastPlayer);
    if (player.personId.isEmpty() && before.is(player))
        player.personId = before.personId; // the match doesn't know the person of that name
}

void Phone::forgetPlayer()
{
    player = {};
    seatName.clear();
    seat = -1;
    isAway = false;
}

void Phone::leaveScene()
{
    seat = -1;
    isAway = false;
    claim.reset();
    lastPlayer.reset();
}

std::optional<QJsonObject> Phone::nextView(const QJsonObject &view)
{
    if (view == m_sent)
        return {};
    m_sent = view;
    ++m_version;
    if (QJsonObject actable = actablePart(view); actable != m_actable) {
        m_actable = std::move(actable);
        m_actableSince = m_version;
    }
    QJsonObject next = view;
    next.insert(QStringLiteral("version"), m_version);
    return next;
}

void Phone::acted()
{
    m_actableSince = m_version + 1;
    sendAgain();
}

} // namespace tableside::phones
