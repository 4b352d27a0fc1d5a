// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A private D-Bus session bus, so that tests send nothing to the real desktop.
#pragma once

#include <QDBusConnection>
#include <QProcess>

namespace tableside::test {

class PrivateBus
{
public:
    /// Starts the bus and makes it the session bus. Returns false if there is no dbus-daemon.
    bool start()
    {
        m_daemon.start(QStringLiteral("dbus-daemon"), {"--session", "--print-address", "--nofork", "--nopidfile"});
        if (!m_daemon.waitForStarted() || !m_daemon.waitForReadyRead())
            return false;
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_daemon.readLine().trimmed());
        return true;
    }

    void stop()
    {
        QDBusConnection::disconnectFromBus(QStringLiteral("qt_default_session_bus"));
        m_daemon.terminate();
        m_daemon.waitForFinished();
    }

private:
    QProcess m_daemon;
};

} // namespace tableside::test
