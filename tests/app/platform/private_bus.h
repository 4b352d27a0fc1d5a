// A D-Bus session bus of the test's own, so that nobody's desktop is asked for anything.
#pragma once

#include <QDBusConnection>
#include <QProcess>

namespace tableside::test {

class PrivateBus
{
public:
    /// From now on it is the session bus. False where there is no dbus-daemon.
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
