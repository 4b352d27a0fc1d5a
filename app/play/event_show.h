// Events on their way to the screen: each becomes steps of the queue that move cards, change seats, write the log
// and make a sound. Events come as the viewer may see them.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include <QObject>

#include "dos/event.h"
#include "play/match_config.h"

namespace tableside {

class CardsModel;
class LogModel;
class ResultModel;
class SeatsModel;
class SoundBoard;
class StepQueue;
enum class Sound;

/// What is on the screen of the running turn and round; it trails the session by the steps in the queue.
struct ShownTurn
{
    int round = 0;
    int turnSeat = -1;
    int bonusLays = 0;
    int othersDraw = 0;
    int winner = -1;      ///< Of the round that has just been counted.
    int matchWinner = -1;
    bool roundOver = false;
};

class EventShow : public QObject
{
    Q_OBJECT

public:
    struct Models
    {
        CardsModel &cards;
        SeatsModel &seats;
        LogModel &log;
        ResultModel &result;
    };

    EventShow(Models models, StepQueue &queue, SoundBoard &sounds, const MatchConfig &config, int viewerSeat,
              QObject *parent = nullptr);

    const ShownTurn &turn() const { return m_turn; }
    /// Sounds are left out while a resumed match is set up again.
    void setSilent(bool silent) { m_silent = silent; }
    void show(const dos::Event &event);

    /// How long the steps of an event take at normal speed, in milliseconds.
    static int showTime(const dos::Event &event);

    // One per kind of event; called by show().
    void operator()(const dos::DealerDrawn &drawn);
    void operator()(const dos::RoundStarted &round);
    void operator()(const dos::Scored &scored);
    void operator()(const dos::MatchWon &won);
    void operator()(const dos::Dealt &dealt);
    void operator()(const dos::TurnStarted &started);
    void operator()(const dos::Drew &drew);
    void operator()(const dos::Matched &matched);
    void operator()(const dos::Laid &laid);
    void operator()(const dos::BonusSkipped &skipped);
    void operator()(const dos::Discarded &discarded);
    void operator()(const dos::Refilled &refilled);
    void operator()(const dos::Reshuffled &reshuffled);
    void operator()(const dos::Exposed &exposed);
    void operator()(const dos::WindowClosed &closed);
    void operator()(const dos::Called &called);
    void operator()(const dos::Caught &caught);
    void operator()(const dos::FalselyCaught &caught);
    void operator()(const dos::WentOut &out);

signals:
    void shown(); ///< Something on the screen changed.
    void called(int seat);
    void caught(int seat, int by);

private:
    void step(int ms, std::function<void()> action);
    void sound(Sound sound);
    void log(const dos::Event &event, const QString &kind, int seat);
    void setStatus(int seat, const QString &status);
    void countHands();
    void setExposed(int seat, bool exposed);
    void flashCall(int seat);

    Models m_models;
    StepQueue &m_queue;
    SoundBoard &m_sounds;
    QStringList m_names;
    QStringList m_portraits;
    int m_viewerSeat;
    ShownTurn m_turn;
    bool m_silent = false;
};

} // namespace tableside
