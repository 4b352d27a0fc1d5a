// Translated sentences about why an action was refused. The English sentences are in the engine (engine/dos/reason.h), so that
// the console uses the same ones.
#pragma once

#include "engine/dos/reason.h"
#include "engine/uno/reason.h"

#include <QString>

namespace tableside::words {

/// Returns one sentence; empty for Reason::none. \p turnName is the player in turn. \p otherName is the player whom the action
/// was aimed at (caught, swapped with); empty if there is none.
QString refusal(dos::Reason reason, const QString &turnName, const QString &otherName = {});
QString refusal(uno::Reason reason, const QString &turnName, const QString &otherName = {});

} // namespace tableside::words
