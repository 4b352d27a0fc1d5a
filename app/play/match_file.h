// A match out of the app, as a record: to be replayed by tableside-console, or sent with a report of a fault.
#pragma once

#include "export/export_file.h"

namespace tableside {

class AnySession;

/// In `folder`, empty for the usual one; `atMs` in milliseconds since 1970 names the file.
FileOutcome saveMatch(const AnySession &session, const QString &folder, qint64 atMs);

} // namespace tableside
