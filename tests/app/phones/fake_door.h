// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A door for phones without a network. Tests connect phones to it and read what the table sends them.
#pragma once

#include "app/phones/net/phone_door.h"

#include <QJsonArray>
#include <QPointer>

namespace tableside::test {

class FakeLine final : public phones::PhoneLine
{
public:
    void send(const QJsonObject &message) override
    {
        const QString kind = message.keys().value(0);
        if (kind == QLatin1String("view")) {
            view = message.value(kind).toObject();
        } else if (kind == QLatin1String("refused")) {
            refused << message.value(kind).toObject().value(QStringLiteral("text")).toString();
            refusedSections << message.value(kind).toObject().value(QStringLiteral("section")).toString();
        } else if (kind == QLatin1String("rules")) {
            rules << message.value(kind).toObject();
        } else if (kind == QLatin1String("welcome")) {
            welcome = message.value(kind).toObject();
        }
        ++sent;
    }
    void close(Code code) override
    {
        closeCode = code;
        emit closed();
        deleteLater();
    }
    /// Sends the table a message with the single member `kind`.
    void say(const QString &kind, const QJsonValue &value) { emit received({{kind, value}}); }
    /// Loses the connection.
    void drop()
    {
        emit closed();
        deleteLater();
    }

    QJsonObject view;
    QJsonObject welcome;
    QStringList refused;
    QStringList refusedSections;
    QList<QJsonObject> rules;
    int sent = 0;
    int closeCode = 0;
};

class FakeDoor final : public phones::PhoneDoor
{
public:
    QStringList addresses() const override { return {QStringLiteral("192.168.1.20"), QStringLiteral("10.0.0.7")}; }
    bool open(const QString &address, quint16) override
    {
        m_address = fails ? QString() : address;
        return !fails;
    }
    void close() override { m_address.clear(); }
    bool isOpen() const override { return !m_address.isEmpty(); }
    QString page() const override { return QStringLiteral("http://%1:8370/").arg(m_address); }
    quint16 port() const override { return 8370; }
    QString problem() const override { return QStringLiteral("The port is taken."); }
    QString newSecret() const override { return QStringLiteral("SECRET%1").arg(++m_secrets, 20, 10, QLatin1Char('0')); }
    QList<QList<bool>> code(const QString &) const override { return {{true, false}, {false, true}}; }

    /// Connects a phone that has not said hello.
    QPointer<FakeLine> connectPhone()
    {
        auto *line = new FakeLine;
        emit connected(line);
        return line;
    }

    bool fails = false;

private:
    QString m_address;
    mutable int m_secrets = 0;
};

} // namespace tableside::test
