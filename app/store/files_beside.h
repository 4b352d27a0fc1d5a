// The files beside a database that belong to it by their names: "tableside.sqlite" has "tableside-copy-2026-01-31.sqlite".
#pragma once

#include <QString>
#include <QStringList>

namespace tableside {

/// Of the database at `path`: with `addition` behind its name, and in front of its ending.
QString fileBeside(const QString &path, const QString &addition);
/// All files whose names go on with `addition`, whatever follows, by name, the last first.
QStringList filesBeside(const QString &path, const QString &addition);

} // namespace tableside
