// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the vibration for a call: the requests to feedbackd, on a private D-Bus.
#include "test_program.h"

#include "app/system/vibration.h"

#include "tests/app/system/private_bus.h"

#include <QTest>
#include <QVariantMap>

using namespace tableside;
using tableside::test::PrivateBus;

/// A fake feedbackd that counts the requests.
class FakeFeedback : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.sigxcpu.Feedback")

public slots:
    uint TriggerFeedback(const QString &application, const QString &event, const QVariantMap &, int timeout) // NOLINT
    {
        complete = !application.isEmpty() && !event.isEmpty() && timeout == -1;
        return ++taps;
    }

public:
    uint taps = 0;
    bool complete = false;
};

class TestVibration : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_bus.stop(); }
    void tapsOncePerCall();

private:
    PrivateBus m_bus;
    FakeFeedback m_phone;
};

void TestVibration::initTestCase()
{
    QCoreApplication::setApplicationName(QStringLiteral("Tableside"));
    if (!m_bus.start())
        QSKIP("no dbus-daemon here");
}

void TestVibration::tapsOncePerCall()
{
    Vibration().tap(); // Nothing happens without the service
    QCOMPARE(m_phone.taps, 0u);
    QDBusConnection bus = QDBusConnection::sessionBus();
    QVERIFY(bus.registerObject(QStringLiteral("/org/sigxcpu/Feedback"), &m_phone, QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerService(QStringLiteral("org.sigxcpu.Feedback")));
    Vibration().tap();
    Vibration().tap();
    QTRY_COMPARE(m_phone.taps, 2u);
    QVERIFY(m_phone.complete);
}

TABLESIDE_TEST(TestVibration)
#include "tst_vibration.moc"
