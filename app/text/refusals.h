// Why something was refused, in the reader's language. The sentences are the engine's (engine/dos/reason.h), for the console to
// say the same; here they are translated.
#pragma once

#include "engine/dos/reason.h"
#include "engine/uno/reason.h"

#include <QString>

namespace tableside::words {

/// One sentence. `turnName` is the player in turn; `otherName` the one whom the action was aimed at (caught, swapped with),
/// empty where it was aimed at nobody. Empty for Reason::none.
QString refusal(dos::Reason reason, const QString &turnName, const QString &otherName = {});
QString refusal(uno::Reason reason, const QString &turnName, const QString &otherName = {});

} // namespace tableside::words
