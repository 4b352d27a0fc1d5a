// Several people at one device: whose hand is shown, whom the device is to be passed to, and the question who called or who
// caught somebody. While nobody's hand is shown the curtain is down. With less than two people there is nothing to pass on.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <set>
#include <utility>
#include <vector>

namespace tableside {

class PassAndPlay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

    /// Two or more people play.
    Q_PROPERTY(bool active READ isActive CONSTANT FINAL)
    /// All hands are hidden.
    Q_PROPERTY(bool covered READ isCovered NOTIFY changed FINAL)
    /// The seat whom the device is to be passed to; -1: nobody has to do anything.
    Q_PROPERTY(int awaited READ awaited NOTIFY changed FINAL)
    /// Somebody has asked for the device out of turn, to jump in (UNO-JUMP-1): until they have, or have thought better of it.
    Q_PROPERTY(bool interrupting READ isInterrupting NOTIFY changed FINAL)
    Q_PROPERTY(Question question READ question NOTIFY changed FINAL)
    /// Whom a catch is meant for, while it is asked who catches.
    Q_PROPERTY(int caughtSeat READ caughtSeat NOTIFY changed FINAL)

public:
    enum Question { Nothing, WhoCalls, WhoCatches };
    Q_ENUM(Question)

    /// The seats of the people, in order.
    explicit PassAndPlay(std::vector<int> people) : m_people(std::move(people)) {}

    bool isActive() const { return m_people.size() >= 2; }
    const std::vector<int> &people() const { return m_people; }
    bool isPerson(int seat) const;
    bool isCovered() const { return isActive() && m_shown < 0; }
    /// Whose hand is shown; -1: nobody's.
    int shownSeat() const { return m_shown; }
    int awaited() const { return m_awaited; }
    bool isInterrupting() const { return m_isInterrupting; }
    Question question() const { return m_question; }
    int caughtSeat() const { return m_caughtSeat; }

    /// The curtain falls; `seat` is to lift it, -1: nobody yet.
    void lower(int seat);
    /// By whoever is awaited.
    void lift();
    void setInterrupting(bool interrupting);
    void ask(Question question, int caughtSeat = -1);

    /// The seat came to be exposed while its owner may not have had the device since: the next time that the curtain could be
    /// lifted its grace period begins.
    void noteExposed(int seat) { m_exposed.insert(seat); }
    std::set<int> takeExposed() { return std::exchange(m_exposed, {}); }

signals:
    void changed();

private:
    const std::vector<int> m_people;
    int m_shown = -1;
    int m_awaited = -1;
    bool m_isInterrupting = false;
    Question m_question = Nothing;
    int m_caughtSeat = -1;
    std::set<int> m_exposed;
};

} // namespace tableside
