#include "play/ai_seats.h"

#include "ai/levels.h"
#include "play/event_show.h"

#include <algorithm>

namespace tableside {

namespace {

Temperament temperamentOf(const SeatConfig &seat)
{
    const std::optional<Character> character = seat.character();
    return character ? temperament_of(*seat.level, *character) : temperament_of(*seat.level);
}

} // namespace

std::shared_ptr<AiSeats::DosPlayer> AiSeats::playerOf(const SeatConfig &seat, quint64 seed)
{
    const std::optional<Character> character = seat.character();
    return make_player<dos::Game>(*seat.level, seed, character ? style_of(*character) : Style());
}

AiSeats::AiSeats(TableSession &session, quint64 seed, QObject *parent, const PlayerMaker &maker)
    : QObject(parent), m_session(session), m_clock(session.clock()), m_random(derived_seed(seed, 1))
{
    const std::vector<SeatConfig> &seats = session.config().seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        // A resumed match goes on with players whose luck depends on how far it had come.
        const quint64 playerSeed = derived_seed(seed, 2 + seat) + static_cast<quint64>(session.actionCount());
        m_players.push_back(seats[seat].level ? maker(seats[seat], playerSeed) : nullptr);
        m_temperaments.push_back(seats[seat].level ? temperamentOf(seats[seat]) : Temperament());
    }
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &AiSeats::playWhenDue);
    connect(&session, &TableSession::happened, this, &AiSeats::onHappened);
}

void AiSeats::setPace(const Pace &pace, const AiPace &aiPace)
{
    m_pace = pace;
    m_aiPace = aiPace;
}

void AiSeats::start()
{
    m_started = true;
    tell(m_session.eventsOfRound());
    for (int seat = 0; seat < static_cast<int>(m_players.size()); ++seat) {
        if (m_session.isExposed(seat))
            react(seat, 0);
    }
    decide();
}

/// The AI players see and hear what their seats may.
void AiSeats::tell(std::vector<dos::Event> events)
{
    m_worker.post([players = m_players, events = std::move(events)] {
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            if (!players[seat] || !players[seat]->watches())
                continue;
            for (const dos::Event &event : events)
                players[seat]->watch(dos::seen_by(event, static_cast<int>(seat)));
        }
    });
}

void AiSeats::onHappened(const std::vector<dos::Event> &events)
{
    if (!m_started)
        return;
    tell(events);
    int showTime = 0;
    for (const dos::Event &event : events) {
        if (const auto *exposed = std::get_if<dos::Exposed>(&event))
            react(exposed->seat, m_pace.motion(showTime));
        showTime += EventShow::showTime(event);
    }
    m_notBefore = std::max(m_notBefore, m_clock()) + m_pace.motion(showTime);
    decide();
}

/// Asks the player in turn, unless that one is a person or has been asked already.
void AiSeats::decide()
{
    if (!m_session.isPlaying() || !isAi(m_session.turnSeat()) || !m_started)
        return;
    const int seat = m_session.turnSeat();
    const dos::Observation seen = m_session.match().observe(seat);
    dos::ActionList legal;
    dos::legal_actions(seen, legal);
    if (m_decision.seat == seat && m_decision.legal == legal)
        return;
    m_decision = {seat, legal, std::nullopt};
    const int thought = m_aiPace.shortestThought
        + static_cast<int>(m_random.below(static_cast<std::uint32_t>(
            std::max(1, m_aiPace.longestThought - m_aiPace.shortestThought))));
    m_notBefore = std::max(m_notBefore, m_clock()) + m_pace.thinking(thought);
    // Playouts are counted and take a small part of the shown thought; its length is the limit all the same.
    const Thinking thinking{m_worker.newToken(m_pace.thinking(thought)), 0};
    m_worker.post([this, request = ++m_request, player = m_players[static_cast<std::size_t>(seat)], seen,
                   legal = std::move(legal), thinking] {
        const std::size_t choice = player->choose(seen, legal, thinking);
        QMetaObject::invokeMethod(this, [this, request, choice] { onDecided(request, choice); });
    });
}

void AiSeats::onDecided(quint64 request, std::size_t choice)
{
    if (request != m_request)
        return; // the position has changed since it was asked for
    m_decision.choice = choice;
    playWhenDue();
}

/// People get the time to catch somebody who has not called, before a player's first act ends that window.
qint64 AiSeats::dueTime() const
{
    qint64 due = m_notBefore;
    const dos::Table &table = m_session.match().state().table;
    for (int seat = 0; seat < table.seats; ++seat) {
        if (seat != m_decision.seat && m_session.isExposed(seat) && (table.exposed_before >> seat & 1) != 0) {
            const qint64 courtesy = m_aiPace.catchCourtesy == 0 ? 0 : table.rules.grace_ms + m_aiPace.catchCourtesy;
            due = std::max(due, m_clock() - m_session.msSinceExposed(seat) + courtesy);
        }
    }
    return due;
}

void AiSeats::playWhenDue()
{
    if (!m_decision.choice || !m_session.isPlaying() || m_session.turnSeat() != m_decision.seat)
        return;
    if (const qint64 wait = dueTime() - m_clock(); wait > 0) {
        m_due.start(static_cast<int>(wait));
        return;
    }
    const Decision decision = std::exchange(m_decision, {});
    m_session.act(decision.seat, decision.legal[*decision.choice]);
}

/// `seat` has just become exposed: if it is an AI it calls or forgets; the other AI notice or do not.
void AiSeats::react(int seat, int showTime)
{
    ++m_exposures[static_cast<std::size_t>(seat)];
    const int grace = m_session.config().rules.grace_ms;
    if (isAi(seat)) {
        if (const auto delay = call_delay(m_temperaments[static_cast<std::size_t>(seat)], m_random))
            later(*delay + showTime, seat, [this, seat] { m_session.act(seat, dos::CallDos{}); });
    }
    for (int other = 0; other < static_cast<int>(m_players.size()); ++other) {
        if (other == seat || !isAi(other))
            continue;
        if (const auto delay = catch_delay(m_temperaments[static_cast<std::size_t>(other)], grace, m_random))
            later(*delay + showTime, seat, [this, other, seat] { m_session.catchSeat(other, seat); });
    }
}

void AiSeats::later(qint64 ms, int exposedSeat, std::function<void()> reaction)
{
    const int exposure = m_exposures[static_cast<std::size_t>(exposedSeat)];
    QTimer::singleShot(static_cast<int>(ms), this, [this, exposure, exposedSeat, reaction = std::move(reaction)] {
        if (m_session.isExposed(exposedSeat) && m_exposures[static_cast<std::size_t>(exposedSeat)] == exposure)
            reaction();
    });
}

} // namespace tableside
