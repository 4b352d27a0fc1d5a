// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/match_lines.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace tableside {

std::vector<std::string> asText(const QByteArrayList &lines)
{
    std::vector<std::string> text;
    text.reserve(static_cast<std::size_t>(lines.size()));
    for (const QByteArray &line : lines)
        text.push_back(line.trimmed().toStdString());
    return text;
}

std::optional<QString> gameOfHeader(const QByteArray &line)
{
    const QJsonObject header = QJsonDocument::fromJson(line).object();
    if (!header.contains(QLatin1String("tableside")) || !header.contains(QLatin1String("game")))
        return {};
    return header[QLatin1String("game")].toString();
}

} // namespace tableside
