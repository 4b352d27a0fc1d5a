// A table at which some game is played, as QML sees it: who sits there, what lies there, what has happened, what was
// refused. DosTable and UnoTable add what a finger on a card means. After each step that is shown the views hear of what is
// different then, and of nothing else.
#pragma once

#include "app/platform/save_place.h"
#include "app/table/advice/hint_model.h"
#include "app/table/advice/review_model.h"
#include "app/table/presentation/cards_model.h"
#include "app/table/presentation/glides.h"
#include "app/table/presentation/pass_and_play.h"
#include "app/table/presentation/shown_table.h"
#include "app/table/presentation/table_guide.h"
#include "app/table/session/book_entry.h"
#include "app/table/session/match_session_base.h"
#include "app/text/dos_words.h"
#include "app/text/page_notice.h"
#include "app/text/refusals.h"
#include "app/text/take_back_words.h"
#include "app/text/uno_words.h"

#include <QObject>
#include <QQmlEngine>
#include <QSortFilterProxyModel>

#include <tuple>
#include <utility>

namespace tableside {

class SoundBoard;
enum class Sound;
struct AiPace;
template <typename Game>
class TableSession;

class GameTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the playroom")

    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    Q_PROPERTY(tableside::CardsModel *cards READ cards CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *seats READ seats CONSTANT FINAL)
    /// The row of `seats` that is the viewer's, alone: what only they have is made once and not for every seat.
    Q_PROPERTY(QAbstractItemModel *ownSeat READ ownSeat CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *log READ log CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *result READ result CONSTANT FINAL)
    Q_PROPERTY(tableside::HintModel *hint READ hint CONSTANT FINAL)
    Q_PROPERTY(tableside::ReviewModel *review READ review CONSTANT FINAL)
    Q_PROPERTY(tableside::BookEntry *bookEntry READ bookEntry CONSTANT FINAL)
    /// Who sits at the edge where the hand is: the one person; of several whose hand is shown or was shown last, or whom the
    /// device is to be passed to.
    Q_PROPERTY(int viewerSeat READ viewerSeat NOTIFY viewerChanged FINAL)
    Q_PROPERTY(QString viewerName READ viewerName NOTIFY viewerChanged FINAL)
    Q_PROPERTY(tableside::PassAndPlay *passAndPlay READ passAndPlay CONSTANT FINAL)
    /// The viewer is a person whose hand is shown.
    Q_PROPERTY(bool handShown READ isHandShown NOTIFY viewerChanged FINAL)
    Q_PROPERTY(bool hasPeople READ hasPeople CONSTANT FINAL)
    /// For whom the question "who?" is: what is asked, in words; empty while nothing is.
    Q_PROPERTY(QString questionWords READ questionWords NOTIFY viewerChanged FINAL)
    Q_PROPERTY(int seatCount READ seatCount CONSTANT FINAL)
    Q_PROPERTY(int target READ target CONSTANT FINAL)
    Q_PROPERTY(QString dealNumber READ dealNumber CONSTANT FINAL)
    /// Whoever knows the deal number can work out every card to come: it is shown after the match, or where a person typed it.
    Q_PROPERTY(bool dealIsOpen READ dealIsOpen NOTIFY roundChanged FINAL)
    /// The commitment to the deal (engine/record/commitment.h), which may always be shown.
    Q_PROPERTY(QString dealSeal READ dealSeal CONSTANT FINAL)
    Q_PROPERTY(QString rulesText READ rulesText CONSTANT FINAL)
    /// What is called with the last cards: "DOS!".
    Q_PROPERTY(QString callWord READ callWord CONSTANT FINAL)
    Q_PROPERTY(int round READ round NOTIFY roundChanged FINAL)
    Q_PROPERTY(int drawCount READ drawCount NOTIFY pilesChanged FINAL)
    Q_PROPERTY(int discardCount READ discardCount NOTIFY pilesChanged FINAL)
    Q_PROPERTY(QString discardTop READ discardTop NOTIFY pilesChanged FINAL)
    /// While it is, the AI players do nothing and no time runs out; people may act all the same.
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY pausedChanged FINAL)
    Q_PROPERTY(bool myTurn READ isMyTurn NOTIFY turnChanged FINAL)
    Q_PROPERTY(QString instruction READ instruction NOTIFY instructionChanged FINAL)
    /// The viewer can do nothing else.
    Q_PROPERTY(bool mustDraw READ mustDraw NOTIFY turnChanged FINAL)
    /// The others are shown faster, until the viewer has something to do.
    Q_PROPERTY(bool hurrying READ isHurrying WRITE setHurrying NOTIFY hurryingChanged FINAL)
    Q_PROPERTY(bool hasChoice READ hasChoice NOTIFY choiceChanged FINAL)
    /// What the viewer still has to draw for being caught or for a false catch (DOS-END-5); empty where there is nothing.
    Q_PROPERTY(QString penaltyText READ penaltyText NOTIFY penaltyChanged FINAL)
    /// What another player has just played, in a sentence: until the next, or until the viewer plays.
    Q_PROPERTY(QString lastPlay READ lastPlay NOTIFY lastPlayChanged FINAL)
    Q_PROPERTY(bool viewerExposed READ isViewerExposed NOTIFY exposureChanged FINAL)
    /// Whether the viewer has called just before the card that leads to it (UNO-CALL-2): the call follows that play by itself.
    Q_PROPERTY(bool callArmed READ isCallArmed NOTIFY callArmedChanged FINAL)
    Q_PROPERTY(bool roundOver READ isRoundOver NOTIFY roundChanged FINAL)
    Q_PROPERTY(bool matchOver READ isMatchOver NOTIFY roundChanged FINAL)
    /// The code of the card that lay down last.
    Q_PROPERTY(QString lastCard READ lastCard NOTIFY roundChanged FINAL)
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY roundChanged FINAL)
    Q_PROPERTY(QString resultDetail READ resultDetail NOTIFY roundChanged FINAL)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged FINAL)
    Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged FINAL)
    /// The setup allows it, and one person plays.
    Q_PROPERTY(bool takeBackAllowed READ isTakeBackAllowed CONSTANT FINAL)
    /// Why there is nothing to take back now; empty where there is.
    Q_PROPERTY(QString takeBackProblem READ takeBackProblem NOTIFY takeBackChanged FINAL)
    /// How often something was, in words; empty where nothing was.
    Q_PROPERTY(QString takenBackText READ takenBackText NOTIFY roundChanged FINAL)
    /// Why the last action, whoever's it was, could not be stored; empty once one was.
    Q_PROPERTY(QString storeProblem READ storeProblem NOTIFY refusalChanged FINAL)
    /// Who guides the viewer; null at most tables.
    Q_PROPERTY(tableside::TableGuide *guide READ guide NOTIFY guideChanged FINAL)
    /// What came of saveMatch().
    Q_PROPERTY(tableside::PageNotice *notice READ pageNotice CONSTANT FINAL)

