// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/uno/pose_monitor.h"

#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QQuickWindow>
#include <QTouchEvent>

#include <algorithm>
#include <utility>

namespace tableside {

namespace {

constexpr int mouseId = -1;
constexpr int fadingMs = 60; ///< The interval, in milliseconds, between updates of level() while it decreases.

/// Returns whether the key opens a page or panel over the table. The time in which the person must hold still is then paused.
bool isPauseKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Escape:
    case Qt::Key_Back:
    case Qt::Key_F1: // opens the list of keys
    case Qt::Key_Question: return true;
    default: return false;
    }
}

bool isSparedKey(const QKeyEvent &event)
{
    if (isPauseKey(event))
        return true;
    switch (event.key()) {
    case Qt::Key_Space: // the call
    case Qt::Key_C:     // the catch
    case Qt::Key_VolumeUp:
    case Qt::Key_VolumeDown:
    case Qt::Key_VolumeMute:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_Insert: return true;
    default: // the system or a screen reader uses function keys and key combinations
        return (event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35)
            || (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || event.isAutoRepeat();
    }
}

/// Returns whether \p item or a visible descendant at the position has a true property `allowedInPose`.
bool isAllowedInPose(const QQuickItem &item, QPointF scenePosition)
{
    if (!item.isVisible())
        return false;
    if (item.property("allowedInPose").toBool() && item.contains(item.mapFromScene(scenePosition)))
        return true;
    const QList<QQuickItem *> children = item.childItems();
    return std::any_of(children.begin(), children.end(),
                       [&](const QQuickItem *child) { return isAllowedInPose(*child, scenePosition); });
}

} // namespace

void PoseMotion::begin(qint64 now)
{
    *this = {};
    m_begun = m_last = now;
}

void PoseMotion::travel(double pixels, qint64 now)
{
    if (isSettling(now))
        return;
    m_pixels = level(now) * movePixels + pixels;
    m_last = now;
    m_moved |= m_pixels >= movePixels;
}

void PoseMotion::press(qint64 now)
{
    travel(movePixels, now);
}

double PoseMotion::level(qint64 now) const
{
    if (m_moved)
        return 1.0;
    const double forgiven = forgivenPerSecond * static_cast<double>(now - m_last) / 1000.0;
    return std::clamp((m_pixels - forgiven) / movePixels, 0.0, 1.0);
}

PoseMonitor::PoseMonitor(QQuickItem *parent) : QQuickItem(parent)
{
    connect(&m_fading, &OneShotTimer::timeout, this, &PoseMonitor::weigh);
    connect(&m_resting, &OneShotTimer::timeout, this, &PoseMonitor::endPath);
}

void PoseMonitor::setTable(GameTable *table)
{
    m_table = table;
    setTime(table->clock().time());
}

void PoseMonitor::setTime(TimeSource &time)
{
    m_time = &time;
    m_resting.setTime(time);
    m_fading.setTime(time);
}

void PoseMonitor::setWatching(bool watching)
{
    if (std::exchange(m_watching, watching) == watching)
        return;
    watch(window());
    m_positions.clear();
    m_told = false;
    m_motion.begin(m_time->now());
    resolvePath(true);
    weigh();
    emit watchingChanged();
}

void PoseMonitor::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemSceneChange)
        watch(data.window);
    QQuickItem::itemChange(change, data);
}

void PoseMonitor::watch(QQuickWindow *window)
{
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = m_watching ? window : nullptr;
    if (m_window)
        m_window->installEventFilter(this);
}

bool PoseMonitor::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseMove: mouseTo(static_cast<QMouseEvent *>(event)->position()); break;
    case QEvent::MouseButtonPress: pressAt(static_cast<QMouseEvent *>(event)->position()); break;
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
        for (const QEventPoint &point : static_cast<QTouchEvent *>(event)->points()) {
            if (point.state() == QEventPoint::Pressed) {
                pressAt(point.position());
                m_positions.insert(point.id(), point.position()); // this touch does not continue the last one
            } else {
                travelTo(point.id(), point.position());
            }
        }
        break;
    case QEvent::Wheel: press(); break;
    case QEvent::ShortcutOverride: // sent even if a shortcut consumes the key
    case QEvent::KeyPress: pressKey(*static_cast<QKeyEvent *>(event)); break;
    default: return false;
    }
    weigh();
    return false;
}

void PoseMonitor::travelTo(int pointId, QPointF position)
{
    const auto before = m_positions.constFind(pointId);
    if (before != m_positions.constEnd())
        m_withPath.travel(QLineF(*before, position).length(), m_time->now());
    m_positions.insert(pointId, position);
    if (pointId != mouseId)
        resolvePath(false);
}

void PoseMonitor::mouseTo(QPointF position)
{
    const qint64 now = m_time->now();
    if (!m_resting.isActive())
        m_wayBegan = now;
    travelTo(mouseId, position);
    const qint64 left = std::max<qint64>(0, m_wayBegan + longestWayMs - now);
    m_resting.start(std::min<qint64>(restMs, left));
}

void PoseMonitor::pressAt(QPointF scenePosition)
{
    if (isAllowedAt(scenePosition))
        resolvePath(true);
    else
        press();
}

void PoseMonitor::pressKey(const QKeyEvent &event)
{
    if (!isSparedKey(event))
        press();
    else if (isPauseKey(event) && m_resting.isActive())
        endPath(); // counts the mouse path, which the pause would discard
}

void PoseMonitor::press()
{
    m_withPath.press(m_time->now());
    resolvePath(false);
}

bool PoseMonitor::isAllowedAt(QPointF scenePosition) const
{
    return m_window && isAllowedInPose(*m_window->contentItem(), scenePosition);
}

/// Ends the mouse path. An allowed path, such as one to the call button, is discarded. Any other path counts as movement.
void PoseMonitor::resolvePath(bool isAllowed)
{
    m_resting.stop();
    if (isAllowed)
        m_withPath = m_motion;
    else
        m_motion = m_withPath;
}

void PoseMonitor::endPath()
{
    resolvePath(isAllowedAt(m_positions.value(mouseId)));
    weigh();
}

void PoseMonitor::weigh()
{
    const qreal level = m_withPath.level(m_time->now());
    if (!qFuzzyCompare(std::exchange(m_level, level) + 1, level + 1))
        emit levelChanged();
    if (m_level > 0 && !m_motion.hasMoved())
        m_fading.start(fadingMs);
    else
        m_fading.stop();
    if (m_motion.hasMoved() && !std::exchange(m_told, true))
        emit moved();
}

} // namespace tableside
