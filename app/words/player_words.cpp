// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/player_words.h"

#include <QCoreApplication>

namespace tableside::words {

namespace {

struct PlayersTr
{
    Q_DECLARE_TR_FUNCTIONS(Players)
};

} // namespace

QString characterName(Character character)
{
    switch (character) {
    //: Names of computer players; short first names that are at home in the language, different from each other
    case Character::owl: return PlayersTr::tr("Ada");
    case Character::fox: return PlayersTr::tr("Felix");
    case Character::bear: return PlayersTr::tr("Bruno");
    case Character::hare: return PlayersTr::tr("Nina");
    case Character::badger: return PlayersTr::tr("Greta");
    case Character::otter: return PlayersTr::tr("Otto");
    case Character::heron: return PlayersTr::tr("Vera");
    case Character::hedgehog: return PlayersTr::tr("Hugo");
    case Character::squirrel: return PlayersTr::tr("Milla");
    case Character::frog: return PlayersTr::tr("Paul");
    }
    return {};
}

QString characterAnimal(Character character)
{
    switch (character) {
    //: The animal on a portrait
    case Character::owl: return PlayersTr::tr("owl");
    case Character::fox: return PlayersTr::tr("fox");
    case Character::bear: return PlayersTr::tr("bear");
    case Character::hare: return PlayersTr::tr("hare");
    case Character::badger: return PlayersTr::tr("badger");
    case Character::otter: return PlayersTr::tr("otter");
    case Character::heron: return PlayersTr::tr("heron");
    case Character::hedgehog: return PlayersTr::tr("hedgehog");
    case Character::squirrel: return PlayersTr::tr("squirrel");
    case Character::frog: return PlayersTr::tr("frog");
    }
    return {};
}

QString characterLine(Character character)
{
    switch (character) {
    //: How a computer player plays, in one warm line under the name: Ada, an owl
    case Character::owl: return PlayersTr::tr("Wide awake when everyone else is yawning.");
    //: Felix, a fox
    case Character::fox: return PlayersTr::tr("Quick paws and a smile that gives nothing away.");
    //: Bruno, a bear; hoards wild cards
    case Character::bear: return PlayersTr::tr("In no hurry. Hoards wild cards like honey.");
    //: Nina, a hare
    case Character::hare: return PlayersTr::tr("Head in the clouds, and laughs about it.");
    //: Greta, a badger; gets rid of cards whenever she can
    case Character::badger: return PlayersTr::tr("Digs through her hand, one card at a time.");
    //: Otto, an otter; loves double matches (DOS) and Wild Draw Fours (UNO)
    case Character::otter: return PlayersTr::tr("Loves making you draw. Loves your face even more.");
    //: Vera, a heron; holds cards back
    case Character::heron: return PlayersTr::tr("Stands still for ages, then strikes.");
    //: Hugo, a hedgehog; plays for safety
    case Character::hedgehog: return PlayersTr::tr("Plays it safe. Big cards never stick around.");
    //: Milla, a squirrel; keeps wild cards, quick
    case Character::squirrel: return PlayersTr::tr("Always in a hurry, always with a wild card stashed away.");
    //: Paul, a frog; slow to notice, never moves
    case Character::frog: return PlayersTr::tr("Sits so still you’d think he was asleep.");
    }
    return {};
}

QString onScreen()
{
    //: Said of a game that was played in the app and not with real cards: "DOS · On screen · 5 rounds"
    return PlayersTr::tr("On screen");
}

QString levelName(Level level)
{
    switch (level) {
    //: How well a computer player plays
    case Level::easy: return PlayersTr::tr("Easy");
    case Level::medium: return PlayersTr::tr("Medium");
    case Level::hard: return PlayersTr::tr("Hard");
    case Level::random:
    case Level::greedy:
    case Level::keeper: break; // the app offers only the three levels above
    }
    return {};
}

QString levelLine(Level level)
{
    switch (level) {
    case Level::easy: return PlayersTr::tr("Misses some plays. Good for learning.");
    case Level::medium: return PlayersTr::tr("Thinks the whole turn through.");
    case Level::hard: return PlayersTr::tr("Watches every card and plans ahead. Good luck!");
    case Level::random:
    case Level::greedy:
    case Level::keeper: break;
    }
    return {};
}

static CallManner mannerOf(double chance, double seldom, double often)
{
    return chance < seldom ? CallManner::Seldom : chance < often ? CallManner::Sometimes : CallManner::Often;
}

CallManner forgetting(const Temperament &temperament)
{
    return mannerOf(temperament.forgets, 0.06, 0.15);
}

CallManner noticing(const Temperament &temperament)
{
    return mannerOf(temperament.notices, 0.3, 0.75);
}

namespace {

QString forgettingLine(CallManner manner)
{
    switch (manner) {
    //: Of a computer player and its own calls
    case CallManner::Seldom: return PlayersTr::tr("Hardly ever forgets to call.");
    case CallManner::Sometimes: return PlayersTr::tr("Sometimes forgets to call.");
    case CallManner::Often: return PlayersTr::tr("Often forgets to call.");
    }
    return {};
}

QString noticingLine(CallManner manner)
{
    switch (manner) {
    //: Of a computer player, when the person forgets to call
    case CallManner::Seldom: return PlayersTr::tr("Rarely catches you.");
    case CallManner::Sometimes: return PlayersTr::tr("Sometimes catches you.");
    case CallManner::Often: return PlayersTr::tr("Almost always tries to catch you.");
    }
    return {};
}

} // namespace

QString mannerLine(Level level, Character character)
{
    const QString skill = levelLine(level);
    if (skill.isEmpty())
        return {};
    const Temperament temperament = temperament_of(level, character);
    //: Three sentences on a computer player: how well it plays, its own calls, how it catches others
    return PlayersTr::tr("%1 %2 %3").arg(skill, forgettingLine(forgetting(temperament)), noticingLine(noticing(temperament)));
}

QString unnamedPerson(int seat)
{
    //: A person at the table without a name. %1 number of the seat
    return PlayersTr::tr("Player %1").arg(seat + 1);
}

QList<CharacterRow> characters()
{
    QList<CharacterRow> list;
    for (const Character character : all_characters)
        list.append({QString::fromLatin1(character_name(character)), characterName(character), characterAnimal(character),
                     characterLine(character)});
    return list;
}

} // namespace tableside::words
