// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The states that the gallery shows: pages and tables, each with a name and a function that reaches it as a person would.
#pragma once

#include "driver.h"

#include <functional>
#include <vector>

namespace tableside::test {

struct GalleryState
{
    const char *name;
    std::function<void(Driver &)> reach;
};

/// The people who play with real cards.
inline const QStringList family{"Marie-Luise", "Bartholomäus", "Jo", "Wilhelmiina"};

/// Returns all states, including those that the following functions return.
const std::vector<GalleryState> &galleryStates();
/// Returns the states of UNO.
std::vector<GalleryState> unoStates();
/// Returns the states with several people at one table.
std::vector<GalleryState> peopleStates();
/// Returns the states of the replay.
std::vector<GalleryState> replayStates();
/// Returns the states of the games played.
std::vector<GalleryState> historyStates();
/// Returns the states of the lessons.
std::vector<GalleryState> lessonStates();
/// Returns the states of the scorekeeper.
std::vector<GalleryState> scoreStates();
/// Returns the states of the ranking.
std::vector<GalleryState> rankingStates();
/// Returns the states of the call booth.
std::vector<GalleryState> callStates();
/// Returns the states with phones at the table.
std::vector<GalleryState> phoneStates();
/// Returns the states that show the rules.
std::vector<GalleryState> rulesStates();

} // namespace tableside::test
