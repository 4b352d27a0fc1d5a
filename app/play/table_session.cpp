#include "play/table_session.h"

#include "play/match_header.h"
#include "record/dos_json.h"
#include "record/record_writer.h"
#include "record/replay.h"
#include "store/match_store.h"

#include <QElapsedTimer>
#include <QJsonArray>

#include <algorithm>

namespace tableside {

Clock steadyClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

TableSession::TableSession(const MatchConfig &config, MatchStore &store, Clock clock, qint64 id)
    : m_config(config), m_store(store), m_clock(std::move(clock)), m_id(id),
      m_match(static_cast<int>(config.seats.size()), config.rules, config.seed)
{
}

std::unique_ptr<TableSession> TableSession::begin(const MatchConfig &config, MatchStore &store, Clock clock,
                                                  QString &problem)
{
    std::unique_ptr<TableSession> session(new TableSession(config, store, std::move(clock), 0));
    const std::optional<qint64> id = store.begin(QStringLiteral("dos"), headerLine(config), session->summary());
    if (!id) {
        problem = store.problem();
        return nullptr;
    }
    session->m_id = *id;
    return session;
}

std::unique_ptr<TableSession> TableSession::resume(qint64 id, MatchStore &store, Clock clock, QString &problem)
{
    const std::optional<QByteArrayList> lines = store.lines(id);
    if (!lines) {
        problem = store.problem();
        return nullptr;
    }
    Replay<dos::Game> replay(ReplayMode::load);
    std::unique_ptr<TableSession> session;
    for (qsizetype number = 0; number < lines->size(); ++number) {
        const Result<Json> json = parse_json_line(lines->at(number).toStdString());
        const std::optional<Error> error = json ? replay.feed(*json) : json.error();
        if (error) {
            //: %1 the number of a line, %2 what is wrong with it (English, for a bug report)
            problem = tr("The stored match cannot be read: line %1, %2.")
                          .arg(number + 1)
                          .arg(QString::fromStdString(error->cause));
            return nullptr;
        }
        if (!session)
            session.reset(new TableSession(configFromHeader(replay.header(), *json), store, clock, id));
        session->m_history.insert(session->m_history.end(), replay.last_events().begin(), replay.last_events().end());
    }
    if (!session) {
        problem = tr("The stored match is empty.");
        return nullptr;
    }
    session->m_match = replay.take_match();
    session->m_actionCount = lines->size() - 1;
    session->m_exposedAt.fill(session->m_clock());
    return session;
}

TableSession::Events TableSession::eventsOfRound() const
{
    const auto started = std::find_if(m_history.rbegin(), m_history.rend(), [](const dos::Event &event) {
        return std::holds_alternative<dos::RoundStarted>(event);
    });
    return started == m_history.rend() ? Events() : Events(started.base() - 1, m_history.end());
}

std::optional<QByteArrayList> TableSession::record() const
{
    const std::optional<QByteArrayList> lines = m_store.lines(m_id);
    if (!lines)
        qWarning("The record of match %lld could not be read: %s", m_id, qPrintable(m_store.problem()));
    return lines;
}

qint64 TableSession::msSinceExposed(int seat) const
{
    return m_clock() - m_exposedAt[static_cast<std::size_t>(seat)];
}

/// Judged and carried out on a copy, stored, and only then true: a full disk or a pulled plug leaves either all of
/// it or nothing.
TableSession::Attempt TableSession::act(int seat, const dos::Action &action)
{
    DosMatch next = m_match;
    dos::EventList events;
    if (const dos::Reason reason = next.apply(seat, action, events); reason != dos::Reason::none)
        return {reason, {}};
    return commit(std::move(next), action_line<dos::Game>(seat, action, m_match.state()), events.take());
}

TableSession::Attempt TableSession::catchSeat(int by, int seat)
{
    const qint64 after = isExposed(seat) ? msSinceExposed(seat) : qint64{UINT16_MAX};
    const auto afterMs = static_cast<std::uint16_t>(std::clamp<qint64>(after, 0, UINT16_MAX));
    return act(by, dos::CatchSeat{static_cast<std::uint8_t>(seat), afterMs});
}

TableSession::Attempt TableSession::startRound()
{
    DosMatch next = m_match;
    dos::EventList events;
    next.start_round(events);
    const std::string line = round_line<dos::Game>(next.round(), next.dealer());
    return commit(std::move(next), line, events.take());
}

TableSession::Attempt TableSession::commit(DosMatch &&next, const std::string &line, Events &&events)
{
    if (!m_store.append(m_id, QByteArray::fromStdString(line)))
        return {dos::Reason::none, m_store.problem()};
    const bool isNewRound = next.round() != m_match.round() || next.totals() != m_match.totals();
    m_match = std::move(next);
    ++m_actionCount;
    m_history.insert(m_history.end(), events.begin(), events.end());
    noteExposures(events);
    if (isNewRound)
        keepSummary();
    emit happened(events);
    return {};
}

void TableSession::noteExposures(const Events &events)
{
    for (const dos::Event &event : events) {
        if (const auto *exposed = std::get_if<dos::Exposed>(&event))
            m_exposedAt[static_cast<std::size_t>(exposed->seat)] = m_clock();
    }
}

/// What the way back to the match shows of it. It may lag or fail: the record is what counts.
void TableSession::keepSummary()
{
    const bool isOver = m_match.phase() == MatchPhase::over;
    if (!m_store.updateSummary(m_id, summary()) || (isOver && !m_store.finish(m_id)))
        qWarning("The summary of match %lld could not be stored: %s", m_id, qPrintable(m_store.problem()));
}

QJsonObject TableSession::summary() const
{
    QJsonArray others;
    QJsonArray totals;
    for (int seat = 0; seat < m_match.seats(); ++seat) {
        if (seat != m_config.viewerSeat())
            others << m_config.seats[static_cast<std::size_t>(seat)].name;
        totals << m_match.totals()[static_cast<std::size_t>(seat)];
    }
    return {{"others", others}, {"totals", totals}, {"round", m_match.round()}};
}

} // namespace tableside
