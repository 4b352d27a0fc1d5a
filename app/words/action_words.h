// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sentences about actions that are refused or undone, for the table, the log, and screen readers. The English originals of the
// refusals are in the engine (engine/dos/refusals.cpp and engine/uno/refusals.cpp), because the console uses them, too.
#pragma once

#include "engine/dos/types.h"
#include "engine/uno/types.h"

#include <QString>

namespace tableside::words {

/// Returns the sentence that explains why an action is not allowed; empty for Reason::none. \p turnName is the name of the player
/// in turn. \p otherName is the name of the player affected by the action (to be caught or to swap hands with); empty if there is
/// none.
QString refusal(dos::Reason reason, const QString &turnName, const QString &otherName = {});
QString refusal(uno::Reason reason, const QString &turnName, const QString &otherName = {});

/// Returns a sentence such as "Taken back: red 7." \p before is the position to which the undo returned, that is, the position
/// before \p action.
QString takenBack(const dos::Action &action, const dos::State &before);
QString takenBack(const uno::Action &action, const uno::State &before);

} // namespace tableside::words
