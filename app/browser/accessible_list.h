// What a reader of the screen is told, as a list: packaging/web/journeys.py finds by it what it presses, as Qt's own elements
// in the page stay where they were when they appeared.
#pragma once

#include <string>

class QObject;

namespace tableside {

/// JSON: [{role, name, description, states: ["checked", …], rect: [x, y, width, height]}], all of `window` that can be seen or
/// scrolled to, in pixels of the page.
std::string accessibleList(QObject *window);

} // namespace tableside
