// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that make one decision of a turn at the UNO table, with mouse clicks, by dragging, or with keys alone.
#pragma once

#include "driver.h"

namespace tableside::test {

uno::ActionList unoLegal(Driver &driver);
int unoHandCard(Driver &driver, uno::Card card);

void playUnoByMouse(Driver &driver, const uno::Action &action);
void playUnoByDragging(Driver &driver, const uno::Action &action);
void playUnoByKeys(Driver &driver, const uno::Action &action);

/// Returns a text that describes the whole position: two positions have the same text only if they are equal.
QByteArray positionText(const TableSession<uno::Game> &session);

} // namespace tableside::test
