// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tracks the rectangles of the visible items that have given object names, in order to highlight the items or focus one of
// them.
#pragma once

#include <QQmlEngine>
#include <QQuickItem>
#include <QRectF>
#include <QStringList>

namespace tableside {

class ItemTracker : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    /// The item whose descendants are searched.
    Q_PROPERTY(QQuickItem *within MEMBER m_within NOTIFY withinChanged FINAL REQUIRED)
    Q_PROPERTY(QStringList names MEMBER m_names NOTIFY namesChanged FINAL)
    /// The rectangles of the items that the last call of look() found, in the tracker's coordinates.
    Q_PROPERTY(QList<QRectF> places READ places NOTIFY placesChanged FINAL)
    /// Whether look() is called for each frame of the window. Items move only with a new frame.
    Q_PROPERTY(bool following READ isFollowing WRITE setFollowing NOTIFY followingChanged FINAL)

public:
    using QQuickItem::QQuickItem;

    QList<QRectF> places() const { return m_places; }
    bool isFollowing() const { return m_isFollowing; }
    void setFollowing(bool following);
    Q_INVOKABLE void look();
    /// Focuses the first visible item, in the order of `names`; returns false if there is none.
    Q_INVOKABLE bool giveFocus(Qt::FocusReason reason);

signals:
    void withinChanged();
    void namesChanged();
    void placesChanged();
    void followingChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData &value) override;

private:
    void follow(QQuickWindow *window);

    QQuickItem *m_within = nullptr;
    QStringList m_names;
    QList<QRectF> m_places;
    bool m_isFollowing = false;
    QMetaObject::Connection m_frames;
};

} // namespace tableside
