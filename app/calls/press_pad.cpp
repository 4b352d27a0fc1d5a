// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/calls/press_pad.h"

#include <QMouseEvent>
#include <QTouchEvent>

namespace tableside {

PressPad::PressPad(QQuickItem *parent) : QQuickItem(parent)
{
    setAcceptTouchEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
}

// Ignores repeated presses: when several touch points change at once, Qt 6.4 reports a newly pressed point as pressed again.
void PressPad::touchEvent(QTouchEvent *event)
{
    for (const QEventPoint &point : event->points()) {
        if (point.state() == QEventPoint::Released) {
            m_fingers.remove(point.id());
        } else if (point.state() == QEventPoint::Pressed && !m_fingers.contains(point.id())) {
            m_fingers.insert(point.id());
            emit pressed(static_cast<qreal>(point.timestamp()));
        }
    }
    setDown(!m_fingers.isEmpty());
    event->accept();
}

void PressPad::touchUngrabEvent()
{
    m_fingers.clear();
    setDown(false);
}

void PressPad::mousePressEvent(QMouseEvent *event)
{
    emit pressed(static_cast<qreal>(event->timestamp()));
    setDown(true);
}

void PressPad::mouseReleaseEvent(QMouseEvent *)
{
    setDown(false);
}

void PressPad::mouseUngrabEvent()
{
    setDown(false);
}

void PressPad::setDown(bool down)
{
    if (m_down == down)
        return;
    m_down = down;
    emit downChanged();
}

} // namespace tableside
