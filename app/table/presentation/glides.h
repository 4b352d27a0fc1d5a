// The one clock of what moves at a table: how far a glide has come is read from the table's time, and a frame only says when
// to look. Where a test turns that time, everything has arrived when it is due, without a frame. With reduced motion a glide
// takes no time; nothing else is different.
#pragma once

#include "app/table/session/durations.h"
#include "app/table/session/time_source.h"

#include <QAbstractAnimation>

#include <vector>

namespace tableside {

/// A value on its way, slower towards the end.
class Glide
{
public:
    qreal at(qint64 now) const;
    qreal end() const { return m_to; }
    bool isMoving(qint64 now) const { return now < m_begun + m_ms; }
    /// From where it is by now; at once where `ms` is 0.
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
    /// To be shown as it is by now; false when it has arrived.
    virtual bool follow(qint64 now) = 0;

protected:
    ~Gliding() = default;
};

class Glides : public QAbstractAnimation
{
    Q_OBJECT

public:
    /// `time` outlives it.
    explicit Glides(TimeSource &time);

    void setPace(const Pace &pace) { m_pace = pace; }
    qint64 now() const { return m_time.now(); }
    /// How long a card flies.
    int flightMs() const { return m_pace.motion(Durations::flight); }
    /// Is followed until it has arrived, in at most flightMs() from now.
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
    std::vector<Gliding *> m_moving;
};

} // namespace tableside
