// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A simulated player with a phone: chooses what the phone sends, and keeps the views that it was shown. Has no connection of its
// own, so that the same player can be at a table in this process or in another one.
#pragma once

#include "engine/core/random.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace tableside::test {

/// The kind of a message and its value.
using PhoneSaying = std::pair<QString, QJsonValue>;

class PhonePlayer
{
public:
    /// A view that the phone has received.
    struct Shown
    {
        QJsonObject view;
        QString language;
        qsizetype stored = -1; ///< The number of lines of the record that were stored by then; -1 if unknown.
    };

    /// Takes note of a view that the phone has received. \p stored is the number of stored lines, if known.
    void show(const QJsonObject &newView, qsizetype stored = -1)
    {
        view = newView;
        m_isWaiting = false;
        if (scene() == QLatin1String("game"))
            shown.append({view, language, stored});
        else if (view.contains(QStringLiteral("hand")) || view.contains(QStringLiteral("actions")))
            hasLeak = true;
    }
    QString scene() const { return view.value(QStringLiteral("scene")).toString(); }
    bool isMatchOver() const
    {
        return view.value(QStringLiteral("over")).toObject().value(QStringLiteral("matchOver")).toBool();
    }
    /// Lets the player send something again, because the connection was lost or the last message was refused.
    void retry() { m_isWaiting = false; }

    /// Returns what the player does now; nothing while the player waits. Most of it is legal.
    std::optional<PhoneSaying> decide(Random &random)
    {
        if (scene() != QLatin1String("game") || m_isWaiting)
            return {};
        const QJsonValue over = view.value(QStringLiteral("over"));
        if (!over.isNull()) {
            const bool isReady = over.toObject().value(QStringLiteral("ready")).toArray().contains(QJsonValue(seat));
            return isReady || isMatchOver() ? std::optional<PhoneSaying>() : sent({QStringLiteral("ready"), true});
        }
        if (const auto quick = decideQuickly(random))
            return quick;
        const QJsonArray actions = view.value(QStringLiteral("actions")).toArray();
        if (actions.isEmpty())
            return {};
        if (view.value(QStringLiteral("takeBack")).toBool() && random.chance(0.05))
            return sent({QStringLiteral("takeBack"), QJsonObject{{QStringLiteral("version"), view.value(QStringLiteral("version"))}}});
        if (!view.value(QStringLiteral("hint")).isNull() && random.chance(0.003))
            return sent({QStringLiteral("hint"), true});
        auto chosen = random.below(static_cast<std::uint32_t>(actions.size()));
        if (isDraw(actions[chosen]) && random.chance(0.8)) // so that rounds end
            chosen = random.below(static_cast<std::uint32_t>(actions.size()));
        QJsonValue version = view.value(QStringLiteral("version"));
        if (random.chance(0.02))
            version = version.toInteger() - 1; // the player of a slow phone
        return sent({QStringLiteral("act"),
                     QJsonObject{{QStringLiteral("action"), actions[chosen].toObject().value(QStringLiteral("action"))},
                                 {QStringLiteral("version"), version}}});
    }

    int seat = 0;
    QString token;
    QString language = QStringLiteral("en");
    QJsonObject view;
    QList<Shown> shown;   ///< All views of the scene "game", oldest first.
    bool hasLeak = false; ///< Whether a view of another scene had a hand.

private:
    static bool isDraw(const QJsonValue &offered)
    {
        return offered[QStringLiteral("action")][QStringLiteral("do")].toString() == QLatin1String("draw");
    }

    /// Calls, catches, and reports of moves, which need not be one's turn.
    std::optional<PhoneSaying> decideQuickly(Random &random)
    {
        const QJsonObject call = view.value(QStringLiteral("call")).toObject();
        const double now = 1000.0;
        if ((call.value(QStringLiteral("due")).toBool() && random.chance(0.6))
            || (call.value(QStringLiteral("may")).toBool() && !call.value(QStringLiteral("armed")).toBool()
                && random.chance(0.2)))
            return sent({QStringLiteral("call"), QJsonObject{{QStringLiteral("at"), now}}});
        const QJsonArray seats = view.value(QStringLiteral("seats")).toArray();
        for (int other = 0; other < seats.size(); ++other) {
            const QJsonObject one = seats[other].toObject();
            if (one.value(QStringLiteral("mayBeCaught")).toBool() && random.chance(0.3))
                return sent({QStringLiteral("catch"),
                             QJsonObject{{QStringLiteral("seat"), other}, {QStringLiteral("at"), now}}});
            if (one.value(QStringLiteral("posing")).toBool() && random.chance(0.02)) // rarely, because it costs four cards
                return sent({QStringLiteral("moved"), QJsonObject{{QStringLiteral("seat"), other}}});
        }
        return {};
    }
    /// Lets the player wait for the answer, because each message is answered by a view or a refusal.
    PhoneSaying sent(PhoneSaying saying)
    {
        m_isWaiting = true;
        return saying;
    }

    bool m_isWaiting = false;
};

/// Returns a message that breaks PROTOCOL.md although it is JSON.
inline PhoneSaying wrongSaying(Random &random)
{
    static const QList<PhoneSaying> wrong{
        {QStringLiteral("act"), 7},
        {QStringLiteral("act"), QJsonObject{{QStringLiteral("action"), QStringLiteral("draw")}}},
        {QStringLiteral("ask"), QJsonObject{{QStringLiteral("query"), 5}}},
        {QStringLiteral("ask"), QJsonArray()},
        {QStringLiteral("call"), QStringLiteral("now")},
        {QStringLiteral("catch"), QJsonObject{{QStringLiteral("seat"), QStringLiteral("1")}}},
        {QStringLiteral("hello"), QJsonObject{{QStringLiteral("token"), 3}}},
        {QStringLiteral("language"), QJsonObject()},
        {QStringLiteral("leave"), false},
        {QStringLiteral("nonsense"), true},
        {QStringLiteral("ready"), 1},
        {QStringLiteral("time"), QJsonObject{{QStringLiteral("at"), QJsonValue::Null}}},
        {QStringLiteral("who"), QJsonObject{{QStringLiteral("name"), QJsonArray{1}}}}};
    return wrong[random.below(static_cast<std::uint32_t>(wrong.size()))];
}

} // namespace tableside::test
