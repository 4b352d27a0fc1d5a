// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/json_file.h"

#include <QFile>

#include <algorithm>

namespace tableside::rules {

std::optional<QString> readText(const QString &path, QList<Problem> &problems)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        problems.append({path, 0, QStringLiteral("the file cannot be read: %1").arg(file.errorString())});
        return std::nullopt;
    }
    const QByteArray bytes = file.readAll();
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (const std::size_t wrong = find_invalid_utf8(text); wrong != std::string_view::npos) {
        const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(wrong), '\n') + 1;
        problems.append({path, static_cast<int>(line), QStringLiteral("the line is not UTF-8")});
        return std::nullopt;
    }
    return QString::fromUtf8(bytes);
}

std::optional<Json> readJson(const QString &path, QList<Problem> &problems)
{
    const auto text = readText(path, problems);
    if (!text)
        return std::nullopt;
    const std::string bytes = text->toStdString();
    try {
        return Json::parse(bytes);
    } catch (const Json::parse_error &error) {
        const auto end = bytes.begin() + static_cast<std::ptrdiff_t>(std::min(error.byte, bytes.size()));
        const auto line = std::count(bytes.begin(), end, '\n') + 1;
        problems.append({path, static_cast<int>(line), QString::fromUtf8(error.what())});
        return std::nullopt;
    }
}

} // namespace tableside::rules
