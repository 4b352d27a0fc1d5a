// How long things take on the table, in milliseconds at normal speed: the one place for it, in C++ and in QML.
// Reduced motion makes them 0; the speed setting divides them.
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
    static constexpr int flight = 280;      ///< A card from one place to another.
    static constexpr int quick = 150;       ///< A card lifted, a button pressed.
    static constexpr int slow = 350;        ///< A panel, a turned card.
    static constexpr int dealtCard = 70;    ///< From one dealt card to the next.
    static constexpr int shuffle = 700;     ///< Gathering and shuffling the cards.
    static constexpr int pause = 250;       ///< For the eye to follow to the next thing.
    static constexpr int roundEnd = 900;    ///< Before the count covers the table.
    static constexpr int callFlash = 1500;  ///< A call's or a catch's sign.
    static constexpr int retry = 3000;      ///< Before what could not be stored is tried again; at any speed.

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
    /// Thought and reading time: it stays with reduced motion.
    int thinking(int ms) const { return static_cast<int>(ms / speed); }
};

} // namespace tableside
