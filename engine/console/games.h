// The games that the console knows: their types by name, with their players.
#pragma once

#include "ai/dos_calls.h"
#include "ai/uno_calls.h"
#include "record/games.h"
