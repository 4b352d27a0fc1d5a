// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Names and finds files related to a database by their names, such as "tableside-copy-2026-01-31.sqlite" for
// "tableside.sqlite".
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
