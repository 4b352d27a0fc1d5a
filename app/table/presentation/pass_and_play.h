// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The state of a table at which several people share one device: the hand that is shown, the person who is to get the device, and
// the open question who calls or catches. While a person is to get the device, an opaque panel covers that hand. If only one
// person uses the device and nobody plays with a phone, no hand is ever hidden and shownSeat() stays -1.
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

    /// Whether hands must be hidden from other people at the device: two or more people share it, or somebody plays with a phone.
    Q_PROPERTY(bool active READ isActive NOTIFY changed FINAL)
    /// Whether all hands are hidden.
    Q_PROPERTY(bool covered READ isCovered NOTIFY changed FINAL)
    /// The seat of the person who is to get the device; -1 for none.
    Q_PROPERTY(int awaited READ awaited NOTIFY changed FINAL)
    /// Whether a person has requested the device out of turn to jump in (UNO-JUMP-1), and has not yet jumped in or canceled.
    Q_PROPERTY(bool interrupting READ isInterrupting NOTIFY changed FINAL)
    Q_PROPERTY(Question question READ question NOTIFY changed FINAL)
    /// The seat to be caught, while the question is who catches; otherwise -1.
    Q_PROPERTY(int caughtSeat READ caughtSeat NOTIFY changed FINAL)

public:
    enum Question { Nothing, WhoCalls, WhoCatches };
    Q_ENUM(Question)

    /// \p people are the seats of the people in ascending order.
    explicit PassAndPlay(std::vector<int> people) : m_people(std::move(people)) {}

    bool isActive() const { return m_people.size() >= 2 || m_hasPhones; }
    /// Returns the seats of the people who use this device, without those who play with phones.
    const std::vector<int> &people() const { return m_people; }
    bool hasPhones() const { return m_hasPhones; }
    /// Changes who uses this device, and hides all hands. `hasPhones` is whether other people play with phones.
    void setPeople(std::vector<int> people, bool hasPhones);
    bool isPerson(int seat) const;
    bool isCovered() const { return isActive() && m_shown < 0; }
    /// Returns the seat whose hand is shown; -1 for none, and always -1 if isActive() is false.
    int shownSeat() const { return m_shown; }
    int awaited() const { return m_awaited; }
    bool isInterrupting() const { return m_isInterrupting; }
    Question question() const { return m_question; }
    int caughtSeat() const { return m_caughtSeat; }

    /// Hides all hands. \p seat is the seat of the person who is to get the device; -1 if that is not known yet.
    void lower(int seat);
    /// Shows the hand of the awaited person.
    void lift();
    void setInterrupting(bool interrupting);
    void ask(Question question, int caughtSeat = -1);

    /// Stores that the player at \p seat has to call while another person may have the device. The grace time, in which nobody
    /// can catch that player, is restarted when the device is passed next.
    void addPendingGrace(int seat) { m_exposed.insert(seat); }
    std::set<int> takePendingGraces() { return std::exchange(m_exposed, {}); }

signals:
    void changed();

private:
    std::vector<int> m_people;
    bool m_hasPhones = false;
    int m_shown = -1;
    int m_awaited = -1;
    bool m_isInterrupting = false;
    Question m_question = Nothing;
    int m_caughtSeat = -1;
    std::set<int> m_exposed;
};

} // namespace tableside
