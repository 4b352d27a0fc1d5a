// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The base class of DosTable and UnoTable, through which QML shows and plays one match: seats, cards, log and refusals. Derived
// classes interpret taps on cards. After each shown step the table emits signals only for the properties that have changed.
#pragma once

#include "app/files/save_place.h"
#include "app/table/advice/hint_model.h"
#include "app/table/advice/review_model.h"
#include "app/table/presentation/cards_model.h"
#include "app/table/presentation/glides.h"
#include "app/table/presentation/pass_and_play.h"
#include "app/table/presentation/shown_table.h"
#include "app/table/presentation/table_guide.h"
#include "app/table/session/book_entry.h"
#include "app/table/session/early_call.h"
#include "app/table/session/match_session_base.h"
#include "app/ui/page_notice.h"
#include "app/words/action_words.h"
#include "app/words/dos_words.h"
#include "app/words/uno_words.h"

#include <QObject>
#include <QQmlEngine>
#include <QSortFilterProxyModel>

#include <set>
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
    QML_UNCREATABLE("Comes from the table controller")

    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    Q_PROPERTY(tableside::CardsModel *cards READ cards CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *seats READ seats CONSTANT FINAL)
    /// The row of `seats` for the viewer alone, so that the viewer's delegate is created once and not for every seat.
    Q_PROPERTY(QAbstractItemModel *ownSeat READ ownSeat CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *log READ log CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *result READ result CONSTANT FINAL)
    Q_PROPERTY(tableside::HintModel *hint READ hint CONSTANT FINAL)
    Q_PROPERTY(tableside::ReviewModel *review READ review CONSTANT FINAL)
    Q_PROPERTY(tableside::BookEntry *bookEntry READ bookEntry CONSTANT FINAL)
    /// The seat at the lower edge of the table. With one person it is that person's seat; without people it is seat 0. With
    /// several people it is the seat whose hand is shown or, while none is shown, the seat of the person who is to get the device
    /// or had it last. In a replay it is the seat chosen there.
    Q_PROPERTY(int viewerSeat READ viewerSeat NOTIFY viewerChanged FINAL)
    Q_PROPERTY(QString viewerName READ viewerName NOTIFY viewerChanged FINAL)
    Q_PROPERTY(tableside::PassAndPlay *passAndPlay READ passAndPlay CONSTANT FINAL)
    /// Whether the viewer is a person whose hand is shown.
    Q_PROPERTY(bool handShown READ isHandShown NOTIFY viewerChanged FINAL)
    /// Whether people use this device, and not only phones.
    Q_PROPERTY(bool hasPeople READ hasPeople NOTIFY viewerChanged FINAL)
    /// Whether the device is only the board, because all people play with phones. No seat is then the viewer's.
    Q_PROPERTY(bool isBoard READ isBoard NOTIFY viewerChanged FINAL)
    /// The question to the people, such as who calls; empty while there is none.
    Q_PROPERTY(QString questionWords READ questionWords NOTIFY viewerChanged FINAL)
    Q_PROPERTY(int seatCount READ seatCount CONSTANT FINAL)
    Q_PROPERTY(int target READ target CONSTANT FINAL)
    /// Whether the match ends with its first round.
    Q_PROPERTY(bool isOneRound READ isOneRound CONSTANT FINAL)
    /// Whether the match is a deal of the day (DailyDeal).
    Q_PROPERTY(bool isDaily READ isDaily CONSTANT FINAL)
    Q_PROPERTY(QString dealNumber READ dealNumber CONSTANT FINAL)
    /// Whether the deal number may be shown: after the match, or if a person typed it. All cards of the match can be computed
    /// from this number.
    Q_PROPERTY(bool dealIsOpen READ dealIsOpen NOTIFY roundChanged FINAL)
    /// The commitment to the deal: a hash of the game, the number of seats, and the deal number (engine/record/commitment.h). The
    /// commitment does not reveal a random deal, so it can be shown at any time.
    Q_PROPERTY(QString dealSeal READ dealSeal CONSTANT FINAL)
    Q_PROPERTY(QString rulesText READ rulesText CONSTANT FINAL)
    /// The word to call with few cards left, such as "DOS!".
    Q_PROPERTY(QString callWord READ callWord CONSTANT FINAL)
    Q_PROPERTY(int round READ round NOTIFY roundChanged FINAL)
    Q_PROPERTY(int drawCount READ drawCount NOTIFY pilesChanged FINAL)
    Q_PROPERTY(int discardCount READ discardCount NOTIFY pilesChanged FINAL)
    Q_PROPERTY(QString discardTop READ discardTop NOTIFY pilesChanged FINAL)
    /// Whether the table is paused: the table's clock stops, so AI players do not act and grace times do not elapse. People may
    /// act.
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY pausedChanged FINAL)
    Q_PROPERTY(bool myTurn READ isMyTurn NOTIFY turnChanged FINAL)
    Q_PROPERTY(QString instruction READ instruction NOTIFY instructionChanged FINAL)
    /// Whether drawing is the viewer's only option.
    Q_PROPERTY(bool mustDraw READ mustDraw NOTIFY turnChanged FINAL)
    /// Whether other players' turns are shown faster, until the viewer has something to do or the round ends.
    Q_PROPERTY(bool hurrying READ isHurrying WRITE setHurrying NOTIFY hurryingChanged FINAL)
    Q_PROPERTY(bool hasChoice READ hasChoice NOTIFY choiceChanged FINAL)
    /// The penalty cards that the viewer has to draw at the end of the turn (DOS-END-5), in words; empty if there are none.
    Q_PROPERTY(QString penaltyText READ penaltyText NOTIFY penaltyChanged FINAL)
    /// A sentence about the latest play of another player or about an undo. Empty after the viewer's own play and at the start of
    /// a round.
    Q_PROPERTY(QString lastPlay READ lastPlay NOTIFY lastPlayChanged FINAL)
    /// The last lines of this round's log, at most three, oldest first.
    Q_PROPERTY(QStringList latestLines READ latestLines NOTIFY lastPlayChanged FINAL)
    Q_PROPERTY(bool viewerExposed READ isViewerExposed NOTIFY exposureChanged FINAL)
    /// Whether the viewer has called early, before the play that requires the call (UNO-CALL-2, applied to DOS, too). The table
    /// makes the call right after that play, if the play follows within a few seconds.
    Q_PROPERTY(bool callArmed READ isCallArmed NOTIFY callArmedChanged FINAL)
    Q_PROPERTY(bool roundOver READ isRoundOver NOTIFY roundChanged FINAL)
    Q_PROPERTY(bool matchOver READ isMatchOver NOTIFY roundChanged FINAL)
    /// The code of the last card played in the round; empty before the first.
    Q_PROPERTY(QString lastCard READ lastCard NOTIFY roundChanged FINAL)
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY roundChanged FINAL)
    Q_PROPERTY(QString resultDetail READ resultDetail NOTIFY roundChanged FINAL)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged FINAL)
    Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged FINAL)
    /// Whether undo (a take-back) is allowed: the setup allows it, and one person plays.
    Q_PROPERTY(bool takeBackAllowed READ isTakeBackAllowed CONSTANT FINAL)
    /// The reason why nothing can be undone now; empty if something can be undone or if undo is not allowed at all.
    Q_PROPERTY(QString takeBackProblem READ takeBackProblem NOTIFY takeBackChanged FINAL)
    /// The number of undos in this match, in words; empty if there were none.
    Q_PROPERTY(QString takenBackText READ takenBackText NOTIFY roundChanged FINAL)
    /// The reason why the last action of any player could not be stored; empty after an action or an undo was stored.
    Q_PROPERTY(QString storeProblem READ storeProblem NOTIFY refusalChanged FINAL)
    /// The reason why the match is lost when the app is closed, although its actions are stored in memory; empty if it is kept.
    Q_PROPERTY(QString notKept READ notKept NOTIFY refusalChanged FINAL)
    /// The guide that replaces the instruction, such as a lesson; null at most tables.
    Q_PROPERTY(tableside::TableGuide *guide READ guide NOTIFY guideChanged FINAL)
    /// The moment whose banner is shown; its words are empty while there is none.
    Q_PROPERTY(tableside::ShownMoment moment READ moment NOTIFY momentChanged FINAL)
    /// The notice with the outcome of saveMatch().
    Q_PROPERTY(tableside::PageNotice *notice READ pageNotice CONSTANT FINAL)

