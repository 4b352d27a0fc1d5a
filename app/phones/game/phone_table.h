// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A match whose players hold their hands on phones: what each phone is shown, and what its player does. Independent of the game;
// phoneTable() creates the object for DOS or UNO.
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <set>

namespace tableside {

class GameTable;

namespace phones {

/// Why something that a phone asked for did not happen. The sentence is made later, in the language of the phone, because the texts
/// of the table that change meanwhile must be in the language of the interface.
struct PhoneRefusal
{
    std::function<QString()> text; ///< Returns the reason as a sentence in the current language; null if it was done.
    QString rule;                  ///< The id of the rule that explains the reason; empty for none.
};

class PhoneTable : public QObject
{
    Q_OBJECT

public:
    /// Returns the members of the scene "game" (PROTOCOL.md) for a seat, with texts in the current language, without `phone` of the
    /// seats.
    virtual QJsonObject view(int seat) const = 0;
    /// Performs an action, which is JSON in the format of the console.
    virtual PhoneRefusal act(int seat, const QJsonObject &action) = 0;
    /// Calls at once or, before the play that requires the call, together with that play (UNO-CALL-2, applied to DOS, too).
    virtual PhoneRefusal call(int seat) = 0;
    virtual PhoneRefusal catchSeat(int by, int seat) = 0;
    /// Reports that `seat` has moved although it had to hold a pose (UNO-ACT-6).
    virtual PhoneRefusal reportMove(int by, int seat) = 0;
    virtual PhoneRefusal takeBack(int seat) = 0;
    /// Stores that the player has read the result of the round. When all players with phones are ready and nobody plays at the
    /// table itself, the next round is dealt.
    virtual void setReady(int seat) = 0;

signals:
    /// Emitted when the view of any seat may have changed.
    void changed();
};

/// Returns the match at a table for phones. The table must outlive the object.
std::unique_ptr<PhoneTable> phoneTable(GameTable &table);

} // namespace phones

} // namespace tableside
