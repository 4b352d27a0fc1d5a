// The hands of one round as they are being counted: tapped cards, a number or sum, or both. Each tap and key is stored at
// once, as a draft of the hand. In the open round it is entered when it is confirmed, or another hand is chosen; a closed
// round is corrected when all of it is saved.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/score/score_session.h"
#include "app/view/rows_model.h"

#include <optional>

namespace tableside {

/// One hand of the round.
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
    int points = -1; ///< -1 while it is not counted.
    bool isOut = false;
    bool isCurrent = false; ///< It is being counted.
    bool isMissing = false;
    bool isDraft = false; ///< Begun, but not entered.
    QString spoken;
};

/// One card of the pad.
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
    int remaining = 0; ///< Neither in this hand nor in another of the round.
    int row = 0;
    int column = 0;
};

/// All cards of one value, as one key.
struct ValueKeyRow
{
    Q_GADGET
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(int inHand MEMBER inHand FINAL)
    Q_PROPERTY(QString cards MEMBER cards FINAL)

public:
    int points = 0;
    int inHand = 0; ///< How often the sum has it.
    QString cards;  ///< "Draw Two, Reverse and Skip"; empty for cards that show their value.
};

/// What was tapped of one kind of card.
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
    int points = 0; ///< Of all of them.
};

/// One entry in the history of the hand.
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

/// Somebody whose hand is as small as the winner's.
struct EqualHandRow
{
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

public:
    int seat = 0;
    QString name;
};

