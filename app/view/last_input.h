// Tells whether the window was used by keys last, or by mouse or touch: a focus that is set for somebody who points needs no
// mark around what was not chosen.
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

namespace tableside {

class LastInput : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    /// Whose window is watched.
    Q_PROPERTY(QQuickItem *item READ item WRITE setItem NOTIFY itemChanged FINAL REQUIRED)

public:
    using QObject::QObject;

    QQuickItem *item() const { return m_item; }
    void setItem(QQuickItem *item);
    /// For forceActiveFocus(): shown as a mark after a key only.
    Q_INVOKABLE Qt::FocusReason focusReason() const { return s_isKey ? Qt::TabFocusReason : Qt::PopupFocusReason; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void itemChanged();

private:
    void watch(QQuickWindow *window);

    QPointer<QQuickItem> m_item;
    QPointer<QQuickWindow> m_window;
    /// The same for all: a page that opens knows how it was opened.
    inline static bool s_isKey = false;
};

} // namespace tableside
