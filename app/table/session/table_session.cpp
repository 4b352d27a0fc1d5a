// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/table_session.h"

#include "app/store/matches/match_store.h"
#include "app/store/schema/match_digest.h"
#include "app/table/session/match_file.h"
#include "app/table/session/match_header.h"
#include "engine/dos/best_turn.h"
#include "engine/dos/feat_watch.h"
#include "engine/dos/json/codec.h"
#include "engine/record/full_record.h"
#include "engine/score/match_facts.h"
#include "engine/score/match_feats.h"
#include "engine/uno/best_turn.h"
#include "engine/uno/feat_watch.h"
#include "engine/uno/json/codec.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tableside {

namespace {

template <typename Game>
bool isCallOrCatch(const typename Game::Action &action)
{
    return std::holds_alternative<typename Game::Call>(action) || std::holds_alternative<typename Game::Catch>(action);
}

bool isReport(const dos::Action &)
{
    return false;
}

bool isReport(const uno::Action &action)
{
    return std::holds_alternative<uno::ReportMove>(action);
}

/// Returns whether the seat had another choice than \p action. Jumping in (UNO-JUMP-1: playing an equal card out of turn) is
/// always a decision; calls, catches and reports of a move (UNO-ACT-6) never are.
template <typename Game>
bool isDecision(int seat, const typename Game::Action &action, const typename Game::State &before)
{
    if (isCallOrCatch<Game>(action) || isReport(action))
        return false;
    typename Game::ActionList legal;
    Game::legal_actions(before, legal);
    return seat != Game::seat_in_turn(before) || legal.size() > 1;
}

/// Returns the terms on which feats depend. A match that continues a replay has no people for this purpose, because its first part
/// is another match, and everybody could go back to the position before a feat.
FeatTerms featTerms(const MatchSeating &seating, bool countsAgainst)
{
    FeatTerms terms;
    terms.counts_against = countsAgainst;
    terms.may_take_back = seating.mayTakeBack();
    for (const SeatConfig &seat : seating.seats)
        terms.seats.push_back({seat.isPerson() && !seating.isPlayedOn, seat.hintsAllowed, seat.level == Level::hard,
                               seat.character() == Character::badger});
    return terms;
}

template <typename Game>
FeatTerms featTerms(const MatchConfig<Game> &config)
{
    return featTerms(config, config.rules.scoring == Scoring::count_against);
}

QStringList namesOf(const FeatSet &feats)
{
    QStringList names;
    for (int feat = 0; feat < feat_count; ++feat) {
        if (!feats.has(static_cast<Feat>(feat)))
            continue;
        const std::string_view name = feat_name(static_cast<Feat>(feat));
        names << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    }
    return names;
}

} // namespace

template <typename Game>
TableSession<Game>::TableSession(const MatchConfig<Game> &config, MatchStore *store, TimeSource &time)
    : MatchSessionBase(store, time, static_cast<int>(config.seats.size())), m_config(config),
      m_match(static_cast<int>(config.seats.size()), config.rules, config.seed)
{}

template <typename Game>
std::unique_ptr<TableSession<Game>> TableSession<Game>::begin(const MatchConfig<Game> &config, MatchStore &store,
                                                              TimeSource &time, QString &problem)
{
    std::unique_ptr<TableSession> session(new TableSession(config, &store, time));
    if (!session->beginInStore(Game::name.data(), {headerLine(config)}, session->summary())) {
        problem = session->storeProblem();
        return nullptr;
    }
    return session;
}

template <typename Game>
std::unique_ptr<TableSession<Game>> TableSession<Game>::unstored(const MatchConfig<Game> &config, TimeSource &time)
{
    return std::unique_ptr<TableSession>(new TableSession(config, nullptr, time));
}

template <typename Game>
std::unique_ptr<TableSession<Game>> TableSession<Game>::replay(const MatchConfig<Game> &config, TimeSource &time)
{
    std::unique_ptr<TableSession> session = unstored(config, time);
    session->setReplay();
    return session;
}

template <typename Game>
void TableSession<Game>::setPosition(const Match<Game> &match, Events events)
{
    Q_ASSERT(isReplay());
    m_match = match;
    m_history = std::move(events);
    if (!m_history.empty())
        emit happened(0, static_cast<qsizetype>(m_history.size()));
}

