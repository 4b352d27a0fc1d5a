// How SQLite keeps what it is about to change.
#pragma once

#include <QtGlobal>

namespace tableside {

#ifdef Q_OS_WASM
/// The browser keeps whole files, and is told to whenever one of them goes, as this journal does at the end of each
/// transaction (packaging/web/page/storage.js).
inline constexpr char journalMode[] = "DELETE";
#else
/// Refused where a file system cannot share memory; the rollback journal is as safe, only slower.
inline constexpr char journalMode[] = "WAL";
#endif

} // namespace tableside
