// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Formats the number of games in a database.
#pragma once

#include <QString>

namespace tableside {

struct GameCount;

/// Returns, for example, "8 score sheets and 12 games played here", in the language of the interface.
QString gameCountWords(const GameCount &count);

} // namespace tableside
