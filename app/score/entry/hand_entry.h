// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The hands of one round while they are counted: by tapping cards, typing a number or sum, or both. Each tap and key is stored at
// once as a draft, which does not count yet. In the open (present) round, a draft is entered, so that it counts, when the user
// confirms the hand, selects another one, or closes the round. In a closed (earlier) round, all drafts are entered together when
// the correction is saved.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/score/entry/score_session.h"
#include "app/ui/rows_model.h"

#include <optional>

namespace tableside {

/// A player's hand in the round, as a row of the list beside the card pad.
struct HandRow
{
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(bool isOut MEMBER isOut FINAL)
    Q_PROPERTY(bool isCurrent MEMBER isCurrent FINAL)
    Q_PROPERTY(bool isMissing MEMBER isMissing FINAL)
    Q_PROPERTY(bool isDraft MEMBER isDraft FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int seat = 0;
    QString name;
    QString portrait;
    int colorIndex = 0;
    int points = -1; ///< The points of the hand; -1 while it is not counted.
    bool isOut = false;
    bool isCurrent = false; ///< Whether this hand is being counted now.
    /// Whether the round is over and this hand is not counted yet.
    bool isMissing = false;
    bool isDraft = false; ///< Whether the user has begun to count this hand but not confirmed it.
    QString spoken;
};

/// A key of the card pad, with which cards are counted. The pad has one key for each kind of card, such as Red 7.
struct PadCardRow
{
    Q_GADGET
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(int inHand MEMBER inHand FINAL)
    Q_PROPERTY(int remaining MEMBER remaining FINAL)
    Q_PROPERTY(int row MEMBER row FINAL)
    Q_PROPERTY(int column MEMBER column FINAL)

public:
    QString code;
    QString name;
    int points = 0;
    int inHand = 0;
    /// The number of copies in the deck that are not counted in any hand of the round; all copies while no hand is selected.
    int remaining = 0;
    int row = 0;
    int column = 0;
};

/// A key for a card value, such as 20, which adds that value to the sum.
struct ValueKeyRow
{
    Q_GADGET
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(int inHand MEMBER inHand FINAL)
    Q_PROPERTY(QString cards MEMBER cards FINAL)

public:
    int points = 0;
    int inHand = 0; ///< The number of times that the sum contains the value.
    QString cards;  ///< The cards with this value, such as "Draw Two, Reverse and Skip"; empty if the cards show the value.
};

/// The cards of one kind, such as Red 7, that were tapped for the hand.
struct CountedCardRow
{
    Q_GADGET
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int count MEMBER count FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)

public:
    QString code;
    QString name;
    int count = 0;
    int points = 0; ///< The points of all these cards together.
};

/// A change of the selected hand, as a row of the hand's history.
struct HandChangeRow
{
    Q_GADGET
    Q_PROPERTY(QString when MEMBER when FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)

public:
    QString when;
    int points = -1;
    QString detail;
};

/// A player in a blocked round (nobody could play) whose hand has as few points as the winner's hand.
struct EqualHandRow
{
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

public:
    int seat = 0;
    QString name;
};

/// The controller with which QML shows and enters the hands of one round. The top of this file describes how hands are entered.
class HandEntry : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a score game")