public:
    QString game() const { return m_sessionBase.game(); } ///< "dos", "uno"
    CardsModel *cards() { return m_cards; }
    RowsModel<SeatRow> *seats() { return &m_shown.seats(); }
    QAbstractItemModel *ownSeat() { return &m_ownSeat; }
    RowsModel<LogRow> *log() { return &m_shown.log(); }
    /// What the log has told of since the last call.
    QStringList takeNews() { return m_shown.takeNews(); }
    RowsModel<ResultRow> *result() { return &m_shown.result(); }
    HintModel *hint() { return m_hint; }
    ReviewModel *review() { return m_review; }
    /// Null until keepScoreIn().
    BookEntry *bookEntry() { return m_bookEntry; }
    /// To be called once, before anybody sees the table; `book` outlives it.
    BookEntry &keepScoreIn(ScoreStore &book);
    const MatchSessionBase &anySession() const { return m_sessionBase; }
    TableClock &clock() { return m_sessionBase.clock(); }
    /// What moves on the screen.
    Glides &glides() { return m_glides; }
    virtual void setPace(const Pace &pace, const AiPace &aiPace);
    /// Deals the first round, or goes on with a resumed one.
    void start();

    // Of a replay
    void setSilent(bool silent) { m_shown.setSilent(silent); }
    bool isSilent() const { return m_shown.isSilent(); }
    void setLog(const QList<LogRow> &lines) { m_shown.setLog(lines); }
    /// From now on what happens is seen from that seat, or from everywhere.
    void lookFrom(int seat, bool seesAll);
    /// Marked as a hint marks what it proposes.
    void propose(const std::vector<int> &cardIds);

    int viewerSeat() const { return m_shown.viewerSeat(); }
    QString viewerName() const { return m_shown.nameOf(viewerSeat()); }
    PassAndPlay *passAndPlay() { return &m_passAndPlay; }
    bool isHandShown() const;
    bool hasPeople() const { return !m_passAndPlay.people().empty(); }
    QString questionWords() const;
    int seatCount() const { return m_shown.seats().count(); }
    int target() const;
    QString dealNumber() const;
    bool dealIsOpen() const;
    QString dealSeal() const;
    virtual QString rulesText() const = 0;
    virtual QString callWord() const = 0;
    int round() const { return m_shown.round().number; }
    int drawCount() const { return m_cards->drawCount(); }
    int discardCount() const { return m_cards->discardCount(); }
    QString discardTop() const { return m_cards->topOfDiscardPile(); }
    bool isBusy() const { return m_shown.queue().isBusy(); }
    bool isPaused() const;
    void setPaused(bool paused);
    bool isMyTurn() const;
    QString instruction() const;
    virtual bool mustDraw() const = 0;
    bool isHurrying() const { return m_isHurrying; }
    void setHurrying(bool hurrying);
    /// Whether the instruction asks something of the viewer, in their turn or out of it.
    virtual bool isViewerAsked() const
    {
        return m_guide ? m_guide->isAsking() : isMyTurn() || (m_passAndPlay.awaited() >= 0 && !isBusy());
    }
    /// What one needs to know for the answer and sees at a glance; said behind the instruction. Empty where there is nothing.
    virtual QString stakes() const { return {}; }
    /// Whether something has been begun that can be put back.
    virtual bool hasChoice() const = 0;
    /// What it would come to; empty where that is asked elsewhere.
    virtual QString choiceText() const { return {}; }
    QString penaltyText() const;
    QString lastPlay() const { return m_shown.toldPlay(); }
    bool isViewerExposed() const;
    bool isCallArmed() const { return m_armed.isActive(); }
    bool isRoundOver() const { return m_shown.round().isOver; }
    bool isMatchOver() const { return m_shown.round().matchWinner >= 0; }
    QString lastCard() const { return m_shown.lastCard(); }
    QString resultTitle() const;
    QString resultDetail() const;
    QString refusal() const { return m_refusal; }
    QString refusalRule() const { return m_refusalRule; }
    QString storeProblem() const { return m_storeProblem; }
    void setStoreProblem(const QString &problem);
    bool isTakeBackAllowed() const { return m_sessionBase.seating().mayTakeBack(); }
    QString takeBackProblem() const;
    QString takenBackText() const;
    TableGuide *guide() const { return m_guide; }
    /// From then on; it goes first.
    void setGuide(TableGuide *guide);
    PageNotice *pageNotice() { return &m_notice; }
    void setFileDesk(const FileDesk &desk);

    Q_INVOKABLE virtual void tapCard(int cardId) = 0;
    /// Return on a card that has the focus.
    Q_INVOKABLE virtual void pressCard(int cardId) { tapCard(cardId); }
    /// A hand card let go over `targetCardId`, or over the free felt (-1).
    Q_INVOKABLE virtual void dropCard(int handCardId, int targetCardId) = 0;
    Q_INVOKABLE virtual void clearChoice() = 0;
    /// Does what the hint on the table proposes.
    Q_INVOKABLE virtual void playHint() = 0;
    Q_INVOKABLE virtual void draw() = 0;
    /// Sounds at once, whatever the engine says of it. It is of whom the hand is that is shown, or it is asked who calls.
    Q_INVOKABLE void call();
    /// Of several people it is asked who catches where a wrong catch costs cards (DOS-CALL-7).
    Q_INVOKABLE void catchSeat(int seat);
    /// To what passAndPlay() asks; -1: nobody, it was a slip.
    Q_INVOKABLE void answerWho(int seat);
    /// The awaited person lifts the curtain.
    Q_INVOKABLE void showCards();
    /// The curtain falls where a hand is shown: the window is left or out of sight.
    Q_INVOKABLE void coverCards();
    /// The person of that seat wants the device out of turn, and whoever is in turn gets it back.
    Q_INVOKABLE void interrupt(int seat);
    Q_INVOKABLE void stopInterrupting();
    /// From the viewer's left; whoever is exposed before whoever was a moment ago, and both before those who might have
    /// called.
    Q_INVOKABLE void catchFirst();
    /// From 0 to 1: how much has run of the time in which whoever is exposed cannot be caught yet.
    Q_INVOKABLE qreal graceFilled(int seat) const;
    /// Huge across the table: who catches whom, and what it costs.
    Q_INVOKABLE QString caughtWords(int seat, int by) const;
    /// For a moment, where the viewer has forgotten to call and was not caught.
    Q_INVOKABLE QString unnoticedWords() const;
    /// What the person decided last goes, with all that came of it; again and again to the start of the round.
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE virtual void nextRound() = 0;
    void finishEvents() { m_shown.queue().finish(); }
    /// As a file; the notice says what came of it.
    Q_INVOKABLE void saveMatch();

