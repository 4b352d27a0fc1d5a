// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/ui/held_keys.h"

#include <QCoreApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>
#include <QQuickWindow>

namespace tableside {

namespace {

bool repeats(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return true;
    default: return false;
    }
}

} // namespace

HeldKeys::HeldKeys(QQuickWindow &window) : QObject(&window)
{
    window.installEventFilter(this);
}

bool HeldKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) {
        const auto &key = static_cast<QKeyEvent &>(*event);
        if (key.isAutoRepeat() && !repeats(key.key()) && !isTyping(static_cast<QQuickWindow &>(*watched)))
            return true;
    }
    return QObject::eventFilter(watched, event);
}

bool isTyping(const QQuickWindow &window)
{
    QObject *focus = window.focusObject();
    QInputMethodQueryEvent query(Qt::ImEnabled);
    return focus && QCoreApplication::sendEvent(focus, &query) && query.value(Qt::ImEnabled).toBool();
}

} // namespace tableside
