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

const std::vector<GalleryState> &galleryStates();

} // namespace tableside::test
