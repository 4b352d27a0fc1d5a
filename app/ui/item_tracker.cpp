// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/ui/item_tracker.h"

#include <QQuickWindow>

#include <utility>

namespace tableside {

namespace {

QQuickItem *findVisible(QQuickItem *within, const QString &name)
{
    if (!within->isVisible())
        return nullptr;
    if (within->objectName() == name)
        return within;
    for (QQuickItem *child : within->childItems()) {
        if (QQuickItem *found = findVisible(child, name))
            return found;
    }
    return nullptr;
}

} // namespace

void ItemTracker::setFollowing(bool following)
{
    if (std::exchange(m_isFollowing, following) == following)
        return;
    follow(window());
    emit followingChanged();
}

void ItemTracker::itemChange(ItemChange change, const ItemChangeData &value)
{
    if (change == ItemSceneChange)
        follow(value.window);
    QQuickItem::itemChange(change, value);
}

/// Calls look() once per frame of the window: after the animations have moved the items, and before the frame is drawn.
void ItemTracker::follow(QQuickWindow *window)
{
    disconnect(m_frames);
    if (m_isFollowing && window)
        m_frames = connect(window, &QQuickWindow::afterAnimating, this, &ItemTracker::look);
}

void ItemTracker::look()
{
    QList<QRectF> places;
    for (const QString &name : m_names) {
        if (const QQuickItem *item = m_within ? findVisible(m_within, name) : nullptr)
            places << mapRectFromItem(item, {0, 0, item->width(), item->height()});
    }
    if (std::exchange(m_places, places) != places)
        emit placesChanged();
}

bool ItemTracker::giveFocus(Qt::FocusReason reason)
{
    for (const QString &name : m_names) {
        if (QQuickItem *item = m_within ? findVisible(m_within, name) : nullptr) {
            item->forceActiveFocus(reason);
            return true;
        }
    }
    return false;
}

} // namespace tableside
