// Watches a window while a person poses (UNO-ACT-6): pointer, touches and keys go through untouched, but they are seen.
// What people may do without moving, as they would with their voice: call, catch, pause, change the volume, and whatever
// helps them to see or hear. The way of a mouse to such a button is no move either: it is judged where it ends.
#pragma once

#include "app/table/session/time_source.h"
#include "app/table/uno/pose_motion.h"

#include <QHash>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

#include <optional>

namespace tableside {

class PoseMonitor : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    /// Whose window is watched. A press on an item in it with a true property `allowedInPose` is no move.
    Q_PROPERTY(QQuickItem *item READ item WRITE setItem NOTIFY itemChanged FINAL)
    Q_PROPERTY(bool watching READ isWatching WRITE setWatching NOTIFY watchingChanged FINAL)
    /// 0 is still, 1 is a move, or the way of a mouse that will be one unless it ends where it may.
    Q_PROPERTY(qreal level READ level NOTIFY levelChanged FINAL)

public:
    // A mouse has come to the end of its way when it has rested for so long, or after so long all the same; in milliseconds.
    static constexpr int restMs = 400;
    static constexpr int longestWayMs = 2000;

    explicit PoseMonitor(QObject *parent = nullptr) : PoseMonitor(systemTime(), parent) {}
    /// `time` outlives the meter.
    explicit PoseMonitor(TimeSource &time, QObject *parent = nullptr);

    QQuickItem *item() const { return m_item; }
    void setItem(QQuickItem *item);
    bool isWatching() const { return m_watching; }
    void setWatching(bool watching);
    qreal level() const { return m_level; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void itemChanged();
    void watchingChanged();
    void levelChanged();
    void moved(); ///< Once per pose.

private:
    void attach();
    void look(QEvent *event);
    void travelTo(int pointId, QPointF position);
    void mouseTo(QPointF position);
    void pressAt(QPointF scenePosition);
    void pressKey(const QKeyEvent &event);
    void press();
    bool isAllowedAt(QPointF scenePosition) const;
    void judgeWay(bool isAllowed);
    void endWay();
    void weigh();

    TimeSource &m_time;
    PoseMotion m_motion;
    PoseMotion m_withWay; ///< The same with the way that the mouse is on.
    qint64 m_wayBegan = 0;
    OneShotTimer m_resting; ///< Runs while the mouse is on a way.
    QPointer<QQuickItem> m_item;
    QPointer<QQuickWindow> m_window; ///< While it is watched.
    QHash<int, QPointF> m_positions; ///< Where each pointer was seen last.
    OneShotTimer m_fading;
    qreal m_level = 0.0;
    bool m_watching = false;
    bool m_told = false;
};

} // namespace tableside
