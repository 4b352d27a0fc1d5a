// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One phone of PhoneHub: whose it is, which seat it has, and what it was sent last.
#pragma once

#include "app/phones/scene/phone_scene.h"
#include "engine/calls/phone_clock.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <utility>

namespace tableside::phones {

class PhoneLine;

/// The player whose phone it is: a person of the score book, or a guest, who has only a name.
struct PhonePlayer
{
    QString name; ///< Empty before anybody has said who they are.
    QString portrait;
    int colorIndex = 0;
    QString personId; ///< Empty for a guest.

    /// Returns the player of a seat, whose name is one such as "Player 2" if the seat isn't named.
    static PhonePlayer at(const SceneSeat &seat);

    bool isNobody() const { return name.isEmpty(); }
    /// Whether both are the same player: by their ids or, if one of them has no id, by their names.
    bool is(const PhonePlayer &other) const;
    bool isAt(const SceneSeat &seat) const { return seat.isPerson && is(at(seat)); }
};

/// A player keeps the phone when the scene or the order of the seats changes: the seat is found again by the player.
class Phone
{
public:
    Phone(int phoneId, QString secret) : id(phoneId), token(std::move(secret)) {}

    bool isKnown() const { return !player.isNobody() || !seatName.isEmpty(); }
    /// Whether nothing would be lost without this phone: it is gone, and neither is anybody's nor was anybody's in this scene.
    bool isForgettable() const { return !line && !isKnown() && !claim && !lastPlayer; }
    /// Whether the seat is that of the phone's player, or the one without a named player that the phone took.
    bool belongsAt(const SceneSeat &place) const;
    /// Gives the phone the seat, and makes it the phone of that seat's player. At a seat without a named player it stays the phone
    /// of the same player.
    void take(int index, const SceneSeat &taken);
    /// Makes the phone nobody's.
    void forgetPlayer();
    void leaveScene();

    /// Sets the view that is sent next, and returns it with its version; nothing if the phone shows it already.
    std::optional<QJsonObject> nextView(const QJsonObject &view);
    /// Sends the next view even if it is the same.
    void sendAgain() { m_sent = {}; }
    /// Whether what the player can act on is still as it was in the view with that version. Other parts may have changed.
    bool mayActOn(qint64 version) const { return version >= m_actableSince && version <= m_version; }
    /// Rejects further actions until the next view has been sent, so that no action is done twice.
    void acted();

    const int id;
    const QString token;
    QString language;
    PhonePlayer player;
    QString seatName; ///< The name, such as "Player 2", of a seat without a named player that the phone took; empty for none.
    std::optional<PhonePlayer> claim;      ///< The player that the phone asks to be until somebody at the table allows it.
    std::optional<PhonePlayer> lastPlayer; ///< The player whose seat of this scene the phone had last.
    int seat = -1;                         ///< The seat in the scene; -1 for none.
    bool isAway = false;                   ///< Whether the seat is played at the table until the phone returns.
    bool isLost = false;                   ///< Whether the table does not hear from the phone now.
    PhoneLine *line = nullptr;
    calls::PhoneClock clock; ///< The clock of the page that is connected.

private:
    QJsonObject m_sent;    ///< The last view, without its version.
    QJsonObject m_actable; ///< The part of the last view on which actions depend.
    qint64 m_version = 0;
    qint64 m_actableSince = 0; ///< The version in which m_actable changed last.
};

} // namespace tableside::phones
