// What is on the screen of a table apart from the cards: the seats, the log, the count, whose turn it is; and the steps on
// their way there. It trails the session by them. GamePresenter makes the steps of events, as the viewer may see them.
#pragma once

#include "app/table/presentation/log_row.h"
#include "app/table/presentation/result_row.h"
#include "app/table/presentation/seat_row.h"
#include "app/table/presentation/step_queue.h"
#include "app/table/session/match_config.h"
#include "app/view/rows_model.h"

#include <QObject>

#include <functional>
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
        int winner = -1; ///< When it has been counted.
        int matchWinner = -1;
        bool isOver = false;
    };

    /// What one sees at a moment, the log apart from its length.
    struct Kept
    {
        QList<SeatRow> seats;
        QList<ResultRow> result;
        Round round;
        QString lastCard;
        int recapSeat = -1;
        int logLines = 0;
    };

    /// `time` and `sounds` outlive it.
    ShownTable(const MatchSeating &seating, TimeSource &time, SoundBoard &sounds);

    RowsModel<SeatRow> &seats() { return m_seats; }
    const RowsModel<SeatRow> &seats() const { return m_seats; }
    RowsModel<LogRow> &log() { return m_log; }
    RowsModel<ResultRow> &result() { return m_result; }
    StepQueue &queue() { return m_queue; }
    const StepQueue &queue() const { return m_queue; }
    const Round &round() const { return m_round; }
    /// Who sits at the edge where the hand is.
    int viewerSeat() const { return m_viewerSeat; }
    void setViewer(int seat);
    /// Whom words call "you": the one person at the table; -1 of several or none, who are called by their names.
    int addressee() const { return m_addressee; }
    const QStringList &names() const { return m_names; }
    QString nameOf(int seat) const { return m_names.value(seat); }
    /// Penalty cards that the viewer has drawn since their last turn began.
    int penaltyPaid() const { return m_seats.row(m_viewerSeat).penaltyPaid; }
    /// Nothing sounds or flashes while a resumed match is set up again.
    void setSilent(bool silent) { m_isSilent = silent; }
    bool isSilent() const { return m_isSilent; }

    /// As before the first round: nothing has happened.
    void clear();
    /// The log reads so from now on: what it has in common with before stays.
    void setLog(const QList<LogRow> &lines)
    {
        m_log.setCommon(lines);
        m_newsTaken = m_log.count();
    }
    Kept kept() const;
    /// `log` begins with the lines that had been written then.
    void restore(const Kept &kept, const QList<LogRow> &log);
    /// A step of the queue, after which the views are told, unless it is silent.
    void step(int ms, std::function<void()> action);
    void sound(Sound sound);
    void addLine(const QString &text, LogKind::Kind kind, int seat);
    /// What the log has told of since the last call.
    QStringList takeNews();
    /// `inShort` where a place is too small for the status.
    void setStatus(int seat, const QString &status, const QString &inShort = {});
    /// The seat's turn begins, or it misses it: what is shown of its last one goes. Nothing where that was the last to begin.
    void beginRecap(int seat);
    void addToRecap(int seat, const QList<RecapCard> &cards);
    /// Of the last card that the seat has played.
    void nameColor(int seat, const QString &letter, const QString &name);
    /// A sentence on what somebody does in their turn. It is told until the next, or until the viewer plays.
    void tellPlay(int seat, const QString &sentence);
    /// Behind what is told of the same turn.
    void tellMore(int seat, const QString &sentence);
    /// Who has caught the seat; -1 where several people might have pressed the button, and nobody was asked.
    int knownCatcher(int seat, int by) const;
    /// A wrong catch costs cards.
    void setAsksWhoCatches(bool asks) { m_asksWhoCatches = asks; }
    bool asksWhoCatches() const { return m_asksWhoCatches; }
    bool hasToldOf(int seat) const { return m_told.seat == seat; }
    /// The last play of another player.
    QString toldPlay() const { return m_told.by == m_viewerSeat ? QString() : m_told.sentence; }
    /// Its code; it lay down last.
    void setLastCard(const QString &code) { m_lastCard = code; }
    const QString &lastCard() const { return m_lastCard; }
    void setExposed(int seat, bool exposed);
    void setPosing(int seat, bool posing);
    /// Lights a sign at the seat, which goes out when it has been seen.
    void flash(int seat, bool SeatRow::*sign);

    // What happens in every game, apart from the cards.
    void beginRound(int number, int dealer);
    void beginTurn(int seat);
    void showTurn(int seat);
    void showDrawn(int seat, int count);
    void showCall(int seat, Sound call);
    void showCaught(int seat, int by);
    /// It should have called, and nobody has caught it.
    void showUnnoticed(int seat);
    /// Of two cards for being caught or a false catch: in one's own turn they are drawn at its end (DOS-END-5).
    void showPenalty(int seat);
    void showPenaltyPaid(int seat, int cards);
    void endRound(int winner, const std::vector<int> &totals);
    /// The winner's line first, then the others in the order of their seats.
    void showResult(QList<ResultRow> lines);
    /// From now on `winner` alone is marked in the count: it is not always that of the last round.
    void endMatch(int winner);

signals:
    void shown(); ///< Something on the screen changed.
    void called(int seat);
    void caught(int seat, int by);
    void unnoticed(int seat);
    void nowExposed(int seat); ///< Perhaps anew.

private:
    void changeRecap(int seat, const std::function<void(SeatRow &)> &change);

    const QStringList m_names;
    int m_viewerSeat;
    const int m_addressee;
    RowsModel<SeatRow> m_seats;
    RowsModel<LogRow> m_log; ///< Oldest first.
    int m_newsTaken = 0; ///< Of the lines.
    RowsModel<ResultRow> m_result;
    StepQueue m_queue;
    SoundBoard &m_sounds;
    Round m_round;
    struct
    {
        int seat = -1; ///< -1: its turn is over.
        int by = -1;
        QString sentence;
    } m_told;
    QString m_lastCard;
    int m_recapSeat = -1; ///< Whose recap began last.
    bool m_isSilent = false;
    bool m_asksWhoCatches = false;
};

} // namespace tableside
