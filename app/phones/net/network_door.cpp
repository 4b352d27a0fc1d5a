// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The door to the network: a PhoneServer with its PhoneSockets.
#include "app/phones/net/home_addresses.h"
#include "app/phones/net/page_files.h"
#include "app/phones/net/phone_secret.h"
#include "app/phones/net/phone_server.h"
#include "app/phones/net/phone_socket.h"
#include "app/phones/net/qr_code.h"
#include "app/phones/net/phone_door.h"

#include <QPointer>

namespace tableside::phones {

namespace {

class SocketLine final : public PhoneLine
{
public:
    explicit SocketLine(PhoneSocket *socket) : m_socket(socket)
    {
        connect(socket, &PhoneSocket::received, this, &PhoneLine::received);
        connect(socket, &PhoneSocket::lostChanged, this, &PhoneLine::quietChanged);
        connect(socket, &PhoneSocket::closed, this, [this] {
            emit closed();
            deleteLater();
        });
    }

    void send(const QJsonObject &message) override
    {
        if (m_socket)
            m_socket->send(message);
    }
    void close(Code code) override
    {
        if (m_socket)
            m_socket->close(code);
    }

private:
    QPointer<PhoneSocket> m_socket;
};

class NetworkDoor final : public PhoneDoor
{
public:
    NetworkDoor()
    {
        connect(&m_server, &PhoneServer::connected, this,
                [this](PhoneSocket *socket) { emit connected(new SocketLine(socket)); });
    }

    QStringList addresses() const override
    {
        QStringList texts;
        for (const QHostAddress &address : homeAddresses())
            texts << address.toString();
        return texts;
    }
    bool open(const QString &address, quint16 preferred) override { return m_server.listen(QHostAddress(address), preferred); }
    void close() override { m_server.stop(); }
    bool isOpen() const override { return m_server.isListening(); }
    QString page() const override { return QStringLiteral("http://%1/").arg(m_server.host()); }
    quint16 port() const override { return m_server.port(); }
    QString problem() const override { return m_server.problem(); }
    QString newSecret() const override { return phones::newSecret(); }
    QList<QList<bool>> code(const QString &text) const override { return qrCode(text); }

private:
    PhoneServer m_server{pageFile};
};

} // namespace

std::unique_ptr<PhoneDoor> networkDoor()
{
    return std::make_unique<NetworkDoor>();
}

} // namespace tableside::phones
