// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The names and descriptions of the computer players' levels and characters.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>

#include "engine/players/character.h"

namespace tableside {

/// A computer player's character, as an option to choose in QML.
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
/// Returns the name of the animal in the character's portrait, such as "owl", for screen readers.
QString characterAnimal(Character character);
/// Returns a sentence about the character's style of play, which is the same at every level, such as "In no hurry. Hoards wild
/// cards like honey." Calling and catching are described by mannerLine().
QString characterLine(Character character);

/// How often a computer player forgets to call, or notices that another player forgot to.
enum class CallManner { Seldom, Sometimes, Often };
CallManner forgetting(const Temperament &temperament);
CallManner noticing(const Temperament &temperament);
/// Returns sentences about a character at a level, such as "Thinks the whole turn through. Hardly ever forgets to call.
/// Sometimes catches you." Returns an empty string, as levelLine() does, for a level that the app does not offer.
QString mannerLine(Level level, Character character);

/// Returns the name for a person without a name when several people play, such as "Player 2"; \p seat is counted from 0.
QString unnamedPerson(int seat);

/// Returns all characters, in the order of all_characters.
QList<CharacterRow> characters();

/// Returns "On screen", the label of games that are played on the app's table instead of with real cards.
QString onScreen();

/// Returns the name of a level, such as "Easy"; empty for levels that are used only by tests and the console.
QString levelName(Level level);
/// Returns a sentence about how well a level plays. Calling and catching are described by mannerLine(), because they also
/// depend on the character.
QString levelLine(Level level);

} // namespace tableside::words
