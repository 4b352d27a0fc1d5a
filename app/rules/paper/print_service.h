// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Implements the printing of the rules: a print preview, and PDF files.
#pragma once

#include "app/rules/paper/rules_paper.h"

namespace tableside {

/// Returns the functions that print the rules. `preview` is null if printing is not supported.
RulesPaper rulesPaper();

} // namespace tableside
