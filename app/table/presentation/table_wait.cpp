// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/presentation/table_wait.h"

namespace tableside {

TableWait::TableWait(QObject *parent) : QObject(parent)
{
    connect(&m_timer, &OneShotTimer::timeout, this, [this] {
        emit triggered(); // first: if a handler restarts the timer, bindings to `running` never see it stopped
        emit runningChanged();
    });
}

void TableWait::setTable(GameTable *table)
{
    m_table = table;
    m_timer.setTime(table->clock().time());
}

void TableWait::restart()
{
    m_timer.start(m_interval);
    emit runningChanged();
}

void TableWait::stop()
{
    m_timer.stop();
    emit runningChanged();
}

} // namespace tableside
