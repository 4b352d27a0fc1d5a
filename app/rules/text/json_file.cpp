// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/json_file.h"

#include <QFile>

namespace tableside::rules {

QString readText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

Json readJson(const QString &path)
{
    return Json::parse(readText(path).toStdString());
}

QString stringOf(const Json &json)
{
    return QString::fromStdString(json.get<std::string>());
}

QStringList stringsOf(const Json &json)
{
    QStringList strings;
    for (const std::string &string : json.get<std::vector<std::string>>())
        strings << QString::fromStdString(string);
    return strings;
}

const Json::array_t &arrayOf(const Json &json)
{
    return json.get_ref<const Json::array_t &>();
}

} // namespace tableside::rules
