// A match that was played, gone through forward and back at a table where nobody acts. For ReplayPage.qml. Each position is
// shown at once from what was kept of it; a step forward by one action is shown as it was at the table. GameReplay adds the
// game.
#pragma once

#include "app/table/presentation/game_table.h"
#include "app/table/session/seated_player.h"
#include "app/table/session/time_source.h"
#include "app/view/rows_model.h"

#include <QObject>
#include <QQmlEngine>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tableside {

/// What a mark is about.
namespace ReplayMarkKind {
Q_NAMESPACE
QML_ELEMENT

enum Kind { Round, Call, MissedCall, Catch, DoubleColor, Reshuffle, Challenge, TakeBack, Mistake };
Q_ENUM_NS(Kind)
} // namespace ReplayMarkKind

/// Something on the scrubber that one may want to see.
struct ReplayMark
{
    Q_GADGET
    QML_VALUE_TYPE(replayMark)
    /// Where it is seen: behind what happened, before a decision that cost points.
    Q_PROPERTY(int position MEMBER position FINAL)
    Q_PROPERTY(tableside::ReplayMarkKind::Kind kind MEMBER kind FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)

public:
    int position = 0;
    ReplayMarkKind::Kind kind = ReplayMarkKind::Round;
    QString words;
};

class MatchReplay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the playroom")

    Q_PROPERTY(tableside::GameTable *table READ table CONSTANT FINAL)
    /// How many steps there are; positions go from 0, before the first, to it.
    Q_PROPERTY(int count READ count CONSTANT FINAL)
    Q_PROPERTY(int position READ position NOTIFY moved FINAL)
    /// What has happened last, in sentences; empty before the first step.
    Q_PROPERTY(QString stepWords READ stepWords NOTIFY moved FINAL)
    /// A better play than the one that comes next, and what that cost; empty where none is known.
    Q_PROPERTY(QString betterWords READ betterWords NOTIFY reviewed FINAL)
    /// "Reviewing round 2 of 5…" while that is worked out.
    Q_PROPERTY(QString reviewWords READ reviewWords NOTIFY reviewed FINAL)
    Q_PROPERTY(tableside::RowsModelBase *marks READ marks CONSTANT FINAL)
    Q_PROPERTY(bool playing READ isPlaying WRITE setPlaying NOTIFY playingChanged FINAL)
    /// Times as fast as at the table: 0.5 to 4.
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged FINAL)
    Q_PROPERTY(QList<tableside::SeatedPlayer> seats READ seats CONSTANT FINAL)
    /// At the edge where the hand is.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY viewChanged FINAL)
    /// All hands lie open; else that of `seat` alone.
    Q_PROPERTY(bool allHands READ showsAllHands WRITE setAllHands NOTIFY viewChanged FINAL)
    /// Nobody has won yet.
    Q_PROPERTY(bool mayPlayOn READ mayPlayOn NOTIFY moved FINAL)

