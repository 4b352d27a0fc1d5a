// A surface that answers when it is touched, not when it is let go: by any number of fingers, or a mouse, each with the
// time that the event carries.
#pragma once

#include <QQmlEngine>
#include <QQuickItem>
#include <QSet>

namespace tableside {

class PressPad : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    /// While a finger or the mouse button is on it.
    Q_PROPERTY(bool down READ isDown NOTIFY downChanged FINAL)

public:
    explicit PressPad(QQuickItem *parent = nullptr);

    bool isDown() const { return m_down; }

signals:
    /// `eventMs` is the event's own timestamp in milliseconds.
    void pressed(qreal eventMs);
    void downChanged();

protected:
    void touchEvent(QTouchEvent *event) override;
    void touchUngrabEvent() override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseUngrabEvent() override;

private:
    void setDown(bool down);

    QSet<int> m_fingers; ///< Ids of the points that are down on it.
    bool m_down = false;
};

} // namespace tableside
