// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The translated sentences that explain why an action is not allowed. The English originals are in the engine
// (engine/dos/refusals.cpp and engine/uno/refusals.cpp), because the console uses them, too.
#pragma once

#include "engine/dos/types.h"
#include "engine/uno/types.h"

#include <QString>

namespace tableside::words {

/// Returns the sentence for a reason; empty for Reason::none. \p turnName is the name of the player in turn. \p otherName is
/// the name of the player affected by the action (to be caught or to swap hands with); empty if there is none.
QString refusal(dos::Reason reason, const QString &turnName, const QString &otherName = {});
QString refusal(uno::Reason reason, const QString &turnName, const QString &otherName = {});

} // namespace tableside::words
