// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/net/phone_socket.h"

#include "app/phones/net/home_addresses.h"
#include "app/phones/net/phone_message.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QTcpSocket>
#include <QWebSocket>
#include <QWebSocketServer>

#include <algorithm>

namespace tableside::phones {

namespace {

/// QWebSocket's limit of frames and messages. It closes with a code of its own, 1009, beyond it; up to it, phones are told 4002.
constexpr qsizetype longestFrame = longestMessage + 1024;
/// The bytes that are read in one turn of the event loop. Thousands of pings fit in, each of which QWebSocket answers, but a frame is
/// read only when all of it is in the buffer.
constexpr qsizetype readBuffer = longestFrame + 14;

} // namespace

PhoneSocket::PhoneSocket(QTcpSocket *tcp, const PhoneLimits &limits, QObject *parent)
    : QObject(parent), m_limits(limits),
      m_server(new QWebSocketServer(QStringLiteral("Tableside"), QWebSocketServer::NonSecureMode, this)), m_tcp(tcp),
      m_address(plainAddress(tcp->peerAddress()).toString()), m_messages(limits.messagesPerSecond, limits.messagesPerSecond),
      m_bytes(2 * limits.bytesPerSecond, limits.bytesPerSecond)
{
    connect(&m_heartbeat, &QTimer::timeout, this, &PhoneSocket::beat);
    m_closing.setSingleShot(true);
    connect(&m_closing, &QTimer::timeout, this, &PhoneSocket::drop);
    tcp->setReadBufferSize(readBuffer);
    tcp->setParent(nullptr); // it must outlive the QWebSocket
    connect(tcp, &QTcpSocket::disconnected, this, &PhoneSocket::finish);
    // QWebSocket does not report pings, pongs, and unfinished messages, so the bytes are counted before and after it reads them.
    // Slots are called in the order in which they were connected.
    connect(tcp, &QTcpSocket::readyRead, this, &PhoneSocket::countBytes);
    connect(m_server, &QWebSocketServer::newConnection, this, &PhoneSocket::open);
    m_server->handleConnection(tcp);
    emit tcp->readyRead(); // the header is in the buffer already
    m_sinceBeat.start();
    m_sinceBytes.start();
    m_sinceMessage.start();
    m_heartbeat.start(m_limits.heartbeat);
}

PhoneSocket::~PhoneSocket()
{
    m_isFinished = true; // so that their signals do nothing
    delete m_socket;
    delete m_tcp; // QWebSocket uses it to the end, but does not delete it
}

void PhoneSocket::open()
{
    m_socket = m_server->nextPendingConnection();
    m_socket->setParent(this);
    m_socket->setMaxAllowedIncomingFrameSize(longestFrame);
    m_socket->setMaxAllowedIncomingMessageSize(longestFrame);
    connect(m_socket, &QWebSocket::textMessageReceived, this, &PhoneSocket::handleText);
    connect(m_socket, &QWebSocket::binaryFrameReceived, this, [this] { close(LimitBroken); });
    connect(m_socket, &QWebSocket::disconnected, this, &PhoneSocket::finish);
    connect(m_tcp, &QTcpSocket::readyRead, this, [this] {
        m_unreadBytes = m_tcp->bytesAvailable();
        checkUnsent(); // pings are answered at once
    });
    m_server->deleteLater();
    emit opened();
}

void PhoneSocket::send(const QJsonObject &message)
{
    if (!isOpen())
        return;
    m_socket->sendTextMessage(QString::fromUtf8(QJsonDocument(message).toJson(QJsonDocument::Compact)));
    checkUnsent();
}

void PhoneSocket::close(int code)
{
    if (m_isClosing || m_isFinished)
        return;
    m_closeCode = code;
    if (!m_socket) {
        drop();
        return;
    }
    m_isClosing = true;
    m_heartbeat.stop();
    m_closing.start(m_limits.closingTime);
    m_socket->close(static_cast<QWebSocketProtocol::CloseCode>(code));
}

void PhoneSocket::countBytes()
{
    m_sinceBytes.start();
    if (m_isLost)
        setLost(false);
    if (!m_bytes.take(static_cast<double>(std::max<qint64>(0, m_tcp->bytesAvailable() - m_unreadBytes))))
        close(LimitBroken);
}

void PhoneSocket::handleText(const QString &text)
{
    if (!isOpen())
        return;
    const auto message = m_messages.take() ? parseMessage(text.toUtf8()) : std::nullopt;
    if (!message) {
        close(LimitBroken);
        return;
    }
    m_sinceMessage.start();
    emit received(*message);
}

void PhoneSocket::checkUnsent()
{
    if (isOpen() && m_socket->bytesToWrite() > m_limits.unsentBytes) {
        m_closeCode = LimitBroken; // which the phone will not read either
        drop();
    }
}

void PhoneSocket::beat()
{
    // If the program itself stood still, the phones could not be heard.
    if (m_sinceBeat.restart() > 4 * m_limits.heartbeat.count()) {
        m_sinceBytes.start();
        m_sinceMessage.start();
    }
    if (m_sinceMessage.hasExpired(m_limits.silence.count())) {
        drop();
        return;
    }
    if (!m_socket)
        return;
    setLost(m_sinceBytes.hasExpired(m_limits.lostAfter.count()));
    if (m_sinceBytes.hasExpired(m_limits.heartbeat.count()))
        m_socket->ping();
    checkUnsent();
}

void PhoneSocket::setLost(bool isLost)
{
    if (isLost == m_isLost)
        return;
    m_isLost = isLost;
    emit lostChanged(isLost);
}

/// Ends the connection without a word, because nobody reads any more.
void PhoneSocket::drop()
{
    m_isClosing = true;
    if (m_socket)
        m_socket->abort();
    else if (m_tcp)
        m_tcp->abort();
    finish();
}

void PhoneSocket::finish()
{
    if (m_isFinished)
        return;
    m_isFinished = true;
    m_heartbeat.stop();
    m_closing.stop();
    if (!m_socket) {
        // QWebSocketServer reads the handshake later, and would warn that the connection is closed.
        QCoreApplication::removePostedEvents(m_server, QEvent::MetaCall);
    } else if (m_closeCode == 0) {
        // QWebSocket closes with codes of its own when it finds an error.
        for (const auto code : {QWebSocketProtocol::CloseCodeProtocolError, QWebSocketProtocol::CloseCodeDatatypeNotSupported,
                                QWebSocketProtocol::CloseCodeWrongDatatype, QWebSocketProtocol::CloseCodeTooMuchData}) {
            if (m_socket->closeCode() == code)
                m_closeCode = LimitBroken;
        }
    }
    // The signal is queued, because a receiver may be in the middle of sending to all phones.
    QMetaObject::invokeMethod(
        this,
        [this] {
            emit closed();
            deleteLater();
        },
        Qt::QueuedConnection);
}

} // namespace tableside::phones
