// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The server for phones: one listening socket on an address at home, for the files of the page and for the WebSockets of phones.
// Nothing of it exists before listen(), so a Tableside that nobody asked to talk to phones opens no socket of a network.
//
// Everything happens on the thread of the server, with bounds for each turn of the event loop, so that nobody in the network can
// make the table stand still.
#pragma once

#include "app/phones/net/page_file.h"
#include "app/phones/net/phone_limits.h"
#include "app/phones/net/token_bucket.h"

#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QTimer>

class QTcpServer;
class QTcpSocket;

namespace tableside::phones {

class PageConnection;
class PhoneSocket;

class PhoneServer : public QObject
{
    Q_OBJECT

public:
    explicit PhoneServer(PageFiles files, QObject *parent = nullptr);
    /// Stops the server.
    ~PhoneServer() override;

    /// Changes the limits of further connections, for tests.
    void setLimits(const PhoneLimits &limits) { m_limits = limits; }
    /// Begins to listen on \p address, which must be private or of this computer, on the port \p preferred or, if that is taken or 0,
    /// on any. Returns false and sets problem() on failure. Stops first if the server listens already.
    bool listen(const QHostAddress &address, quint16 preferred);
    /// Closes all connections, those of phones with the code 4000. Emits closed() of the phones later.
    void stop();
    bool isListening() const { return m_tcp != nullptr; }
    /// Returns the address served, or a null address if the server does not listen.
    QHostAddress address() const { return m_address; }
    quint16 port() const { return m_port; }
    /// Returns the address and port as they stand in a URL, such as "192.168.1.20:8370" or "[fd00::1]:8370".
    QString host() const { return QString::fromLatin1(m_host); }
    /// Returns why listen() failed, as a sentence.
    QString problem() const { return m_problem; }

signals:
    /// Emitted for each WebSocket that passed the checks of Host, Origin, and the number of connections. The receiver must connect
    /// to its signals at once. The server owns the socket.
    void connected(tableside::phones::PhoneSocket *socket);

private:
    void takeConnections();
    void admit(QTcpSocket *socket);
    void serveWaiting();
    void openPhone(PageConnection *connection);
    void remove(PageConnection *connection);

    PageFiles m_files;
    PhoneLimits m_limits;
    QTcpServer *m_tcp = nullptr;
    QHostAddress m_address;
    quint16 m_port = 0;
    QByteArray m_host;
    QString m_problem;
    TokenBucket m_accepts;
    bool m_isFlooded = false; ///< Whether connections come faster than they are accepted.
    QTimer m_acceptTimer;
    QList<PageConnection *> m_pages; ///< In the order of arrival, including those that wait.
    QList<PhoneSocket *> m_phones;
};

} // namespace tableside::phones
