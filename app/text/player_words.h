// Names of the computer players' levels and characters, and a line that describes each.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>

#include "engine/players/character.h"

namespace tableside {

/// A computer player to choose.
struct CharacterRow
{
    Q_GADGET
    QML_VALUE_TYPE(characterRow)
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString animal MEMBER animal FINAL)
    Q_PROPERTY(QString line MEMBER line FINAL)

public:
    QString key;
    QString name;
    QString animal;
    QString line;

    friend bool operator==(const CharacterRow &, const CharacterRow &) = default;
};

} // namespace tableside

namespace tableside::words {

/// "Ada".
QString characterName(Character character);
/// "owl": what is on the portrait, for screen readers.
QString characterAnimal(Character character);
/// "In no hurry. Hoards wild cards like honey.": how it plays at any level; says nothing about calls.
QString characterLine(Character character);

/// How often a seat forgets to call or notices a missed call, in three steps.
enum class CallManner { Seldom, Sometimes, Often };
CallManner forgetting(const Temperament &temperament);
CallManner noticing(const Temperament &temperament);
/// "Thinks the whole turn through. Hardly ever forgets to call. Sometimes catches you if you forget.": what this character does at
/// this level; empty where levelLine() is.
QString mannerLine(Level level, Character character);

/// "Player 2": a person without a name among several, in that seat from 0.
QString unnamedPerson(int seat);

/// In the order of all_characters.
QList<CharacterRow> characters();

/// "On screen": said of a game that was played at the app's own table and not with real cards.
QString onScreen();

/// "Easy"; empty for the levels that are for tests and the console only.
QString levelName(Level level);
/// How well it plays, in a line; says nothing about calls, which depend on the character too.
QString levelLine(Level level);

} // namespace tableside::words
