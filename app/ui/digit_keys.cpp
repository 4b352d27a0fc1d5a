// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/ui/digit_keys.h"

#include "app/ui/held_keys.h"

#include <QKeyEvent>
#include <QQuickWindow>

namespace tableside {

DigitKeys::DigitKeys(QQuickItem *parent) : QQuickItem(parent) {}

void DigitKeys::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemSceneChange) {
        if (m_window)
            m_window->removeEventFilter(this);
        m_window = data.window;
        if (m_window)
            m_window->installEventFilter(this);
    }
    QQuickItem::itemChange(change, data);
}

bool DigitKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && isEnabled() && m_window && !isTyping(*m_window)) {
        const auto &key = static_cast<QKeyEvent &>(*event);
        if (const int digit = digitOf(key); digit >= 0) {
            if (!key.isAutoRepeat())
                emit digitPressed(digit);
            return true;
        }
    }
    return QQuickItem::eventFilter(watched, event);
}

int digitOf(const QKeyEvent &event)
{
    if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0)
        return -1;
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9)
        return event.key() - Qt::Key_0;
    // On X11 and Wayland, the keys 1 to 9 and 0 above the letters have the scan codes 10 to 19. These are
    // the codes in linux/input-event-codes.h plus 8.
    constexpr quint32 one = 10;
    constexpr quint32 zero = 19;
    const quint32 code = event.nativeScanCode();
    const bool isPlain = (event.modifiers() & Qt::ShiftModifier) == 0;
    return isPlain && code >= one && code <= zero ? static_cast<int>((code - one + 1) % 10) : -1;
}

} // namespace tableside
