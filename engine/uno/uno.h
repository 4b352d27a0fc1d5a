// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Includes the headers of all types in the traits class of UNO, for templates over a game (engine/core/game_list.h).
#pragma once

#include "engine/uno/ai/call_hooks.h"
#include "engine/uno/ai/levels.h"
#include "engine/uno/console/words.h"
#include "engine/uno/game.h"
#include "engine/uno/json/codec.h"
