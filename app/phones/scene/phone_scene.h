// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The interface between PhoneHub and what the table shows: a game, a score sheet, the call buttons, or a setup. A scene has seats,
// makes the view of each seat's phone and does what the seat's player asks for. It knows nothing about connections.
#pragma once

// QObject comes first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include <QObject>

#include "engine/calls/phone_clock.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>

#include <functional>
#include <map>

namespace tableside::phones {

/// Why something that a phone asked for did not happen. The sentence is made later, in the language of the phone, because the texts
/// of the table that change meanwhile must be in the language of the interface.
struct PhoneRefusal
{
    std::function<QString()> text; ///< Returns the reason as a sentence in the current language; null if it was done.
    QString rule;                  ///< The id of the rule that explains the reason; empty for none.
};

/// A seat of a scene.
struct SceneSeat
{
    QString name;
    QString portrait;
    int colorIndex = 0;
    QString personId;     ///< Empty for a seat whose player is not in the list of people.
    bool isPerson = true; ///< Whether a phone may have the seat.
    bool isNamed = true;  ///< Whether somebody sits there. A seat with a name such as "Player 2" is free.
};

/// The phone of a seat.
struct SeatPhone
{
    bool isLost = false;                      ///< Whether the table does not hear from the phone now.
    const calls::PhoneClock *clock = nullptr; ///< Never null for a phone of PhoneHub.
};

using SeatPhones = std::map<int, SeatPhone>;

/// Calls `expect` with the arguments of PressOrder::expect() for each phone whose presses are waited for. The presses of a phone
/// whose clock is unknown count as of their arrival.
template <typename Expect>
void expectPresses(const SeatPhones &phones, calls::Microseconds now, Expect expect)
{
    for (const auto &[seat, phone] : phones) {
        if (const auto estimate = phone.clock->estimate(now); estimate && !phone.isLost)
            expect(seat, phone.clock->longest_way_us(now), estimate->uncertainty_us);
    }
}

/// When a message was sent, by the table's clock. For a message with the time of a press, the time of that press.
struct PhonePress
{
    calls::PressTime time;
    calls::Microseconds arrivalUs = 0;
};

class PhoneScene : public QObject
{
    Q_OBJECT

public:
    /// Returns the name of the scene in PROTOCOL.md, such as "game".
    virtual QString name() const = 0;
    virtual QList<SceneSeat> seats() const = 0;
    /// Whether somebody who has no seat can get one by seatNewcomer().
    virtual bool mayBeNew() const { return false; }
    /// Gives a seat that no phone has to the person with the id `personId` or, if that is empty, to a new person of that name. No
    /// seat has that person yet. Returns the seat; -1 if none is free.
    virtual int seatNewcomer(const QString &personId, const QString &name)
    {
        Q_UNUSED(personId)
        Q_UNUSED(name)
        return -1;
    }
    /// Returns the members of the scene, with `line` and `yourTurn`, for the player at `seat`, with texts in the current language.
    virtual QJsonObject view(int seat) const = 0;
    /// Does what a message of the phone at `seat` asks for. Ignores messages that the scene doesn't know.
    virtual PhoneRefusal handle(int seat, const QString &kind, const QJsonValue &value, const PhonePress &press) = 0;
    /// Sets the seats that have phones. Called for each change, and when a clock is better known.
    virtual void setPhones(const SeatPhones &phones){Q_UNUSED(phones)}

    signals :
        /// Emitted when the view of any seat may have changed.
        void changed();
    /// Emitted when something that the phone of a seat has asked for was not done, if that is known only after handle().
    void refused(int seat, const tableside::phones::PhoneRefusal &refusal);
    /// Emitted when players have come, left, moved, or been renamed.
    void seatsChanged();
};

} // namespace tableside::phones
