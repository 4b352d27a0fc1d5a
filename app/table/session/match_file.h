// A match out of the app, as a record: to be replayed by tableside-console, or sent with a report of a fault.
#pragma once

#include "app/platform/export_file.h"

#include <optional>

namespace tableside {

class MatchSessionBase;
class SavePlace;

/// Where `place` says; `atMs` in milliseconds since 1970 names the file. Nothing when the person changed their mind.
std::optional<FileOutcome> saveMatch(const MatchSessionBase &session, const SavePlace &place, qint64 atMs);

} // namespace tableside
