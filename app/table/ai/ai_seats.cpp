// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/ai/ai_seats.h"

#include "app/table/session/seed_purpose.h"
#include "engine/dos/ai/levels.h"
#include "engine/uno/ai/levels.h"

#include <algorithm>

namespace tableside {

namespace {

/// Returns whether the next match or draw of \p actor may end the time in which \p exposed can be caught (DOS-CALL-4).
bool endsWindow(const dos::PublicTable &table, int actor, int exposed)
{
    return exposed != actor && (table.exposed_before_turn >> exposed & 1) != 0;
}

/// Returns true: in UNO, the next play, draw or answer to a draw card ends the time in which a seat can be caught (UNO-CALL-1).
bool endsWindow(const uno::PublicTable &, int, int)
{
    return true;
}

/// Returns the observation without the flags and times of calls, because these do not affect the choice of an action.
dos::Observation withoutCalls(dos::Observation seen)
{
    seen.table.exposed = seen.table.exposed_before_turn = 0;
    seen.table.call_ends = {};
    return seen;
}

uno::Observation withoutCalls(uno::Observation seen)
{
    seen.table.exposed = 0;
    seen.table.call_ends = {};
    return seen;
}

} // namespace

int AiPace::slowestReactionIn(int ms)
{
    constexpr int lastMoment = 100;
    return ms == 0 ? slowest_reaction_ms : std::max(human_reaction_ms, ms - lastMoment);
}

Temperament temperamentOf(const SeatConfig &seat)
{
    const std::optional<Character> character = seat.character();
    return character ? temperament_of(*seat.level, *character) : temperament_of(*seat.level);
}

template <typename Game>
std::shared_ptr<Player<Game>> AiSeats<Game>::playerOf(const SeatConfig &seat, quint64 seed)
{
    const std::optional<Character> character = seat.character();
    return make_player<Game>(*seat.level, seed, character ? style_of(*character) : Style());
}

template <typename Game>
AiSeats<Game>::AiSeats(Session &session, quint64 seed, QObject *parent, const PlayerMaker &maker)
    : QObject(parent), m_session(session), m_clock(session.clock()), m_seed(seed), m_maker(maker),
      m_times(session.seating().people()), m_random(seedFor(seed, SeedPurpose::callsAndCatches, session.actionCount())),
      m_due(m_clock), m_worker(m_clock.time())
{
    for (const SeatConfig &seat : session.config().seats)
        m_temperaments.push_back(seat.level ? temperamentOf(seat) : Temperament());
    makePlayers();
    connect(&m_due, &TableTimer::timeout, this, [this] { playWhenDue(); });
    connect(&session, &MatchSessionBase::graceRestarted, this, [this](int seat) {
        if (m_started && m_session.isExposed(seat))
            react(seat, m_clock.now());
    });
    connect(&session, &MatchSessionBase::happened, this,
            [this](qsizetype first, qsizetype count) { onHappened(m_session.events(first, count)); });
    connect(&session, &MatchSessionBase::rewound, this, [this] { onRewound(); });
}

/// Replaces all AI players by new ones, which have not observed anything yet.
template <typename Game>
void AiSeats<Game>::makePlayers()
{
    const std::vector<SeatConfig> &seats = m_session.config().seats;
    m_players.clear();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const quint64 playerSeed = seedFor(m_seed, SeedPurpose::players, m_session.actionCount(), seat);
        m_players.push_back(seats[seat].level ? m_maker(seats[seat], playerSeed) : nullptr);
    }
}

/// Drops all pending decisions and reactions, and replaces the players, because the old ones remember the undone events.
template <typename Game>
void AiSeats<Game>::onRewound()
{
    if (!m_started)
        return;
    forgetDecision();
    for (int &exposure : m_exposures)
        ++exposure;
    m_notBefore = m_clock.now();
    makePlayers();
    start();
}

template <typename Game>
void AiSeats<Game>::setPace(const Pace &pace, const AiPace &aiPace)
{
    m_pace = pace;
    m_aiPace = aiPace;
}

