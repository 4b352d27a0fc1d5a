// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts undone actions to sentences, for the log, the table, and screen readers.
#pragma once

#include "engine/dos/types.h"
#include "engine/uno/types.h"

#include <QString>

namespace tableside::words {

/// Returns a sentence such as "Taken back: red 7." \p before is the position to which the undo returned, that is, the position
/// before \p action.
QString takenBack(const dos::Action &action, const dos::State &before);
QString takenBack(const uno::Action &action, const uno::State &before);

} // namespace tableside::words
