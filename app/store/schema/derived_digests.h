// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Derives the digests (stored states) of score games again from their facts (entries and other changes). Used by migrations that
// change the content of digests, and by Recovery.
#pragma once

#include <QtGlobal>

class QSqlDatabase;
class QSqlError;

namespace tableside {

/// Derives the digests (stored states) and searched texts of all score games, within the caller's transaction. Returns an error
/// whose isValid() is false on success. If a game's facts cannot all be read, its digest is derived from the facts before the
/// first unreadable one, so that the game stays in the book.
QSqlError deriveDigests(const QSqlDatabase &database);
/// Derives the digest (stored state) of the score game \p id and all other data that depend on the game's facts (entries), such
/// as its players. Returns an error whose isValid() is false on success.
QSqlError deriveDigest(const QSqlDatabase &database, qint64 id);
/// Derives each score game's searched text, which the search of the score book reads, from the game's digest (stored state).
/// Returns an error whose isValid() is false on success.
QSqlError deriveSearchedTexts(const QSqlDatabase &database);

} // namespace tableside
