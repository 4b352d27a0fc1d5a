// What was taken back as a sentence, for the log, the table and announcements.
#pragma once

#include "engine/dos/action.h"
#include "engine/dos/state.h"
#include "engine/uno/action.h"
#include "engine/uno/state.h"

#include <QString>

namespace tableside::words {

/// "Taken back: red 7."; `before` is the position in which it was done, and which is there again.
QString takenBack(const dos::Action &action, const dos::State &before);
QString takenBack(const uno::Action &action, const uno::State &before);

} // namespace tableside::words
