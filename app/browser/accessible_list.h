// The accessible items of a window as a list. packaging/web/journeys.py uses this to find the items that it presses, because Qt's
// own elements in the page keep the positions at which they appeared.
#pragma once

#include <string>

class QObject;

namespace tableside {

/// Returns JSON: [{role, name, description, states: ["checked", …], rect: [x, y, width, height]}], with all items of `window`
/// that are visible or can be scrolled to, in pixels of the page.
std::string accessibleList(QObject *window);

} // namespace tableside
