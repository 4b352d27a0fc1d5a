// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The time for which an event is shown, in milliseconds at normal speed. GamePresenter's steps for the event last that long, and
// AI players wait until people have seen the event.
#pragma once

#include "engine/dos/types.h"
#include "engine/uno/types.h"

namespace tableside {

int showTime(const dos::Event &event);
int showTime(const uno::Event &event);

} // namespace tableside
