// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The WebSocket of one phone. It passes on only messages that keep to all limits of PROTOCOL.md, closes the connection otherwise, and
// notices when the phone does not answer any more.
#pragma once

#include "app/phones/net/phone_limits.h"
#include "app/phones/net/token_bucket.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QObject>
#include <QPointer>
#include <QTimer>

class QTcpSocket;
class QWebSocket;
class QWebSocketServer;

namespace tableside::phones {

/// Why the table closes a WebSocket; see PROTOCOL.md.
enum CloseCode { ServerStopped = 4000, UnknownPhone = 4001, LimitBroken = 4002, PhoneRemoved = 4003, PhoneReplaced = 4004 };

/// Deletes itself after closed().
class PhoneSocket : public QObject
{
    Q_OBJECT

public:
    /// Makes a WebSocket of \p tcp, which has received a valid handshake, and takes ownership of it. Emits opened() later, or closed()
    /// if that fails.
    PhoneSocket(QTcpSocket *tcp, const PhoneLimits &limits, QObject *parent = nullptr);
    /// Ends the connection.
    ~PhoneSocket() override;

    /// Sends the message. Disconnects a phone that does not read what it is sent.
    void send(const QJsonObject &message);
    /// Closes the WebSocket with one of the codes of PROTOCOL.md. received() is not emitted any more. Does nothing the second time.
    void close(int code);
    /// Returns the address of the phone, for the log.
    QString address() const { return m_address; }
    /// Returns whether the phone has sent nothing for some seconds, not even answers to pings. The WebSocket stays open for a while.
    bool isLost() const { return m_isLost; }
    /// Returns the code with which the table closed the WebSocket, or 0 if the phone closed it or was lost. LimitBroken stands for each
    /// error of the phone, although QWebSocket closes with codes of its own where the WebSocket protocol was broken.
    int closeCode() const { return m_closeCode; }

signals:
    /// Emitted once when the phone is connected. Before it, send() does nothing.
    void opened();
    /// Emitted for each message within all limits of PROTOCOL.md: size, depth, rate, an object.
    void received(const QJsonObject &message);
    /// Emitted when isLost() changes.
    void lostChanged(bool isLost);
    /// Emitted once, from the event loop, when the WebSocket is closed for whatever reason.
    void closed();

private:
    bool isOpen() const { return m_socket && !m_isClosing && !m_isFinished; }
    void open();
    void countBytes();
    void handleText(const QString &text);
    void checkUnsent();
    void beat();
    void setLost(bool isLost);
    void drop();
    void finish();

    PhoneLimits m_limits;
    QWebSocketServer *m_server; ///< Answers the handshake. It does not listen.
    QWebSocket *m_socket = nullptr;
    QPointer<QTcpSocket> m_tcp;
    QString m_address;
    TokenBucket m_messages;
    TokenBucket m_bytes;
    QTimer m_heartbeat;
    QTimer m_closing;
    QElapsedTimer m_sinceBeat;
    QElapsedTimer m_sinceBytes;
    QElapsedTimer m_sinceMessage;
    qint64 m_unreadBytes = 0; ///< The bytes that QWebSocket has left for later because their frame is not complete.
    int m_closeCode = 0;
    bool m_isLost = false;
    bool m_isClosing = false;
    bool m_isFinished = false;
};

} // namespace tableside::phones
