// A lesson, as a learner goes through it.
#pragma once

#include "driver.h"

namespace tableside::test {

/// From Home, by the button that is there.
void openLesson(Driver &driver, const QString &game);
/// Until it asks for something, be it to read on.
void waitForCoach(Driver &driver);
LessonCoach &coach(Driver &driver);
/// What it points at, when all has been laid out: presses it, one thing after the other, until something has been done or the
/// next thing is said. By mouse.
void doStep(Driver &driver);
/// The same; `press` presses the item of that objectName.
void doStep(Driver &driver, const std::function<void(const QString &name)> &press);

} // namespace tableside::test
