// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/message_kinds.h"

#include <QJsonValue>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace tableside::phones {

using namespace Qt::StringLiterals;

namespace {

/// The type of a value. A whole number is one that fits into an int.
enum class Type { Text, Number, Whole, Bool, True, Object, Numbers };

/// A member of a message's value.
struct Member
{
    QLatin1String name;
    Type type;
    bool isNeeded = true;
};

struct Kind
{
    QLatin1String name;
    Type type = Type::Object;
    std::vector<Member> members; ///< The members of a value that is an object.
    bool needsOneOf = false;     ///< Whether the value has at least one of the members, none of which is needed by itself.
};

const std::vector<Kind> &kinds()
{
    constexpr bool optional = false;
    static const std::vector<Kind> all{
        {"hello"_L1,
         Type::Object,
         {{"secret"_L1, Type::Text}, {"token"_L1, Type::Text, optional}, {"language"_L1, Type::Text, optional}}},
        {"time"_L1,
         Type::Object,
         {{"at"_L1, Type::Number}, {"table"_L1, Type::Number, optional}, {"heard"_L1, Type::Number, optional}}},
        {"language"_L1, Type::Text, {}},
        {"who"_L1,
         Type::Object,
         {{"person"_L1, Type::Text, optional}, {"seat"_L1, Type::Whole, optional}, {"name"_L1, Type::Text, optional}},
         true},
        {"look"_L1,
         Type::Object,
         {{"name"_L1, Type::Text, optional}, {"portrait"_L1, Type::Text, optional}, {"color"_L1, Type::Whole, optional}},
         true},
        {"leave"_L1, Type::True, {}},
        {"act"_L1, Type::Object, {{"action"_L1, Type::Object}, {"version"_L1, Type::Whole}}},
        {"call"_L1, Type::Object, {{"at"_L1, Type::Number, optional}}},
        {"catch"_L1, Type::Object, {{"seat"_L1, Type::Whole}, {"at"_L1, Type::Number, optional}}},
        {"moved"_L1, Type::Object, {{"seat"_L1, Type::Whole}}},
        {"ready"_L1, Type::True, {}},
        {"hint"_L1, Type::True, {}},
        {"takeBack"_L1, Type::Object, {{"version"_L1, Type::Whole}}},
        {"count"_L1, Type::Object, {{"cards"_L1, Type::Numbers}, {"done"_L1, Type::Bool}}},
        {"out"_L1, Type::True, {}},
        {"press"_L1, Type::Object, {{"kind"_L1, Type::Text}, {"at"_L1, Type::Number, optional}, {"on"_L1, Type::Bool, optional}}},
        {"ask"_L1,
         Type::Object,
         {{"query"_L1, Type::Text, optional},
          {"game"_L1, Type::Text, optional},
          {"section"_L1, Type::Text, optional},
          {"chapters"_L1, Type::True, optional}},
         true},
    };
    return all;
}

bool isWhole(const QJsonValue &value)
{
    const double number = value.toDouble(0.5);
    return number == std::floor(number) && std::abs(number) <= std::numeric_limits<int>::max();
}

bool hasType(const QJsonValue &value, Type type)
{
    switch (type) {
    case Type::Text: return value.isString();
    case Type::Number: return value.isDouble();
    case Type::Whole: return isWhole(value);
    case Type::Bool: return value.isBool();
    case Type::True: return value.isBool() && value.toBool();
    case Type::Object: return value.isObject();
    case Type::Numbers: {
        const QJsonObject object = value.toObject();
        return value.isObject() && std::ranges::all_of(object, [](const QJsonValue &one) { return one.isDouble(); });
    }
    }
    return false;
}

bool fits(const QJsonValue &value, const Kind &kind)
{
    if (!hasType(value, kind.type))
        return false;
    const QJsonObject object = value.toObject();
    int found = 0;
    for (const Member &member : kind.members) {
        const auto given = object.find(member.name);
        if (given == object.end() ? member.isNeeded : !hasType(*given, member.type))
            return false;
        found += given != object.end() ? 1 : 0;
    }
    return found > 0 || !kind.needsOneOf;
}

} // namespace

std::optional<QString> messageKind(const QJsonObject &message)
{
    if (message.size() != 1)
        return {};
    const QString name = message.begin().key();
    const auto kind = std::ranges::find_if(kinds(), [&](const Kind &one) { return one.name == name; });
    if (kind == kinds().end() || !fits(message.begin().value(), *kind))
        return {};
    return name;
}

} // namespace tableside::phones
