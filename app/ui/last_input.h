// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reports each press in the window, and whether the last input was from the keyboard, or from a mouse or touch. After mouse or
// touch input, a focus set by the app should show no focus ring.
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

namespace tableside {

class LastInput : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    /// The item whose window is watched.
    Q_PROPERTY(QQuickItem *item READ item WRITE setItem NOTIFY itemChanged FINAL REQUIRED)

public:
    using QObject::QObject;

    QQuickItem *item() const { return m_item; }
    void setItem(QQuickItem *item);
    /// Returns the reason to pass to forceActiveFocus(). With this reason, a focus ring appears only if the last input was from
    /// the keyboard.
    Q_INVOKABLE Qt::FocusReason focusReason() const { return s_isKey ? Qt::TabFocusReason : Qt::PopupFocusReason; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void itemChanged();
    /// Emitted when a key, a mouse button, or a finger is pressed, before the press has an effect; possibly twice for
    /// a key. Not emitted for the repetitions of a held key.
    void pressed();

private:
    void watch(QQuickWindow *window);

    QPointer<QQuickItem> m_item;
    QPointer<QQuickWindow> m_window;
    /// Whether the last input was a key. Shared by all instances, so that a new page can query which input opened the page.
    inline static bool s_isKey = false;
};

} // namespace tableside
