// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that find out what a window shows, which controls can be pressed, and which item is on top.
#pragma once

#include <QAccessible>
#include <QList>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>

#include <functional>

namespace tableside::test {

/// Returns whether the item itself is visible and opaque enough to be seen. Another item may still cover it.
bool isShown(const QQuickItem &item);

/// Returns whether the item's type is the QML file named \p type or derives from it.
bool isOf(const QObject &object, const char *type);

/// Calls \p visitor for everything in the window that a screen reader can reach, including disabled controls.
void visitForReaders(QQuickWindow &window, const std::function<void(QAccessibleInterface &)> &visitor);

/// Returns whether a screen reader offers to press, toggle, slide or type into the object.
bool isControl(const QAccessibleInterface &interface);

/// Returns the visible, enabled controls in the order of the accessibility tree. Items that a screen reader cannot reach, such
/// as the cards of other players, are left out.
QList<QQuickItem *> controlsIn(QQuickWindow &window);

/// Returns the part of the item that its ancestors and the window do not clip, in window coordinates; empty for none.
QRectF visibleRect(const QQuickItem &item);

/// Returns the topmost item at \p point that accepts presses; null if there is none.
QQuickItem *pressedAt(const QQuickWindow &window, QPointF point);

/// Returns whether \p item is \p around or one of its descendants.
bool isWithin(const QQuickItem *item, const QQuickItem *around);

/// Returns the popup item that contains \p item; null if \p item is in no popup.
const QQuickItem *popupOf(const QQuickItem &item);

/// Returns a description for failure messages: the item's objectName, accessible name, and type.
QString described(const QQuickItem &item);

} // namespace tableside::test