public:
    QString game() const { return m_sessionBase.game(); } ///< "dos" or "uno".
    CardsModel *cards() { return m_cards; }
    RowsModel<SeatRow> *seats() { return &m_shown.seats(); }
    QAbstractItemModel *ownSeat() { return &m_ownSeat; }
    RowsModel<LogRow> *log() { return &m_shown.log(); }
    /// Returns the texts of the new log lines (LogRow::isNews) that were added since the last call.
    QStringList takeReport() { return m_shown.takeReport(); }
    RowsModel<ResultRow> *result() { return &m_shown.result(); }
    HintModel *hint() { return m_hint; }
    ReviewModel *review() { return m_review; }
    /// Returns the match's entry in the score book; null before createBookEntry() is called.
    BookEntry *bookEntry() { return m_bookEntry; }
    /// Creates the match's entry in the score book \p book. To be called once, before the table is shown; \p book must outlive
    /// the table.
    BookEntry &createBookEntry(ScoreStore &book);
    const MatchSessionBase &anySession() const { return m_sessionBase; }
    TableClock &clock() { return m_sessionBase.clock(); }
    /// Returns the animations of the table.
    Glides &glides() { return m_glides; }
    virtual void setPace(const Pace &pace, const AiPace &aiPace);
    /// Starts the AI players, and deals the first round unless it was dealt before. Closes a resumed match in the store if it is
    /// over.
    void start();

    /// Sets whether the computer players' characters say something now and then.
    void setTalks(bool talk, bool isSpoken) { m_shown.setTalks(talk, isSpoken); }

    /// Sets the seats whose players hold their hands on phones. The table hides these hands and does not wait for the device to be
    /// passed to these players. Their actions go directly to the session.
    void setPhones(const std::set<int> &seats);
    const std::set<int> &phones() const { return m_phones; }
    /// Returns whether a player with \p cards hand cards may have to call after one play or draw.
    virtual bool mayLeadToCall(int cards) const = 0;
    /// Plays the sound of a call that somebody makes with a phone.
    void soundCall() { m_sounds.play(callSound()); }
    /// Shows at a seat whether the table hears from its phone.
    void showPhone(int seat, SeatRow::PhoneState state);

    // These functions are for replays.
    void setSilent(bool silent) { m_shown.setSilent(silent); }
    bool isSilent() const { return m_shown.isSilent(); }
    void setLog(const QList<LogRow> &lines) { m_shown.setLog(lines); }
    /// Shows all later events as the player at \p seat saw them, or with all hands visible if \p seesAll.
    void lookFrom(int seat, bool seesAll);
    /// Highlights the cards with these ids as a hint does. A replay shows a better play in this way.
    void propose(const std::vector<int> &cardIds);

    int viewerSeat() const { return m_shown.viewerSeat(); }
    QString viewerName() const { return m_shown.nameOf(viewerSeat()); }
    PassAndPlay *passAndPlay() { return &m_passAndPlay; }
    bool isHandShown() const;
    bool hasPeople() const { return !m_passAndPlay.people().empty(); }
    bool isBoard() const { return m_passAndPlay.hasPhones() && !hasPeople(); }
    QString questionWords() const;
    int seatCount() const { return m_shown.seats().count(); }
    int target() const;
    bool isOneRound() const { return target() == 1; }
    bool isDaily() const;
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
    /// Returns whether the instruction is about an action of the viewer, such as a play, a jump-in or taking the device.
    virtual bool isViewerAsked() const
    {
        return m_guide ? m_guide->isAsking() : isMyTurn() || (m_passAndPlay.awaited() >= 0 && !isBusy());
    }
    /// Returns words that a screen reader adds to the instruction: facts that sighted people see at a glance. May be empty.
    virtual QString stakes() const { return {}; }
    /// Returns whether the viewer has selected something that clearChoice() can undo.
    virtual bool hasChoice() const = 0;
    /// Returns the words about the selection: what the selected cards would do, or what is missing; empty if nothing is selected.
    virtual QString choiceText() const { return {}; }
    QString penaltyText() const;
    QString lastPlay() const { return m_shown.toldPlay(); }
    QStringList latestLines() const { return m_shown.latestLines(); }
    bool isViewerExposed() const;
    bool isCallArmed() const { return m_earlyCall.isArmed(); }
    bool isRoundOver() const { return m_shown.round().isOver; }
    bool isMatchOver() const { return m_shown.round().matchWinner >= 0; }
    QString lastCard() const { return m_shown.lastCard(); }
    QString resultTitle() const;
    QString resultDetail() const;
    /// Returns the words of resultDetail() for a result that the table may not have shown yet. \p isOver is whether the match has
    /// a winner, and \p isReached whether a player has reached the target.
    QString resultDetail(bool isOver, bool isReached) const;
    QString refusal() const { return m_refusal; }
    QString refusalRule() const { return m_refusalRule; }
    QString storeProblem() const { return m_storeProblem; }
    void setStoreProblem(const QString &problem);
    QString notKept() const { return m_notKept; }
    void setNotKept(const QString &why);
    bool isTakeBackAllowed() const { return m_sessionBase.seating().mayTakeBack(); }
    QString takeBackProblem() const;
    QString takenBackText() const;
    TableGuide *guide() const { return m_guide; }
    /// Sets the guide that replaces the instruction. The guide may be deleted before the table.
    void setGuide(TableGuide *guide);
    ShownMoment moment() const { return m_shown.moment(); }
    PageNotice *pageNotice() { return &m_notice; }
    void setFileService(const FileService &service);

    Q_INVOKABLE virtual void tapCard(int cardId) = 0;
    /// Called when Return is pressed on the focused card. By default does the same as a tap.
    Q_INVOKABLE virtual void pressCard(int cardId) { tapCard(cardId); }
    /// Drops a hand card on \p targetCardId, or on the table beside all cards (-1).
    Q_INVOKABLE virtual void dropCard(int handCardId, int targetCardId) = 0;
    Q_INVOKABLE virtual void clearChoice() = 0;
    /// Performs the action that the current hint proposes.
    Q_INVOKABLE virtual void playHint() = 0;
    Q_INVOKABLE virtual void draw() = 0;
    /// Plays the call's sound at once, even if the engine refuses the call. The person whose hand is shown calls; if no hand is
    /// shown, the table asks who calls. A call before its play is stored (see callArmed).
    Q_INVOKABLE void call();
    /// Catches \p seat. If a wrong catch would cost cards (DOS-CALL-7) and several people could be the catcher, the table asks
    /// who catches.
    Q_INVOKABLE void catchSeat(int seat);
    /// Answers the question who calls or catches with the seat of that person; -1 cancels the question.
    Q_INVOKABLE void answerWho(int seat);
    /// Shows the hand of the awaited person, who now has the device.
    Q_INVOKABLE void showCards();
    /// Called when the window is left or hidden. If several people share the device, hides the shown hand until its owner shows
    /// it again.
    Q_INVOKABLE void coverCards();
    /// Passes the device out of turn to the person at \p seat, who wants to jump in. The player in turn gets the device back
    /// later.
    Q_INVOKABLE void interrupt(int seat);
    Q_INVOKABLE void stopInterrupting();
    /// Catches one seat, preferably an exposed one (which must call but has not). Otherwise catches one that was exposed a moment
    /// ago, or else one that could be a wrong catch (SeatRow::falseCatchAt). Among several, takes the first clockwise from the
    /// viewer. If nobody can be caught, shows a refusal.
    Q_INVOKABLE void catchFirst();
    /// Returns the elapsed part, from 0 to 1, of the grace time in which an exposed seat cannot be caught yet.
    Q_INVOKABLE qreal graceFilled(int seat) const;
    /// Returns the last turns of a player or of all others; see ShownTable::turnNotes().
    Q_INVOKABLE QList<tableside::TurnNote> turnNotes(int seat) const { return m_shown.turnNotes(seat); }
    /// Shows the moments of the last turn once more.
    Q_INVOKABLE void showAgain() { m_shown.showAgain(); }
    /// Ends the wait for the shown moment.
    Q_INVOKABLE void skipMoment() { m_shown.skipMoment(); }
    /// Undoes the person's last decision and everything after it. May be repeated back to the start of the round.
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE virtual void nextRound() = 0;
    void finishEvents() { m_shown.queue().finish(); }
    /// Saves the match as a file; the notice reports the outcome.
    Q_INVOKABLE void saveMatch();

