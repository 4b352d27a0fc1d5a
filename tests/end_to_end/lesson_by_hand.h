// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that take a lesson as a learner does.
#pragma once

#include "driver.h"

namespace tableside::test {

/// Opens the lesson of \p game from the Home page, by whichever lesson button is there.
void openLesson(Driver &driver, const QString &game);
/// Waits until the coach asks for an action or for reading on, or the lesson is finished or offers to resume.
void waitForCoach(Driver &driver);
LessonCoach &coach(Driver &driver);
/// Does one step of the lesson by mouse: clicks the items that the coach points at, one after the other, until the step is done.
void doStep(Driver &driver);
/// Does one step of the lesson, in which \p press presses the item with that objectName.
void doStep(Driver &driver, const std::function<void(const QString &name)> &press);

} // namespace tableside::test
