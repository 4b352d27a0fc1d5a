// A match out of the golden files, for tests that open one as people do. TABLESIDE_GOLDEN is where they are.
#pragma once

#include <QByteArrayList>
#include <QFile>
#include <QString>

namespace tableside::test {

/// The first match of the file, without its last `left` lines; empty where the file can't be opened.
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
