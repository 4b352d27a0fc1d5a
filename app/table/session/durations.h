// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The durations of movements and display steps at the table, in milliseconds at normal speed, for C++ and QML. Pace adapts them
// to the speed setting and to reduced motion.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <algorithm>

namespace tableside {

class Durations : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int flight READ flightMs CONSTANT FINAL)
    Q_PROPERTY(int quick READ quickMs CONSTANT FINAL)
    Q_PROPERTY(int slow READ slowMs CONSTANT FINAL)
    Q_PROPERTY(int callFlash READ callFlashMs CONSTANT FINAL)

public:
    static constexpr int flight = 280;     ///< The flight of a card across the table.
    static constexpr int quick = 150;      ///< A short movement, such as lifting a card.
    static constexpr int slow = 350;       ///< A longer movement, such as opening a panel.
    static constexpr int dealtCard = 70;   ///< The delay between two dealt cards.
    static constexpr int swap = 1200;      ///< Whole hands move to other players.
    static constexpr int shuffle = 700;    ///< Gathering and shuffling the cards.
    static constexpr int pause = 250;      ///< A pause before the next step, so that the eye can follow.
    static constexpr int roundEnd = 900;   ///< The delay before the round's result covers the table.
    static constexpr int callFlash = 1500; ///< The time for which the sign of a call or a catch is shown.
    static constexpr int talk = 3000;      ///< The time for which the words of a character are shown; at any speed.
    static constexpr int retry = 3000;     ///< The delay before storing is tried again; at any speed.

    static int flightMs() { return flight; }
    static int quickMs() { return quick; }
    static int slowMs() { return slow; }
    static int callFlashMs() { return callFlash; }
};

/// The pace that a person has set.
struct Pace
{
    double speed = 1.0; ///< The factor by which the table is faster than normal: 2 is twice as fast.
    bool reducedMotion = false;
    /// Whether each step stays on the screen for its time; false shows the newest state at once, for tests.
    bool holds = true;

    /// Returns the duration of a movement that lasts \p ms milliseconds at normal speed.
    int motion(int ms) const { return reducedMotion ? 0 : thinking(ms); }
    /// Returns how long a step of \p ms milliseconds (at normal speed) stays on the screen. Reduced motion does not shorten this
    /// time: a card that appears without a flight needs as much time to be noticed.
    /// With a step of \p afterMs milliseconds before it, the step lasts at least \p leastMs milliseconds at any speed.
    int hold(int ms, int leastMs = 0, int afterMs = 0) const
    {
        return holds ? std::max({thinking(ms), leastMs - thinking(afterMs), 0}) : 0;
    }
    /// Returns the duration of a pause to think or read that lasts \p ms milliseconds at normal speed. Reduced motion does not
    /// change this duration.
    int thinking(int ms) const { return static_cast<int>(ms / speed); }
};

} // namespace tableside
