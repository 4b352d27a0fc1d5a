// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The setup of a score sheet: the game, the players and their seats, the target, and the rules.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/people/people.h"
#include "app/ui/option.h"
#include "engine/score/sheet.h"

namespace tableside {

/// A seat in the setup.
struct SetupSeatRow
{
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString personId MEMBER personId FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    Q_PROPERTY(bool isDealer MEMBER isDealer FINAL)

public:
    int seat = 0;
    QString personId;
    QString name;
    QString portrait;
    int colorIndex = 0;
    bool isDealer = false;
};

/// A person in the score book whom the setup offers as a player.
struct KnownPersonRow
{
    Q_GADGET
    Q_PROPERTY(QString personId MEMBER personId FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    Q_PROPERTY(bool sits MEMBER sits FINAL)

public:
    QString personId;
    QString name;
    QString portrait;
    int colorIndex = 0;
    bool sits = false; ///< Whether the person has a seat in this setup.
};

/// A house rule that the setup offers.
struct VariantRow
{
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool isOn MEMBER isOn FINAL)

public:
    QString key;
    QString name;
    bool isOn = false;
};

/// The setup of a new score sheet, which QML shows and controls.
class ScoreSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score controller")

    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::Option> games READ games CONSTANT FINAL)
    Q_PROPERTY(bool countAgainst READ countAgainst WRITE setCountAgainst NOTIFY changed FINAL)
    Q_PROPERTY(bool winnerDeals READ winnerDeals WRITE setWinnerDeals NOTIFY changed FINAL)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed FINAL)
    /// A sentence about which numbers can be a target.
    Q_PROPERTY(QString targetRange READ targetRange CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *variants READ variants CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *seats READ seats CONSTANT FINAL)
    /// The people of the score book who played most recently and those who have a seat in this setup, sorted by name. A person
    /// who loses the seat stays in the list until updateKnown().
    Q_PROPERTY(tableside::RowsModelBase *known READ known CONSTANT FINAL)
    Q_PROPERTY(int dealer READ dealer WRITE setDealer NOTIFY changed FINAL)
    /// The reason why the game cannot begin yet; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// The unfinished text in the field for the next player's name; kept when the page is closed.
    Q_PROPERTY(QString typedName MEMBER m_typedName NOTIFY typedNameChanged FINAL)
    /// A note about the setup that does not prevent the start; else empty.
    Q_PROPERTY(QString remark READ remark NOTIFY changed FINAL)

public:
    /// \p people must outlive the setup.
    explicit ScoreSetup(People &people, QObject *parent = nullptr);

    QString game() const;
    static QList<Option> games();
    bool countAgainst() const { return m_start.scoring == score::Scoring::count_against; }
    bool winnerDeals() const { return m_start.next_dealer == score::NextDealer::round_winner; }
    int target() const { return m_start.target; }
    RowsModel<VariantRow> *variants() { return &m_variants; }
    RowsModel<SetupSeatRow> *seats() { return &m_seats; }
    RowsModel<KnownPersonRow> *known() { return &m_known; }
    int dealer() const { return m_start.dealer; }
    /// Clears typedName.
    void forgetTypedName();
    QString problem() const;
    QString remark() const;

    void setGame(const QString &key);
    void setCountAgainst(bool against);
    void setWinnerDeals(bool winner);
    void setTarget(int target);
    static QString targetRange();
    /// Returns whether a typed text is a number that can be a target.
    Q_INVOKABLE static bool canBeTarget(const QString &typed);
    void setDealer(int seat);
    Q_INVOKABLE void setVariant(const QString &key, bool on);
    /// Adds the known person with that name, or a new person. Returns false if that person already has a seat or the name is
    /// empty. Callers should first call alike(), because the user may have typed a known name without its accents.
    Q_INVOKABLE bool addNamed(const QString &name);
    /// Returns the name of a known person that differs from \p name only in accents; see People::alike(). \p name is for the
    /// player at \p seat, or for a new seat if \p seat is -1.
    Q_INVOKABLE QString alike(const QString &name, int seat = -1) const;
    Q_INVOKABLE bool addPerson(const QString &id);
    Q_INVOKABLE void remove(int seat);
    Q_INVOKABLE void removePerson(const QString &id);
    /// Removes all players.
    Q_INVOKABLE void clear();
    /// Moves a player to another seat; the players in between shift by one. Does nothing if there is no such seat.
    Q_INVOKABLE void move(int from, int to);
    /// Changes the player at a seat. If \p name is another name, puts the person with that name at the seat, and ignores
    /// \p portrait and \p colorIndex. If \p name is empty, or the same except for upper and lower case, sets the player's look.
    /// Renames nobody, because people are renamed on their own pages.
    Q_INVOKABLE void change(int seat, const QString &name, const QString &portrait, int colorIndex);

    /// Replaces the setup by the players, rules, and target of another game. Leaves out players who have left, and computer
    /// players. If the target of the other game is unknown, uses the printed one.
    void takeOver(const score::Sheet &sheet);
    /// Returns the players and rules with which the game begins; each player has a different portrait and color. Only valid if
    /// problem() is empty.
    score::GameStarted start() const;
    /// Stores the people of this game in the book with the looks chosen for them. Returns false if that fails.
    bool keepPeople();
    /// Updates `known` with the people who played last.
    Q_INVOKABLE void updateKnown();

signals:
    void changed();
    void typedNameChanged();

private:
    void takePrintedRules();
    bool sits(const QString &id) const;
    std::optional<int> seatNamed(const QString &name) const;
    void swapSeats(int seat, int other);
    void seatAnother(int seat, const QString &name);
    void chooseLook(int seat, const QString &portrait, int colorIndex);
    void takePeople();
    void refresh();

    People &m_people;
    /// The players and rules so far. The portraits and colors are those from the score book or chosen in this setup, so several
    /// players may have the same.
    score::GameStarted m_start;
    /// The players of m_start; in this game, each has a different portrait and color.
    std::vector<score::Player> m_playersWithLooks;
    QStringList m_knownIds; ///< The ids of the people to list in m_known; people who are not in the book yet are not listed.
    QString m_typedName;
    RowsModel<VariantRow> m_variants;
    RowsModel<SetupSeatRow> m_seats;
    RowsModel<KnownPersonRow> m_known;
};

} // namespace tableside
