// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Keeps the positions up to date that screen readers know. Qt 6.8 describes each accessible item to a browser by an HTML element,
// which it places when the item appears, and does not move with the item.
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QRect>
#include <QTimer>

class QQuickWindow;

namespace tableside {

/// Announces items of a window that have moved as if they had just appeared, while a screen reader is active. Then Qt places
/// their HTML elements again.
class AccessiblePlaces : public QObject
{
    Q_OBJECT

public:
    explicit AccessiblePlaces(QQuickWindow &window);

    /// Returns the objects of the visible items whose rectangles have changed since the last call. At the first call, these are
    /// all visible items.
    QList<QObject *> takeMoved();

private:
    void announceMoved();

    QQuickWindow &m_window;
    QTimer m_timer;
    QHash<quint32, QRect> m_places; ///< The rectangles by the items' QAccessible::Id, in pixels of the screen.
};

} // namespace tableside
