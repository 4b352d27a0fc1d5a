// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The seats around the call booth: either the players of the open score sheet, or a list that the users edit.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QSet>

#include "app/score/book/score_controller.h"
#include "engine/calls/call_referee.h"

#include <vector>

namespace tableside {

class AppSettings;

struct CallSeat
{
    QString key; ///< A key for stored data: the id of a score sheet's player; without a sheet, the seat, such as "seat1".
    QString name;
    QString portrait;   ///< The name of the player's portrait; empty for none.
    int colorIndex = 0; ///< An index into the list of player colors.
    QString sign = {};  ///< The seat's number, shown for an unnamed player, because the initials of "Player 1" and "Player 2"
                        ///< are the same; empty if the player has a name.
    friend bool operator==(const CallSeat &, const CallSeat &) = default;
};

class CallSeats : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the call booth")

    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int fewest READ fewest CONSTANT FINAL)
    Q_PROPERTY(int most READ most CONSTANT FINAL)
    /// Whether the seats are taken from the open score sheet.
    Q_PROPERTY(bool tied READ isTied NOTIFY changed FINAL)
    /// The ids of the people in the score book whose names are at the seats; empty while the seats are taken from a sheet.
    Q_PROPERTY(QStringList sitting READ sitting NOTIFY changed FINAL)
    /// Whether the seats can be taken from a score sheet: one is open, and at least two of its players are present.
    Q_PROPERTY(bool canTie READ canTie NOTIFY changed FINAL)

public:
    /// `scoreController` and `settings` must outlive this object.
    CallSeats(ScoreController &scoreController, AppSettings &settings, QObject *parent = nullptr);

    int count() const { return static_cast<int>(m_seats.size()); }
    static int fewest() { return calls::fewest_seats; }
    static int most() { return calls::most_seats; }
    bool canAdd() const;
    bool canRemove() const;
    QStringList sitting() const;
    bool isTied() const;
    bool canTie() const;
    const CallSeat &at(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
    std::vector<QString> keys() const;
    std::vector<std::string> names() const;
    /// gameId() returns the id of the score sheet from which the seats are taken, and box() returns the sheet's game (DOS or
    /// UNO). Both are empty if the seats are not taken from a sheet.
    std::optional<qint64> gameId() const;
    std::optional<GameId> box() const;

    /// Updates the seats from the score sheet or, if tied is false, from the users' own list.
    void reload();
    /// Sets whether the players of the open score sheet fill the seats. The choice is kept for that sheet until the program ends.
    /// Does nothing if canTie() is false.
    Q_INVOKABLE void setTied(bool tied);
    Q_INVOKABLE void add();
    Q_INVOKABLE void remove();
    Q_INVOKABLE void rename(int seat, const QString &name);
    /// If a person of the score book already has a seat, removes the person's name from that seat. Otherwise, puts the name at
    /// the first seat without a name, or at a new seat. Returns false if nothing was changed, because the seats are taken from a
    /// sheet, the person is unknown, or no seat is free and none can be added.
    Q_INVOKABLE bool choose(const QString &personId);

signals:
    void changed();

private:
    void follow();
    std::vector<CallSeat> seatsOfSheet() const;
    std::vector<CallSeat> ownSeats() const;
    void saveOwn();

    ScoreController &m_scoreController;
    AppSettings &m_settings;
    QStringList m_ownNames; ///< The names of the seats that are not taken from a sheet; an empty name for an unnamed seat.
    std::vector<CallSeat> m_seats;
    QSet<qint64> m_untied; ///< The ids of the score sheets that the user has disconnected from the seats.
};

} // namespace tableside