template <typename Game>
void TableSession<Game>::lay(const typename Game::State &state, Events events)
{
    m_match = Match<Game>(state);
    m_round.begin(m_match);
    m_decisions.clear();
    m_history = std::move(events);
    emit rewound();
}

template <typename Game>
void TableSession<Game>::removeObjected(int seat, typename Game::ActionList &actions) const
{
    if (m_tutor)
        std::erase_if(actions, [&](const Action &action) { return m_tutor->objection(seat, action, Reason::none).has_value(); });
}

/// Replays the lines of a save or record, and calls fed(line, json) after each line. Returns null and sets \p problem on failure.
template <typename Game>
std::unique_ptr<TableSession<Game>> TableSession<Game>::load(std::span<const std::string> lines, MatchStore *store,
                                                             TimeSource &time, QString &problem, auto fed)
{
    Replay<Game> replay(ReplayMode::load);
    std::unique_ptr<TableSession> session;
    typename Game::State before;
    const auto keep = [&](const std::string &line, const Json &json) {
        if (!session)
            session.reset(new TableSession(configFromHeader(replay.header(), json), store, time));
        update_events(session->m_history, replay);
        const std::vector<AppliedAction<Game>> &done = replay.round_history().done();
        session->m_decisions.resize(done.size()); // an undo makes the list shorter
        if (replay.last_kind() == RecordLineKind::action)
            session->m_decisions.back() = isDecision<Game>(done.back().seat, done.back().action, before);
        before = replay.match().state();
        if (replay.last_kind() == RecordLineKind::take_back)
            session->noteTakenBack(replay.last_undone(), before);
        fed(line, json);
    };
    if (const std::optional<Error> error = feed_lines(replay, lines, keep)) {
        problem = unreadableLine(error->line, error->cause);
        return nullptr;
    }
    if (!session) {
        problem = emptyRecord();
        return nullptr;
    }
    session->m_round = replay.round_history();
    session->m_match = replay.take_match();
    return session;
}

template <typename Game>
std::unique_ptr<TableSession<Game>> TableSession<Game>::resume(qint64 id, MatchStore &store, TimeSource &time, QString &problem)
{
    const std::optional<QByteArrayList> lines = store.resume(id);
    if (!lines) {
        problem = store.problem();
        return nullptr;
    }
    std::unique_ptr<TableSession> session = load(asText(*lines), &store, time, problem, [](const auto &, const auto &) {});
    if (!session)
        return nullptr;
    session->attachToStored(id, lines->size() - 1);
    return session;
}

template <typename Game>
std::unique_ptr<TableSession<Game>> TableSession<Game>::importRecord(std::span<const std::string> record, MatchStore &store,
                                                                     TimeSource &time, QString &problem, int seatOfPerson)
{
    QByteArrayList save;
    const auto keep = [&](const std::string &line, const Json &json) {
        if (!has_member(json, "e") || json["e"] == "round")
            save << QByteArray::fromStdString(line);
    };
    std::unique_ptr<TableSession> session = load(record, &store, time, problem, keep);
    if (!session)
        return nullptr;
    if (session->isOver()) {
        problem = nothingLeftToPlay();
        return nullptr;
    }
    if (seatOfPerson >= 0) {
        session->m_config.seatOnePerson(seatOfPerson);
        session->m_config.isPlayedOn = true;
        session->m_config.day = {};
    }
    if (session->m_config.addPortraits() || seatOfPerson >= 0) // records of the console have no portraits
        save.first() = headerLine(session->m_config);
    if (!session->beginInStore(Game::name.data(), save, session->summary())) {
        problem = session->storeProblem();
        return nullptr;
    }
    return session;
}

template <typename Game>
std::unique_ptr<TableSession<Game>> TableSession<Game>::openForViewing(std::span<const std::string> record, TimeSource &time,
                                                                       QString &problem)
{
    return load(record, nullptr, time, problem, [](const auto &, const auto &) {});
}

template <typename Game>
typename TableSession<Game>::Events TableSession<Game>::events(qsizetype first, qsizetype count) const
{
    return {m_history.begin() + first, m_history.begin() + first + count};
}