template <typename Game>
void AiSeats<Game>::start()
{
    m_started = true;
    m_shownAt = m_clock.now(); // all events so far are on the table already
    std::vector<Event> events = m_session.eventsOfRound();
    m_times.restart(events);
    tell(std::move(events));
    for (int seat = 0; seat < static_cast<int>(m_players.size()); ++seat) {
        if (m_session.isExposed(seat))
            react(seat, m_clock.now());
    }
    decide();
}

/// Passes to every AI player what its seat may see of \p events.
template <typename Game>
void AiSeats<Game>::tell(std::vector<Event> events)
{
    m_worker.post([players = m_players, events = std::move(events)] {
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            if (!players[seat] || !players[seat]->watches())
                continue;
            for (const Event &event : events)
                players[seat]->watch(Game::seen_by(event, static_cast<int>(seat)));
        }
    });
}

template <typename Game>
void AiSeats<Game>::onHappened(const std::vector<Event> &events)
{
    if (!m_started)
        return;
    tell(events);
    const qint64 now = m_clock.now();
    const qint64 seenBefore = std::max(m_shownAt, now);
    int shownFor = 0;
    for (const Event &event : events) {
        if (const auto *exposed = std::get_if<typename Game::Exposed>(&event))
            react(exposed->seat, seenBefore + shownFor);
        shownFor += m_times.take(event).at(m_pace);
    }
    m_shownAt = seenBefore + shownFor;
    m_notBefore = std::max(m_notBefore, now) + shownFor;
    decide();
    waitUntilDue();
}

/// Requests an action from the AI player in turn, unless one was requested in the same position. Even if the legal actions are
/// the same, a new choice can be needed, for example after a player was caught or has moved despite a pose.
template <typename Game>
void AiSeats<Game>::decide()
{
    const int seat = m_session.turnSeat();
    if (m_decision.seat != seat)
        forgetDecision(); // the turn has changed, perhaps because somebody jumped in (UNO-JUMP-1)
    if (!m_session.isPlaying() || !isAi(seat) || !m_started)
        return;
    const typename Game::Observation seen = m_session.match().observe(seat);
    if (m_decision.seat == seat && m_decision.seen == withoutCalls(seen))
        return;
    typename Game::ActionList legal;
    Game::legal_actions(seen, legal);
    m_decision = {seat, withoutCalls(seen), legal, std::nullopt};
    const int thought = m_aiPace.shortestThought
        + static_cast<int>(m_random.below(
            static_cast<std::uint32_t>(std::max(1, m_aiPace.longestThought - m_aiPace.shortestThought))));
    m_notBefore = std::max(m_notBefore, m_clock.now()) + m_pace.thinking(thought);
    // The search ends after a number of playouts, which usually takes a small part of this time. The time is an upper limit.
    const Thinking thinking{m_worker.newToken(m_pace.thinking(thought)), 0};
    m_worker.post([this, request = ++m_request, player = m_players[static_cast<std::size_t>(seat)], seen,
                   legal = std::move(legal), thinking] {
        const std::size_t choice = player->choose(seen, legal, thinking);
        QMetaObject::invokeMethod(this, [this, request, choice] { onDecided(request, choice); });
    });
}

template <typename Game>
void AiSeats<Game>::forgetDecision()
{
    m_decision = {};
    ++m_request;
    m_worker.stop();
}

template <typename Game>
void AiSeats<Game>::onDecided(quint64 request, std::size_t choice)
{
    if (request != m_request)
        return; // the position has changed since the request
    m_decision.choice = choice;
    playWhenDue();
}

