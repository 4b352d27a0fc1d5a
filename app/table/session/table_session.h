// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One match at the table. Every action of a person or an AI player goes through act(): the engine judges it, the store saves it,
// and only then happened() reports its events. After a crash, resume() restores exactly the position that was stored last.
// A template over a game, instantiated for DOS and UNO in table_session.cpp.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
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

/// The reason for which a tutor (see Tutor) forbids an action. The rules may allow that action.
struct Objection
{
    QString text; ///< The reason as a sentence.
    QString rule; ///< The id of the rule that explains the reason; empty for none.
};

/// A tutor, which restricts the actions at the table beyond the rules. A lesson, for example, allows only the actions that it
/// teaches.
template <typename Game>
class Tutor
{
public:
    virtual ~Tutor() = default;
    /// Returns the reason why the tutor forbids \p action; nothing if the seat may try the action. \p reason is the engine's
    /// reason to refuse the action, or Reason::none.
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
        QString problem;                         ///< The reason why the action could not be stored; otherwise empty.
        std::optional<Objection> objection = {}; ///< The tutor's objection, which prevented the action.
        bool isAccepted() const { return reason == Reason::none && problem.isEmpty() && !objection; }
    };

    /// Begins a match in the store. Returns null and sets \p problem on failure. \p store and \p time must outlive the session.
    static std::unique_ptr<TableSession> begin(const MatchConfig<Game> &config, MatchStore &store, TimeSource &time,
                                               QString &problem);
    /// Resumes the stored match \p id after its last action. Returns null and sets \p problem on failure.
    static std::unique_ptr<TableSession> resume(qint64 id, MatchStore &store, TimeSource &time, QString &problem);

    /// Creates a match that is not stored. \p time must outlive the session.
    static std::unique_ptr<TableSession> unstored(const MatchConfig<Game> &config, TimeSource &time);

    /// Creates a replay of a played match, at the position before its first round; setPosition() then changes the position.
    static std::unique_ptr<TableSession> replay(const MatchConfig<Game> &config, TimeSource &time);
    /// Sets the position of a replay, and replaces the history by \p events, those of the last step before the position. Emits
    /// happened() if there are any events.
    void setPosition(const Match<Game> &match, Events events);

    /// Restarts an unstored match at a prepared \p state with the same number of seats; \p events describe how the match got
    /// there. Emits rewound().
    void lay(const typename Game::State &state, Events events);
    /// Sets the tutor; null removes it. The tutor must outlive the session or be removed first.
    void setTutor(const Tutor<Game> *tutor) { m_tutor = tutor; }
    /// Removes the actions that the tutor forbids from the list \p actions. Does nothing without a tutor.
    void removeObjected(int seat, typename Game::ActionList &actions) const;

    /// Stores and opens a match from the lines of a record or save file. If \p seatOfPerson is a seat, one person continues the
    /// match alone from that seat, and the stored header says so. With -1 the recorded players continue the match. Returns null
    /// and sets \p problem if the match cannot be read or stored, or is over.
    static std::unique_ptr<TableSession> importRecord(std::span<const std::string> record, MatchStore &store, TimeSource &time,
                                                      QString &problem, int seatOfPerson = -1);

    /// Opens a record for viewing: nothing is stored, and the match may be over. Returns null and sets \p problem on failure.
    static std::unique_ptr<TableSession> openForViewing(std::span<const std::string> record, TimeSource &time, QString &problem);

    const MatchConfig<Game> &config() const { return m_config; }
    QString game() const override { return QString::fromLatin1(Game::name.data(), static_cast<qsizetype>(Game::name.size())); }
    const MatchSeating &seating() const override { return m_config; }
    bool countsAgainst() const override { return m_config.rules.scoring == Scoring::count_against; }
    int target() const override { return m_config.rules.target; }
    int graceMs() const override { return m_config.rules.grace_ms; }
    /// An undo: the first action that it removed, and the state that it restored.
    struct TakenBack
    {
        std::size_t at = 0;          ///< The smallest size of history() since this undo.
        AppliedAction<Game> first;   ///< The first undone action; all later ones were undone too.
        typename Game::State before; ///< The restored state: the one before the first undone action.
    };

    const Match<Game> &match() const { return m_match; }
    /// Returns the undos of this match, oldest first.
    const std::vector<TakenBack> &takenBack() const { return m_takenBack; }
    /// Returns all events since the match began, without undone ones; in a replay, the events of the last step.
    const Events &history() const { return m_history; }
    /// Returns \p count events of the history, beginning at index \p first, as in happened().
    Events events(qsizetype first, qsizetype count) const;
    /// Returns the events of the current or last round, beginning with its RoundStarted.
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
    QStringList newFeats() const override;
    bool isExposed(int seat) const override { return isPlaying() && m_match.state().table.is_exposed(seat); }

    int actionsToTakeBack(int seat) const override;
    QString takeBack(int seat) override;
    int takeBacks() const override { return static_cast<int>(m_takenBack.size()); }

    Attempt startRound();
    Attempt act(int seat, const Action &action);
    void settle() override;
    /// Catches \p seat. The action states the time since the seat became exposed, because the engine refuses catches within the
    /// grace time (DOS-CALL-6, UNO-CALL-1).
    Attempt catchSeat(int by, int seat);

private:
    TableSession(const MatchConfig<Game> &config, MatchStore *store, TimeSource &time);

    static std::unique_ptr<TableSession> load(std::span<const std::string> lines, MatchStore *store, TimeSource &time,
                                              QString &problem, auto fed);
    Attempt commit(Match<Game> &&next, const std::string &line, Events &&events, auto note);
    void noteTakenBack(const AppliedAction<Game> &first, const typename Game::State &before);
    Summary summary() const;
    std::span<const typename Game::Event> countedEvents() const;

    MatchConfig<Game> m_config;
    Match<Game> m_match;
    Events m_history;
    RoundHistory<Game> m_round;
    std::vector<bool> m_decisions; ///< For each action of m_round, whether it is a decision that its seat can undo.
    std::vector<TakenBack> m_takenBack;
    const Tutor<Game> *m_tutor = nullptr;
};

extern template class TableSession<dos::Game>;
extern template class TableSession<uno::Game>;

} // namespace tableside
