// One match at the table. Every action, whoever's it is, enters by act(), is judged by the engine, stored, and only
// then shown: the events that it led to are sent out. After a crash resume() finds exactly the position that was
// stored last.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include <QJsonObject>
#include <QObject>

#include "dos/game.h"
#include "match/match.h"
#include "play/match_config.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tableside {

class MatchStore;

/// Milliseconds that only go forward; injected, so that tests hold the clock.
using Clock = std::function<qint64()>;
Clock steadyClock();

class TableSession : public QObject
{
    Q_OBJECT

public:
    using DosMatch = Match<dos::Game>;
    using Events = std::vector<dos::Event>;

    struct Attempt
    {
        dos::Reason reason = dos::Reason::none;
        QString problem; ///< A sentence where it could not be stored; then nothing has happened.
        bool isAccepted() const { return reason == dos::Reason::none && problem.isEmpty(); }
    };

    /// Begins a match in the store; null with `problem` set where that fails.
    static std::unique_ptr<TableSession> begin(const MatchConfig &config, MatchStore &store, Clock clock,
                                               QString &problem);
    /// The stored match `id`, at the position of its last action; null with `problem` set where that fails.
    static std::unique_ptr<TableSession> resume(qint64 id, MatchStore &store, Clock clock, QString &problem);

    const MatchConfig &config() const { return m_config; }
    const DosMatch &match() const { return m_match; }
    const Events &history() const { return m_history; } ///< All events since the match began.
    /// Those of the round that is played or was played last, from its RoundStarted on.
    Events eventsOfRound() const;
    /// The match's record as it is stored; nothing, with a warning, where it cannot be read.
    std::optional<QByteArrayList> record() const;
    int turnSeat() const { return m_match.state().table.turn; }
    bool isPlaying() const { return m_match.phase() == MatchPhase::playing; }
    bool isExposed(int seat) const { return isPlaying() && m_match.state().table.is_exposed(seat); }
    /// Since `seat` became exposed, or since the match was resumed.
    qint64 msSinceExposed(int seat) const;
    qint64 actionCount() const { return m_actionCount; }
    Clock clock() const { return m_clock; }

    Attempt startRound();
    Attempt act(int seat, const dos::Action &action);
    /// A catch, with the time since the seat became exposed (DOS-CALL-6).
    Attempt catchSeat(int by, int seat);

signals:
    void happened(const std::vector<tableside::dos::Event> &events);

private:
    TableSession(const MatchConfig &config, MatchStore &store, Clock clock, qint64 id);

    Attempt commit(DosMatch &&next, const std::string &line, Events &&events);
    void noteExposures(const Events &events);
    void keepSummary();
    QJsonObject summary() const;

    MatchConfig m_config;
    MatchStore &m_store;
    Clock m_clock;
    qint64 m_id;
    DosMatch m_match;
    Events m_history;
    std::array<qint64, dos::most_seats> m_exposedAt{};
    qint64 m_actionCount = 0;
};

} // namespace tableside
