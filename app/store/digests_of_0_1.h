// The derived columns of score games as 0.1.0 kept them, in the binary form of QDataStream.
#pragma once

class QSqlDatabase;
class QSqlError;

namespace tableside {

/// Writes them anew as JSON (ScoreDigest). Within the caller's transaction; invalid where all went well.
QSqlError bringOverDigestsOf_0_1(const QSqlDatabase &database);

} // namespace tableside