    /// The index of the round, from 0; -1 while nothing is being entered.
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(bool isCorrection READ isCorrection NOTIFY changed FINAL)
    /// Whether a closed (earlier) round was changed and the changes are neither saved nor discarded.
    Q_PROPERTY(bool hasChanges READ hasChanges NOTIFY changed FINAL)
    /// The seat whose hand is being counted; -1 for none.
    Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString portrait READ portrait NOTIFY changed FINAL)
    Q_PROPERTY(int colorIndex READ colorIndex NOTIFY changed FINAL)
    Q_PROPERTY(bool isOut READ isOut NOTIFY changed FINAL)
    /// Whether typing enters the total of all losing hands as one number. True in the open (present) round of a game in which the
    /// winner gets all points, while the player who went out is selected and no hand has been started.
    Q_PROPERTY(bool entersTotal READ entersTotal NOTIFY changed FINAL)
    /// Whether the user has entered how the round ended: which player went out (played the last card), or that nobody could play.
    Q_PROPERTY(bool isRoundOver READ isRoundOver NOTIFY changed FINAL)
    /// Whether the round can be marked as blocked (nobody could play). False if the round is already marked or has only points,
    /// and in games whose rules have no blocked rounds.
    Q_PROPERTY(bool canBeBlocked READ canBeBlocked NOTIFY changed FINAL)
    /// The players in a blocked round whose hands have as few points as the winner's hand; the winner is not included.
    Q_PROPERTY(tableside::RowsModelBase *equals READ equals CONSTANT FINAL)
    /// The sum that was typed for the hand, such as "12+7". Text that is not a sum stays visible and sets `problem`, but is
    /// neither stored nor counted.
    Q_PROPERTY(QString sum READ sum WRITE setSum NOTIFY changed FINAL)
    /// Whether the shown hand is already entered and has no newer draft. The first typed digit then replaces the whole hand, and
    /// Backspace clears it.
    Q_PROPERTY(bool isReplaced READ isReplaced NOTIFY changed FINAL)
    /// The sum preceded by the points of the tapped cards, such as "Cards 94 + 12+7".
    Q_PROPERTY(QString spelledOut READ spelledOut NOTIFY changed FINAL)
    /// The points of the hand; -1 while the hand is blank or the typed text is not a complete sum.
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    Q_PROPERTY(bool isBlank READ isBlank NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// A description of what undo or redo has just done to the hand; empty after the next tap.
    Q_PROPERTY(QString undoneText READ undoneText NOTIFY changed FINAL)
    Q_PROPERTY(QString reminder READ reminder NOTIFY changed FINAL)
    /// Whether only the points that the winner scored are known or being entered for this round, not the players' hands.
    Q_PROPERTY(bool hasOnlyPoints READ hasOnlyPoints NOTIFY changed FINAL)
    /// Whether no hand of the round is entered yet.
    Q_PROPERTY(bool isFirst READ isFirst NOTIFY changed FINAL)
    /// A sentence that asks who went out or names the hands that are still missing; empty if nothing is missing.
    Q_PROPERTY(QString waitingFor READ waitingFor NOTIFY changed FINAL)
    Q_PROPERTY(bool canClose READ canClose NOTIFY changed FINAL)
    /// The points that closing the open (present) round would add, such as "Anna: +45", or, if no winner gets them, the points
    /// counted so far. For a blocked round (nobody could play), also names the winner. For a closed round, empty unless the round
    /// was blocked.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)
    Q_PROPERTY(tableside::RowsModelBase *hands READ hands CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *pad READ pad CONSTANT FINAL)
    /// The keys for card values, such as 20, with which a hand can be counted instead of tapping cards. They change the sum.
    Q_PROPERTY(tableside::RowsModelBase *values READ values CONSTANT FINAL)
    /// A legend of the values that cards do not show, such as "20: Draw Two, Reverse and Skip".
    Q_PROPERTY(QString valueLegend READ valueLegend NOTIFY changed FINAL)
    Q_PROPERTY(tableside::RowsModelBase *counted READ counted CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *history READ history CONSTANT FINAL)

public:
    /// \p session must outlive this object.
    explicit HandEntry(ScoreSession &session, QObject *parent = nullptr);

    int round() const { return m_round; }
    bool isCorrection() const;
    int seat() const { return m_seat; }
    QString name() const;
    QString portrait() const;
    int colorIndex() const;
    bool isOut() const;
    bool entersTotal() const;
    bool isRoundOver() const;
    bool canBeBlocked() const;
    RowsModel<EqualHandRow> *equals() { return &m_equals; }
    bool hasChanges() const;
    QString sum() const { return m_invalidSum.isEmpty() ? QString::fromStdString(m_draft.sum) : m_invalidSum; }
    bool isReplaced() const;
    QString spelledOut() const;
    int points() const;
    bool isBlank() const;
    QString problem() const { return m_problem; }
    QString undoneText() const { return m_undoneText; }
    QString reminder() const;
    bool hasOnlyPoints() const;
    bool isFirst() const;
    QString waitingFor() const;
    bool canClose() const;
    QString outcome() const;
    RowsModel<HandRow> *hands() { return &m_hands; }
    RowsModel<PadCardRow> *pad() { return &m_pad; }
    RowsModel<ValueKeyRow> *values() { return &m_values; }
    QString valueLegend() const;
    RowsModel<CountedCardRow> *counted() { return &m_counted; }
    RowsModel<HandChangeRow> *history() { return &m_history; }

    void setSum(const QString &typed);

    /// Starts entering the open round. Selects the hand that was being counted, or else the next uncounted hand to the left of
    /// the player who went out. Selects no hand before the user has entered how the round ended.
    Q_INVOKABLE void beginRound();
    /// Starts correcting a closed (earlier) round and selects a hand. Does nothing while another correction is unsaved.
    Q_INVOKABLE void correct(int round, int seat);
    /// Selects the hand to count. In the open round, first enters the hand selected so far, or removes the total that was entered
    /// instead of hands. Returns false and sets `problem` if that is impossible.
    Q_INVOKABLE bool choose(int seat);
    /// Returns the question to ask before markOut() if that call would replace the player who went out, or delete a counted hand.
    /// Otherwise, returns an empty string.
    Q_INVOKABLE QString outQuestion(int seat) const;
    /// Marks the player at \p seat as having gone out. Returns false and sets `problem` if that is impossible.
    Q_INVOKABLE bool markOut(int seat);
    /// Marks the round as blocked: nobody could play, so the smallest hand wins.
    Q_INVOKABLE bool markBlocked();
    /// Sets the winner of a blocked round in which several hands are equally small: \p seat, whose turn would have come first.
    Q_INVOKABLE bool markFirst(int seat);
    Q_INVOKABLE void addCard(const QString &code);
    Q_INVOKABLE void takeBackCard(const QString &code);
    /// Increases by one how often the sum contains a value. takeBackValue() decreases this number. Tapped cards do not change.
    Q_INVOKABLE void addValue(int points);
    Q_INVOKABLE void takeBackValue(int points);
    /// Appends typed or pasted text to the sum. If `isReplaced`, a digit replaces the hand instead; if `entersTotal`, the text
    /// becomes the total.
    Q_INVOKABLE void type(const QString &keys);
    Q_INVOKABLE void paste();
    /// Deletes the last character of the sum, or the last tapped card if the sum is empty. If `isReplaced`, clears the hand
    /// instead.
    Q_INVOKABLE void backspace();
    Q_INVOKABLE void clear();
    /// If the open (present) round is shown, enters the hand and selects the next player to the left whose hand is uncounted.
    /// Otherwise calls save(). Returns false and sets `problem` if that is impossible.
    Q_INVOKABLE bool confirm();
    /// Enters the hand and closes the round. Returns false and sets `problem` if that is impossible.
    Q_INVOKABLE bool closeRound();
    /// Saves all changes to a closed (earlier) round in one step and stops entering. Returns false and sets `problem` if that is
    /// impossible.
    Q_INVOKABLE bool save();
    /// Discards the changes to a closed (earlier) round and stops entering.
    Q_INVOKABLE bool cancel();
    /// Stops entering, but keeps the hands that are being counted in the open round. Returns false and does nothing while
    /// hasChanges().
    Q_INVOKABLE bool finish();
    /// Stops entering even while hasChanges(). The drafts (hands that are being counted) stay stored and appear again when the
    /// round is next entered; an unsaved correction of how the round ended is lost (see unsavedEnd()).
    void leave();

    /// An unsaved correction of how a closed (earlier) round ended. Corrections of hands need no such object, because they are
    /// stored at once as drafts.
    struct UnsavedEnd
    {
        int round = 0;
        int seat = -1;            ///< The seat whose hand was selected.
        std::optional<int> out;   ///< The seat that went out; empty if nobody could play.
        std::optional<int> first; ///< The seat that wins if several players tie for the fewest points in hand.
    };
    /// Returns how the round ended according to the unsaved correction; nothing if no change of the end is unsaved.
    std::optional<UnsavedEnd> unsavedEnd() const;
    /// Reopens the correction that unsavedEnd() returned.
    void resume(const UnsavedEnd &end);

    /// Selects the hand that undo or redo has changed, and sets undoneText to \p text, a description of the change.
    void show(int round, const score::PlayerId &player, const QString &text);
    /// Undoes the latest input that is not stored. This is text that cannot become a sum or, without such text, an unsaved change
    /// of how a closed (earlier) round ended. Returns false if there is no such input.
    bool takeBackUnstored();

signals:
    void changed();
    /// Emitted after each selection of a hand, even of the same one, or of no hand.
    void seatShown();
    void roundClosed();

private:
    /// How a closed (earlier) round ended, according to the correction that is not saved yet.
    struct End
    {
        std::optional<int> out; ///< The seat that went out; empty if nobody could play.
        std::optional<int> first;
    };

    const score::Sheet &sheet() const { return m_session.sheet(); }
    const score::Round *storedRound() const;
    const score::Cell *storedCell(int seat) const;
    score::Round withDrafts(const score::Round &stored) const;
    score::Round withTypedPoints(const score::Round &stored) const;
    bool plays(int seat) const;
    bool isOpenRound() const;
    const score::Player &playerAt(int seat) const;
    std::vector<int> missing() const;
    bool end(const End &end);
    bool change(score::Draft next);
    bool enterDraft();
    bool canTakeTotal(const score::Round &round) const;
    void beginTotal(const QString &typed);
    bool countHands();
    bool makeScored(score::Statement &statement);
    bool makeCorrected(score::Statement &statement);
    bool refuse(int seat);
    bool say(const QString &problem);
    bool setSumProblem();
    static QString noSumProblem(const QString &typed);
    void takeUp(int round);
    void load(int seat);
    int nextMissing(int after) const;
    void refresh();
    void showHands();
    void showEquals();
    void showPad();
    void showValues();
    void showHistory();
    HandRow handRow(int seat) const;

    ScoreSession &m_session;
    int m_round = -1;
    int m_roundsThen = 0;        ///< The number of closed rounds when the user began to enter m_round.
    std::size_t m_seatsThen = 0; ///< The number of seats when the user began to enter m_round.
    int m_seat = -1;
    score::Draft m_draft;                ///< The hand of m_seat as counted so far or, if nobody is counting it, as entered.
    QString m_invalidSum;                ///< The text typed for m_seat if the text is not a valid sum; otherwise empty.
    QStringList m_tapped;                ///< The cards tapped for m_seat since it was selected, in order.
    std::optional<score::Round> m_shown; ///< The round as if all drafts (hands being counted) were entered.
    std::optional<End> m_end;
    bool m_refreshBlocked = false; ///< Whether refresh() does nothing, because a change of several steps is still running.
    QString m_problem;
    QString m_undoneText;
    RowsModel<EqualHandRow> m_equals;
    RowsModel<HandRow> m_hands;
    RowsModel<PadCardRow> m_pad;
    RowsModel<ValueKeyRow> m_values;
    RowsModel<CountedCardRow> m_counted;
    RowsModel<HandChangeRow> m_history;
};

} // namespace tableside
