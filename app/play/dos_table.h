// A table at which DOS is played, as QML sees it: what lies there, what may be done, what a finger on a card means.
#pragma once

#include "play/ai_seats.h"
#include "play/cards_model.h"
#include "play/choice.h"
#include "play/event_show.h"
#include "play/hint_model.h"
#include "play/log_model.h"
#include "play/result_model.h"
#include "play/review_model.h"
#include "play/seats_model.h"
#include "play/step_queue.h"
#include "play/table_session.h"

#include <QObject>
#include <QQmlEngine>

namespace tableside {

class SoundBoard;

class DosTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the playroom")

    Q_PROPERTY(tableside::CardsModel *cards READ cards CONSTANT FINAL)
    Q_PROPERTY(tableside::SeatsModel *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(tableside::LogModel *log READ log CONSTANT FINAL)
    Q_PROPERTY(tableside::ResultModel *result READ result CONSTANT FINAL)
    Q_PROPERTY(tableside::HintModel *hint READ hint CONSTANT FINAL)
    Q_PROPERTY(tableside::ReviewModel *review READ review CONSTANT FINAL)
    Q_PROPERTY(int viewerSeat READ viewerSeat CONSTANT FINAL)
    Q_PROPERTY(int seatCount READ seatCount CONSTANT FINAL)
    Q_PROPERTY(int target READ target CONSTANT FINAL)
    Q_PROPERTY(QString dealNumber READ dealNumber CONSTANT FINAL)
    Q_PROPERTY(QString rulesText READ rulesText CONSTANT FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(int drawCount READ drawCount NOTIFY changed FINAL)
    Q_PROPERTY(int discardCount READ discardCount NOTIFY changed FINAL)
    Q_PROPERTY(Prompt prompt READ prompt NOTIFY changed FINAL)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed FINAL)
    Q_PROPERTY(bool myTurn READ isMyTurn NOTIFY changed FINAL)
    Q_PROPERTY(QString instruction READ instruction NOTIFY changed FINAL)
    Q_PROPERTY(bool hasChoice READ hasChoice NOTIFY changed FINAL)
    Q_PROPERTY(QString choiceText READ choiceText NOTIFY changed FINAL)
    Q_PROPERTY(bool choiceLegal READ isChoiceLegal NOTIFY changed FINAL)
    Q_PROPERTY(QString choiceVerb READ choiceVerb NOTIFY changed FINAL)
    Q_PROPERTY(bool canDraw READ canDraw NOTIFY changed FINAL)
    Q_PROPERTY(bool canEnd READ canEnd NOTIFY changed FINAL)
    Q_PROPERTY(bool canSkipBonus READ canSkipBonus NOTIFY changed FINAL)
    Q_PROPERTY(int bonusLays READ bonusLays NOTIFY changed FINAL)
    Q_PROPERTY(int othersDraw READ othersDraw NOTIFY changed FINAL)
    Q_PROPERTY(QString bonusText READ bonusText NOTIFY changed FINAL)
    Q_PROPERTY(bool viewerExposed READ isViewerExposed NOTIFY changed FINAL)
    Q_PROPERTY(bool roundOver READ isRoundOver NOTIFY changed FINAL)
    Q_PROPERTY(bool matchOver READ isMatchOver NOTIFY changed FINAL)
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString resultDetail READ resultDetail NOTIFY changed FINAL)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged FINAL)
    Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged FINAL)

public:
    enum Prompt { Waiting, MatchOrDraw, MatchOrLay, MatchOrEnd, LayBonus, RoundOver, MatchOver };
    Q_ENUM(Prompt)

    /// `sounds` outlives the table. The history of a resumed session is set up without motion and sound.
    DosTable(std::unique_ptr<TableSession> session, SoundBoard &sounds, QObject *parent = nullptr);

    CardsModel *cards() { return &m_cards; }
    SeatsModel *seats() { return &m_seats; }
    LogModel *log() { return &m_log; }
    ResultModel *result() { return &m_result; }
    HintModel *hint() { return &m_hint; }
    ReviewModel *review() { return &m_review; }
    TableSession &session() { return *m_session; }
    AiSeats &aiSeats() { return m_aiSeats; }
    void setPace(const Pace &pace, const AiPace &aiPace);
    /// Deals the first round, or goes on with a resumed one.
    void start();

    int viewerSeat() const { return m_viewerSeat; }
    int seatCount() const { return static_cast<int>(m_session->config().seats.size()); }
    int target() const { return m_session->config().rules.target; }
    QString dealNumber() const { return QString::number(m_session->config().seed); }
    QString rulesText() const;
    int round() const { return m_show.turn().round; }
    int drawCount() const { return m_cards.drawCount(); }
    int discardCount() const { return m_cards.discardCount(); }
    Prompt prompt() const;
    bool isBusy() const { return m_queue.isBusy(); }
    bool isMyTurn() const;
    QString instruction() const;
    bool hasChoice() const { return !m_choice.isEmpty(); }
    QString choiceText() const { return m_choiceReading.text; }
    bool isChoiceLegal() const { return m_choiceReading.isLegal(); }
    QString choiceVerb() const;
    bool canDraw() const { return prompt() == MatchOrDraw; }
    bool canEnd() const { return prompt() == MatchOrEnd; }
    bool canSkipBonus() const;
    int bonusLays() const { return m_show.turn().bonusLays; }
    int othersDraw() const { return m_show.turn().othersDraw; }
    QString bonusText() const;
    bool isViewerExposed() const { return m_session->isExposed(m_viewerSeat); }
    bool isRoundOver() const { return m_show.turn().roundOver; }
    bool isMatchOver() const { return m_show.turn().matchWinner >= 0; }
    QString resultTitle() const;
    QString resultDetail() const;
    QString refusal() const { return m_refusal; }
    QString refusalRule() const { return m_refusalRule; }

    Q_INVOKABLE void tapCard(int cardId);
    Q_INVOKABLE void dropCard(int handCardId, int rowCardId);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void clearChoice();
    Q_INVOKABLE void draw();
    Q_INVOKABLE void endTurn();
    Q_INVOKABLE void skipBonus();
    Q_INVOKABLE void call();
    Q_INVOKABLE void catchSeat(int seat);
    Q_INVOKABLE void nextRound();
    Q_INVOKABLE void finishEvents() { m_queue.finish(); }

signals:
    void changed();
    void refusalChanged();
    void refused(const QString &text, const QString &rule);
    void called(int seat);
    void caught(int seat, int by);

private:
    void setUpSeats();
    void update();
    void mark();
    bool mayChoose();
    dos::Observation seen() const { return m_session->match().observe(m_viewerSeat); }
    QString nameOf(int seat) const;
    bool attempt(const dos::Action &action);
    bool answer(const TableSession::Attempt &attempt, int catchSeat = -1);
    void refuse(dos::Reason reason, int catchSeat = -1);
    void setRefusal(const QString &text, const QString &rule);

    std::unique_ptr<TableSession> m_session;
    SoundBoard &m_sounds;
    int m_viewerSeat;
    CardsModel m_cards;
    SeatsModel m_seats;
    LogModel m_log;
    ResultModel m_result;
    StepQueue m_queue;
    EventShow m_show;
    AiSeats m_aiSeats;
    HintModel m_hint;
    ReviewModel m_review;
    Choice m_choice;
    ChoiceReading m_choiceReading;
    dos::ActionList m_legal;
    QString m_refusal;
    QString m_refusalRule;
};

} // namespace tableside
