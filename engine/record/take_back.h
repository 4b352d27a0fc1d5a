// The line of a record that takes actions back: {"seat":0,"do":"takeBack","actions":3}. The last three actions of the
// round that are in force are undone, and the position is as before them. It is no action of a game: no rule knows it.
#pragma once

#include "engine/json/json_line.h"

#include <string>

namespace tableside {

struct TakeBack
{
    int seat = 0; ///< Who asked for it.
    int actions = 0;

    friend bool operator==(const TakeBack &, const TakeBack &) = default;
};

/// Without its line end.
std::string take_back_line(const TakeBack &take_back);

/// Whether a line of a record is one; its other members may still be invalid.
bool is_take_back(const Json &line);

/// Fails for a seat from `seats` on and for less than one action.
Result<TakeBack> take_back_from_json(const Json &line, int seats);

} // namespace tableside
