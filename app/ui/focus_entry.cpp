// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/ui/focus_entry.h"

#include <QFocusEvent>

namespace tableside {

void FocusEntry::setItem(QQuickItem *item)
{
    if (item == m_item)
        return;
    if (m_item)
        m_item->removeEventFilter(this);
    m_item = item;
    if (item != nullptr)
        item->installEventFilter(this);
    emit itemChanged();
}

/// Reads the reason from the focus event, because Qt 6.4 has no QQuickItem::focusReason.
bool FocusEntry::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_item && event->type() == QEvent::FocusIn) {
        const bool isBackwards = static_cast<QFocusEvent *>(event)->reason() == Qt::BacktabFocusReason;
        if (m_isBackwards != isBackwards) {
            m_isBackwards = isBackwards;
            emit backwardsChanged();
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tableside
