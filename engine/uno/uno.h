// Includes everything that templates over a game reach through the traits of UNO, for engine/core/game_list.h.
#pragma once

#include "engine/uno/ai/call_hooks.h"
#include "engine/uno/ai/levels.h"
#include "engine/uno/console/words.h"
#include "engine/uno/game.h"
#include "engine/uno/json/codec.h"
