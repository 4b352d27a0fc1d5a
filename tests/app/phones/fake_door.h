// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A door for phones without a network. Tests connect phones to it and read what the table sends them.
#pragma once

#include "app/phones/net/phone_door.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QPointer>

#include <functional>

namespace tableside::test {

class FakeLine final : public phones::PhoneLine
{
public:
    void send(const QJsonObject &message) override
    {
        if (onSent)
            onSent(message);
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
        } else if (kind == QLatin1String("time")) {
            time = message.value(kind).toObject();
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

    std::function<void(const QJsonObject &message)> onSent; ///< Called for each message of the table; may be null.
    QJsonObject view;
    QJsonObject welcome;
    QJsonObject time; ///< The last answer to a message `time`.
    QStringList refused;
    QStringList refusedSections;
    QList<QJsonObject> rules;
    int sent = 0;
    int closeCode = 0;
};

using Line = QPointer<FakeLine>;

/// Returns the scene that the phone shows.
inline QString sceneOf(const Line &line)
{
    return line->view.value(QStringLiteral("scene")).toString();
}

class FakeDoor final : public phones::PhoneDoor
{
public:
    QStringList addresses() const override { return found; }
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
    /// Returns modules that look like a QR code: the three finders, and a pattern that depends on the text.
    QList<QList<bool>> code(const QString &text) const override
    {
        constexpr int size = 33; // as for an address with its secret
        const size_t seed = qHash(text, 1);
        const auto isInFinder = [](int row, int column) {
            return row % 6 == 0 || column % 6 == 0 || (row > 1 && row < 5 && column > 1 && column < 5);
        };
        const auto isDark = [&](int row, int column) {
            const bool isLower = row >= size - 8;
            const bool isRight = column >= size - 8;
            if ((isLower && isRight) || (row > 7 && !isLower) || (column > 7 && !isRight))
                return qHash(row * size + column, seed) % 2 == 0;
            const int inRow = isLower ? row - size + 7 : row;
            const int inColumn = isRight ? column - size + 7 : column;
            return inRow >= 0 && inRow < 7 && inColumn >= 0 && inColumn < 7 && isInFinder(inRow, inColumn);
        };
        QList<QList<bool>> modules(size, QList<bool>(size));
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size; ++column)
                modules[row][column] = isDark(row, column);
        }
        m_link = text;
        return modules;
    }

    /// Connects a phone that has not said hello.
    QPointer<FakeLine> connectPhone()
    {
        QCoreApplication::sendPostedEvents(); // a phone connects from the event loop, after what was posted before
        auto *line = new FakeLine;
        emit connected(line);
        return line;
    }
    /// Connects a phone that has scanned the last QR code, and says who it is: a message `who`.
    QPointer<FakeLine> join(const QJsonObject &who = {})
    {
        const QPointer<FakeLine> line = connectPhone();
        line->say(QStringLiteral("hello"), QJsonObject{{QStringLiteral("secret"), m_link.section(u'#', 1)},
                                                       {QStringLiteral("language"), QStringLiteral("en")}});
        if (!who.isEmpty())
            line->say(QStringLiteral("who"), who);
        return line;
    }
    QPointer<FakeLine> joinAs(const QString &name) { return join({{QStringLiteral("name"), name}}); }
    QPointer<FakeLine> joinAt(int seat) { return join({{QStringLiteral("seat"), seat}}); }

    bool fails = false;
    QStringList found{QStringLiteral("192.168.1.20"), QStringLiteral("10.0.0.7")};

private:
    QString m_address;
    mutable QString m_link; ///< The text of the last QR code.
    mutable int m_secrets = 0;
};

} // namespace tableside::test
