// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/system/instance_bus.h"

#include <QCryptographicHash>
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDir>
#include <QFileInfo>

namespace tableside {

namespace {

const QString desktopName = QStringLiteral("io.github.tableside.Tableside"); // also the name of the .desktop file
const QString objectPath = QStringLiteral("/io/github/tableside/Tableside");
const QString interfaceName = QStringLiteral("org.freedesktop.Application");
const QString tokenKey = QStringLiteral("activation-token");
const QString startupKey = QStringLiteral("desktop-startup-id");
constexpr int answerWithinMs = 15'000; // the other process may still be creating its first window

/// Returns the bus name for a data folder. The name begins with the app's ID, as sandboxes require, and all paths to the same
/// folder give the same name.
QString busNameOf(const QString &folder)
{
    const QString canonical = QFileInfo(folder).canonicalFilePath();
    const QByteArray place = QDir::cleanPath(canonical.isEmpty() ? folder : canonical).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(place, QCryptographicHash::Sha256).toHex().left(16);
    return desktopName + QStringLiteral(".In") + QString::fromLatin1(hash);
}

QVariantMap platformData(const StartRequest &request)
{
    QVariantMap data;
    if (!request.activationToken.isEmpty())
        data.insert(tokenKey, request.activationToken);
    if (!request.startupId.isEmpty())
        data.insert(startupKey, request.startupId);
    return data;
}

QDBusMessage messageFor(const QString &name, const StartRequest &request)
{
    const auto call = [&](const char *method, QVariantList arguments) {
        QDBusMessage message = QDBusMessage::createMethodCall(name, objectPath, interfaceName, QString::fromLatin1(method));
        arguments << platformData(request);
        message.setArguments(arguments);
        message.setAutoStartService(false);
        return message;
    };
    if (!request.files.isEmpty())
        return call("Open", {QUrl::toStringList(request.files, QUrl::FullyEncoded)});
    if (!request.page.isEmpty())
        return call("ActivateAction", {request.page, QVariant(QVariantList())});
    return call("Activate", {});
}

} // namespace

void BusApplication::Activate(const QVariantMap &platformData)
{
    take({}, platformData);
}

void BusApplication::Open(const QStringList &uris, const QVariantMap &platformData)
{
    StartRequest request;
    for (const QString &uri : uris)
        request.files << QUrl(uri);
    take(request, platformData);
}

void BusApplication::ActivateAction(const QString &name, const QVariantList &, const QVariantMap &platformData)
{
    StartRequest request;
    request.page = name;
    take(request, platformData);
}

/// Queues the request and returns. The sending process thus receives the reply and can exit before the files are opened.
void BusApplication::take(StartRequest request, const QVariantMap &platformData)
{
    request.activationToken = platformData.value(tokenKey).toString();
    request.startupId = platformData.value(startupKey).toString();
    m_waiting << request;
    QMetaObject::invokeMethod(this, &BusApplication::openNext, Qt::QueuedConnection);
}

void BusApplication::answer(const std::function<void(const StartRequest &)> &open)
{
    m_open = open;
    for (qsizetype i = 0; i < m_waiting.size(); ++i)
        QMetaObject::invokeMethod(this, &BusApplication::openNext, Qt::QueuedConnection);
}

void BusApplication::openNext()
{
    if (m_open && !m_waiting.isEmpty())
        m_open(m_waiting.takeFirst());
}

InstanceBus::~InstanceBus()
{
    if (m_name.isEmpty())
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.unregisterService(m_name);
    if (m_hasPlainName)
        bus.unregisterService(desktopName);
    bus.unregisterObject(objectPath);
}

void InstanceBus::offer()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected() || !bus.registerObject(objectPath, &m_application, QDBusConnection::ExportAllSlots))
        return;
    m_name = busNameOf(m_folder);
    bus.registerService(m_name);
    m_hasPlainName = bus.registerService(desktopName);
}

InstanceBus::Answer InstanceBus::hand(const StartRequest &request) const
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    const QString name = busNameOf(m_folder);
    if (!bus.isConnected() || !bus.interface()->isServiceRegistered(name))
        return Answer::Nobody;
    const QDBusMessage reply = bus.call(messageFor(name, request), QDBus::Block, answerWithinMs);
    if (reply.type() == QDBusMessage::ReplyMessage)
        return Answer::Taken;
    return bus.interface()->isServiceRegistered(name) ? Answer::Silence : Answer::Nobody; // the other process may have ended
}

} // namespace tableside
