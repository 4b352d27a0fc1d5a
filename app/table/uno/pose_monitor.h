// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Observes the input of a window while a person must hold still after a Wild Dumb Fu (UNO-ACT-6), without consuming events. Some
// input does not count as moving, because at a real table it would need no movement: calling, catching, pausing, the volume, and
// input that helps to see or hear. Moving the mouse to a button for such input does not count either. Therefore a mouse path is
// judged when it ends.
#pragma once

#include "app/table/presentation/game_table.h"

#include <QHash>
#include <QPointF>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

namespace tableside {

/// Measures how much a person moves. The distances of movements add up, and the sum decreases over time. One press is enough to
/// count as moving. Times are parameters, in milliseconds of a monotonic clock.
class PoseMotion
{
public:
    /// The sum of movements, in device-independent pixels, from which the person counts as having moved.
    static constexpr double movePixels = 90.0;
    /// The pixels by which the sum of movements decreases per second, because a hand on the mouse is never quite still.
    static constexpr double forgivenPerSecond = 45.0;
    /// The time after the start of the pose, in milliseconds, in which input is ignored, because the input may belong to earlier
    /// actions.
    static constexpr qint64 settlingMs = 700;

    void begin(qint64 now);
    void travel(double pixels, qint64 now);
    void press(qint64 now);

    /// Returns the amount of movement, from 0 (still) to 1 (the person has moved).
    double level(qint64 now) const;
    /// Returns whether the level has reached 1 since begin().
    bool hasMoved() const { return m_moved; }

private:
    bool isSettling(qint64 now) const { return now - m_begun < settlingMs; }

    qint64 m_begun = 0;
    qint64 m_last = 0;
    double m_pixels = 0.0;
    bool m_moved = false;
};

class PoseMonitor : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    /// The table whose time source the monitor uses.
    Q_PROPERTY(tableside::GameTable *table READ table WRITE setTable REQUIRED FINAL)
    /// Whether input is observed. A press on an item does not count as moving if the item's property `allowedInPose` is true.
    Q_PROPERTY(bool watching READ isWatching WRITE setWatching NOTIFY watchingChanged FINAL)
    /// The amount of movement, from 0 (still) to 1 (the person has moved). The level includes a mouse path that has not ended
    /// yet.
    Q_PROPERTY(qreal level READ level NOTIFY levelChanged FINAL)

public:
    // A mouse path ends when the mouse does not move for restMs milliseconds, or longestWayMs after the path began.
    static constexpr int restMs = 400;
    static constexpr int longestWayMs = 2000;

    explicit PoseMonitor(QQuickItem *parent = nullptr);

    GameTable *table() const { return m_table; }
    void setTable(GameTable *table);
    /// \p time must outlive the monitor.
    void setTime(TimeSource &time);
    bool isWatching() const { return m_watching; }
    void setWatching(bool watching);
    qreal level() const { return m_level; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void watchingChanged();
    void levelChanged();
    void moved(); ///< Emitted at most once per pose, when the person moves too much.

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
    void resolvePath(bool isAllowed);
    void endPath();
    void weigh();

    QPointer<GameTable> m_table;
    TimeSource *m_time = &systemTime();
    PoseMotion m_motion;
    PoseMotion m_withPath; ///< The movement in m_motion plus that of the current mouse path.
    qint64 m_wayBegan = 0;
    OneShotTimer m_resting{*m_time}; ///< Active while a mouse path has not ended.
    QPointer<QQuickWindow> m_window; ///< The observed window; null while not watching.
    QHash<int, QPointF> m_positions; ///< The last position of each pointer.
    OneShotTimer m_fading{*m_time};
    qreal m_level = 0.0;
    bool m_watching = false;
    bool m_told = false;
};

} // namespace tableside
