// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reports from which direction the focus enters an item with several focusable parts. With Shift+Tab, the last part should get
// the focus first.
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

namespace tableside {

class FocusEntry : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    /// The item whose focus is watched.
    Q_PROPERTY(QQuickItem *item READ item WRITE setItem NOTIFY itemChanged FINAL REQUIRED)
    /// Whether the item last received the focus by Shift+Tab. This property is updated before the item's activeFocus.
    Q_PROPERTY(bool backwards READ isBackwards NOTIFY backwardsChanged FINAL)

public:
    using QObject::QObject;

    QQuickItem *item() const { return m_item; }
    void setItem(QQuickItem *item);
    bool isBackwards() const { return m_isBackwards; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void itemChanged();
    void backwardsChanged();

private:
    QPointer<QQuickItem> m_item;
    bool m_isBackwards = false;
};

} // namespace tableside
