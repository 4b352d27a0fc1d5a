// The places and the table states of which the gallery takes pictures: a name, and how a person would get there.
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

/// Who plays with real cards.
inline const QStringList family{"Marie-Luise", "Bartholomäus", "Jo", "Wilhelmiina"};

const std::vector<GalleryState> &galleryStates();
/// Those of UNO, which are among them.
std::vector<GalleryState> unoStates();
/// Those of several people at one table.
std::vector<GalleryState> peopleStates();
/// Those of a match that is looked at.
std::vector<GalleryState> replayStates();
/// Those of the games played.
std::vector<GalleryState> historyStates();
/// Those of the lessons.
std::vector<GalleryState> lessonStates();
/// Those of the scorekeeper, which galleryStates() has too.
std::vector<GalleryState> scoreStates();
/// Those of the call booth.
std::vector<GalleryState> callStates();
/// Those of them that show the rules.
std::vector<GalleryState> rulesStates();

} // namespace tableside::test
