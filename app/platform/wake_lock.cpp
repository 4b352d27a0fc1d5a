#include "app/platform/wake_lock.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>

namespace tableside {

namespace {

// https://specifications.freedesktop.org/idle-inhibit-spec/latest/
QDBusMessage call(const char *method, const QVariantList &arguments)
{
    QDBusMessage message = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.ScreenSaver"), QStringLiteral("/org/freedesktop/ScreenSaver"),
        QStringLiteral("org.freedesktop.ScreenSaver"), QString::fromLatin1(method));
    message.setArguments(arguments);
    return message;
}

constexpr int answerWithinMs = 300;

} // namespace

WakeLock::~WakeLock()
{
    hold(false);
}

void WakeLock::hold(bool awake)
{
    if (awake == m_held)
        return;
    m_held = awake;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    if (awake) {
        //: Why the screen stays on; shown by the desktop
        const QVariantList reason{QCoreApplication::applicationName(), QCoreApplication::translate("WakeLock", "In use beside real cards")};
        const QDBusMessage reply = bus.call(call("Inhibit", reason), QDBus::Block, answerWithinMs);
        m_cookie = reply.type() == QDBusMessage::ReplyMessage ? reply.arguments().value(0).toUInt() : 0;
    } else if (m_cookie != 0) {
        bus.call(call("UnInhibit", {m_cookie}), QDBus::NoBlock);
        m_cookie = 0;
    }
}

} // namespace tableside
