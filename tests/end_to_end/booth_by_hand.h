// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers that open the call booth and record a voice.
#pragma once

#include "driver.h"

namespace tableside::test {

inline void openBooth(Driver &driver, const QString &mode)
{
    if (mode == "callModePoses") // DOS has no poses
        driver.application().callBooth().setGame("uno");
    driver.tap("homeCalls");
    driver.waitForItem("callPage");
    driver.tap(mode);
    driver.settle();
}

/// Records a test signal as if a person had spoken into the microphone. The recording becomes the selected voice.
inline void recordVoice(Driver &driver)
{
    Samples said;
    for (int i = 0; i < waveRate; ++i)
        said.push_back(static_cast<std::int16_t>(i > waveRate / 4 && i < waveRate / 2 ? (i / 50 % 2) * 9000 : 0));
    driver.application().callBooth().recorder()->take(said);
}

} // namespace tableside::test
