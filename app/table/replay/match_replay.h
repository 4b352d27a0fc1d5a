// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A replay of a played match, forward and back, at a table where nobody acts. For ReplayPage.qml. A position is restored from the
// nearest earlier snapshot; one action forward is shown in motion, as during the match. The subclass GameReplay has the part that
// differs between DOS and UNO.
#pragma once

#include "app/table/presentation/game_table.h"
#include "app/table/session/seated_player.h"
#include "app/table/session/time_source.h"
#include "app/ui/rows_model.h"

#include <QObject>
#include <QQmlEngine>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tableside {

/// The kind of event that a mark of a replay is about.
namespace ReplayMarkKind {
Q_NAMESPACE
QML_ELEMENT

enum Kind { Round, Call, MissedCall, Catch, DoubleColor, Reshuffle, Challenge, TakeBack, Mistake };
Q_ENUM_NS(Kind)
} // namespace ReplayMarkKind

/// A mark on the replay's slider at a position that may be of interest.
struct ReplayMark
{
    Q_GADGET
    QML_VALUE_TYPE(replayMark)
    /// The position to show: after the event, or before a decision that cost points.
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
    QML_UNCREATABLE("Comes from the table controller")

    Q_PROPERTY(tableside::GameTable *table READ table CONSTANT FINAL)
    /// The number of steps. Positions range from 0, before the first step, to this number.
    Q_PROPERTY(int count READ count CONSTANT FINAL)
    Q_PROPERTY(int position READ position NOTIFY moved FINAL)
    /// Sentences about the last step; empty before the first.
    Q_PROPERTY(QString stepWords READ stepWords NOTIFY moved FINAL)
    /// Words about a play that is better than the next recorded play, and about the cost of the recorded play; empty if no better
    /// play is known.
    Q_PROPERTY(QString betterWords READ betterWords NOTIFY reviewed FINAL)
    /// "Reviewing Ada’s decisions: round 2 of 5…" while the review runs; otherwise empty.
    Q_PROPERTY(QString reviewWords READ reviewWords NOTIFY reviewed FINAL)
    Q_PROPERTY(tableside::RowsModelBase *marks READ marks CONSTANT FINAL)
    Q_PROPERTY(bool playing READ isPlaying WRITE setPlaying NOTIFY playingChanged FINAL)
    /// The speed relative to that at the table: 0.5 to 4.
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged FINAL)
    Q_PROPERTY(QList<tableside::SeatedPlayer> seats READ seats CONSTANT FINAL)
    /// The seat whose hand is at the lower edge of the table.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY viewChanged FINAL)
    /// Whether all hands are open; otherwise only that of `seat` is.
    Q_PROPERTY(bool allHands READ showsAllHands WRITE setAllHands NOTIFY viewChanged FINAL)
    /// Whether the match can be continued from the position, because nobody has won yet.
    Q_PROPERTY(bool mayPlayOn READ mayPlayOn NOTIFY moved FINAL)

