// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A match whose players hold their hands on phones: what each phone is shown, and what its player does. Independent of the game;
// phoneTable() creates the object for DOS or UNO.
#pragma once

#include "app/phones/scene/phone_scene.h"

#include <memory>

namespace tableside {

class GameTable;

namespace phones {

class PhoneTable : public PhoneScene
{
    Q_OBJECT

public:
    QString name() const override { return QStringLiteral("game"); }
    PhoneRefusal handle(int seat, const QString &kind, const QJsonValue &value, const PhonePress &press) override;

    /// Performs an action, which is JSON in the format of the console.
    virtual PhoneRefusal act(int seat, const QJsonObject &action) = 0;
    /// Calls at once or, before the play that requires the call, together with that play (UNO-CALL-2, applied to DOS, too). If
    /// the seat can be caught, the call is compared with catches from phones that may still be on their way.
    virtual PhoneRefusal call(int seat, const PhonePress &press) = 0;
    virtual PhoneRefusal catchSeat(int by, int seat, const PhonePress &press) = 0;
    /// Reports that `seat` has moved although it had to hold a pose (UNO-ACT-6).
    virtual PhoneRefusal reportMove(int by, int seat) = 0;
    virtual PhoneRefusal takeBack(int seat) = 0;
    /// Searches for a hint, or removes the one that is shown. The player must be in turn.
    virtual PhoneRefusal toggleHint(int seat) = 0;
    /// Stores that the player has read the result of the round. When all players with phones are ready and nobody plays at the
    /// table itself, the next round is dealt.
    virtual void setReady(int seat) = 0;
};

/// Returns the match at a table for phones. The table must outlive the object. `clock` is the clock of PhonePress.
std::unique_ptr<PhoneTable> phoneTable(GameTable &table, std::function<calls::Microseconds()> clock);

} // namespace phones

} // namespace tableside
