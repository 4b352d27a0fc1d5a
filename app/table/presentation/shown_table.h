// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The state of the screen apart from the cards: the seats, the log, the result, whose turn it is, and the queue of steps. Steps
// that are still queued make the screen lag behind the session. GamePresenter creates the steps from events as the viewer may see
// them.
#pragma once

#include "app/table/moments/moment.h"
#include "app/table/presentation/log_row.h"
#include "app/table/presentation/result_row.h"
#include "app/table/presentation/seat_row.h"
#include "app/table/presentation/shown_moment.h"
#include "app/table/presentation/step_queue.h"
#include "app/table/presentation/turn_note.h"
#include "app/table/session/match_config.h"
#include "app/ui/rows_model.h"
#include "app/words/table_talk.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace tableside {

class SoundBoard;
enum class Sound;

class ShownTable : public QObject
{
    Q_OBJECT

public:
    struct Round
    {
        int number = 0;
        int turnSeat = -1;
        int winner = -1; ///< The seat that won this round; -1 until the round is counted.
        int matchWinner = -1;
        bool isOver = false;
    };

    /// A snapshot of the display. Of the log, it stores only the number of lines.
    struct Kept
    {
        QList<SeatRow> seats;
        QList<ResultRow> result;
        Round round;
        QString lastCard;
        int recapSeat = -1;
        int logLines = 0;
    };

    /// \p time and \p sounds must outlive this object.
    ShownTable(const MatchSeating &seating, TimeSource &time, SoundBoard &sounds);

    RowsModel<SeatRow> &seats() { return m_seats; }
    const RowsModel<SeatRow> &seats() const { return m_seats; }
    RowsModel<LogRow> &log() { return m_log; }
    RowsModel<ResultRow> &result() { return m_result; }
    StepQueue &queue() { return m_queue; }
    const StepQueue &queue() const { return m_queue; }
    const Round &round() const { return m_round; }
    /// Returns the seat at the lower edge of the table, where the viewer's hand is.
    int viewerSeat() const { return m_viewerSeat; }
    /// Moves the viewer. On a board (GameTable::isBoard()), no seat has the viewer's place at the lower edge.
    void setViewer(int seat, bool isBoard);
    /// Returns the seat of the only person, whom texts address as "you"; -1 if there are several people or none, or on a board, and
    /// texts use names only.
    int addressee() const { return m_isBoard ? -1 : m_onlyPerson; }
    const QStringList &names() const { return m_names; }
    /// Returns the seats of people.
    const std::vector<int> &people() const { return m_people; }
    QString nameOf(int seat) const { return m_names.value(seat); }
    /// Returns the number of penalty cards that the viewer has drawn since their last turn began.
    int penaltyPaid() const { return m_seats.row(m_viewerSeat).penaltyPaid; }
    /// Sets whether steps change the display without sounds, flashes, announcements and most signals, for example while past
    /// events of a resumed match are shown.
    void setSilent(bool silent) { m_isSilent = silent; }
    bool isSilent() const { return m_isSilent; }

    /// Resets the display to before the first round.
    void clear();
    /// Replaces the log. Equal rows at the beginning of the old and the new log are kept, with their delegates.
    void setLog(const QList<LogRow> &lines)
    {
        m_log.setPrefixRows(lines);
        m_newsTaken = m_log.count();
    }
    Kept kept() const;
    /// Restores a snapshot. \p log must begin with the lines that were in the table's log when the snapshot was made; later lines
    /// are not shown.
    void restore(const Kept &kept, const QList<LogRow> &log);
    /// Queues \p action as a step that lasts \p ms milliseconds. Emits shown() after the action, except while setSilent(true) is
    /// in effect. For \p leastMs and \p afterMs see StepQueue::push().
    void step(int ms, std::function<void()> action, int leastMs = 0, int afterMs = 0);
    void sound(Sound sound);
    /// Shows the banner of a moment until endMoment(), plays its sound, and changes the faces of the players concerned. A moment
    /// that is only a badge has no banner. While the table is silent, changes only the faces.
    void showMoment(const TableMoment &moment);
    void endMoment();
    /// Writes what stays of a moment at the seats, until each of them acts again. Writes its words to the log if no event of the
    /// match does.
    void leaveBadge(const TableMoment &moment);
    const ShownMoment &moment() const { return m_moment; }
    /// Shows the moments of the turn that ended last, and of the one in play, once more. Does nothing while events are being shown.
    void showAgain();
    /// Returns what the seat did in its last three turns of this round, the latest last. For \p seat -1, returns what the others
    /// did since the viewer's last turn.
    QList<TurnNote> turnNotes(int seat) const;
    /// Sets whether the characters of computer players talk, and whether screen readers say it; both false at first.
    void setTalks(bool talk, bool isSpoken)
    {
        m_talks = talk;
        m_speaksTalk = isSpoken;
    }
    /// Ends the wait for the shown moment, and shows what comes before its end at once.
    void skipMoment();
    void addLine(const QString &text, LogKind::Kind kind, int seat);
    /// Returns the texts of the new log lines (LogRow::isNews) that were added since the last call.
    QStringList takeReport();
    /// Sets the text about what the seat has just done, such as "keeps the card". \p inShort is a shorter text for narrow seats;
    /// \p icon and \p size are those of a moment's trace.
    void setStatus(int seat, const QString &status, const QString &inShort = {}, const QString &icon = {}, qreal size = 1.0);
    /// Clears the status and the recap (the display of the seat's last turn) when the seat's turn begins or is skipped. Does
    /// nothing if the last call in this turn was for the same seat.
    void beginRecap(int seat);
    void addToRecap(int seat, const QList<RecapCard> &cards);
    /// Sets the color that the seat has named for its last played card.
    void nameColor(int seat, const QString &letter, const QString &name);
    /// Sets the sentence about a player's turn, which toldPlay() returns until the next call of this function or the next round.
    /// Sets an empty sentence while the table is silent. \p seat is -1 if the sentence is about an undo.
    void tellPlay(int seat, const QString &sentence);
    /// Appends \p sentence to the shown sentence about the same turn; sets \p sentence alone if there is none.
    void tellMore(int seat, const QString &sentence);
    /// Returns \p by, the seat that caught \p seat. Returns -1 if the catcher is unknown, because several people might have
    /// pressed the button and were not asked who did.
    int knownCatcher(int seat, int by) const;
    /// Sets whether people are asked who catches, because a wrong catch costs cards.
    void setAsksWhoCatches(bool asks) { m_asksWhoCatches = asks; }
    bool asksWhoCatches() const { return m_asksWhoCatches; }
    bool hasToldOf(int seat) const { return m_told.seat == seat; }
    /// Returns the sentence set last; empty if it is about the viewer's own turn.
    QString toldPlay() const { return m_told.by == m_viewerSeat ? QString() : m_told.sentence; }
    /// Returns the last lines of the log, at most three, oldest first. None is from an earlier round.
    QStringList latestLines() const;
    void setLastCard(const QString &code) { m_lastCard = code; }
    const QString &lastCard() const { return m_lastCard; }
    void setExposed(int seat, bool exposed);
    void setPosing(int seat, bool posing);
    /// Sets the bool member \p sign in the seat's row to true, and to false after Durations::callFlash. Does nothing while the
    /// table is silent.
    void flash(int seat, bool SeatRow::*sign);

