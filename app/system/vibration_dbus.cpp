// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/system/vibration.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QVariantMap>

namespace tableside {

// Calls TriggerFeedback(app id, event, hints, timeout in seconds, where -1 is the default) of
// https://source.puri.sm/Librem5/feedbackd
void Vibration::tap() const
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    QDBusMessage message = QDBusMessage::createMethodCall(
        QStringLiteral("org.sigxcpu.Feedback"), QStringLiteral("/org/sigxcpu/Feedback"), QStringLiteral("org.sigxcpu.Feedback"),
        QStringLiteral("TriggerFeedback"));
    message.setArguments({QCoreApplication::applicationName(), QStringLiteral("button-pressed"), QVariantMap(), -1});
    message.setAutoStartService(false); // otherwise D-Bus would search for a missing service at each press
    bus.call(message, QDBus::NoBlock);
}

} // namespace tableside
