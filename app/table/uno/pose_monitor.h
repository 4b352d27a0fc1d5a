// Watches a window while a person poses (UNO-ACT-6): pointer, touches and keys go through untouched, but they are seen.
// What people may do without moving, as they would with their voice: call, catch, pause, change the volume, and whatever
// helps them to see or hear. The way of a mouse to such a button is no move either: it is judged where it ends.
#pragma once

#include "app/table/presentation/game_table.h"
#include "app/table/uno/pose_motion.h"

#include <QHash>
#include <QPointF>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

namespace tableside {

class PoseMonitor : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    /// By whose time it goes.
    Q_PROPERTY(tableside::GameTable *table READ table WRITE setTable REQUIRED FINAL)
    /// A press on an item in its window with a true property `allowedInPose` is no move.
    Q_PROPERTY(bool watching READ isWatching WRITE setWatching NOTIFY watchingChanged FINAL)
    /// 0 is still, 1 is a move, or the way of a mouse that will be one unless it ends where it may.
    Q_PROPERTY(qreal level READ level NOTIFY levelChanged FINAL)

public:
    // A mouse has come to the end of its way when it has rested for so long, or after so long all the same; in milliseconds.
    static constexpr int restMs = 400;
    static constexpr int longestWayMs = 2000;

    explicit PoseMonitor(QQuickItem *parent = nullptr);

    GameTable *table() const { return m_table; }
    void setTable(GameTable *table);
    /// `time` outlives the meter.
    void setTime(TimeSource &time);
    bool isWatching() const { return m_watching; }
    void setWatching(bool watching);
    qreal level() const { return m_level; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void watchingChanged();
    void levelChanged();
    void moved(); ///< Once per pose.

protected:
    void itemChange(ItemChange change, const ItemChangeData &data) override;

private:
    void watch(QQuickWindow *window);
    void travelTo(int pointId, QPointF position);
    void mouseTo(QPointF position);
    void pressAt(QPointF scenePosition);
    void pressKey(const QKeyEvent &event);
    void press();
    bool isAllowedAt(QPointF scenePosition) const;
    void judgeWay(bool isAllowed);
    void endWay();
    void weigh();

    QPointer<GameTable> m_table;
    TimeSource *m_time = &systemTime();
    PoseMotion m_motion;
    PoseMotion m_withWay; ///< The same with the way that the mouse is on.
    qint64 m_wayBegan = 0;
    OneShotTimer m_resting{*m_time}; ///< Runs while the mouse is on a way.
    QPointer<QQuickWindow> m_window; ///< While it is watched.
    QHash<int, QPointF> m_positions; ///< Where each pointer was seen last.
    OneShotTimer m_fading{*m_time};
    qreal m_level = 0.0;
    bool m_watching = false;
    bool m_told = false;
};

} // namespace tableside