    // These functions show events; CardsModel shows their cards.
    void beginRound(int number, int dealer);
    void beginTurn(int seat);
    void showTurn(int seat);
    void showDrawn(int seat, int count);
    void showCall(int seat, Sound call);
    void showCaught(int seat);
    /// Adds two penalty cards, for being caught or for a false catch, to those that the player in turn draws at the end of the
    /// turn (DOS-END-5). Does nothing for other players, who draw at once.
    void showPenalty(int seat);
    void showPenaltyPaid(int seat, int cards);
    void endRound(int winner, const std::vector<int> &totals);
    /// Shows the result: the winner's line first, then the others by seat.
    void showResult(QList<ResultRow> lines);
    /// Marks only \p winner, the winner of the match, in the result. Another player may have won the last round.
    void endMatch(int winner);

signals:
    void shown(); ///< Emitted after a step changed the display.
    void called(int seat);
    /// Emitted before cards change places in another time than before, with the time in milliseconds at normal speed.
    void flightChanged(int ms);
    /// Emitted when a character says something that screen readers should say, such as "Owl says: As expected."
    void said(const QString &sentence);
    /// Emitted when a player becomes exposed, that is, has to call and can be caught after the grace time. Emitted even if the
    /// player was exposed already.
    void nowExposed(int seat);

private:
    MomentPlayer playerAt(int seat) const;
    void talkAbout(const TableMoment &moment);
    /// Returns what the character at the seat says; empty for people, and if the characters don't talk.
    QString lineOf(int seat, words::TalkOccasion occasion) const;
    void talk(int seat, words::TalkOccasion occasion);
    void changeRecap(int seat, const std::function<void(SeatRow &)> &change);

    const QStringList m_names;
    const std::vector<int> m_people;
    int m_viewerSeat;
    const int m_onlyPerson; ///< The seat of the only person; -1 if there are several people or none.
    bool m_isBoard = false;
    RowsModel<SeatRow> m_seats;
    RowsModel<LogRow> m_log; ///< The lines of the log, oldest first.
    int m_newsTaken = 0;     ///< The number of log lines that takeReport() has already checked.
    RowsModel<ResultRow> m_result;
    StepQueue m_queue;
    SoundBoard &m_sounds;
    Round m_round;
    struct
    {
        int seat = -1; ///< The seat that the sentence is about; -1 once that seat's turn is over.
        int by = -1;
        QString sentence;
    } m_told;
    QList<TurnNote> m_turnNotes; ///< The turns of this round, including missed ones.
    ShownMoment m_moment;
    int m_moments = 0;                                  ///< The number of moments shown so far.
    std::vector<std::optional<Character>> m_characters; ///< The character at each seat; none for people.
    bool m_talks = false;
    bool m_speaksTalk = false;
    int m_occasions = 0;         ///< The number of moments so far about which a character could have said something.
    qsizetype m_turnOfTalk = -1; ///< The number of turns in this round when a character spoke last.
    QString m_lastCard;
    int m_recapSeat = -1; ///< The seat whose recap (the display of its last turn) began last.
    bool m_isSilent = false;
    bool m_asksWhoCatches = false;
};

} // namespace tableside
