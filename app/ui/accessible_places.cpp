// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/ui/accessible_places.h"

#include <QAccessible>
#include <QQuickWindow>

#include <chrono>

namespace tableside {

namespace {

/// The time between a frame and the update, so that an animation does not cause an update for each frame.
constexpr std::chrono::milliseconds pause(300);

void addPlaces(QAccessibleInterface &item, QHash<quint32, QRect> &places)
{
    for (int index = 0; index < item.childCount(); ++index) {
        QAccessibleInterface *child = item.child(index);
        if (!child || child->state().invisible)
            continue;
        places.insert(QAccessible::uniqueId(child), child->rect());
        addPlaces(*child, places);
    }
}

} // namespace

AccessiblePlaces::AccessiblePlaces(QQuickWindow &window) : QObject(&window), m_window(window)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &AccessiblePlaces::announceMoved);
    connect(&window, &QQuickWindow::frameSwapped, this, [this] {
        if (!m_timer.isActive())
            m_timer.start();
    });
    m_timer.start();
}

QList<QAccessibleInterface *> AccessiblePlaces::takeMoved()
{
    QHash<quint32, QRect> places;
    if (QAccessibleInterface *top = QAccessible::queryAccessibleInterface(&m_window))
        addPlaces(*top, places);
    places.swap(m_places);
    QList<QAccessibleInterface *> moved;
    for (auto now = m_places.cbegin(); now != m_places.cend(); ++now) {
        if (places.value(now.key()) != *now)
            moved << QAccessible::accessibleInterface(now.key());
    }
    return moved;
}

void AccessiblePlaces::announceMoved()
{
    for (QAccessibleInterface *item : takeMoved()) {
        QAccessibleEvent event(item, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace tableside
