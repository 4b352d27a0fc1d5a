// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/net/phone_message.h"

#include "app/phones/net/phone_limits.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tableside::phones {

namespace {

/// Returns the number of objects and arrays that are open at the deepest place, or more than it if the text is no JSON.
int depthOf(QByteArrayView utf8)
{
    int depth = 0;
    int deepest = 0;
    bool isInText = false;
    for (qsizetype at = 0; at < utf8.size(); ++at) {
        switch (utf8[at]) {
        case '"': isInText = !isInText; break;
        case '\\': at += isInText ? 1 : 0; break;
        case '{':
        case '[':
            if (!isInText)
                deepest = std::max(deepest, ++depth);
            break;
        case '}':
        case ']':
            if (!isInText)
                --depth;
            break;
        default: break;
        }
    }
    return deepest;
}

/// Returns whether all texts and names in the value are valid. An escape such as "\ud800" gives half of a character.
bool hasValidTexts(const QJsonValue &value)
{
    if (value.isString())
        return value.toString().isValidUtf16();
    if (value.isArray()) {
        const QJsonArray array = value.toArray();
        return std::all_of(array.begin(), array.end(), [](const QJsonValue &one) { return hasValidTexts(one); });
    }
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (!member.key().isValidUtf16() || !hasValidTexts(member.value()))
            return false;
    }
    return true;
}

} // namespace

std::optional<QJsonObject> parseMessage(QByteArrayView utf8)
{
    if (utf8.size() > longestMessage || depthOf(utf8) > deepestMessage)
        return {};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(utf8.toByteArray(), &error);
    if (error.error != QJsonParseError::NoError || !document.isObject() || !hasValidTexts(document.object()))
        return {};
    return document.object();
}

} // namespace tableside::phones
