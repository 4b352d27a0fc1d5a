// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The titles of the trophies, and what each of them takes, in the current language.
#pragma once

#include <QString>

#include "engine/core/feat.h"

namespace tableside::words {

/// Returns the title of the trophy for a feat, such as "Bluffed a badger".
QString trophyTitle(Feat feat);
/// Returns a sentence that says what the trophy takes, such as "Forget to call, and get away with it."
QString trophySentence(Feat feat);

} // namespace tableside::words
