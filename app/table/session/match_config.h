// Who plays, by which rules, with which deal: what has to be known before the first card.
#pragma once

#include "engine/players/character.h"
#include "engine/players/levels.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace tableside {

struct SeatConfig
{
    QString name;
    QString portrait;                 ///< "owl"; a file of resources/portraits.
    std::optional<Level> level;       ///< None for a person.
    bool hasOwnName = true;           ///< Somebody typed it; another is what the language calls them.
    QString personId = {};            ///< Of whom the score book knows (People); else empty.
    int colorIndex = 0;               ///< Of that person, an index into the players' colors.
    bool hintsAllowed = true;         ///< Of a person.

    bool isPerson() const { return !level; }

    /// An AI player is whom its portrait shows; nothing for a person and for a portrait that shows nobody.
    std::optional<Character> character() const;
    /// "Ada", "You", or "Player 2" by the seat, from 0, where several people sit: its name while nobody has typed one.
    QString defaultName(int seat, int people) const;
};

/// "hedgehog": of a seat, from 0 to 9, for which nobody has chosen one.
QString defaultPortrait(int seat);

/// What is chosen in the same way for every game.
struct MatchSeating
{
    std::vector<SeatConfig> seats;
    quint64 seed = 0;
    bool seedIsKnown = false; ///< Somebody typed the deal number.
    bool takeBackAllowed = false; ///< The only person may take back what they did.
    bool isPlayedOn = false; ///< It began in the middle of another match that somebody had watched: no statistics count it.

    QStringList names() const;
    QStringList portraits() const;
    /// The seats of people, in order.
    std::vector<int> people() const;
    /// The first of them; 0 where there is none.
    int viewerSeat() const;
    /// Whoever holds the device sits there, alone against computer players: one who sat elsewhere changes seats.
    void seatOnePerson(int seat);
    /// Allowed, and one person plays against the computer: several would have seen what is undone.
    bool mayTakeBack() const { return takeBackAllowed && people().size() == 1; }
    /// Calls whoever has no name of their own as the language does.
    void addNames();
    /// Gives whoever has none the default one; whether anybody had none.
    bool addPortraits();
};

template <typename Game>
struct MatchConfig : MatchSeating
{
    typename Game::Ruleset rules;
};

} // namespace tableside
