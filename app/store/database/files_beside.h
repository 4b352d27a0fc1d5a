// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions for files beside a database whose names are derived from the database's name, such as
// "tableside-backup-2026-11-28T201530.sqlite" for "tableside.sqlite".
#pragma once

#include <QString>
#include <QStringList>

namespace tableside {

/// Returns the path of a file beside the database at \p path, with \p addition between its name and its suffix.
QString siblingFile(const QString &path, const QString &addition);
/// Returns all files beside the database at \p path whose names begin with the database's name and \p addition, sorted by name in
/// reverse.
QStringList siblingFiles(const QString &path, const QString &addition);

} // namespace tableside