signals:
    void guideChanged();
    void busyChanged(); ///< Emitted when the queue of steps becomes empty or non-empty.
    void viewerChanged();
    /// Emitted before another hand is shown, before all hands are hidden, and before an undo is shown. Receivers then remove
    /// everything private from the screen, and from announcements that are still waiting.
    void aboutToPass();
    void roundChanged();
    void pilesChanged();
    void turnChanged(); ///< Emitted when the turn or the possible actions change.
    void instructionChanged();
    void choiceChanged();
    void penaltyChanged();
    void lastPlayChanged();
    void exposureChanged();
    void callArmedChanged();
    void pausedChanged();
    void hurryingChanged();
    void takeBackChanged();
    /// Emitted after an undo, when the cards are in their earlier positions again. \p sentence describes the undo.
    void tookBack(const QString &sentence);
    void refusalChanged();
    void refused(const QString &text, const QString &rule);
    void called(int seat);
    void said(const QString &sentence); ///< See ShownTable::said().
    void momentChanged();

protected:
    GameTable(MatchSessionBase &session, SoundBoard &sounds, QObject *parent);

    /// Shows all past events of the session without motion and sound, and from then on every new event. To be called by the
    /// constructor of a derived class, when its members exist.
    template <typename Game>
    void follow(TableSession<Game> &session, auto &presenter, CardsModel &cards, HintModel &hint, ReviewModel &review)
    {
        connectParts(cards, hint, review);
        setUp(session, presenter, session.takenBack().size());
        connect(&session, &MatchSessionBase::rewound, this, [&, this] {
            emit aboutToPass();
            // clear() runs the pending steps, which would visibly show undone events if the table were not silent.
            m_shown.setSilent(true);
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
            m_isTelling = true; // the hand shown must not change before all events are presented
            for (const auto &event : session.events(first, count))
                presenter.show(m_seesAll ? event : seen_by(event, observer()));
            m_isTelling = false;
            update();
        });
        update();
    }

    /// Returns the instruction without a guide: what the viewer has to do, for which player the table waits, or who won.
    virtual QString usualInstruction() const = 0;
    /// Call or catch at once. Calls and catches of people at this device go through MatchSessionBase::judgePress() first.
    virtual void callFor(int seat) = 0;
    virtual void catchAs(int by, int seat) = 0;
    /// Returns whether catching \p seat now would cost cards if the catch is wrong.
    virtual bool mayCatchCost(int seat) const = 0;
    virtual Sound callSound() const = 0;
    virtual void revealHand(int seat) = 0; ///< Shows the hand to the person at \p seat.
    /// Deselects all cards. Called before another hand is shown, all hands are hidden, or an undo is shown.
    virtual void forgetChoice() = 0;
    /// Returns whether somebody may ask for the device out of turn.
    virtual bool mayInterrupt() const { return false; }
    /// Returns whether the person with the device is still reading something private, so that the device is not passed on yet.
    virtual bool isReading() const { return false; }
    /// Starts the AI players.
    virtual void startPlayers() = 0;
    /// Returns the id of the rule for a refused catch.
    virtual std::string_view catchRule() const = 0;
    /// Updates the possible actions and emits the signals of changed properties. Called after each shown step and after each
    /// action. Overrides must call noteTurn() first and tellChanges() last.
    virtual void update() = 0;
    /// Passes the device on if another person is in turn. Cancels an open question when the round is over. When the turn changes,
    /// clears a call that was made before its play, and the refusal unless it is the store problem.
    void noteTurn();
    virtual void tellChanges();

    /// Emits the signal \p changed if \p now differs from \p told, the property's value at the last signal. Stores \p now in \p
    /// told.
    template <typename Told, typename Table>
    void tell(Told &told, const Told &now, void (Table::*changed)())
    {
        if (std::exchange(told, now) != now)
            emit(static_cast<Table *>(this)->*changed)();
    }

    QString nameOf(int seat) const { return m_shown.nameOf(seat); }
    /// Returns the instruction for when the viewer has nothing to do: whose turn it is, or who gets the device.
    QString waitingWords() const;
    void refuse(const QString &text, std::string_view rule, bool withSound = true);
    void setRefusal(const QString &text, const QString &rule);

    void refuseFor(auto reason, int otherSeat = -1, bool withSound = true)
    {
        refuse(words::refusal(reason, nameOf(m_sessionBase.turnSeat()), nameOf(otherSeat)), reason_rule(reason), withSound);
    }
    /// If the attempt was accepted, clears the shown refusal; otherwise shows the reason. Returns whether the attempt was
    /// accepted.
    bool answer(const auto &attempt, int otherSeat = -1, bool withSound = true)
    {
        if (attempt.isAccepted())
            setRefusal({}, {});
        else if (attempt.objection)
            refuse(attempt.objection->text, attempt.objection->rule.toStdString(), withSound);
        else if (attempt.problem.isEmpty())
            refuseFor(attempt.reason, otherSeat, withSound);
        // A new problem has already been shown by onNotStored().
        else if (m_problemIsOld && !m_dealsByItself)
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
        // All hands are hidden first, because the cards are dealt face down.
        m_passAndPlay.lower(-1);
        answer(session.startRound());
    }

    /// Returns the points that win the match, for the moments of the presenter; 0 if the lowest total wins.
    int momentTarget() const { return m_sessionBase.countsAgainst() ? 0 : m_sessionBase.target(); }
    /// Returns the ids of the cards that a replay highlights by propose(); otherwise empty.
    const std::vector<int> &proposed() const { return m_proposed; }

    SoundBoard &m_sounds;
    ShownTable m_shown;
    QSortFilterProxyModel m_ownSeat;
    PassAndPlay m_passAndPlay;