template <typename Game>
typename TableSession<Game>::Events TableSession<Game>::eventsOfRound() const
{
    const auto started = std::find_if(m_history.rbegin(), m_history.rend(), [](const auto &event) {
        return std::holds_alternative<typename Game::RoundStarted>(event);
    });
    return started == m_history.rend() ? Events() : Events(started.base() - 1, m_history.end());
}

template <typename Game>
int TableSession<Game>::roundWinner() const
{
    for (auto event = m_history.rbegin(); event != m_history.rend(); ++event) {
        if (const auto *scored = std::get_if<typename Game::Scored>(&*event))
            return scored->winner;
    }
    return -1;
}

template <typename Game>
std::optional<score::Ledger> TableSession<Game>::scoreLedger(const std::vector<SeatConfig> &seats, qint64 startedAt,
                                                             qint64 endedAt) const
{
    MatchConfig<Game> config = m_config;
    config.seats = seats;
    score::MatchLedger<Game> book(scoreTerms(config), startedAt, endedAt);
    book.take(m_history);
    return book.is_whole() ? std::optional(book.ledger()) : std::nullopt;
}

template <typename Game>
MatchDigest TableSession<Game>::digest() const
{
    MatchDigest digest = digestOfTerms(m_config);
    digest.takeBacks = takeBacks();
    digest.figures = score::figures_of<Game>(static_cast<int>(m_config.seats.size()), m_history);
    const std::vector<FeatSet> feats = score::feats_of<Game>(featTerms(m_config), m_config.rules, takeBacks(), countedEvents());
    for (std::size_t seat = 0; seat < feats.size(); ++seat)
        digest.seats[static_cast<qsizetype>(seat)].feats = namesOf(feats[seat]);
    return digest;
}

/// Returns the events up to the end of the last counted round. A round that is being played has no feats yet, because its actions
/// may be undone.
template <typename Game>
std::span<const typename Game::Event> TableSession<Game>::countedEvents() const
{
    const std::span<const typename Game::Event> all(m_history);
    if (!isPlaying())
        return all;
    const auto started = std::find_if(m_history.rbegin(), m_history.rend(), [](const auto &event) {
        return std::holds_alternative<typename Game::RoundStarted>(event);
    });
    return all.first(static_cast<std::size_t>(m_history.rend() - started) - (started == m_history.rend() ? 0 : 1));
}

template <typename Game>
QStringList TableSession<Game>::newFeats() const
{
    score::MatchFeats<Game> found(featTerms(m_config), m_config.rules);
    std::vector<FeatSet> before(m_config.seats.size());
    for (const auto &event : countedEvents()) {
        if (std::holds_alternative<typename Game::RoundStarted>(event))
            before = found.feats(takeBacks());
        found.take(event);
    }
    const std::vector<FeatSet> after = found.feats(takeBacks());
    FeatSet gained;
    for (std::size_t seat = 0; seat < after.size(); ++seat)
        gained |= after[seat].without(before[seat]);
    return namesOf(gained);
}

/// Applies the action to a copy of the match and stores the action before the session changes. If the disk is full or the app
/// crashes, the action has therefore happened completely or not at all.
template <typename Game>
typename TableSession<Game>::Attempt TableSession<Game>::act(int seat, const Action &action)
{
    Match<Game> next = m_match;
    typename Game::EventList events;
    const Reason reason = next.apply(seat, action, events);
    if (std::optional<Objection> objected = m_tutor ? m_tutor->objection(seat, action, reason) : std::nullopt)
        return {reason, {}, std::move(objected)};
    if (reason != Reason::none)
        return {reason, {}};
    if (!isCallOrCatch<Game>(action)) {
        const qint64 before = actionCount();
        emit aboutToAct();
        if (actionCount() != before)
            return act(seat, action);
    }
    const bool isChosen = isDecision<Game>(seat, action, m_match.state());
    return commit(std::move(next), action_line<Game>(seat, action, m_match.state()), events.take(), [&](std::size_t eventCount) {
        m_round.add(seat, action, eventCount, m_match);
        m_decisions.push_back(isChosen);
    });
}