signals:
    void guideChanged();
    void busyChanged(); ///< Whether there is still something to be shown.
    void viewerChanged();
    /// Another hand will lie at the edge, or none is shown: nothing is to be seen of it on the way there.
    void aboutToPass();
    void roundChanged();
    void pilesChanged();
    void turnChanged(); ///< Whose turn it is, or what may be done in it.
    void instructionChanged();
    void choiceChanged();
    void penaltyChanged();
    void lastPlayChanged();
    void exposureChanged();
    void callArmedChanged();
    void pausedChanged();
    void hurryingChanged();
    void takeBackChanged();
    /// `sentence` says what; the cards lie where they lay before it.
    void tookBack(const QString &sentence);
    void refusalChanged();
    void refused(const QString &text, const QString &rule);
    void called(int seat);
    void caught(int seat, int by); ///< `by` is -1 where it is not known who.
    void unnoticed(int seat);

protected:
    GameTable(MatchSessionBase &session, SoundBoard &sounds, QObject *parent);

    /// To be called by the constructor, when the game's parts are there: sets up what has happened so far without motion and
    /// sound, and goes on with what happens.
    template <typename Game>
    void follow(TableSession<Game> &session, auto &presenter, CardsModel &cards, HintModel &hint, ReviewModel &review)
    {
        connectParts(cards, hint, review);
        setUp(session, presenter, session.takenBack().size());
        connect(&session, &MatchSessionBase::rewound, this, [&, this] {
            emit aboutToPass();
            m_shown.setSilent(true); // what is still on its way has not happened
            m_shown.clear();
            forgetChoice();
            cards.gatherDeck();
            const std::size_t told = m_toldTakeBacks;
            setUp(session, presenter, told);
            for (std::size_t index = told; index < session.takenBack().size(); ++index)
                tellTakenBack(wordsOf(session.takenBack()[index]));
            update();
        });
        connect(&session, &MatchSessionBase::happened, this, [&, this](qsizetype first, qsizetype count) {
            m_isTelling = true; // the same eyes see all of it
            for (const auto &event : session.events(first, count))
                presenter.show(m_seesAll ? event : seen_by(event, observer()));
            m_isTelling = false;
            update();
        });
        update();
    }

    /// What is to be done by the rules, or who is waited for.
    virtual QString usualInstruction() const = 0;
    virtual void callFor(int seat) = 0;
    /// Whether one play may take a hand of \p cards to the number that is called.
    virtual bool mayLeadToCall(int cards) const = 0;
    virtual void catchAs(int by, int seat) = 0;
    /// A wrong catch would cost cards.
    virtual bool mayCatchCost(int seat) const = 0;
    virtual Sound callSound() const = 0;
    virtual void revealHand(int seat) = 0; ///< To the person who sits there.
    /// Chosen cards are put back, before another hand is shown or none.
    virtual void forgetChoice() = 0;
    /// Somebody may ask for the device out of turn.
    virtual bool mayInterrupt() const { return false; }
    /// Whoever holds the device still has something to look at that is for them alone.
    virtual bool isReading() const { return false; }
    /// The AI players begin.
    virtual void startPlayers() = 0;
    /// Says that there is nothing to catch.
    virtual std::string_view catchRule() const = 0;
    /// What may be done follows from the position, once all that led there has been seen. To be called by it: noteTurn()
    /// first, tellChanges() last.
    virtual void update() = 0;
    /// Why something was refused in one turn says nothing of the next.
    void noteTurn();
    virtual void tellChanges();

    /// Emits the signal where `now` is not what was told last.
    template <typename Told, typename Table>
    void tell(Told &told, const Told &now, void (Table::*changed)())
    {
        if (std::exchange(told, now) != now)
            emit (static_cast<Table *>(this)->*changed)();
    }

    QString nameOf(int seat) const { return m_shown.nameOf(seat); }
    /// Whose turn it is or who is waited for, where there is nothing else to say.
    QString waitingWords() const;
    void refuse(const QString &text, std::string_view rule, bool withSound = true);
    void setRefusal(const QString &text, const QString &rule);

    void refuseFor(auto reason, int otherSeat = -1, bool withSound = true)
    {
        refuse(words::refusal(reason, nameOf(m_sessionBase.turnSeat()), nameOf(otherSeat)), reason_rule(reason), withSound);
    }
    /// The refusal in words, if it was one; true if the action was accepted.
    bool answer(const auto &attempt, int otherSeat = -1, bool withSound = true)
    {
        if (attempt.isAccepted())
            setRefusal({}, {});
        else if (attempt.objection)
            refuse(attempt.objection->text, attempt.objection->rule.toStdString(), withSound);
        else if (attempt.problem.isEmpty())
            refuseFor(attempt.reason, otherSeat, withSound);
        else if (m_problemIsOld && !m_dealsByItself) // one that is new has been told
            refuse(attempt.problem, {}, false);
        return attempt.isAccepted();
    }
    bool mayAct(auto notYourTurn)
    {
        if (!isMyTurn() && isHandShown() && !isBusy() && m_sessionBase.isPlaying())
            refuseFor(notYourTurn);
        return isMyTurn();
    }
    void startRoundOf(auto &session)
    {
        if (!session.isBetweenRounds())
            return;
        m_shown.queue().finish();
        m_passAndPlay.lower(-1); // the cards will be dealt face down
        answer(session.startRound());
    }

    /// By a replay; empty else.
    const std::vector<int> &proposed() const { return m_proposed; }

    SoundBoard &m_sounds;
    ShownTable m_shown;
    QSortFilterProxyModel m_ownSeat;
    PassAndPlay m_passAndPlay;

