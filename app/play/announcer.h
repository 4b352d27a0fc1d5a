// Has a screen reader say what happens at a table, what is refused there and what a hint proposes, without the focus
// going anywhere. In QML it is given the role of a notification and its words for a name.
#pragma once

#include "play/game_table.h"

#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QStringList>
#include <QTimer>

namespace tableside {

class Announcer : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(tableside::GameTable *table READ table WRITE setTable NOTIFY tableChanged REQUIRED FINAL)
    /// What has been said last.
    Q_PROPERTY(QString words READ words NOTIFY said FINAL)

public:
    explicit Announcer(QQuickItem *parent = nullptr);

    GameTable *table() const { return m_table; }
    void setTable(GameTable *table);
    QString words() const { return m_words; }

signals:
    void tableChanged();
    void said(); ///< Also when it was the same again.

private:
    void collect();
    void collectHint();
    void say();

    QPointer<GameTable> m_table;
    QStringList m_unsaid;
    QString m_words;
    QTimer m_pause;
};

} // namespace tableside
