// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a single SQL statement on any connection, for code without a store.
#pragma once

#include <QSqlQuery>
#include <QVariantList>

namespace tableside {

/// Prepares and runs \p statement, whose placeholders are "?". Returns false if that fails; query.lastError() then gives the
/// reason.
inline bool runStatement(QSqlQuery &query, const char *statement, const QVariantList &values)
{
    if (!query.prepare(QLatin1String(statement)))
        return false;
    for (const QVariant &value : values)
        query.addBindValue(value);
    return query.exec();
}

} // namespace tableside
