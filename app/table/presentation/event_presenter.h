// Events on their way to the screen: each becomes steps of the queue that move cards, change seats, write the log
// and make a sound. Events come as the viewer may see them. This is what all games have in common without knowing
// their events; GamePresenter adds the events that both have, DosPresenter and UnoPresenter their own.
#pragma once

#include "app/table/presentation/seats_model.h"
#include "app/table/session/match_config.h"

#include <QObject>

#include <functional>

namespace tableside {

class CardsModel;
class LogModel;
class ResultModel;
class SoundBoard;
class StepQueue;
enum class Sound;

class EventPresenter : public QObject
{
    Q_OBJECT

public:
    struct Models
    {
        SeatsModel &seats;
        LogModel &log;
        ResultModel &result;
    };

    /// What is on the screen of the running round; it trails the session by the steps in the queue.
    struct ShownRound
    {
        int round = 0;
        int turnSeat = -1;
        int winner = -1; ///< Of the round that has just been counted.
        int matchWinner = -1;
        bool isOver = false;
    };

    const ShownRound &shownRound() const { return m_round; }
    /// Sounds are left out while a resumed match is set up again.
    void setSilent(bool silent) { m_silent = silent; }
    bool isSilent() const { return m_silent; }
    /// Penalty cards that the viewer has drawn since their last turn began.
    int penaltyPaid() const { return m_penaltyPaid; }

signals:
    void shown(); ///< Something on the screen changed.
    void called(int seat);
    void caught(int seat, int by);
    void nowExposed(int seat); ///< Perhaps anew.

protected:
    EventPresenter(const Models &models, CardsModel &cards, StepQueue &queue, SoundBoard &sounds,
              const MatchSeating &seating, Sound call);

    void step(int ms, std::function<void()> action);
    void sound(Sound sound);
    void addLine(const QString &text, const QString &kind, int seat);
    /// `inShort` where a place is too small for the status.
    void setStatus(int seat, const QString &status, const QString &inShort = {});
    void countHands();
    void setExposed(int seat, bool exposed);
    void flashCall(int seat);
    /// Puts out a sign at the seat when it has been seen.
    void putOutLater(int seat, bool SeatsModel::Seat::*sign);

    // Of what happens in every game, apart from the cards.
    void beginRound(int number, int dealer);
    void beginTurn(int seat);
    void showTurn(int seat);
    void showDrawn(int seat, int count);
    void showCall(int seat);
    void showCaught(int seat, int by);
    /// Of two cards for being caught or a false catch: in one's own turn they are drawn at its end (DOS-END-5).
    void showPenalty(int seat);
    void showPenaltyPaid(int seat, int cards);
    void endRound(int winner, const std::vector<int> &totals);
    void endMatch(int winner);

    Models m_models;
    const QStringList m_names;
    const QStringList m_portraits;
    const int m_viewerSeat;

private:
    CardsModel &m_cards;
    StepQueue &m_queue;
    SoundBoard &m_sounds;
    Sound m_call;
    ShownRound m_round;
    int m_penaltyPaid = 0;
    bool m_silent = false;
};

} // namespace tableside
