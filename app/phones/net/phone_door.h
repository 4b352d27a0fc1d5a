// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How phones reach the program. The network is behind these classes (phones/net), so that everything else does not depend on it,
// and tests need no sockets.
#pragma once

#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QString>

#include <memory>

namespace tableside::phones {

/// The connection of one phone. Deletes itself after closed().
class PhoneLine : public QObject
{
    Q_OBJECT

public:
    /// The codes with which the table closes a connection (PROTOCOL.md).
    enum Code { Stopped = 4000, WrongSecret = 4001, BrokeLimit = 4002, Removed = 4003, Replaced = 4004 };

    virtual void send(const QJsonObject &message) = 0;
    virtual void close(Code code) = 0;

signals:
    /// Emitted for a message that respects all limits of PROTOCOL.md.
    void received(const QJsonObject &message);
    /// Emitted when nothing has been heard from the phone for a while, and when it is heard again. The connection may still exist.
    void quietChanged(bool isQuiet);
    void closed();
};

/// Lets phones in.
class PhoneDoor : public QObject
{
    Q_OBJECT

public:
    /// Returns the addresses of this computer on which phones at home can reach it, the most likely first.
    virtual QStringList addresses() const = 0;
    /// Begins to let phones in on one of addresses(), if possible on the port `preferred`. Returns false, with problem(), on failure.
    virtual bool open(const QString &address, quint16 preferred) = 0;
    /// Closes all connections with the code Stopped, and lets nobody in.
    virtual void close() = 0;
    virtual bool isOpen() const = 0;
    /// Returns the address of the page without the secret, such as "http://192.168.1.20:8370/".
    virtual QString page() const = 0;
    virtual quint16 port() const = 0;
    /// Returns why open() failed, as a sentence.
    virtual QString problem() const = 0;
    /// Returns 128 random bits in base32.
    virtual QString newSecret() const = 0;
    /// Returns the QR code of a text: for each row, whether each module is dark.
    virtual QList<QList<bool>> code(const QString &text) const = 0;

signals:
    void connected(tableside::phones::PhoneLine *line);
};

/// Returns the door to the network; null if the program was built without it.
std::unique_ptr<PhoneDoor> networkDoor();

} // namespace tableside::phones
