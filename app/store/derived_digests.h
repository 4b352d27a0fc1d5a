// Derives the digests of score games from their facts again, for migrations that change the content of digests.
#pragma once

#include <QtGlobal>

class QSqlDatabase;
class QSqlError;

namespace tableside {

/// Derives all digests within the caller's transaction. Returns an invalid error on success. If a game's facts cannot all be
/// read, its digest is derived from the readable facts before the first bad one, so that it stays in the book.
QSqlError deriveDigests(const QSqlDatabase &database);
/// Derives everything stored beside the facts of one sheet, including its people. Returns an invalid error on success.
QSqlError deriveDigest(const QSqlDatabase &database, qint64 id);
/// Derives the searched text of each game from its digest. Returns an invalid error on success.
QSqlError deriveSearchedTexts(const QSqlDatabase &database);

} // namespace tableside
