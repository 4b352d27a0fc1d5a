// The digests of score games, derived from their facts anew: for a step of the schema after which they hold something else.
#pragma once

#include <QtGlobal>

class QSqlDatabase;
class QSqlError;

namespace tableside {

/// Within the caller's transaction; invalid where all went well. A game whose facts cannot be read to their end is
/// derived from those before, so that it stays in the book.
QSqlError deriveDigests(const QSqlDatabase &database);
/// Derives from the facts of one sheet all that is stored beside them, and who sat at it. Returns an invalid error on success.
QSqlError deriveDigest(const QSqlDatabase &database, qint64 id);
/// Derives the searched text of each game from its digest.
QSqlError deriveSearchedTexts(const QSqlDatabase &database);

} // namespace tableside
