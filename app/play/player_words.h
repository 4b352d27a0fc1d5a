// What people call the computer players' levels and characters, and how these are described: one warm line each.
#pragma once

#include "ai/character.h"

#include <QString>
#include <QVariantList>

namespace tableside::words {

/// "Ada".
QString characterName(Character character);
/// "owl": what is on the portrait, for screen readers.
QString characterAnimal(Character character);
/// "Forgets to call, and laughs about it."
QString characterLine(Character character);

/// For QML: maps of key, name, animal and line, in the order of all_characters.
QVariantList characters();

/// The levels that people are offered (the others are for tests and the console), as maps of key, name and description.
QVariantList levels();

} // namespace tableside::words