/// Returns when the chosen action may be played. If the action would end the time in which a seat can be caught, people first get
/// enough time to catch it.
template <typename Game>
qint64 AiSeats<Game>::dueTime() const
{
    qint64 due = m_notBefore;
    const auto &table = m_session.match().state().table;
    for (int seat = 0; seat < table.seats; ++seat) {
        if (m_session.isExposed(seat) && endsWindow(table, m_decision.seat, seat)) {
            const qint64 window = m_aiPace.windowFor(table.rules.grace_ms);
            due = std::max(due, m_exposedAt[static_cast<std::size_t>(seat)] + window);
        }
    }
    return due;
}

template <typename Game>
std::optional<qint64> AiSeats<Game>::playsAt() const
{
    const bool isChosen = m_decision.choice && m_session.isPlaying() && m_session.turnSeat() == m_decision.seat;
    return isChosen ? std::optional(dueTime()) : std::nullopt;
}

/// Restarts the timer for the chosen action, because a call or another event may have changed its due time. Never plays at once,
/// because happened() may still be being emitted.
template <typename Game>
void AiSeats<Game>::waitUntilDue()
{
    if (const std::optional<qint64> due = playsAt())
        m_due.start(*due - m_clock.now());
}

template <typename Game>
void AiSeats<Game>::playWhenDue()
{
    const std::optional<qint64> due = playsAt();
    if (!due)
        return;
    if (m_clock.isPaused() || *due > m_clock.now())
        return waitUntilDue();
    Decision decision = std::exchange(m_decision, {});
    if (m_session.act(decision.seat, decision.legal[*decision.choice]).isAccepted() || !m_session.mayTryAgain())
        return;
    // The store failed. The same decision is tried again later, unless a call or catch just before it has led to a new one.
    if (m_decision.seat < 0)
        m_decision = std::move(decision);
    m_due.start(Durations::retry);
}

/// Schedules the AI reactions to \p seat, which has become exposed (must call). An AI player at \p seat may call; the other AI
/// players may catch.
template <typename Game>
void AiSeats<Game>::react(int seat, qint64 shownAt)
{
    shownAt += passingTime(seat);
    ++m_exposures[static_cast<std::size_t>(seat)];
    m_exposedAt[static_cast<std::size_t>(seat)] = shownAt;
    const qint64 shownAfter = shownAt - m_clock.now();
    const int grace = m_session.config().rules.grace_ms;
    if (isAi(seat)) {
        const int slowest = AiPace::slowestReactionIn(m_aiPace.windowFor(grace));
        if (const auto delay = call_delay(m_temperaments[static_cast<std::size_t>(seat)], m_random, slowest))
            later(*delay + shownAfter, seat, seat, [this, seat] { m_session.act(seat, typename Game::Call{}); });
    }
    for (int other = 0; other < static_cast<int>(m_players.size()); ++other) {
        if (other == seat || !isAi(other))
            continue;
        const int slowest = AiPace::slowestReactionIn(m_aiPace.catchCourtesy);
        if (const auto delay = catch_delay(m_temperaments[static_cast<std::size_t>(other)], grace, m_random, slowest))
            later(*delay + shownAfter, other, seat, [this, other, seat] { m_session.catchSeat(other, seat); });
    }
}

/// Schedules a call or catch of \p by. It is dropped if the exposure has ended before it is made, or before the session's judge
/// lets it happen.
template <typename Game>
void AiSeats<Game>::later(qint64 ms, int by, int exposedSeat, std::function<void()> reaction)
{
    const int exposure = m_exposures[static_cast<std::size_t>(exposedSeat)];
    const auto isStillExposed = [this, exposure, exposedSeat] {
        return m_session.isExposed(exposedSeat) && m_exposures[static_cast<std::size_t>(exposedSeat)] == exposure;
    };
    TableTimer::after(ms, m_clock, this, [this, by, exposedSeat, isStillExposed, reaction = std::move(reaction)] {
        if (!isStillExposed())
            return;
        m_session.judgePress(by, exposedSeat, [isStillExposed, reaction] {
            if (isStillExposed())
                reaction();
        });
    });
}

template class AiSeats<dos::Game>;
template class AiSeats<uno::Game>;

} // namespace tableside
