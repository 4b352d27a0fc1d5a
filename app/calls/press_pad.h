// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A QML item that reacts to being pressed, not released. It handles any number of fingers or a mouse, and reports the timestamp
// of each press.
#pragma once

#include <QQmlEngine>
#include <QQuickItem>
#include <QSet>

namespace tableside {

class PressPad : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    /// Whether a finger is on the item or the mouse button is pressed on it.
    Q_PROPERTY(bool down READ isDown NOTIFY downChanged FINAL)

public:
    explicit PressPad(QQuickItem *parent = nullptr);

    bool isDown() const { return m_down; }

signals:
    /// Emitted for each press. `eventMs` is the timestamp of the input event in milliseconds.
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

    QSet<int> m_fingers; ///< The ids of the touch points that are on the item.
    bool m_down = false;
};

} // namespace tableside
