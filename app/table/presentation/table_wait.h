// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A timer for QML that uses the table's time source, which tests control. The timer continues while the table is paused.
#pragma once

#include "app/table/presentation/game_table.h"

#include <QPointer>
#include <QQmlEngine>

namespace tableside {

class TableWait : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(tableside::GameTable *table READ table WRITE setTable REQUIRED FINAL)
    /// The interval in milliseconds.
    Q_PROPERTY(int interval MEMBER m_interval FINAL REQUIRED)
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged FINAL)

public:
    explicit TableWait(QObject *parent = nullptr);

    GameTable *table() const { return m_table; }
    void setTable(GameTable *table);
    bool isRunning() const { return m_timer.isActive(); }
    Q_INVOKABLE void restart();
    Q_INVOKABLE void stop();

signals:
    void runningChanged();
    void triggered();

private:
    QPointer<GameTable> m_table;
    OneShotTimer m_timer{systemTime()};
    int m_interval = 0;
};

} // namespace tableside
