// Tells what a person meets in a window: what is shown, what can be pressed, and what lies on top.
#pragma once

#include <QAccessible>
#include <QList>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>

#include <functional>

namespace tableside::test {

/// Returns whether an item can be seen as far as its own visibility and opacity go; something may cover it.
bool isShown(const QQuickItem &item);

/// Returns whether the item's type is the QML file of that name or derives from it.
bool isOf(const QObject &object, const char *type);

/// Visits everything in the window that a screen reader is told of, disabled controls too.
void visitForReaders(QQuickWindow &window, const std::function<void(QAccessibleInterface &)> &visitor);

/// Returns whether a screen reader offers to press, toggle, type, or slide.
bool isControl(const QAccessibleInterface &interface);

/// Returns the controls that are shown and enabled, in the order of the tree. What a screen reader does not visit, such as
/// the cards of others, is no control.
QList<QQuickItem *> controlsIn(QQuickWindow &window);

/// Returns the part of the item that is not cut off by what it lies in, in the window's coordinates; empty for none.
QRectF visibleRect(const QQuickItem &item);

/// Returns the topmost item at a point that takes presses; null if none does.
QQuickItem *pressedAt(const QQuickWindow &window, QPointF point);

/// Returns whether an item is the other or lies within it.
bool isWithin(const QQuickItem *item, const QQuickItem *around);

/// Returns the popup that an item lies in, its item in the overlay; null for an item of the page.
const QQuickItem *popupOf(const QQuickItem &item);

/// Returns a name for messages: the item's own, what it is called, and its type.
QString described(const QQuickItem &item);

} // namespace tableside::test
