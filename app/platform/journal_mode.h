// How SQLite keeps what it is about to change.
#pragma once

#include <QtGlobal>

namespace tableside {

#ifdef Q_OS_WASM
/// A browser's files are in the program's memory, where SQLite can't share one with itself as WAL wants it.
inline constexpr char journalMode[] = "DELETE";
#else
/// Refused where a file system cannot share memory; the rollback journal is as safe, only slower.
inline constexpr char journalMode[] = "WAL";
#endif

} // namespace tableside
