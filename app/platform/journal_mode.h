// The journal mode of the SQLite databases.
#pragma once

#include <QtGlobal>

namespace tableside {

#ifdef Q_OS_WASM
/// A browser's files are in the program's memory, which lacks the shared memory that WAL needs.
inline constexpr char journalMode[] = "DELETE";
#else
/// File systems without shared memory refuse WAL; the rollback journal is as safe, only slower.
inline constexpr char journalMode[] = "WAL";
#endif

} // namespace tableside