private:
    void judgeCall(int seat);
    void judgeCatch(int by, int seat);
    static QString wordsOf(const auto &takenBack) { return words::takenBack(takenBack.first.action, takenBack.before); }
    /// Shows all events of the session at once, without motion and sound. Writes the first \p takeBacks undos of the match to the
    /// log.
    template <typename Game>
    void setUp(const TableSession<Game> &session, auto &presenter, std::size_t takeBacks)
    {
        m_shown.setSilent(true);
        presenter.restart();
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
    /// Returns the seat whose view of the events is shown; -1 if only what all players may see is shown.
    int observer() const;
    void passOn();
    void coverHand(int seat);
    void restartGraces();
    void setViewer(int seat);
    void connectParts(CardsModel &cards, HintModel &hint, ReviewModel &review);
    /// Deals the first round. If the deal cannot be stored, tries again later, because the person has no button to do so.
    void dealFirstRound();
    void onNotStored(const QString &problem);
    void onNowExposed(int seat);
    void startGrace(int seat);
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
    QString m_notKept;
    bool m_problemIsOld = false; ///< Whether storing failed for the same reason as at the attempt before.
    bool m_dealsByItself = false;
    bool m_isHurrying = false;
    bool m_seesAll = false;
    std::vector<int> m_proposed;
    std::set<int> m_phones;   ///< The seats whose players hold their hands on phones.
    bool m_isTelling = false; ///< Whether events are being passed to the presenter.
    int m_turnSeat = -1;
    EarlyCall m_earlyCall;
    SavePlace m_savePlace;
    PageNotice m_notice;

    // The property values at the last emission of their signals.
    std::tuple<int, int, bool, bool, QString, QString, int> m_toldRound;
    std::tuple<int, int, QString> m_toldPiles;
    ShownMoment m_toldMoment;
    bool m_toldTurn = false;
    QString m_toldInstruction;
    bool m_toldChoice = false;
    QString m_toldPenalty;
    std::pair<QString, QStringList> m_toldPlay;
    bool m_toldExposure = false;
    QString m_toldTakeBackProblem;
    std::size_t m_toldTakeBacks = 0; ///< The number of the session's undos that the log already has.
};

} // namespace tableside
