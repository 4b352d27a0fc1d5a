// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/system/wake_lock.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace tableside {

namespace {

// Creates a call to the desktop's service described at https://specifications.freedesktop.org/idle-inhibit-spec/latest/
QDBusMessage call(const char *method, const QVariantList &arguments)
{
    QDBusMessage message = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.ScreenSaver"), QStringLiteral("/org/freedesktop/ScreenSaver"),
        QStringLiteral("org.freedesktop.ScreenSaver"), QString::fromLatin1(method));
    message.setArguments(arguments);
    return message;
}

} // namespace

/// The state of the request to the desktop. This object outlives the WakeLock while a reply is pending.
struct WakeLock::Inhibition
{
    bool held = false;
    bool isAsked = false; ///< Whether a request is waiting for the service's reply.
    uint cookie = 0;      ///< The service's identifier for the request; 0 if there is no request.

    void letGo()
    {
        if (cookie != 0)
            QDBusConnection::sessionBus().call(call("UnInhibit", {cookie}), QDBus::NoBlock);
        cookie = 0;
    }
};

WakeLock::WakeLock() : m_inhibition(std::make_shared<Inhibition>()) {}

WakeLock::~WakeLock()
{
    hold(false);
}

void WakeLock::hold(bool awake)
{
    if (awake == m_inhibition->held)
        return;
    m_inhibition->held = awake;
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected() || m_inhibition->isAsked)
        return; // after a pending reply, the latest value of `held` is applied
    if (!awake)
        return m_inhibition->letGo();
    m_inhibition->isAsked = true;
    //: The reason why the screen stays on; shown by the desktop
    const QVariantList reason{QCoreApplication::applicationName(),
                              QCoreApplication::translate("WakeLock", "Playing with real cards")};
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call("Inhibit", reason)));
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, watcher, [watcher, asked = m_inhibition] {
        watcher->deleteLater();
        const QDBusPendingReply<uint> reply = *watcher;
        asked->isAsked = false;
        asked->cookie = reply.isError() ? 0 : reply.value();
        if (!asked->held)
            asked->letGo();
    });
}

} // namespace tableside
