// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The seats of a match that is being set up, in the order around the table: each for a person or a computer player. People are
// chosen from the list of people (People), to which keepPeople() adds new ones.
#pragma once

#include "app/people/people.h"
#include "app/table/setup/seat_setup_row.h"
#include "app/ui/option.h"
#include "app/ui/rows_model.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

namespace tableside {

class SeatSetupModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a setup")

    Q_PROPERTY(tableside::RowsModelBase *rows READ rows CONSTANT FINAL)
    /// The number of seats for people.
    Q_PROPERTY(int people READ people NOTIFY changed FINAL)
    /// The ids of the seated people, without people who have no name.
    Q_PROPERTY(QStringList sitting READ sitting NOTIFY changed FINAL)

public:
    static constexpr int longestName = People::longestName;

    /// \p offered are the levels to choose from, at least one; the first one is the level of a new seat. \p people must outlive
    /// this object.
    SeatSetupModel(People &people, int fewest, int most, std::vector<Level> offered, QObject *parent = nullptr);

    RowsModel<SeatSetupRow> *rows() { return &m_rows; }
    int count() const { return m_count; }
    int fewest() const { return m_fewest; }
    int most() const { return static_cast<int>(m_seats.size()); }
    int people() const;
    QStringList sitting() const;
    QList<Option> levels() const;

    /// Gives the seat to a person or to a computer player. A person who had this seat before returns, unless that person has
    /// another seat by now. If nobody returns, the first person of the list without a seat is seated. If the list has no such
    /// person, a person without a name is seated.
    Q_INVOKABLE void setPerson(int seat, bool person);
    /// Sets the name, trimmed and cut to `longestName` characters. An empty name means the default name, such as the character's
    /// name, "You" or "Player 2". At a person's seat, another name seats the person of that name, who is new if the list of
    /// people does not have the name. Returns false if that person already has another seat.
    Q_INVOKABLE bool setName(int seat, const QString &name);
    /// Returns the name in the list of people that differs from \p name only in accents, so that the user may have meant that
    /// person; see People::alike(). Empty if there is none, and at a computer player's seat.
    Q_INVOKABLE QString alike(int seat, const QString &name) const;
    /// Sets the level of a computer player. Returns false if the level is not offered, or at a person's seat.
    Q_INVOKABLE bool setLevel(int seat, const QString &level);
    /// Sets the portrait. Returns false if no character has that portrait. For a person, calls setLook(). Two computer players
    /// never have the same portrait: if another one has the portrait, the two swap portraits. A person may have the same portrait
    /// as a computer player.
    Q_INVOKABLE bool setPortrait(int seat, const QString &portrait);
    /// Sets a person's portrait and color. If the person is in the list of people, the list is changed, too. Returns false if the
    /// list cannot be stored (see People::problem()), if there is no such portrait, or if the seat is a computer player's.
    Q_INVOKABLE bool setLook(int seat, const QString &portrait, int colorIndex);
    Q_INVOKABLE void setHints(int seat, bool allowed);
    Q_INVOKABLE void move(int from, int to);
    /// Gives a person of the list a seat: the seat of a person without a name. If there is no such seat, the person replaces a
    /// computer player. If every seat has a person with a name, a seat is added. Returns false if no seat can be added, if the
    /// person already has a seat, or if the list has no such person.
    Q_INVOKABLE bool seatPerson(const QString &id);
    /// Removes a person from the seats. If other people are seated, a computer player takes the seat; otherwise a person without
    /// a name takes it.
    Q_INVOKABLE void unseatPerson(const QString &id);

    /// Sets the number of seats, from fewest() to most(). If a removed seat is added again, its former player returns, unless
    /// that person has another seat by now.
    void setCount(int count);
    /// Allows or forbids hints for everybody.
    void setHints(bool allowed);
    /// Returns the first person's setting; true if there is no person.
    bool hintsAllowed() const;

    /// Returns the seats, with all names filled in.
    std::vector<SeatConfig> seats() const;
    /// Replaces the seats. If \p seats has too many seats for the game, the last ones are left out, computer players first. If
    /// \p seats has too few seats, nothing changes.
    void take(const std::vector<SeatConfig> &seats);
    /// Adds the seated people who are new to the list of people, except those without a name. Returns false if storing fails: see
    /// People::problem().
    bool keepPeople();

    /// Returns the seat of the only person, as seatsToVariant() stores a seat; empty if there is not exactly one person.
    QVariantMap own() const;
    /// Replaces the only person by \p remembered, which has the form of own(), but keeps the permission for hints. Does nothing
    /// if \p remembered is empty, or if no person or several people are seated.
    void setOwn(const QVariantMap &remembered);

signals:
    void changed();

private:
    /// A seat's person and computer player. Only one of them plays; the other one stays stored, so that the user can switch back.
    struct Seat
    {
        SeatConfig computer;
        SeatConfig person;
        bool isPerson = false;
        bool hadPerson = false; ///< Whether setPerson() can bring `person` back.

        const SeatConfig &config() const { return isPerson ? person : computer; }
    };

    Seat &at(int seat) { return m_seats[static_cast<std::size_t>(seat)]; }
    const Seat &at(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
    bool sits(const QString &id, int except = -1) const;
    bool sitsNamed(const QString &name, int except) const;
    int seatFor() const;
    void assign(int seat, const SeatConfig &wanted);
    void assignPerson(int seat, const SeatConfig &wanted);
    void seatKnown(int seat, const Person &person);
    void seatUnnamed(int seat);
    bool giveCharacter(int seat, const QString &portrait);
    void separate();
    void readPeople();
    void show();

    People &m_people;
    int m_fewest;
    int m_count = 0;
    std::vector<Level> m_offeredLevels;
    std::vector<Seat> m_seats;      ///< All seats up to most().
    RowsModel<SeatSetupRow> m_rows; ///< The seats in use: the first count() of m_seats.
};

/// Returns the levels to choose from, easiest first, as far as the game has AI players for them.
template <typename Game>
std::vector<Level> offeredLevels()
{
    std::vector<Level> offered;
    for (const Level level : {Level::easy, Level::medium, Level::hard}) {
        if (has_level<Game>(level))
            offered.push_back(level);
    }
    return offered;
}

} // namespace tableside
