// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The WebSocket of a phone, for tests and benchmarks with real sockets on this computer. The table serves only four connections
// of one address, and QWebSocket cannot choose its own address, so phones at other addresses of the loopback network (127.0.0.2
// …) have a small client of their own, which can also send frames that no browser sends.
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QObject>
#include <QTcpSocket>
#include <QUrl>
#include <QWebSocket>
#include <QtEndian>

#include <functional>
#include <memory>
#include <utility>

namespace tableside::test {

class PhoneWire
{
public:
    enum Opcode { Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

    /// \p page is the address of the page without its secret. With the number 0, the phone uses QWebSocket from the usual
    /// address; otherwise the phone has the address 127.0.0.NUMBER.
    PhoneWire(const QString &page, int number)
    {
        const QUrl url(page);
        const QString origin = QStringLiteral("http://") + url.authority();
        if (number == 0) {
            m_web = std::make_unique<QWebSocket>(origin);
            QObject::connect(m_web.get(), &QWebSocket::connected, [this] { open(); });
            QObject::connect(m_web.get(), &QWebSocket::disconnected, [this] { end(m_web->closeCode()); });
            QObject::connect(m_web.get(), &QWebSocket::textMessageReceived,
                             [this](const QString &text) { onText(text.toUtf8()); });
            m_web->open(QUrl(QStringLiteral("ws://%1/table").arg(url.authority())));
            return;
        }
        m_tcp = std::make_unique<QTcpSocket>();
        m_tcp->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        m_tcp->bind(QHostAddress(QStringLiteral("127.0.0.%1").arg(number)));
        QObject::connect(m_tcp.get(), &QTcpSocket::connected, [this, url, origin] {
            m_tcp->write("GET /table HTTP/1.1\r\nHost: " + url.authority().toLatin1()
                         + "\r\nOrigin: " + origin.toLatin1()
                         + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        });
        QObject::connect(m_tcp.get(), &QTcpSocket::readyRead, [this] { read(); });
        QObject::connect(m_tcp.get(), &QTcpSocket::disconnected, [this] { end(m_closeCode); });
        m_tcp->connectToHost(QHostAddress(url.host()), static_cast<quint16>(url.port()));
    }
    Q_DISABLE_COPY_MOVE(PhoneWire)
    ~PhoneWire()
    {
        m_isOver = true; // so that nobody is told
        if (m_web)
            m_web->abort();
        if (m_tcp)
            m_tcp->abort();
    }

    bool isOpen() const { return m_isOpen && !m_isOver; }
    bool isOver() const { return m_isOver; }
    /// Returns the code with which the table closed the WebSocket; 0 if it is open or was lost.
    int closeCode() const { return m_closeCode; }

    void sendText(const QByteArray &text)
    {
        if (m_web)
            m_web->sendTextMessage(QString::fromUtf8(text));
        else
            sendFrame(Text, text);
    }
    void sendBinary(const QByteArray &bytes)
    {
        if (m_web)
            m_web->sendBinaryMessage(bytes);
        else
            sendFrame(Binary, bytes);
    }
    /// Sends the bytes in a frame with that opcode, whatever they are. QWebSocket sends text only.
    void sendFrame(Opcode opcode, const QByteArray &bytes)
    {
        if (m_web)
            return sendText(bytes);
        QByteArray frame(1, static_cast<char>(0x80 | opcode));
        if (bytes.size() < 126) {
            frame += static_cast<char>(0x80 | bytes.size());
        } else {
            frame += static_cast<char>(0x80 | (bytes.size() < 0x10000 ? 126 : 127));
            QByteArray length(bytes.size() < 0x10000 ? 2 : 8, '\0');
            if (length.size() == 2)
                qToBigEndian(static_cast<quint16>(bytes.size()), length.data());
            else
                qToBigEndian(static_cast<quint64>(bytes.size()), length.data());
            frame += length;
        }
        frame += QByteArray(4, '\0'); // a mask of zeros leaves the bytes as they are
        m_tcp->write(frame + bytes);
    }
    /// Loses the connection without a word.
    void abort()
    {
        if (m_web)
            m_web->abort();
        else
            m_tcp->abort();
    }

    std::function<void()> onOpen = [] {};
    std::function<void(const QByteArray &text)> onText = [](const QByteArray &) {};

private:
    void open()
    {
        m_isOpen = true;
        onOpen();
    }
    void end(int code)
    {
        m_closeCode = code;
        m_isOver = true;
    }

    void read()
    {
        m_buffer += m_tcp->readAll();
        if (!m_isOpen) {
            const qsizetype end = m_buffer.indexOf("\r\n\r\n");
            if (end < 0)
                return;
            if (!m_buffer.startsWith("HTTP/1.1 101"))
                return m_tcp->abort();
            m_buffer.remove(0, end + 4);
            open();
        }
        while (readFrame()) {}
    }
    /// Reads one frame of the server, which is neither masked nor in parts. Returns false if it is not complete.
    bool readFrame()
    {
        if (m_buffer.size() < 2)
            return false;
        const int opcode = m_buffer[0] & 0x0f;
        quint64 length = static_cast<unsigned char>(m_buffer[1]) & 0x7f;
        const qsizetype lengthBytes = length == 126 ? 2 : length == 127 ? 8 : 0;
        if (m_buffer.size() < 2 + lengthBytes)
            return false;
        if (lengthBytes == 2)
            length = qFromBigEndian<quint16>(m_buffer.constData() + 2);
        else if (lengthBytes == 8)
            length = qFromBigEndian<quint64>(m_buffer.constData() + 2);
        const auto all = 2 + lengthBytes + static_cast<qsizetype>(length);
        if (m_buffer.size() < all)
            return false;
        const QByteArray bytes = m_buffer.mid(2 + lengthBytes, static_cast<qsizetype>(length));
        m_buffer.remove(0, all);
        if (opcode == Text)
            onText(bytes);
        else if (opcode == Ping)
            sendFrame(Pong, bytes);
        else if (opcode == Close && bytes.size() >= 2)
            m_closeCode = qFromBigEndian<quint16>(bytes.constData());
        return !m_isOver;
    }

    std::unique_ptr<QWebSocket> m_web;
    std::unique_ptr<QTcpSocket> m_tcp;
    QByteArray m_buffer;
    int m_closeCode = 0;
    bool m_isOpen = false;
    bool m_isOver = false;
};

} // namespace tableside::test
