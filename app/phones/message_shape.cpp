// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/message_shape.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace tableside::phones {

namespace {

struct ShapeMember
{
    QLatin1String name;
    QJsonValue::Type type;
    bool isNeeded = false;
};

constexpr auto textType = QJsonValue::String;
constexpr auto numberType = QJsonValue::Double;
constexpr auto objectType = QJsonValue::Object;

bool hasMembers(const QJsonObject &value, std::initializer_list<ShapeMember> members)
{
    return std::all_of(members.begin(), members.end(), [&](const ShapeMember &member) {
        const auto found = value.find(member.name);
        return found == value.end() ? !member.isNeeded : found->type() == member.type;
    });
}

/// Returns whether exactly one of the members exists, and whether it has its type.
bool hasOneOf(const QJsonObject &value, std::initializer_list<ShapeMember> members)
{
    return hasMembers(value, members)
        && std::count_if(members.begin(), members.end(), [&](const ShapeMember &member) { return value.contains(member.name); })
        == 1;
}

bool isKnownObject(const QString &kind, const QJsonObject &value)
{
    if (kind == QLatin1String("hello"))
        return hasMembers(value,
                          {{QLatin1String("secret"), textType, true},
                           {QLatin1String("token"), textType},
                           {QLatin1String("language"), textType}});
    if (kind == QLatin1String("time"))
        return hasMembers(value,
                          {{QLatin1String("at"), numberType, true},
                           {QLatin1String("table"), numberType},
                           {QLatin1String("heard"), numberType}});
    if (kind == QLatin1String("who"))
        return hasOneOf(
            value, {{QLatin1String("person"), textType}, {QLatin1String("seat"), numberType}, {QLatin1String("name"), textType}});
    if (kind == QLatin1String("look"))
        return hasOneOf(
            value,
            {{QLatin1String("name"), textType}, {QLatin1String("portrait"), textType}, {QLatin1String("color"), numberType}});
    if (kind == QLatin1String("act"))
        return hasMembers(value, {{QLatin1String("action"), objectType, true}, {QLatin1String("version"), numberType, true}});
    if (kind == QLatin1String("call"))
        return hasMembers(value, {{QLatin1String("at"), numberType}});
    if (kind == QLatin1String("catch"))
        return hasMembers(value, {{QLatin1String("seat"), numberType, true}, {QLatin1String("at"), numberType}});
    if (kind == QLatin1String("moved"))
        return hasMembers(value, {{QLatin1String("seat"), numberType, true}});
    if (kind == QLatin1String("count"))
        return hasMembers(value, {{QLatin1String("cards"), objectType, true}, {QLatin1String("done"), QJsonValue::Bool}});
    if (kind == QLatin1String("press"))
        return hasMembers(value, {{QLatin1String("at"), numberType}, {QLatin1String("kind"), textType}});
    if (kind == QLatin1String("ask"))
        return hasMembers(value, {{QLatin1String("game"), textType}})
            && hasOneOf(value,
                        {{QLatin1String("query"), textType},
                         {QLatin1String("section"), textType},
                         {QLatin1String("chapters"), QJsonValue::Bool}});
    return false;
}

} // namespace

bool isKnownMessage(const QJsonObject &message)
{
    if (message.size() != 1)
        return false;
    const QString kind = message.begin().key();
    const QJsonValue value = message.begin().value();
    if (kind == QLatin1String("language"))
        return value.isString();
    constexpr std::array wishes{QLatin1String("leave"), QLatin1String("out"), QLatin1String("ready"), QLatin1String("takeBack")};
    if (std::find(wishes.begin(), wishes.end(), kind) != wishes.end())
        return value == QJsonValue(true);
    return value.isObject() && isKnownObject(kind, value.toObject());
}

} // namespace tableside::phones
