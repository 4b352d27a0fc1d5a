// A table at which some game is played, as QML sees it: who sits there, what lies there, what has happened, what was
// refused. DosTable and UnoTable add what a finger on a card means.
#pragma once

#include "app/platform/save_place.h"
#include "app/table/advice/hint_model.h"
#include "app/table/advice/review_model.h"
#include "app/table/presentation/cards_model.h"
#include "app/table/presentation/event_presenter.h"
#include "app/table/presentation/log_model.h"
#include "app/table/presentation/result_model.h"
#include "app/table/presentation/seats_model.h"
#include "app/table/presentation/step_queue.h"
#include "app/text/page_notice.h"

#include <QObject>
#include <QQmlEngine>

namespace tableside {

class MatchSessionBase;
class SoundBoard;
class TableClock;
struct AiPace;

class GameTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the playroom")

    Q_PROPERTY(QString game READ game CONSTANT FINAL)
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
    /// Whoever knows the deal number can work out every card to come: it is shown after the match, or where a person typed it.
    Q_PROPERTY(bool dealIsOpen READ dealIsOpen NOTIFY changed FINAL)
    /// The commitment to the deal (engine/record/commitment.h), which may always be shown.
    Q_PROPERTY(QString dealSeal READ dealSeal CONSTANT FINAL)
    Q_PROPERTY(QString rulesText READ rulesText CONSTANT FINAL)
    /// What is called with the last cards: "DOS!".
    Q_PROPERTY(QString callWord READ callWord CONSTANT FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(int drawCount READ drawCount NOTIFY changed FINAL)
    Q_PROPERTY(int discardCount READ discardCount NOTIFY changed FINAL)
    Q_PROPERTY(QString discardTop READ discardTop NOTIFY changed FINAL)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed FINAL)
    /// While it is, the AI players do nothing and no time runs out; people may act all the same.
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY pausedChanged FINAL)
    Q_PROPERTY(bool myTurn READ isMyTurn NOTIFY changed FINAL)
    Q_PROPERTY(QString instruction READ instruction NOTIFY changed FINAL)
    Q_PROPERTY(bool hasChoice READ hasChoice NOTIFY changed FINAL)
    /// What the viewer still has to draw for being caught or for a false catch (DOS-END-5); empty where there is nothing.
    Q_PROPERTY(QString penaltyText READ penaltyText NOTIFY changed FINAL)
    /// How long nobody can be caught after coming to be exposed, in milliseconds.
    Q_PROPERTY(int graceMs READ graceMs CONSTANT FINAL)
    Q_PROPERTY(bool viewerExposed READ isViewerExposed NOTIFY changed FINAL)
    Q_PROPERTY(bool roundOver READ isRoundOver NOTIFY changed FINAL)
    Q_PROPERTY(bool matchOver READ isMatchOver NOTIFY changed FINAL)
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString resultDetail READ resultDetail NOTIFY changed FINAL)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged FINAL)
    Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged FINAL)
    /// Why the last action, whoever's it was, could not be stored; empty once one was.
    Q_PROPERTY(QString storeProblem READ storeProblem NOTIFY refusalChanged FINAL)
    /// What came of saveMatch().
    Q_PROPERTY(tableside::PageNotice *notice READ pageNotice CONSTANT FINAL)

