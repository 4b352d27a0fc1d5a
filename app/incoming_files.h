// Opens a file from outside, which was dropped on the window or named at the start, according to its kind.
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
    /// `playroom` and `scoreRoom` must outlive this object.
    IncomingFiles(Playroom &playroom, ScoreRoom &scoreRoom, QObject *parent = nullptr);

    /// Opens the page with the result, starting from Home: the replay of a match record, or a notice on Home if the record can't
    /// be read; the score book for score books, CSV files and any other file, where errors are shown.
    Q_INVOKABLE void open(const QUrl &file, tableside::Navigator *navigator);

private:
    void openRecord(const QString &game, const QString &path, Navigator *navigator);

    Playroom &m_playroom;
    ScoreRoom &m_scoreRoom;
};

} // namespace tableside
