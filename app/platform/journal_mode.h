// The journal mode of the SQLite databases.
#pragma once

#include <QtGlobal>

namespace tableside {

#ifdef Q_OS_WASM
/// WAL needs shared memory, which the browser's in-memory file system lacks.
inline constexpr char journalMode[] = "DELETE";
#else
/// SQLite falls back to the rollback journal, which is as safe but slower, on file systems without the shared memory that WAL
/// needs.
inline constexpr char journalMode[] = "WAL";
#endif

} // namespace tableside
