// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The app's own rules, read once per test program.
#pragma once

#include "app/rules/text/rules_library.h"

namespace tableside::test {

inline const rules::RulesLibrary &library()
{
    static const rules::RulesLibrary whole;
    return whole;
}

} // namespace tableside::test
