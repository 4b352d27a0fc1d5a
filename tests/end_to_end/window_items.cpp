// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "window_items.h"

#include <algorithm>
#include <set>

namespace tableside::test {

namespace {

/// Returns the children of an item in painting order, the topmost last.
QList<QQuickItem *> paintedChildren(const QQuickItem &item)
{
    QList<QQuickItem *> children = item.childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem *left, const QQuickItem *right) { return left->z() < right->z(); });
    return children;
}

void visit(QAccessibleInterface *interface, const std::function<void(QAccessibleInterface &)> &visitor)
{
    if (!interface || interface->state().invisible)
        return;
    visitor(*interface);
    for (int child = 0; child < interface->childCount(); ++child)
        visit(interface->child(child), visitor);
}

QQuickItem *topmost(QQuickItem &item, QPointF point)
{
    if (!isShown(item))
        return nullptr;
    const QPointF inside = item.mapFromScene(point);
    const bool isHit = item.contains(inside);
    if (item.clip() && !isHit)
        return nullptr;
    const QList<QQuickItem *> children = paintedChildren(item);
    const auto above = std::find_if(children.begin(), children.end(), [](const QQuickItem *child) { return child->z() >= 0; });
    const auto firstOf = [&](auto from, auto to) -> QQuickItem * {
        while (to != from) {
            if (QQuickItem *found = topmost(**--to, point))
                return found;
        }
        return nullptr;
    };
    if (QQuickItem *found = firstOf(above, children.end()))
        return found;
    if (isHit && item.isEnabled() && (item.acceptedMouseButtons() & Qt::LeftButton) != 0)
        return &item;
    return firstOf(children.begin(), above);
}

} // namespace

bool isShown(const QQuickItem &item)
{
    return item.isVisible() && item.opacity() >= 0.05;
}

bool isOf(const QObject &object, const char *type)
{
    const QByteArray wanted = QByteArray(type) + "_QML";
    for (const QMetaObject *each = object.metaObject(); each; each = each->superClass()) {
        if (QByteArray(each->className()).startsWith(wanted))
            return true;
    }
    return false;
}

void visitForReaders(QQuickWindow &window, const std::function<void(QAccessibleInterface &)> &visitor)
{
    visit(QAccessible::queryAccessibleInterface(&window), visitor);
}

bool isControl(const QAccessibleInterface &interface)
{
    static const std::set<QAccessible::Role> roles{QAccessible::Button, QAccessible::CheckBox, QAccessible::RadioButton,
                                                   QAccessible::EditableText, QAccessible::Slider};
    return roles.contains(interface.role());
}

QList<QQuickItem *> controlsIn(QQuickWindow &window)
{
    QList<QQuickItem *> controls;
    visitForReaders(window, [&](QAccessibleInterface &interface) {
        auto *const item = qobject_cast<QQuickItem *>(interface.object());
        if (item && isControl(interface) && isShown(*item) && item->isEnabled())
            controls << item;
    });
    return controls;
}

QRectF visibleRect(const QQuickItem &item)
{
    QRectF rect = item.mapRectToScene({0, 0, item.width(), item.height()});
    for (const QQuickItem *around = item.parentItem(); around; around = around->parentItem()) {
        if (around->clip())
            rect &= around->mapRectToScene({0, 0, around->width(), around->height()});
    }
    return rect & QRectF({}, QSizeF(item.window()->size()));
}

QQuickItem *pressedAt(const QQuickWindow &window, QPointF point)
{
    return topmost(*window.contentItem(), point);
}

bool isWithin(const QQuickItem *item, const QQuickItem *around)
{
    while (item && item != around)
        item = item->parentItem();
    return item != nullptr;
}

const QQuickItem *popupOf(const QQuickItem &item)
{
    for (const QQuickItem *around = &item; around; around = around->parentItem()) {
        if (around->inherits("QQuickPopupItem"))
            return around;
    }
    return nullptr;
}

QString described(const QQuickItem &item)
{
    const QByteArray type = item.metaObject()->className();
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(const_cast<QQuickItem *>(&item));
    const QString name = interface ? interface->text(QAccessible::Name).left(30) : QString();
    return QStringLiteral("%1 \"%2\" (%3)").arg(item.objectName(), name, QString::fromLatin1(type.left(type.indexOf("_QML"))));
}

} // namespace tableside::test