template <typename Game>
int TableSession<Game>::actionsToTakeBack(int seat) const
{
    if (!isPlaying()) // a counted round cannot be undone
        return 0;
    for (int actions = 1; actions <= m_round.size(); ++actions) {
        const auto at = static_cast<std::size_t>(m_round.size() - actions);
        if (m_decisions[at] && m_round.done()[at].seat == seat)
            return actions;
    }
    return 0;
}

template <typename Game>
QString TableSession<Game>::takeBack(int seat)
{
    const int actions = actionsToTakeBack(seat);
    Q_ASSERT(actions > 0);
    if (QString problem = append(take_back_line({seat, actions})); !problem.isEmpty())
        return problem;
    const AppliedAction<Game> first = m_round.done()[static_cast<std::size_t>(m_round.size() - actions)];
    m_match = m_round.state_before_last(actions);
    m_history.resize(m_history.size() - m_round.remove_last(actions));
    m_decisions.resize(m_round.done().size());
    noteTakenBack(first, m_match.state());
    for (int exposed = 0; exposed < m_match.seats(); ++exposed) {
        if (isExposed(exposed))
            beginGrace(exposed); // the grace time starts again, because people see the restored position only now
    }
    emit rewound();
    return {};
}

template <typename Game>
typename TableSession<Game>::Attempt TableSession<Game>::catchSeat(int by, int seat)
{
    const qint64 after = isExposed(seat) ? msSinceExposed(seat) : qint64{UINT16_MAX};
    const auto afterMs = static_cast<std::uint16_t>(std::clamp<qint64>(after, 0, UINT16_MAX));
    return act(by, typename Game::Catch{static_cast<std::uint8_t>(seat), afterMs});
}

template <typename Game>
void TableSession<Game>::noteTakenBack(const AppliedAction<Game> &first, const typename Game::State &before)
{
    for (TakenBack &earlier : m_takenBack)
        earlier.at = std::min(earlier.at, m_history.size());
    m_takenBack.push_back({m_history.size(), first, before});
}

template <typename Game>
std::optional<QByteArray> TableSession<Game>::fullRecord() const
{
    const std::optional<QByteArrayList> lines = record();
    if (!lines)
        return std::nullopt;
    const Result<std::string> full = full_record<Game>(asText(*lines));
    if (!full) {
        qWarning("%s", qPrintable(unreadableLine(full.error().line, full.error().cause)));
        return std::nullopt;
    }
    return QByteArray::fromStdString(*full);
}

template <typename Game>
typename TableSession<Game>::Attempt TableSession<Game>::startRound()
{
    Match<Game> next = m_match;
    typename Game::EventList events;
    next.start_round(events);
    const std::string line = round_line<Game>(next.round(), next.dealer());
    return commit(std::move(next), line, events.take(), [this](std::size_t) {
        m_round.begin(m_match);
        m_decisions.clear();
    });
}

/// Stores \p line, then replaces the match by \p next. Calls note() with the number of events before any signal is emitted.
template <typename Game>
typename TableSession<Game>::Attempt TableSession<Game>::commit(Match<Game> &&next, const std::string &line, Events &&events,
                                                                auto note)
{
    if (const QString problem = append(line); !problem.isEmpty())
        return {Reason::none, problem};
    const bool isNewRound = next.round() != m_match.round() || next.totals() != m_match.totals();
    m_match = std::move(next);
    note(events.size());
    const auto first = static_cast<qsizetype>(m_history.size());
    m_history.insert(m_history.end(), events.begin(), events.end());
    for (const auto &event : events) {
        if (const auto *exposed = std::get_if<typename Game::Exposed>(&event))
            beginGrace(exposed->seat);
    }
    if (isOver())
        emit ended();
    if (isNewRound)
        keepSummary(summary());
    emit happened(first, static_cast<qsizetype>(events.size()));
    return {};
}

/// If the match is over, closes it in the store, in case the app was killed or the store failed when the match ended.
template <typename Game>
void TableSession<Game>::settle()
{
    if (isOver())
        keepSummary(summary());
}

template <typename Game>
MatchSessionBase::Summary TableSession<Game>::summary() const
{
    return {m_match.totals(), m_match.round(), isOver(), countsAgainst()};
}

template class TableSession<dos::Game>;
template class TableSession<uno::Game>;

} // namespace tableside
