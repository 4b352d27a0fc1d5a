// What a person does first at the call booth of the running app, and reads there.
#pragma once

#include "driver.h"

namespace tableside::test {

inline void openBooth(Driver &driver, const QString &mode)
{
    driver.tap("homeCalls");
    driver.waitForItem("callPlace");
    driver.tap(mode);
    driver.settle();
}

inline QString textOf(Driver &driver, const QString &name)
{
    driver.waitForItem(name);
    return driver.item(name)->property("text").toString();
}

} // namespace tableside::test
