// The durations of everything on the table, in milliseconds at normal speed, for C++ and QML.
// Reduced motion makes motions 0; the speed setting divides all of them.
#pragma once

#include <QObject>
#include <QQmlEngine>

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
    static constexpr int flight = 280;      ///< A card moves across the table.
    static constexpr int quick = 150;       ///< A card is lifted, a button is pressed.
    static constexpr int slow = 350;        ///< A panel opens, a card turns.
    static constexpr int dealtCard = 70;    ///< The delay between two dealt cards.
    static constexpr int shuffle = 700;     ///< Gathering and shuffling the cards.
    static constexpr int pause = 250;       ///< A pause before the next step, so that the eye can follow.
    static constexpr int roundEnd = 900;    ///< The delay before the round's result covers the table.
    static constexpr int callFlash = 1500;  ///< The sign of a call or a catch is shown.
    static constexpr int retry = 3000;      ///< The delay before storing is tried again; at any speed.

    static int flightMs() { return flight; }
    static int quickMs() { return quick; }
    static int slowMs() { return slow; }
    static int callFlashMs() { return callFlash; }
};

/// The pace that a person has set.
struct Pace
{
    double speed = 1.0; ///< 2 is twice as fast.
    bool reducedMotion = false;

    int motion(int ms) const { return reducedMotion ? 0 : thinking(ms); }
    /// Returns the time to think or read, in milliseconds. Reduced motion does not change it.
    int thinking(int ms) const { return static_cast<int>(ms / speed); }
};

} // namespace tableside
