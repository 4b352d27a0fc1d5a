// A file that comes from outside, dropped on the window or named at the start: which kind it is, and what takes it in.
#pragma once

#include "app/view/navigator.h"

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

namespace tableside {

class Playroom;
class ScoreRoom;

class IncomingFiles : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

public:
    /// Both outlive it.
    IncomingFiles(Playroom &playroom, ScoreRoom &scoreRoom, QObject *parent = nullptr);

    /// Goes from Home to the page on which one sees what came of it: the replay of a record, or a notice at Home where it
    /// can't be read; the score book for a book, a table of points, and whatever else it is, which is said
    /// there.
    Q_INVOKABLE void open(const QUrl &file, tableside::Navigator *navigator);

private:
    void openRecord(const QString &game, const QString &path, Navigator *navigator);

    Playroom &m_playroom;
    ScoreRoom &m_scoreRoom;
};

} // namespace tableside
