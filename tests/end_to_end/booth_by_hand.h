// What a person does first at the call booth of the running app, and reads there.
#pragma once

#include "driver.h"

namespace tableside::test {

inline void openBooth(Driver &driver, const QString &mode)
{
    if (mode == "callModePoses") // DOS has none
        driver.application().callBooth().setGame("uno");
    driver.tap("homeCalls");
    driver.waitForItem("callPage");
    driver.tap(mode);
    driver.settle();
}

inline QString boothText(Driver &driver, const QString &name)
{
    driver.waitForItem(name);
    return driver.item(name)->property("text").toString();
}

/// As if somebody had said something into the microphone; the voice is the chosen one then.
inline void recordVoice(Driver &driver)
{
    Samples said;
    for (int i = 0; i < waveRate; ++i)
        said.push_back(static_cast<std::int16_t>(i > waveRate / 4 && i < waveRate / 2 ? (i / 50 % 2) * 9000 : 0));
    driver.application().callBooth().recorder()->take(said);
}

} // namespace tableside::test