class HandEntry : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a score game")

    /// From 0; -1 while nothing is being entered.
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(bool isCorrection READ isCorrection NOTIFY changed FINAL)
    /// Something of a closed round was changed and is neither saved nor dropped.
    Q_PROPERTY(bool hasChanges READ hasChanges NOTIFY changed FINAL)
    /// The hand being counted; -1 for none.
    Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString portrait READ portrait NOTIFY changed FINAL)
    Q_PROPERTY(int colorIndex READ colorIndex NOTIFY changed FINAL)
    Q_PROPERTY(bool isOut READ isOut NOTIFY changed FINAL)
    /// The hand is out and takes one number for all the others together, which nobody has begun to count.
    Q_PROPERTY(bool takesTotal READ takesTotal NOTIFY changed FINAL)
    /// Whether it is said who went out, or that nobody could go on.
    Q_PROPERTY(bool isRoundOver READ isRoundOver NOTIFY changed FINAL)
    /// Whether it can be said that nobody could go on: not in every game, and only once.
    Q_PROPERTY(bool canBeBlocked READ canBeBlocked NOTIFY changed FINAL)
    /// Of a blocked round: those who hold as little as the winner, who is not among them.
    Q_PROPERTY(tableside::RowsModelBase *equals READ equals CONSTANT FINAL)
    /// Numbers with plus signs between them. Anything else stands here as it was typed, is said in `problem`, and is neither
    /// stored nor counted.
    Q_PROPERTY(QString sum READ sum WRITE setSum NOTIFY changed FINAL)
    /// The hand was entered before, and the first digit that is typed, or Backspace, puts away all of it.
    Q_PROPERTY(bool isReplaced READ isReplaced NOTIFY changed FINAL)
    /// The sum with what was tapped before it: "Cards 94 + 12+7".
    Q_PROPERTY(QString spelledOut READ spelledOut NOTIFY changed FINAL)
    /// What the hand counts; -1 while it is blank or no sum.
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    Q_PROPERTY(bool isBlank READ isBlank NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// What undo or redo has just done to the hand; empty after the next tap.
    Q_PROPERTY(QString told READ told NOTIFY changed FINAL)
    Q_PROPERTY(QString reminder READ reminder NOTIFY changed FINAL)
    /// No hand of the round is known, only what its winner took or is about to take.
    Q_PROPERTY(bool hasOnlyPoints READ hasOnlyPoints NOTIFY changed FINAL)
    /// No hand of the round is entered yet.
    Q_PROPERTY(bool isFirst READ isFirst NOTIFY changed FINAL)
    /// Whose hands the round still waits for, as a sentence; empty when it can be closed.
    Q_PROPERTY(QString waitingFor READ waitingFor NOTIFY changed FINAL)
    Q_PROPERTY(bool canClose READ canClose NOTIFY changed FINAL)
    /// What closing would add: "Anna: +45". Of a blocked round who wins it, also of a closed one.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)
    Q_PROPERTY(tableside::RowsModelBase *hands READ hands CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *pad READ pad CONSTANT FINAL)
    /// Instead of the pad: a key for each value, which goes into the sum.
    Q_PROPERTY(tableside::RowsModelBase *values READ values CONSTANT FINAL)
    /// Which cards have the values that no card shows: "20: Draw Two, Reverse and Skip".
    Q_PROPERTY(QString valueLegend READ valueLegend NOTIFY changed FINAL)
    Q_PROPERTY(tableside::RowsModelBase *counted READ counted CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *history READ history CONSTANT FINAL)

public:
    /// `session` outlives the entry.
    explicit HandEntry(ScoreSession &session, QObject *parent = nullptr);

    int round() const { return m_round; }
    bool isCorrection() const;
    int seat() const { return m_seat; }
    QString name() const;
    QString portrait() const;
    int colorIndex() const;
    bool isOut() const;
    bool takesTotal() const;
    bool isRoundOver() const;
    bool canBeBlocked() const;
    RowsModel<EqualHandRow> *equals() { return &m_equals; }
    bool hasChanges() const;
    QString sum() const { return m_noSum.isEmpty() ? QString::fromStdString(m_draft.sum) : m_noSum; }
    bool isReplaced() const;
    QString spelledOut() const;
    int points() const;
    bool isBlank() const;
    QString problem() const { return m_problem; }
    QString told() const { return m_told; }
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

    /// Takes up the open round: the hand that was being counted, or that is missing first, or nobody's while it is not known
    /// who went out.
    Q_INVOKABLE void beginRound();
    /// Takes up one hand of any round.
    Q_INVOKABLE void correct(int round, int seat);
    /// Takes up another hand; in the open round this one is entered first. False if that cannot be; see `problem`.
    Q_INVOKABLE bool choose(int seat);
    /// What has to be asked before markOut(), since it would put somebody else's place or a counted hand away; else empty.
    Q_INVOKABLE QString outQuestion(int seat) const;
    Q_INVOKABLE bool markOut(int seat);
    /// Nobody could go on: the smallest hand wins.
    Q_INVOKABLE bool markBlocked();
    /// Of equal smallest hands this one's turn would have come first.
    Q_INVOKABLE bool markFirst(int seat);
    Q_INVOKABLE void addCard(const QString &code);
    Q_INVOKABLE void takeBackCard(const QString &code);
    /// One card of that value more, or less; by the sum, not by the card.
    Q_INVOKABLE void addValue(int points);
    Q_INVOKABLE void takeBackValue(int points);
    /// Behind the sum: one key, or what is pasted.
    Q_INVOKABLE void type(const QString &keys);
    Q_INVOKABLE void paste();
    /// The last character of the sum, or where there is none the card that was tapped last.
    Q_INVOKABLE void backspace();
    Q_INVOKABLE void clear();
    /// Enters the hand and goes to the next missing one to the left; saves a correction. False if it could not be; see
    /// `problem`.
    Q_INVOKABLE bool confirm();
    /// Enters the hand and closes the round.
    Q_INVOKABLE bool closeRound();
    /// Corrects the closed round in one go, and stops entering. False if it could not be; see `problem`.
    Q_INVOKABLE bool save();
    /// Drops what was changed of a closed round, and stops entering.
    Q_INVOKABLE bool cancel();
    /// Stops entering; a hand in the middle of being counted stays so. False, and nothing happens, while `hasChanges`.
    Q_INVOKABLE bool finish();
    /// The same, whatever was changed; it is there when the round is taken up again.
    void leave();

    /// How a closed round ended after a correction that is not saved yet. All else of a correction is stored as drafts.
    struct UnsavedEnd
    {
        int round = 0;
        int seat = -1; ///< The seat whose hand was shown.
        std::optional<int> out; ///< The seat that went out; none if nobody could go on.
        std::optional<int> first; ///< The seat that counts as the first among equal smallest hands.
    };
    /// Returns the end of the round that a correction has changed, if there is one.
    std::optional<UnsavedEnd> unsavedEnd() const;
    /// Opens the correction as it was when unsavedEnd() was called.
    void resume(const UnsavedEnd &end);

    /// Goes to a hand that undo or redo has changed, and says so.
    void show(int round, const score::PlayerId &player, const QString &told);
    /// Takes back what is not stored, if there is something: what can't become a sum, or else who went out of a closed round
    /// or that nobody could go on.
    bool takeBackUnstored();

signals:
    void changed();
    /// Another hand, or none, is being counted now.
    void seatShown();
    void roundClosed();

private:
    /// How a closed round ended after all, before it is saved.
    struct End
    {
        std::optional<int> out; ///< A seat; none: nobody could go on.
        std::optional<int> first;
    };

    const score::Sheet &sheet() const { return m_session.sheet(); }
    const score::Round *storedRound() const;
    const score::Cell *storedCell(int seat) const;
    score::Round asEntered(const score::Round &stored) const;
    score::Round asScored(const score::Round &stored) const;
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
    bool sayNoSum();
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
    int m_roundsThen = 0; ///< How many were closed when m_round was taken up.
    std::size_t m_seatsThen = 0; ///< How many sat at the table then.
    int m_seat = -1;
    score::Draft m_draft; ///< Of m_seat: what is stored.
    QString m_noSum;      ///< The text typed for m_seat while it is no sum; empty otherwise.
    QStringList m_tapped; ///< Cards of m_seat since it was taken up.
    std::optional<score::Round> m_shown; ///< As it would be if all drafts were entered.
    std::optional<End> m_end;
    bool m_isQuiet = false; ///< Nothing is shown before all of a change is done.
    QString m_problem;
    QString m_told;
    RowsModel<EqualHandRow> m_equals;
    RowsModel<HandRow> m_hands;
    RowsModel<PadCardRow> m_pad;
    RowsModel<ValueKeyRow> m_values;
    RowsModel<CountedCardRow> m_counted;
    RowsModel<HandChangeRow> m_history;
};

} // namespace tableside
