// All of UNO that templates over a game come to by its traits: for engine/core/game_list.h.
#pragma once

#include "engine/uno/ai/call_hooks.h"
#include "engine/uno/ai/levels.h"
#include "engine/uno/console/words.h"
#include "engine/uno/game.h"
#include "engine/uno/json/codec.h"
