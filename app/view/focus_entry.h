// Reports from which end the focus enters an item with several stops: Shift+Tab begins at the last one.
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
    /// Whether the focus last came by Shift+Tab; set before the item's activeFocus changes.
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
