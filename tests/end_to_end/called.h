// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A hook by which the gallery replaces the names of people.
#pragma once

#include <QString>

#include <functional>

namespace tableside::test {

/// Returns the name to use for the person whom a state calls \p name. Returns \p name itself unless the gallery has replaced
/// the function.
inline std::function<QString(const QString &)> called = [](const QString &name) { return name; };

} // namespace tableside::test
