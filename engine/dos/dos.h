// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Includes the headers of DOS that most templates over a game need. The list of games, engine/core/game_list.h, includes this
// file. The search and the best turn need engine/dos/ai/search_parts.h and engine/dos/best_turn.h besides.
#pragma once

#include "engine/dos/ai/call_hooks.h"
#include "engine/dos/ai/levels.h"
#include "engine/dos/console/words.h"
#include "engine/dos/game.h"
#include "engine/dos/json/codec.h"
