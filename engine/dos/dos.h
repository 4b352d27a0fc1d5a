// All of DOS that templates over a game come to by its traits: for engine/core/game_list.h.
#pragma once

#include "engine/dos/ai/call_hooks.h"
#include "engine/dos/ai/levels.h"
#include "engine/dos/console/words.h"
#include "engine/dos/game.h"
#include "engine/dos/json/codec.h"
