// One match at the table. Every action, whoever's it is, enters by act(), is judged by the engine, stored, and only
// then shown: the events that it led to are told. After a crash resume() finds exactly the position that was stored
// last. A template over a game, made for DOS and UNO in table_session.cpp.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include "app/table/session/match_session_base.h"

#include "engine/dos/game.h"
#include "engine/match/match.h"
#include "engine/match/round_history.h"
#include "engine/uno/game.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tableside {

/// Why something that the rules allow is not what is to be done now.
struct Objection
{
    QString text; ///< A sentence.
    QString rule; ///< The rule behind it; empty for none.
};

/// Watches over what people do besides the rules: a lesson, which lets them do what it teaches.
template <typename Game>
class Tutor
{
public:
    virtual ~Tutor() = default;
    /// Nothing where the seat may try it; `reason` is what the rules say.
    virtual std::optional<Objection> objection(int seat, const typename Game::Action &action,
                                            typename Game::Reason reason) const = 0;
};

template <typename Game>
class TableSession : public MatchSessionBase
{
public:
    using Action = typename Game::Action;
    using Reason = typename Game::Reason;
    using Events = std::vector<typename Game::Event>;

    struct Attempt
    {
        Reason reason = Reason::none;
        QString problem; ///< A sentence where it could not be stored; then nothing has happened.
        std::optional<Objection> objection = {}; ///< Of the tutor, who lets it not be done.
        bool isAccepted() const { return reason == Reason::none && problem.isEmpty() && !objection; }
    };

    /// Begins a match in the store, which outlives the session as `time` does; null with `problem` set where that fails.
    static std::unique_ptr<TableSession> begin(const MatchConfig<Game> &config, MatchStore &store, TimeSource &time,
                                               QString &problem);
    /// The stored match `id`, at the position of its last action; null with `problem` set where that fails.
    static std::unique_ptr<TableSession> resume(qint64 id, MatchStore &store, TimeSource &time, QString &problem);

    /// Nothing of it is kept; `time` outlives the session.
    static std::unique_ptr<TableSession> unstored(const MatchConfig<Game> &config, TimeSource &time);

    /// A match that was played, before its first round; setPosition() takes it to where it is looked at.
    static std::unique_ptr<TableSession> replay(const MatchConfig<Game> &config, TimeSource &time);
    /// `events` led to that position of a replay; without any nothing is told.
    void setPosition(const Match<Game> &match, Events events);

    /// Of a match that is stored nowhere: it begins anew at a prepared position of as many seats, of which `events` tell.
    void lay(const typename Game::State &state, Events events);
    /// Null: nobody. Whoever it is outlives the session, or goes first.
    void setTutor(const Tutor<Game> *tutor) { m_tutor = tutor; }
    /// Of the actions, those to which the tutor has an objection go.
    void keepTaught(int seat, typename Game::ActionList &actions) const;

    /// A match out of a file, stored and opened: a record or a save, line by line. Those who played go on with it; or one
    /// person plays it on alone at that seat, and its header says so. Null with `problem` set where it cannot be read or
    /// stored, or is over.
    static std::unique_ptr<TableSession> takeIn(std::span<const std::string> record, MatchStore &store, TimeSource &time,
                                                QString &problem, int seatOfPerson = -1);

    /// The same to be looked at: nothing is stored, and it may be over.
    static std::unique_ptr<TableSession> lookAt(std::span<const std::string> record, TimeSource &time, QString &problem);

    const MatchConfig<Game> &config() const { return m_config; }
    QString game() const override { return QString::fromLatin1(Game::name.data(), static_cast<qsizetype>(Game::name.size())); }
    const MatchSeating &seating() const override { return m_config; }
    bool countsAgainst() const override { return m_config.rules.scoring == Scoring::count_against; }
    int target() const override { return m_config.rules.target; }
    int graceMs() const override { return m_config.rules.grace_ms; }
    /// What was taken back.
    struct TakenBack
    {
        std::size_t at = 0; ///< So many events of history() happened before it; or less, where these were taken back too.
        DoneAction<Game> first; ///< All after it went too.
        typename Game::State before; ///< The position that is there again.
    };

    const Match<Game> &match() const { return m_match; }
    /// Of this match, in the order in which it was done.
    const std::vector<TakenBack> &takenBack() const { return m_takenBack; }
    const Events &history() const { return m_history; } ///< All events since the match began.
    /// Those that happened() has told of.
    Events events(qsizetype first, qsizetype count) const;
    /// Those of the round that is played or was played last, from its RoundStarted on.
    Events eventsOfRound() const;
    int turnSeat() const override { return m_match.state().table.turn; }
    bool isBetweenRounds() const { return m_match.phase() == MatchPhase::between_rounds; }
    bool isPlaying() const override { return m_match.phase() == MatchPhase::playing; }
    bool isOver() const override { return m_match.phase() == MatchPhase::over; }
    int roundWinner() const override;
    std::optional<score::Ledger> scoreLedger(const std::vector<SeatConfig> &seats, qint64 startedAt,
                                             qint64 endedAt) const override;
    std::optional<QByteArray> fullRecord() const override;
    MatchDigest digest() const override;
    bool isExposed(int seat) const override { return isPlaying() && m_match.state().table.is_exposed(seat); }

    int actionsToTakeBack(int seat) const override;
    QString takeBack(int seat) override;
    int takeBacks() const override { return static_cast<int>(m_takenBack.size()); }

    Attempt startRound();
    Attempt act(int seat, const Action &action);
    void settle() override;
    /// A catch, with the time since the seat became exposed (DOS-CALL-6, UNO-CALL-1).
    Attempt catchSeat(int by, int seat);

private:
    TableSession(const MatchConfig<Game> &config, MatchStore *store, TimeSource &time);

    static std::unique_ptr<TableSession> load(std::span<const std::string> lines, MatchStore *store, TimeSource &time,
                                              QString &problem, auto fed);
    Attempt commit(Match<Game> &&next, const std::string &line, Events &&events, auto note);
    void noteTakenBack(const DoneAction<Game> &first, const typename Game::State &before);
    Summary summary() const;

    MatchConfig<Game> m_config;
    Match<Game> m_match;
    Events m_history; ///< Without what was taken back.
    RoundHistory<Game> m_round;
    std::vector<bool> m_decisions; ///< Of the actions of m_round: whether they were chosen.
    std::vector<TakenBack> m_takenBack;
    const Tutor<Game> *m_tutor = nullptr;
};

extern template class TableSession<dos::Game>;
extern template class TableSession<uno::Game>;

} // namespace tableside
