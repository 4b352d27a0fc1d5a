// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The configuration of a match: its seats, its rules and the seed of the deal.
#pragma once

#include "engine/players/character.h"
#include "engine/players/levels.h"

#include <QDate>
#include <QStringList>

#include <optional>
#include <vector>

namespace tableside {

struct SeatConfig
{
    QString name;
    QString portrait;           ///< The name of a file in resources/portraits, such as "owl".
    std::optional<Level> level; ///< The level of an AI player; none for a person.
    bool hasOwnName = true;     ///< Whether somebody typed the name; otherwise the name is defaultName().
    QString personId = {};      ///< The person's id in the score book (People); empty if there is none.
    int colorIndex = 0;         ///< The person's color, an index into the players' colors.
    bool hintsAllowed = true;   ///< Whether the person may ask for hints.

    bool isPerson() const { return !level; }

    /// Returns the character that an AI player's portrait shows; nothing for a person or an unknown portrait.
    std::optional<Character> character() const;
    /// Returns the name of a player for whom nobody has typed one: the AI character's name such as "Ada", "You" for the only
    /// person, or "Player 2" if several \p people play. \p seat counts from 0. An AI player without a character is named
    /// after defaultPortrait().
    QString defaultName(int seat, int people) const;
};

/// Returns the portrait, such as "hedgehog", of a \p seat from 0 to 9 for which nobody has chosen one.
QString defaultPortrait(int seat);

/// The configuration that all games share.
struct MatchSeating
{
    std::vector<SeatConfig> seats;
    quint64 seed = 0;
    bool seedIsKnown = false; ///< Whether somebody typed the deal number.
    /// Whether the person may undo, if only one person plays.
    bool takeBackAllowed = false;
    QDate day = {};          ///< The day, if the match is the deal of that day (DailyDeal); otherwise invalid.
    bool isPlayedOn = false; ///< Whether the match continues a replay; statistics leave it out.

    QStringList names() const;
    QStringList portraits() const;
    /// Returns the seats of people, in ascending order.
    std::vector<int> people() const;
    /// Returns the first seat of a person; 0 if there is none.
    int viewerSeat() const;
    /// Makes \p seat the only seat of a person. If exactly one person plays, at another seat, swaps the two seats. If several
    /// people play, replaces the others by AI players. Allows undo if the person may ask for hints.
    void seatOnePerson(int seat);
    /// Returns whether undo is allowed and only one person plays. With several people, others would have seen the undone cards.
    bool mayTakeBack() const { return takeBackAllowed && people().size() == 1; }
    /// Sets the names that nobody typed to defaultName(), in the current language.
    void addNames();
    /// Gives each seat without a portrait the default one. Returns whether any seat had none.
    bool addPortraits();
};

template <typename Game>
struct MatchConfig : MatchSeating
{
    typename Game::Ruleset rules;
};

} // namespace tableside
