// A line of the log of a match: a sentence of what has happened.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside {

/// What a line is about.
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
    int seat = -1;       ///< Whose doing or lot it is; -1: nobody's.
    bool isNews = false; ///< It has just happened.
};

} // namespace tableside
