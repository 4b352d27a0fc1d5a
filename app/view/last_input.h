// Reports whether the window was last used by keys, or by mouse or touch: after pointer input, a focus that is set by the app
// needs no focus ring, because the person did not choose the item.
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
    /// Returns the reason for forceActiveFocus() with which a focus ring is shown only after keyboard input.
    Q_INVOKABLE Qt::FocusReason focusReason() const { return s_isKey ? Qt::TabFocusReason : Qt::PopupFocusReason; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void itemChanged();

private:
    void watch(QQuickWindow *window);

    QPointer<QQuickItem> m_item;
    QPointer<QQuickWindow> m_window;
    /// Shared by all instances, so that a new page can read how it was opened.
    inline static bool s_isKey = false;
};

} // namespace tableside
