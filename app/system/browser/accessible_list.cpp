// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/system/browser/accessible_list.h"

#include <QAccessible>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>

namespace tableside {

namespace {

QJsonObject entryOf(const QAccessibleInterface &item)
{
    const QAccessible::State state = item.state();
    QJsonArray states;
    const auto add = [&](bool is, const char *name) {
        if (is)
            states.append(QLatin1String(name));
    };
    add(state.checked, "checked");
    add(state.focused, "focused");
    add(state.disabled, "disabled");
    const QRect place = item.rect();
    return {{QStringLiteral("role"), QLatin1String(QMetaEnum::fromType<QAccessible::Role>().valueToKey(item.role()))},
            {QStringLiteral("name"), item.text(QAccessible::Name)},
            {QStringLiteral("description"), item.text(QAccessible::Description)},
            {QStringLiteral("states"), states},
            {QStringLiteral("rect"), QJsonArray{place.x(), place.y(), place.width(), place.height()}}};
}

void addChildren(const QAccessibleInterface &item, QJsonArray &list)
{
    for (int index = 0; index < item.childCount(); ++index) {
        const QAccessibleInterface *child = item.child(index);
        if (!child || child->state().invisible)
            continue;
        list.append(entryOf(*child));
        addChildren(*child, list);
    }
}

} // namespace

std::string accessibleList(QObject *window)
{
    QJsonArray list;
    if (const QAccessibleInterface *top = QAccessible::queryAccessibleInterface(window))
        addChildren(*top, list);
    return QJsonDocument(list).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace tableside