public:
    /// What one goes by.
    enum Unit { Action, Turn, Round, Mark };
    Q_ENUM(Unit)

    static constexpr double slowest = 0.5;
    static constexpr double fastest = 4;

    virtual GameTable *table() = 0;
    virtual QString game() const = 0;
    virtual int count() const = 0;
    int position() const { return m_position; }
    int rounds() const { return static_cast<int>(m_rounds.size()); }
    QString stepWords() const { return m_words.value(m_position); }
    QString betterWords() const;
    QString reviewWords() const;
    int mistakes() const { return static_cast<int>(m_found.size()); }
    RowsModel<ReplayMark> *marks() { return &m_marks; }
    bool isPlaying() const { return m_isPlaying; }
    void setPlaying(bool playing);
    double speed() const { return m_speed; }
    void setSpeed(double speed);
    /// Nothing glides.
    void setReducedMotion(bool reduced);
    virtual QList<SeatedPlayer> seats() const = 0;
    int seat() const { return m_seat; }
    void setSeat(int seat);
    bool showsAllHands() const { return m_showsAll; }
    void setAllHands(bool all);
    bool isAtEnd() const { return m_position == count(); }
    virtual bool mayPlayOn() const = 0;
    virtual bool hasPeople() const = 0;

    /// Shown at once; out of range to the nearest.
    Q_INVOKABLE void goTo(int position);
    /// One further; by one action it is shown how that happened. At the end nothing.
    Q_INVOKABLE void stepForward(tableside::MatchReplay::Unit unit);
    Q_INVOKABLE void stepBack(tableside::MatchReplay::Unit unit);
    /// Whether there is anything that way. Ask again when moved() or marksChanged() was emitted.
    Q_INVOKABLE bool canStep(tableside::MatchReplay::Unit unit, bool forward) const;
    /// "Round 2, turn 5" at a position: for the scrubber.
    Q_INVOKABLE QString placeWords(int position) const;
    /// What the marks at a position are about, in sentences; empty where there is none.
    Q_INVOKABLE QString markWords(int position) const;
    /// The position of the nearest mark that is no farther away; else -1.
    Q_INVOKABLE int markNear(double position, double farthest) const;
    /// Looks for better plays of the seat in all rounds, from the one that is shown on.
    Q_INVOKABLE void review();

    // Words that need no replay.
    static QString unreadable(int line, const QString &cause);
    static QString takeBackWords(const QString &player);
    static QString reviewedWords(const ReviewedDecision &decision);

    /// The save up to the position that is shown, for a match that goes on from there.
    virtual std::vector<std::string> save() const = 0;

signals:
    void moved();
    void playingChanged();
    void speedChanged();
    void viewChanged();
    void reviewed();
    void marksChanged();

protected:
    /// A better play, found by the review.
    struct Better
    {
        int position = 0;
        QString words;
        ReviewedDecision decision; ///< With what it is about.
    };

    /// `time` outlives it.
    explicit MatchReplay(TimeSource &time);

    /// Shows the position as it was kept.
    virtual void show(int position) = 0;
    /// From the position that is shown to the next, in motion.
    virtual void playStep() = 0;
    /// All positions anew, for other eyes.
    virtual void lookAgain() = 0;
    virtual void propose(const Better *better) = 0;
    /// Begins with the round of that number, from 0; what is found comes by onBetter() with the same request.
    virtual void reviewRound(int round, quint64 request) = 0;
    virtual void stopReview() = 0;

    void onBetter(quint64 request, const Better &better);
    void onRoundReviewed(quint64 request);
    /// To be called by the constructor, when the positions are there.
    void begin(int seat);

    QStringList m_words;                    ///< By position.
    std::vector<int> m_turns;               ///< Positions in which one has just begun.
    std::vector<int> m_turnNumbers;         ///< By position: of the turn in its round, from 1.
    std::vector<int> m_rounds;              ///< The same of rounds.
    std::vector<ReplayMark> m_happened;     ///< Marks of what happened.

private:
    void setPosition(int position);
    std::optional<int> next(Unit unit, bool forward) const;
    int roundOf(int position) const;
    const Better *betterNow() const;
    void waitForNext();
    void setMarks();
    void startReview();

    OneShotTimer m_dwell;
    int m_position = 0;
    bool m_isPlaying = false;
    double m_speed = 1;
    bool m_isMotionReduced = false;
    int m_seat = 0;
    bool m_showsAll = false;
    RowsModel<ReplayMark> m_marks;
    std::vector<Better> m_found; ///< By position.
    std::vector<int> m_toReview; ///< Rounds, the next last.
    int m_reviewedRounds = 0;
    bool m_isReviewing = false;
    quint64 m_request = 0;
};

/// A replay of a record or a save of that game, line by line, before its first step. `time` and `sounds` outlive it. Null with
/// `problem` set where it cannot be read.
std::unique_ptr<MatchReplay> openReplay(const QString &game, const std::vector<std::string> &lines, TimeSource &time,
                                        SoundBoard &sounds, QString &problem);

} // namespace tableside