public:
    virtual QString game() const = 0; ///< "dos", "uno"
    virtual CardsModel *cards() = 0;
    SeatsModel *seats() { return &m_seats; }
    LogModel *log() { return &m_log; }
    ResultModel *result() { return &m_result; }
    virtual HintModel *hint() = 0;
    virtual ReviewModel *review() = 0;
    virtual const MatchSessionBase &anySession() const = 0;
    virtual TableClock &clock() = 0;
    virtual void setPace(const Pace &pace, const AiPace &aiPace) = 0;
    /// Deals the first round, or goes on with a resumed one.
    virtual void start() = 0;

    int viewerSeat() const { return m_viewerSeat; }
    int seatCount() const { return m_seats.rowCount(); }
    int target() const;
    QString dealNumber() const;
    bool dealIsOpen() const;
    QString dealSeal() const;
    virtual QString rulesText() const = 0;
    virtual QString callWord() const = 0;
    int round() const { return shown().round; }
    int drawCount() const { return cardsModel().drawCount(); }
    int discardCount() const { return cardsModel().discardCount(); }
    QString discardTop() const { return cardsModel().topOfDiscardPile(); }
    bool isBusy() const { return m_queue.isBusy(); }
    bool isPaused() const;
    void setPaused(bool paused);
    bool isMyTurn() const;
    virtual QString instruction() const = 0;
    /// Whether the instruction asks something of the viewer, in their turn or out of it.
    virtual bool isViewerAsked() const { return isMyTurn(); }
    /// Whether something has been begun that can be put back.
    virtual bool hasChoice() const = 0;
    /// What it would come to; empty where that is asked elsewhere.
    virtual QString choiceText() const { return {}; }
    QString penaltyText() const;
    int graceMs() const;
    bool isViewerExposed() const;
    bool isRoundOver() const { return shown().isOver; }
    bool isMatchOver() const { return shown().matchWinner >= 0; }
    QString resultTitle() const;
    QString resultDetail() const;
    QString refusal() const { return m_refusal; }
    QString refusalRule() const { return m_refusalRule; }
    QString storeProblem() const { return m_storeProblem; }
    void setStoreProblem(const QString &problem);
    PageNotice *pageNotice() { return &m_notice; }
    void setFileDesk(const FileDesk &desk);

    Q_INVOKABLE virtual void tapCard(int cardId) = 0;
    /// Return on a card that has the focus.
    Q_INVOKABLE virtual void pressCard(int cardId) { tapCard(cardId); }
    /// A hand card let go over `targetCardId`, or over the free felt (-1).
    Q_INVOKABLE virtual void dropCard(int handCardId, int targetCardId) = 0;
    Q_INVOKABLE virtual void clearChoice() = 0;
    Q_INVOKABLE virtual void draw() = 0;
    Q_INVOKABLE virtual void call() = 0;
    Q_INVOKABLE virtual void catchSeat(int seat) = 0;
    /// From the viewer's left; whoever is exposed before whoever was a moment ago, and both before those who might have
    /// called.
    Q_INVOKABLE void catchFirst();
    /// Huge across the table: who catches whom, and what it costs.
    Q_INVOKABLE QString caughtWords(int seat, int by) const;
    Q_INVOKABLE virtual void nextRound() = 0;
    Q_INVOKABLE void finishEvents() { m_queue.finish(); }
    /// As a file; the notice says what came of it.
    Q_INVOKABLE void saveMatch();

signals:
    void changed();
    void pausedChanged();
    void refusalChanged();
    void refused(const QString &text, const QString &rule);
    void called(int seat);
    void caught(int seat, int by);

protected:
    GameTable(const MatchSessionBase &session, SoundBoard &sounds, QObject *parent);

    virtual const CardsModel &cardsModel() const = 0;
    virtual const EventPresenter &show() const = 0;
    const EventPresenter::ShownRound &shown() const { return show().shownRound(); }
    virtual bool countsAgainst() const = 0;
    /// Says that there is nothing to catch.
    virtual std::string_view catchRule() const = 0;
    /// What may be done follows from the position, once all that led there has been seen.
    virtual void update() = 0;
    /// To be called by it: why something was refused in one turn says nothing of the next.
    void noteTurn();

    /// Again and again where it cannot be stored: there is no button for it.
    void dealFirstRound();
    /// To be called when `show` and `cards` are there.
    void followShow(EventPresenter &show, CardsModel &cards);
    QString nameOf(int seat) const { return m_names.value(seat); }
    /// Whose turn it is or who is waited for, where there is nothing else to say.
    QString waitingWords() const;
    void refuse(const QString &text, std::string_view rule, bool withSound = true);
    void setRefusal(const QString &text, const QString &rule);

    /// The refusal in words, if it was one; true if the action was accepted.
    template <typename Attempt>
    bool answer(const Attempt &attempt, const auto &sentenceOf)
    {
        if (attempt.isAccepted())
            setRefusal({}, {});
        else if (attempt.problem.isEmpty())
            sentenceOf(attempt.reason);
        else if (m_problemIsOld && !m_dealsByItself) // one that is new has been told
            refuse(attempt.problem, {}, false);
        return attempt.isAccepted();
    }

    EventPresenter::Models showModels() { return {m_seats, m_log, m_result}; }

    SoundBoard &m_sounds;
    const QStringList m_names;
    const int m_viewerSeat;
    SeatsModel m_seats;
    LogModel m_log;
    ResultModel m_result;
    StepQueue m_queue;

private:
    void onNotStored(const QString &problem);
    void startGrace(int seat);
    QString turnWords() const;

    QString m_refusal;
    QString m_refusalRule;
    QString m_storeProblem;
    bool m_problemIsOld = false; ///< It was known before the last attempt.
    bool m_dealsByItself = false;
    int m_turnSeat = -1;
    SavePlace m_savePlace;
    PageNotice m_notice;
};

} // namespace tableside
