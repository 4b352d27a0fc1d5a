// How long the eye needs for what happened, in milliseconds at normal speed: the steps of GamePresenter take as long, and
// AI players wait for them.
#pragma once

#include "engine/dos/event.h"
#include "engine/uno/event.h"

namespace tableside {

int showTime(const dos::Event &event);
int showTime(const uno::Event &event);

} // namespace tableside
