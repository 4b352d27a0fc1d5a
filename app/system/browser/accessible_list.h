// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists the accessible items of a window. packaging/web/journeys.py uses the list to find the items that it presses, because
// the HTML elements that Qt creates for accessibility keep their original positions when items move.
#pragma once

#include <string>

class QObject;

namespace tableside {

/// Returns a JSON list of all items of `window` that are visible or can be scrolled into view, with rectangles in pixels of the
/// page: [{role, name, description, states: ["checked", …], rect: [x, y, width, height]}].
std::string accessibleList(QObject *window);

} // namespace tableside
