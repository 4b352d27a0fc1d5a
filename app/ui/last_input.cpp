// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/ui/last_input.h"

#include <QKeyEvent>
#include <QQuickWindow>

namespace tableside {

void LastInput::setItem(QQuickItem *item)
{
    if (item == m_item)
        return;
    if (m_item)
        m_item->disconnect(this);
    m_item = item;
    if (item != nullptr)
        connect(item, &QQuickItem::windowChanged, this, &LastInput::watch);
    watch(item != nullptr ? item->window() : nullptr);
    emit itemChanged();
}

void LastInput::watch(QQuickWindow *window)
{
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = window;
    if (window != nullptr)
        window->installEventFilter(this);
}

bool LastInput::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
        s_isKey = true;
        if (!static_cast<const QKeyEvent *>(event)->isAutoRepeat())
            emit pressed();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
        s_isKey = false;
        emit pressed();
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tableside
