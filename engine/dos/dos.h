// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Includes all headers that game-independent templates need in order to use DOS. The list of games,
// engine/core/game_list.h, includes this file.
#pragma once

#include "engine/dos/ai/call_hooks.h"
#include "engine/dos/ai/levels.h"
#include "engine/dos/console/words.h"
#include "engine/dos/game.h"
#include "engine/dos/json/codec.h"
