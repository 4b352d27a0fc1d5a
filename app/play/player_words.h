// What people call the computer players' levels and characters, and how these are described: one warm line each.
#pragma once

#include <QString>
#include <QVariantList>

#include "ai/character.h"

#include <vector>

namespace tableside::words {

/// "Ada".
QString characterName(Character character);
/// "owl": what is on the portrait, for screen readers.
QString characterAnimal(Character character);
/// "Forgets to call, and laughs about it."
QString characterLine(Character character);

/// For QML: maps of key, name, animal and line, in the order of all_characters.
QVariantList characters();

/// "Easy"; empty for the levels that are for tests and the console only.
QString levelName(Level level);
/// What one sits down against, in a line.
QString levelLine(Level level);
/// For QML: maps of key, name and description.
QVariantList levels(const std::vector<Level> &offered);

} // namespace tableside::words
