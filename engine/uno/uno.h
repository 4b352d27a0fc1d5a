// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Includes the headers of UNO that most templates over a game need. The list of games, engine/core/game_list.h, includes this
// file. The search and the best turn need engine/uno/ai/search_parts.h and engine/uno/best_turn.h besides.
#pragma once

#include "engine/uno/ai/call_hooks.h"
#include "engine/uno/ai/levels.h"
#include "engine/uno/console/words.h"
#include "engine/uno/game.h"
#include "engine/uno/json/codec.h"
