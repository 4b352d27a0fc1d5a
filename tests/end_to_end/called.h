// What the people of a gallery state or a seated match are called.
#pragma once

#include <QString>

#include <functional>

namespace tableside::test {

/// Returns the name to use for somebody whom a state calls \p name: the name itself unless the gallery replaces the function.
inline std::function<QString(const QString &)> called = [](const QString &name) { return name; };

} // namespace tableside::test
