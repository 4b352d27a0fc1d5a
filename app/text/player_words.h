// The names of the computer players' levels and characters, and lines that describe them.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>

#include "engine/players/character.h"

namespace tableside {

/// A computer player's character as an option.
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

/// Returns the character's name, such as "Ada".
QString characterName(Character character);
/// Returns the animal on the portrait for screen readers, such as "owl".
QString characterAnimal(Character character);
/// Returns a line about how a character plays at any level, such as "In no hurry. Hoards wild cards like honey." It does not
/// mention calls.
QString characterLine(Character character);

/// How often a computer player forgets to call or notices a missed call.
enum class CallManner { Seldom, Sometimes, Often };
CallManner forgetting(const Temperament &temperament);
CallManner noticing(const Temperament &temperament);
/// Returns sentences about a character at a level, such as "Thinks the whole turn through. Hardly ever forgets to call. Sometimes
/// catches you."; empty if levelLine() is empty.
QString mannerLine(Level level, Character character);

/// Returns the name of an unnamed person among several, such as "Player 2"; \p seat starts from 0.
QString unnamedPerson(int seat);

/// Returns all characters in the order of all_characters.
QList<CharacterRow> characters();

/// Returns "On screen", the label of games played at the app's own table instead of with real cards.
QString onScreen();

/// Returns the level's name, such as "Easy"; empty for levels that only tests and the console use.
QString levelName(Level level);
/// Returns a line about how well a level plays. It does not mention calls, which also depend on the character.
QString levelLine(Level level);

} // namespace tableside::words
