// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Keeps what a browser's screen reader knows up to date. Qt 6.8 describes each accessible item by an HTML element, which it places
// when the item appears, and does not move with the item. Items that are already shown when the screen reader starts get none.
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QRect>
#include <QTimer>

class QAccessibleInterface;
class QQuickWindow;

namespace tableside {

/// Announces all items of a window as shown, and later those that have moved. Then Qt makes and places their HTML elements. Should
/// be made when a screen reader starts, because it looks at all items after each animation.
class AccessiblePlaces : public QObject
{
    Q_OBJECT

public:
    explicit AccessiblePlaces(QQuickWindow &window);

    /// Returns the visible items whose rectangles have changed since the last call. At the first call, these are all visible items.
    QList<QAccessibleInterface *> takeMoved();

private:
    void announceMoved();

    QQuickWindow &m_window;
    QTimer m_timer;
    QHash<quint32, QRect> m_places; ///< The rectangles by the items' QAccessible::Id, in pixels of the screen.
};

} // namespace tableside
