// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads a match from the golden files, whose folder is TABLESIDE_GOLDEN.
#pragma once

#include <QByteArrayList>
#include <QFile>
#include <QString>

namespace tableside::test {

/// Returns the first match in the file \p golden without its last \p left lines; empty if the file can't be opened.
inline QByteArray goldenMatch(const QString &golden, qsizetype left)
{
    QFile file(QStringLiteral(TABLESIDE_GOLDEN "/") + golden);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArrayList lines{file.readLine()};
    for (QByteArray line = file.readLine(); !line.isEmpty() && !line.startsWith("{\"tableside\""); line = file.readLine())
        lines << line;
    return lines.mid(0, lines.size() - left).join();
}

} // namespace tableside::test
