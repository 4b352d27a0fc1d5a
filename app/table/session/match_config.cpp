// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/match_config.h"

#include "app/words/player_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tableside {

std::optional<Character> SeatConfig::character() const
{
    return level ? character_named(portrait.toStdString()) : std::nullopt;
}

QString defaultPortrait(int seat)
{
    static constexpr std::array portraits{"hedgehog", "hare",  "fox",    "owl",      "bear",
                                          "otter",    "heron", "badger", "squirrel", "frog"};
    return QString::fromLatin1(portraits.at(static_cast<std::size_t>(seat)));
}

QString SeatConfig::defaultName(int seat, int people) const
{
    if (!isPerson())
        return words::characterName(character().value_or(*character_named(defaultPortrait(seat).toStdString())));
    return people > 1 ? words::unnamedPerson(seat) : QCoreApplication::translate("SeatConfig", "You");
}

QStringList MatchSeating::names() const
{
    QStringList names;
    for (const SeatConfig &seat : seats)
        names << seat.name;
    return names;
}

void MatchSeating::seatOnePerson(int seat)
{
    SeatConfig &own = seats[static_cast<std::size_t>(seat)];
    if (const std::vector<int> before = people(); before.size() == 1 && before.front() != seat)
        std::swap(own, seats[static_cast<std::size_t>(before.front())]);
    for (SeatConfig &other : seats) {
        if (&other == &own || !other.isPerson())
            continue;
        other.level = Level::medium;
        other.personId.clear();
    }
    if (!own.isPerson()) {
        own.level.reset();
        own.hasOwnName = false;
    }
    takeBackAllowed = own.hintsAllowed;
    addNames();
}

void MatchSeating::addNames()
{
    const int persons = static_cast<int>(people().size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (!seats[seat].hasOwnName)
            seats[seat].name = seats[seat].defaultName(static_cast<int>(seat), persons);
    }
}

bool MatchSeating::addPortraits()
{
    bool isAny = false;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (!seats[seat].portrait.isEmpty())
            continue;
        seats[seat].portrait = defaultPortrait(static_cast<int>(seat));
        isAny = true;
    }
    return isAny;
}

QStringList MatchSeating::portraits() const
{
    QStringList portraits;
    for (const SeatConfig &seat : seats)
        portraits << seat.portrait;
    return portraits;
}

std::vector<int> MatchSeating::people() const
{
    std::vector<int> people;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (seats[seat].isPerson())
            people.push_back(static_cast<int>(seat));
    }
    return people;
}

int MatchSeating::viewerSeat() const
{
    const std::vector<int> persons = people();
    return persons.empty() ? 0 : persons.front();
}

} // namespace tableside
