// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One connection over which a browser requests a file or a WebSocket. It answers one request and ends.
#pragma once

#include "app/phones/net/page_file.h"
#include "app/phones/net/phone_limits.h"

#include <QHostAddress>
#include <QObject>
#include <QTimer>

class QTcpSocket;

namespace tableside::phones {

/// Neither reads nor answers before serve().
class PageConnection : public QObject
{
    Q_OBJECT

public:
    /// Takes ownership of \p socket. \p host is the only accepted host, such as "192.168.1.20:8370".
    PageConnection(QTcpSocket *socket, const QByteArray &host, const PageFiles &files, const PhoneLimits &limits,
                   QObject *parent);

    QHostAddress address() const { return m_address; }
    bool isServed() const { return m_state != State::Waiting; }
    void serve();
    /// Gives away the socket, which has received the handshake of a WebSocket.
    QTcpSocket *takeSocket();

signals:
    /// Emitted when the browser requests a WebSocket and may have it. takeSocket() must be called, and the object be deleted later.
    void upgradeRequested();
    /// Emitted once when the connection is over.
    void finished();

private:
    enum class State { Waiting, Reading, Answering, Lingering, Finished };

    void read();
    void write(const QByteArray &bytes, bool isRefusal);
    /// Reads what the client still sends after its request, and ends the connection if that is too much.
    void discard();
    void handleTimeout();
    void finish();

    QTcpSocket *m_socket;
    QHostAddress m_address;
    QByteArray m_host;
    PageFiles m_files;
    PhoneLimits m_limits;
    QTimer m_timer;
    State m_state = State::Waiting;
    qint64 m_discarded = 0;
};

} // namespace tableside::phones
