// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The animations of a table. A glide's progress is computed from the table's time source; frames only trigger updates. When a
// test advances that time far enough, glides end without drawing a frame. With reduced motion glides take no time.
#pragma once

#include "app/table/session/durations.h"
#include "app/table/session/time_source.h"

#include <QAbstractAnimation>

#include <vector>

namespace tableside {

/// An animated value, which slows down towards its end.
class Glide
{
public:
    qreal at(qint64 now) const;
    qreal end() const { return m_to; }
    bool isMoving(qint64 now) const { return now < m_begun + m_ms; }
    /// Starts a glide from the current value; jumps if \p ms is 0.
    void start(qreal to, qint64 now, int ms);

private:
    qreal m_from = 0;
    qreal m_to = 0;
    qint64 m_begun = 0;
    int m_ms = 0;
};

class Gliding
{
public:
    /// Updates the item to its state at \p now. Returns false once the glide has ended.
    virtual bool follow(qint64 now) = 0;

protected:
    ~Gliding() = default;
};

class Glides : public QAbstractAnimation
{
    Q_OBJECT

public:
    /// \p time must outlive this object.
    explicit Glides(TimeSource &time);

    void setPace(const Pace &pace) { m_pace = pace; }
    qint64 now() const { return m_time.now(); }
    /// Returns the duration of the flights that begin now, in milliseconds.
    int flightMs() const { return m_pace.motion(m_flightMs); }
    /// Sets the duration at normal speed of the flights that begin from now on; Durations::flight at first.
    void setFlight(int ms) { m_flightMs = ms; }
    /// Calls follow() on each frame until the glide has ended. The glide must end at most flightMs() from now.
    void add(Gliding &gliding);
    void remove(Gliding &gliding);

    int duration() const override { return -1; }

protected:
    void updateCurrentTime(int) override { look(); }

private:
    void look();

    TimeSource &m_time;
    OneShotTimer m_end;
    Pace m_pace;
    int m_flightMs = Durations::flight;
    std::vector<Gliding *> m_moving;
};

} // namespace tableside