public:
    /// The length of a step: one action, or all actions up to the next turn, round or mark on the slider.
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
    double speed() const { return m_pace.speed; }
    void setSpeed(double speed);
    /// Sets reduced motion and the other parts of \p pace except the speed, which setSpeed() sets.
    void setPace(const Pace &pace);
    virtual QList<SeatedPlayer> seats() const = 0;
    int seat() const { return m_seat; }
    void setSeat(int seat);
    bool showsAllHands() const { return m_showsAll; }
    void setAllHands(bool all);
    bool isAtEnd() const { return m_position == count(); }
    virtual bool mayPlayOn() const = 0;
    virtual bool hasPeople() const = 0;

    /// Shows a position at once, clamped to the range from 0 to count().
    Q_INVOKABLE void goTo(int position);
    /// Moves forward by one unit. Shows a single action in motion, and a larger step at once. Without a further turn or round,
    /// goes to the end; without a further mark or at the end, does nothing.
    Q_INVOKABLE void stepForward(tableside::MatchReplay::Unit unit);
    Q_INVOKABLE void stepBack(tableside::MatchReplay::Unit unit);
    /// Returns whether a step in that direction is possible. The result can change when moved() or marksChanged() is emitted.
    Q_INVOKABLE bool canStep(tableside::MatchReplay::Unit unit, bool forward) const;
    /// Returns words such as "Round 2, turn 5" for a position, for the slider.
    Q_INVOKABLE QString positionText(int position) const;
    /// Returns sentences about the marks at a position; empty if there are none.
    Q_INVOKABLE QString markWords(int position) const;
    /// Returns the position of the mark that is nearest to \p position and at most \p farthest from it; -1 if there is none.
    Q_INVOKABLE int markNear(double position, double farthest) const;
    /// Looks for better plays of the seat in all rounds, beginning with the current one.
    Q_INVOKABLE void review();

    // These functions return texts that do not depend on a replay.
    static QString unreadable(int line, const QString &cause);
    static QString takeBackWords(const QString &player);
    static QString reviewedWords(const ReviewedDecision &decision);

    /// Returns the lines of a save file up to the current position, to continue the match from there.
    virtual std::vector<std::string> save() const = 0;

signals:
    void moved();
    void playingChanged();
    void speedChanged();
    void viewChanged();
    void reviewed();
    void marksChanged();

protected:
    /// A better play that the review found.
    struct Better
    {
        int position = 0;
        QString words;
        ReviewedDecision decision; ///< The reviewed decision, with the cards of the better play.
    };

    /// \p time must outlive the replay.
    explicit MatchReplay(TimeSource &time);

    /// Shows a position at once.
    virtual void show(int position) = 0;
    /// Shows the step from the current position to the next in motion.
    virtual void playStep() = 0;
    /// Sets up all positions, at the beginning and after another seat was chosen or all hands were shown or hidden.
    virtual void rebuild() = 0;
    virtual void propose(const Better *better) = 0;
    /// Starts the review of the round with index \p round, counted from 0. Results are to be passed to onBetter() and
    /// onRoundReviewed() with the same \p request.
    virtual void reviewRound(int round, quint64 request) = 0;
    virtual void stopReview() = 0;

    void onBetter(quint64 request, const Better &better);
    void onRoundReviewed(quint64 request);
    /// Sets up all positions. Called by the constructor of the derived class, when its members exist.
    void begin(int seat);

    QStringList m_words;                  ///< The sentences about each step, indexed by position.
    std::vector<int> m_turns;             ///< The positions at which a turn has just begun.
    std::vector<int> m_turnNumbers;       ///< Indexed by position: the number of the turn in its round, from 1; 0 before.
    std::vector<int> m_rounds;            ///< The positions at which a round has just begun.
    std::vector<ReplayMark> m_eventMarks; ///< The marks of events and undos; marks of the review are added by setMarks().

private:
    void setPosition(int position);
    std::optional<int> next(Unit unit, bool forward) const;
    int roundOf(int position) const;
    const Better *betterNow() const;
    void waitForNext();
    void setMarks();
    void startReview();

    OneShotTimer m_stepTimer;
    int m_position = 0;
    bool m_isPlaying = false;
    Pace m_pace;
    int m_seat = 0;
    bool m_showsAll = false;
    RowsModel<ReplayMark> m_marks;
    std::vector<Better> m_found; ///< The better plays found, sorted by position.
    std::vector<int> m_toReview; ///< The rounds still to review; the next one is last.
    int m_reviewedRounds = 0;
    bool m_isReviewing = false;
    quint64 m_request = 0;
};

/// Opens a replay of a record or save of \p game, given as lines, before its first step. \p time and \p sounds must outlive the
/// replay. Returns null and sets \p problem if the lines cannot be read.
std::unique_ptr<MatchReplay> openReplay(const QString &game, const std::vector<std::string> &lines, TimeSource &time,
                                        SoundBoard &sounds, QString &problem);

} // namespace tableside
