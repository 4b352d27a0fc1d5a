// Tests of WakeLock, which keeps the screen on while a score sheet is open: the requests to the desktop's service, on a private
// D-Bus.
#include "test_program.h"

#include "app/platform/wake_lock.h"

#include "tests/app/platform/private_bus.h"

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
    void cleanupTestCase();
    void doesWithoutAService();
    void inhibitsUntilReleased();
    void destructorReleasesTheLock();

private:
    void offerService();

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

void TestWakeLock::cleanupTestCase()
{
    m_bus.stop();
}

void TestWakeLock::offerService()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    m_desktop.held.clear();
    bus.registerObject(QStringLiteral("/org/freedesktop/ScreenSaver"), &m_desktop, QDBusConnection::ExportAllSlots);
    bus.registerService(QStringLiteral("org.freedesktop.ScreenSaver"));
}

void TestWakeLock::doesWithoutAService()
{
    WakeLock lock;
    lock.hold(true);
    lock.hold(false);
    QVERIFY(m_desktop.held.isEmpty());
}

void TestWakeLock::inhibitsUntilReleased()
{
    offerService();
    WakeLock lock;
    lock.hold(true);
    lock.hold(true);
    QCOMPARE(m_desktop.held, QList<uint>{m_desktop.last});
    QVERIFY(m_desktop.complete);
    lock.hold(false);
    QTRY_VERIFY(m_desktop.held.isEmpty());
}

void TestWakeLock::destructorReleasesTheLock()
{
    offerService();
    {
        WakeLock lock;
        lock.hold(true);
        QCOMPARE(m_desktop.held.size(), 1);
    }
    QTRY_VERIFY(m_desktop.held.isEmpty());
}

TABLESIDE_TEST(TestWakeLock)
#include "tst_wake_lock.moc"