private:
    static QString wordsOf(const auto &takenBack) { return words::takenBack(takenBack.first.action, takenBack.before); }
    /// What has happened, without motion and sound; of what was taken back the first `takeBacks`.
    template <typename Game>
    void setUp(const TableSession<Game> &session, auto &presenter, std::size_t takeBacks)
    {
        m_shown.setSilent(true);
        std::size_t taken = 0;
        const auto logTakenBackUpTo = [&](std::size_t shownEvents) {
            for (; taken < takeBacks && session.takenBack()[taken].at <= shownEvents; ++taken)
                m_shown.step(0, [this, text = wordsOf(session.takenBack()[taken])] { logTakenBack(text); });
        };
        std::size_t shown = 0;
        for (const auto &event : session.history()) {
            logTakenBackUpTo(shown++);
            presenter.show(seen_by(event, observer()));
        }
        logTakenBackUpTo(shown);
        m_shown.queue().finish();
        m_toldTakeBacks = session.takenBack().size();
        m_shown.setSilent(false);
    }
    void logTakenBack(const QString &sentence);
    void tellTakenBack(const QString &sentence);
    /// Whose eyes see what happens; -1: those of everybody.
    int observer() const;
    void passOn();
    void lowerCurtain(int seat);
    void restartGraces();
    void setViewer(int seat);
    void connectParts(CardsModel &cards, HintModel &hint, ReviewModel &review);
    /// Again and again where it cannot be stored: there is no button for it.
    void dealFirstRound();
    void onNotStored(const QString &problem);
    void onNowExposed(int seat);
    void startGrace(int seat);
    bool armCall();
    void disarmCall();
    void callIfArmed();
    QString turnWords() const;

    MatchSessionBase &m_sessionBase;
    Glides m_glides;
    CardsModel *m_cards = nullptr;
    HintModel *m_hint = nullptr;
    ReviewModel *m_review = nullptr;
    TableGuide *m_guide = nullptr;
    BookEntry *m_bookEntry = nullptr;
    QString m_refusal;
    QString m_refusalRule;
    QString m_storeProblem;
    bool m_problemIsOld = false; ///< It was known before the last attempt.
    bool m_dealsByItself = false;
    bool m_isHurrying = false;
    bool m_seesAll = false;
    std::vector<int> m_proposed;
    bool m_isTelling = false; ///< What has happened is on its way to the screen.
    int m_turnSeat = -1;
    OneShotTimer m_armed;
    int m_armedSeat = -1;
    SavePlace m_savePlace;
    PageNotice m_notice;

    // As told last.
    std::tuple<int, int, bool, bool, QString, QString, int> m_toldRound;
    std::tuple<int, int, QString> m_toldPiles;
    bool m_toldTurn = false;
    QString m_toldInstruction;
    bool m_toldChoice = false;
    QString m_toldPenalty;
    QString m_toldPlay;
    bool m_toldExposure = false;
    QString m_toldTakeBackProblem;
    std::size_t m_toldTakeBacks = 0; ///< Of the session's, those that the log tells.
};

} // namespace tableside
