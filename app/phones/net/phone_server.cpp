// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/net/phone_server.h"

#include "app/phones/net/home_addresses.h"
#include "app/phones/net/page_connection.h"
#include "app/phones/net/phone_socket.h"

#include <QHash>
#include <QNetworkProxy>
#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>
#include <chrono>

namespace tableside::phones {

namespace {

/// The connections that are accepted in one turn of the event loop.
constexpr int acceptsAtOnce = 8;
/// Ten phones that load the page at the same time make about 700 connections.
constexpr double acceptsInBurst = 800;
constexpr double acceptsPerSecond = 200;
/// The pause between two turns when there were more.
constexpr std::chrono::milliseconds acceptPause{50};

QByteArray hostOf(const QHostAddress &address, quint16 port)
{
    const QByteArray name = address.toString().toLatin1();
    const QByteArray host = address.protocol() == QAbstractSocket::IPv6Protocol ? '[' + name + ']' : name;
    return port == 80 ? host : host + ':' + QByteArray::number(port); // browsers leave out the usual port
}

} // namespace

PhoneServer::PhoneServer(PageFiles files, QObject *parent)
    : QObject(parent), m_files(std::move(files)), m_accepts(acceptsInBurst, acceptsPerSecond)
{
    m_acceptTimer.setSingleShot(true);
    connect(&m_acceptTimer, &QTimer::timeout, this, &PhoneServer::takeConnections);
}

PhoneServer::~PhoneServer()
{
    stop();
}

bool PhoneServer::listen(const QHostAddress &address, quint16 preferred)
{
    stop();
    m_problem.clear();
    if (!isHomeAddress(address)) {
        //: %1: an address of a network, such as 192.168.1.20
        m_problem = tr("%1 is not an address of a network at home.").arg(address.toString());
        return false;
    }
    auto server = std::make_unique<QTcpServer>();
    server->setProxy(QNetworkProxy::NoProxy);
    server->setMaxPendingConnections(acceptsAtOnce); // the system keeps the others until these are taken
    if (!server->listen(address, preferred) && (preferred == 0 || !server->listen(address, 0))) {
        //: %1: an address of a network, such as 192.168.1.20; %2: the system’s reason
        m_problem = tr("Phones can’t connect to %1: %2.").arg(address.toString(), server->errorString());
        return false;
    }
    m_tcp = server.release();
    m_tcp->setParent(this);
    m_address = address;
    m_port = m_tcp->serverPort();
    m_host = hostOf(address, m_port);
    connect(m_tcp, &QTcpServer::newConnection, this, [this] {
        if (!m_acceptTimer.isActive())
            m_acceptTimer.start(m_isFlooded ? acceptPause : std::chrono::milliseconds(0));
    });
    return true;
}

void PhoneServer::stop()
{
    if (!m_tcp)
        return;
    m_acceptTimer.stop();
    m_tcp->close();
    // stop() may have been called by a slot of one of these.
    std::exchange(m_tcp, nullptr)->deleteLater();
    for (PageConnection *connection : std::exchange(m_pages, {})) {
        connection->disconnect(this);
        connection->deleteLater();
    }
    for (PhoneSocket *phone : std::exchange(m_phones, {}))
        phone->close(ServerStopped);
    m_address.clear();
    m_port = 0;
    m_host.clear();
}

void PhoneServer::takeConnections()
{
    int taken = 0;
    for (; taken < acceptsAtOnce && m_tcp && m_tcp->hasPendingConnections(); ++taken)
        admit(m_tcp->nextPendingConnection());
    m_isFlooded = !m_accepts.take(taken);
    if (m_tcp && m_tcp->hasPendingConnections())
        m_acceptTimer.start(m_isFlooded ? acceptPause : std::chrono::milliseconds(0));
}

void PhoneServer::admit(QTcpSocket *socket)
{
    const QHostAddress address = plainAddress(socket->peerAddress());
    const auto isWaiting = [](const PageConnection *page) { return !page->isServed(); };
    const auto isWaitingThere = [&](const PageConnection *page) { return !page->isServed() && page->address() == address; };
    const bool isGone = socket->state() != QAbstractSocket::ConnectedState;
    if (isGone || !isHomeAddress(address) || std::count_if(m_pages.begin(), m_pages.end(), isWaiting) >= m_limits.waiting
        || std::count_if(m_pages.begin(), m_pages.end(), isWaitingThere) >= m_limits.waitingOfAddress) {
        socket->abort();
        socket->deleteLater();
        return;
    }
    auto *connection = new PageConnection(socket, m_host, m_files, m_limits, this);
    m_pages.append(connection);
    connect(connection, &PageConnection::upgradeRequested, this, [this, connection] { openPhone(connection); });
    connect(connection, &PageConnection::finished, this, [this, connection] { remove(connection); });
    serveWaiting();
}

/// Serves those who wait, as far as the limits allow. A browser opens about six connections at once to load a page, so those beyond the
/// limit of an address wait for their turn instead of being refused.
void PhoneServer::serveWaiting()
{
    // Serving a connection may finish it at once, which calls this function again. The list is therefore read anew after each one.
    const auto next = [this]() -> PageConnection * {
        QHash<QHostAddress, int> counts;
        int all = 0;
        const auto count = [&](const QHostAddress &address) {
            ++counts[address];
            ++all;
        };
        for (const PhoneSocket *phone : std::as_const(m_phones)) {
            if (!phone->isLost()) // the phone that comes back must get in
                count(QHostAddress(phone->address()));
        }
        for (const PageConnection *page : std::as_const(m_pages)) {
            if (page->isServed())
                count(page->address());
        }
        if (all >= m_limits.connections)
            return nullptr;
        const auto found = std::find_if(m_pages.begin(), m_pages.end(), [&](const PageConnection *page) {
            return !page->isServed() && counts.value(page->address()) < m_limits.connectionsOfAddress;
        });
        return found == m_pages.end() ? nullptr : *found;
    };
    while (PageConnection *connection = next())
        connection->serve();
}

void PhoneServer::openPhone(PageConnection *connection)
{
    m_pages.removeOne(connection);
    connection->deleteLater();
    auto *phone = new PhoneSocket(connection->takeSocket(), m_limits, this);
    m_phones.append(phone);
    connect(phone, &PhoneSocket::opened, this, [this, phone] {
        if (m_phones.contains(phone)) // unless stop() was called since
            emit connected(phone);
    });
    connect(phone, &PhoneSocket::closed, this, [this, phone] {
        m_phones.removeOne(phone);
        serveWaiting();
    });
    connect(phone, &PhoneSocket::lostChanged, this, &PhoneServer::serveWaiting);
}

void PhoneServer::remove(PageConnection *connection)
{
    m_pages.removeOne(connection);
    connection->deleteLater();
    serveWaiting();
}

} // namespace tableside::phones
