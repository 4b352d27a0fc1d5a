// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/net/page_connection.h"

#include "app/phones/net/home_addresses.h"
#include "app/phones/net/http_answer.h"

#include <QTcpSocket>

namespace tableside::phones {

PageConnection::PageConnection(QTcpSocket *socket, const QByteArray &host, const PageFiles &files, const PhoneLimits &limits,
                               QObject *parent)
    : QObject(parent), m_socket(socket), m_address(plainAddress(socket->peerAddress())), m_host(host), m_files(files),
      m_limits(limits)
{
    m_socket->setParent(this);
    m_socket->setReadBufferSize(longestHeader + 1); // the system holds back what comes beyond it
    m_timer.setSingleShot(true);
    connect(m_socket, &QTcpSocket::readyRead, this, &PageConnection::read);
    connect(m_socket, &QTcpSocket::disconnected, this, &PageConnection::finish);
    connect(&m_timer, &QTimer::timeout, this, &PageConnection::handleTimeout);
}

void PageConnection::serve()
{
    m_state = State::Reading;
    m_timer.start(m_limits.headerTime);
    read();
}

QTcpSocket *PageConnection::takeSocket()
{
    m_state = State::Finished;
    m_timer.stop();
    m_socket->disconnect(this);
    return std::exchange(m_socket, nullptr);
}

void PageConnection::read()
{
    switch (m_state) {
    case State::Waiting: return;
    case State::Reading: break;
    case State::Answering:
    case State::Lingering: discard(); return;
    case State::Finished: return;
    }
    const ParsedRequest parsed = parseRequest(m_socket->peek(longestHeader + 1));
    if (parsed.state == ParsedRequest::State::Incomplete)
        return;
    HttpAnswer answer = answerTo(parsed, m_host, m_files);
    if (answer.status == 101 && m_socket->bytesAvailable() > parsed.length)
        answer.status = 400; // a client must wait for the answer before it sends frames; QWebSocketServer would lose them
    if (answer.status == 101) {
        m_timer.stop();
        emit upgradeRequested();
        return;
    }
    write(answer.bytes(m_host, QDateTime::currentDateTimeUtc()), answer.status >= 400);
}

void PageConnection::write(const QByteArray &bytes, bool isRefusal)
{
    m_state = State::Answering;
    m_timer.start(m_limits.answerTime);
    discard();
    if (!isRefusal) {
        m_socket->write(bytes);
        m_socket->disconnectFromHost(); // when everything is written
        return;
    }
    // If the socket was closed while the client still sends, the system would reset the connection and the client could not read why.
    connect(m_socket, &QTcpSocket::bytesWritten, this, [this] {
        if (m_socket->bytesToWrite() == 0) {
            m_state = State::Lingering;
            m_timer.start(m_limits.lingerTime);
        }
    });
    m_socket->write(bytes);
}

void PageConnection::discard()
{
    m_discarded += m_socket->skip(m_socket->bytesAvailable());
    if (m_discarded > m_limits.discardedBytes) {
        m_socket->abort();
        finish();
    }
}

void PageConnection::handleTimeout()
{
    if (m_state == State::Reading) {
        HttpAnswer answer;
        answer.status = 408;
        write(answer.bytes(m_host, QDateTime::currentDateTimeUtc()), true);
        return;
    }
    m_socket->abort();
    finish();
}

void PageConnection::finish()
{
    if (m_state == State::Finished)
        return;
    m_state = State::Finished;
    m_timer.stop();
    emit finished();
}

} // namespace tableside::phones
