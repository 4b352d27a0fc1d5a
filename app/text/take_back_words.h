// Undone actions as sentences, for the log, the table, and announcements.
#pragma once

#include "engine/dos/action.h"
#include "engine/dos/state.h"
#include "engine/uno/action.h"
#include "engine/uno/state.h"

#include <QString>

namespace tableside::words {

/// Returns, for example, "Taken back: red 7." \p before is the restored position, in which the action was performed.
QString takenBack(const dos::Action &action, const dos::State &before);
QString takenBack(const uno::Action &action, const uno::State &before);

} // namespace tableside::words
