// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A line of a match's log: a sentence about an event.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside {

/// The kinds of events that a line of the log reports.
namespace LogKind {
Q_NAMESPACE
QML_ELEMENT

enum Kind {
    Round,
    Match,
    Draw,
    Lay,
    Call,
    Caught,
    Score,
    Table,
};
Q_ENUM_NS(Kind)
} // namespace LogKind

struct LogRow
{
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(tableside::LogKind::Kind kind MEMBER kind FINAL)

public:
    QString text;
    LogKind::Kind kind = LogKind::Table;
    int seat = -1;       ///< The seat that acted or was affected; -1 for none.
    bool isNews = false; ///< Whether the event has just happened, so that screen readers announce it.
};

} // namespace tableside
