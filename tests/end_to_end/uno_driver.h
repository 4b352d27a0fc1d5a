// A person at the UNO table: one decision of a turn by mouse, by dragging or by keys alone.
#pragma once

#include "driver.h"

namespace tableside::test {

uno::ActionList unoLegal(Driver &driver);
int unoHandCard(Driver &driver, uno::Card card);

void playUnoByMouse(Driver &driver, const uno::Action &action);
void playUnoByDragging(Driver &driver, const uno::Action &action);
void playUnoByKeys(Driver &driver, const uno::Action &action);

/// All that a position is, as text that differs when it does.
QByteArray positionText(const TableSession<uno::Game> &session);

} // namespace tableside::test
