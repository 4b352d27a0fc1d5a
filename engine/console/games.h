// The games that the console knows: their types by name, with their players.
#pragma once

#include "engine/dos/ai/call_hooks.h"
#include "engine/uno/ai/call_hooks.h"
#include "engine/core/game_list.h"
