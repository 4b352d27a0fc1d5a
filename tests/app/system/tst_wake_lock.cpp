// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of WakeLock, which keeps the screen on while a score sheet is open: the requests to the desktop's service, on a private
// D-Bus.
#include "test_program.h"

#include "app/system/wake_lock.h"

#include "tests/app/system/private_bus.h"

#include <QTest>

using namespace tableside;
using tableside::test::PrivateBus;

/// A fake screen saver service that lists the active requests.
class FakeScreenSaver : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public slots:
    uint Inhibit(const QString &application, const QString &reason) // NOLINT: the service's own name
    {
        complete = !application.isEmpty() && !reason.isEmpty();
        held.append(++last);
        return last;
    }
    void UnInhibit(uint cookie) { held.removeAll(cookie); }

public:
    uint last = 40;
    QList<uint> held;
    bool complete = false;
};

class TestWakeLock : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_bus.stop(); }
    void inhibitsUntilReleased();

private:
    PrivateBus m_bus;
    FakeScreenSaver m_desktop;
};

void TestWakeLock::initTestCase()
{
    QCoreApplication::setApplicationName(QStringLiteral("Tableside"));
    if (!m_bus.start())
        QSKIP("no dbus-daemon here");
    QVERIFY(QDBusConnection::sessionBus().isConnected());
}

void TestWakeLock::inhibitsUntilReleased()
{
    WakeLock withoutService;
    withoutService.hold(true);
    withoutService.hold(false);
    QVERIFY(m_desktop.held.isEmpty());
    QDBusConnection bus = QDBusConnection::sessionBus();
    QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/ScreenSaver"), &m_desktop, QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.ScreenSaver")));
    {
        WakeLock lock;
        lock.hold(true);
        lock.hold(true);
        QCOMPARE(m_desktop.held, QList<uint>{m_desktop.last});
        QVERIFY(m_desktop.complete);
        lock.hold(false);
        QTRY_VERIFY(m_desktop.held.isEmpty());
        lock.hold(true);
        QCOMPARE(m_desktop.held.size(), 1);
    }
    QTRY_VERIFY(m_desktop.held.isEmpty()); // The destructor releases the lock
}

TABLESIDE_TEST(TestWakeLock)
#include "tst_wake_lock.moc"
