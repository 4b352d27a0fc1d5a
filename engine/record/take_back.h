// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// TakeBack: the line of a record that takes actions back, such as {"seat":0,"do":"takeBack","actions":3}.
// This example undoes the last three actions of the round that have not been taken back yet. A take-back is not an action of the
// game's rules.
#pragma once

#include "engine/json/json_line.h"

#include <string>

namespace tableside {

struct TakeBack
{
    int seat = 0;    ///< The seat whose player asked for the take-back.
    int actions = 0; ///< The number of actions to undo, at least 1.

    friend bool operator==(const TakeBack &, const TakeBack &) = default;
};

/// Returns the line that stores `take_back` in a record, without line end.
std::string take_back_line(const TakeBack &take_back);

/// Returns whether a line of a record is a take-back, by its key "do". Does not check the keys "seat" and "actions".
bool is_take_back(const Json &line);

/// Reads a take-back. Fails if the seat is not in [0, seats) or if the number of actions is less than 1.
Result<TakeBack> take_back_from_json(const Json &line, int seats);

} // namespace tableside
