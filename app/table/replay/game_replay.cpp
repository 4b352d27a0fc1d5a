// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/replay/game_replay.h"

#include "app/table/advice/round_review.h"
#include "app/table/dos/dos_table.h"
#include "app/table/session/match_header.h"
#include "app/table/uno/uno_table.h"
#include "engine/dos/json/codec.h"
#include "engine/json/json_line.h"
#include "engine/score/missed_calls.h"
#include "engine/uno/json/codec.h"

#include <algorithm>

namespace tableside {

namespace {

constexpr int mostKept = 2000; ///< The greatest number of snapshots; longer matches have one at every second, third … position.

template <typename Event>
std::optional<ReplayMarkKind::Kind> kindOf(const Event &)
{
    return std::nullopt;
}

std::optional<ReplayMarkKind::Kind> kindOf(const RoundStarted &)
{
    return ReplayMarkKind::Round;
}
std::optional<ReplayMarkKind::Kind> kindOf(const Called &)
{
    return ReplayMarkKind::Call;
}
std::optional<ReplayMarkKind::Kind> kindOf(const Caught &)
{
    return ReplayMarkKind::Catch;
}
std::optional<ReplayMarkKind::Kind> kindOf(const dos::FalselyCaught &)
{
    return ReplayMarkKind::Catch;
}
std::optional<ReplayMarkKind::Kind> kindOf(const uno::Moved &)
{
    return ReplayMarkKind::Catch;
}
std::optional<ReplayMarkKind::Kind> kindOf(const uno::Challenged &)
{
    return ReplayMarkKind::Challenge;
}
std::optional<ReplayMarkKind::Kind> kindOf(const dos::Reshuffled &)
{
    return ReplayMarkKind::Reshuffle;
}
std::optional<ReplayMarkKind::Kind> kindOf(const uno::Reshuffled &)
{
    return ReplayMarkKind::Reshuffle;
}

std::optional<ReplayMarkKind::Kind> kindOf(const dos::Matched &matched)
{
    return matched.reading.bonus == dos::Bonus::double_ ? std::optional(ReplayMarkKind::DoubleColor) : std::nullopt;
}

template <typename Game, typename Table>
std::unique_ptr<MatchReplay> open(const std::vector<std::string> &lines, TimeSource &time, SoundBoard &sounds, QString &problem)
{
    std::vector<ReplayMark> marks;
    struct Marked
    {
        int position;
        ReplayMarkKind::Kind kind;
        typename Game::Event event;
    };
    std::vector<Marked> marked;
    // The state of the detection of missed calls, indexed by position of the replay. After an undo, the state of an earlier
    // position is used.
    std::vector<score::CallWatch<Game>> watches(1);
    const auto note = [&](std::size_t position, const TimelineStep<Game> &step, const auto &events) {
        score::CallWatch<Game> watch = step.kind == StepKind::take_back ? watches[step.back_to] : watches.back();
        for (const typename Game::Event &event : events) {
            if (const auto kind = std::visit([](const auto &one) { return kindOf(one); }, event))
                marked.push_back({static_cast<int>(position), *kind, event});
            // A missed call is marked at the event that ends the time in which the player could be caught.
            if (const auto missed = watch.take(event); missed && !missed->by)
                marked.push_back({static_cast<int>(position), ReplayMarkKind::MissedCall, event});
        }
        watches.push_back(watch);
    };
    auto timeline = Timeline<Game>::read(lines, note);
    if (!timeline) {
        problem = MatchReplay::unreadable(timeline.error().line, QString::fromStdString(timeline.error().cause));
        return nullptr;
    }
    const auto header = parse_json_line(timeline->save(0).front());
    MatchConfig<Game> config = configFromHeader(timeline->header(), *header);
    config.addPortraits();
    const int addressee = config.people().size() == 1 ? config.viewerSeat() : -1;
    for (const auto &[position, kind, event] : marked)
        marks.push_back({position, kind, words::logLine(event, config.names(), addressee)});
    for (std::size_t at = 0; at < timeline->size(); ++at) {
        if (const auto &step = timeline->step(at); step.kind == StepKind::take_back)
            marks.push_back({static_cast<int>(at) + 1, ReplayMarkKind::TakeBack,
                             MatchReplay::takeBackWords(config.names().value(step.seat))});
    }
    return std::make_unique<GameReplay<Game, Table>>(std::move(timeline).value(), std::move(marks), config, time, sounds);
}

} // namespace

template <typename Game, typename Table>
GameReplay<Game, Table>::GameReplay(Timeline<Game> timeline, std::vector<ReplayMark> marks, const MatchConfig<Game> &config,
                                    TimeSource &time, SoundBoard &sounds)
    : MatchReplay(time), m_time(time), m_sounds(sounds), m_timeline(std::move(timeline)), m_config(config),
      m_table(TableSession<Game>::replay(config, time), sounds), m_first{m_timeline.first(), m_table.kept()},
      m_match(m_timeline.first()), m_stride(1 + count() / mostKept), m_worker(time)
{
    m_eventMarks = std::move(marks);
    begin(config.viewerSeat());
}

template <typename Game, typename Table>
QList<SeatedPlayer> GameReplay<Game, Table>::seats() const
{
    QList<SeatedPlayer> seats;
    for (const SeatConfig &seat : m_config.seats)
        seats.append({static_cast<int>(seats.size()), seat.name, seat.portrait});
    return seats;
}

/// Sets up all positions in order, as the viewer may see them, on a table that is not shown.
template <typename Game, typename Table>
void GameReplay<Game, Table>::rebuild()
{
    Table unseen(TableSession<Game>::replay(m_config, m_time), m_sounds);
    m_stage = &unseen;
    unseen.setSilent(true);
    m_log.clear();
    restore(m_first);
    m_stage->lookFrom(seat(), showsAllHands());
    m_moments.assign(1, {m_match, m_stage->kept()});
    m_words.clear();
    m_turns.clear();
    m_rounds.clear();
    m_words << QString();
    m_turnNumbers.assign(1, 0);
    for (int at = 0; at < count(); ++at) {
        const int lines = m_stage->log()->count();
        takeStep(at);
        const QList<LogRow> &log = m_stage->log()->rows();
        QStringList sentences;
        for (int line = lines; line < log.size(); ++line)
            sentences << log[line].text;
        m_words << sentences.join(QLatin1Char(' '));
        if ((at + 1) % m_stride == 0)
            m_moments.push_back({m_match, m_stage->kept()});
    }
    m_log = m_stage->log()->rows();
    m_stage = &m_table;
    m_table.setLog({}); // the old lines may tell what only another viewer saw
    m_table.lookFrom(seat(), showsAllHands());
}

template <typename Game, typename Table>
void GameReplay<Game, Table>::restore(const Moment &moment)
{
    m_match = moment.match;
    m_stage->session().setPosition(m_match, {});
    m_stage->restore(moment.shown, m_log);
}

/// Advances by one step from the current position \p from. Unless the table is silent, the events of the step are still being
/// shown when this function returns.
template <typename Game, typename Table>
void GameReplay<Game, Table>::takeStep(int from)
{
    const TimelineStep<Game> &step = m_timeline.step(static_cast<std::size_t>(from));
    if (step.kind == StepKind::take_back) {
        QList<LogRow> written = m_stage->log()->rows();
        written.append({takeBackWords(m_config.names().value(step.seat)), LogKind::Table, step.seat});
        m_log = written.size() > m_log.size() ? written : m_log;
        show(static_cast<int>(step.back_to));
        m_stage->setLog(written);
        noteTurn(from, m_turnNumbers[step.back_to]);
        return;
    }
    if constexpr (requires { m_stage->hideShownHand(); })
        m_stage->hideShownHand(); // the challenged hand is shown only right after the challenge
    int turn = step.kind == StepKind::round ? 0 : m_turnNumbers[static_cast<std::size_t>(from)];
    const auto events = m_timeline.advance(m_match, static_cast<std::size_t>(from));
    for (const typename Game::Event &event : events) {
        if (std::holds_alternative<typename Game::RoundStarted>(event) && (m_rounds.empty() || m_rounds.back() <= from))
            m_rounds.push_back(from + 1);
        if (std::holds_alternative<typename Game::TurnStarted>(event)) {
            ++turn;
            if (m_turns.empty() || m_turns.back() <= from)
                m_turns.push_back(from + 1);
        }
    }
    noteTurn(from, turn);
    m_stage->session().setPosition(m_match, events);
    if (m_stage->isSilent())
        m_stage->finishEvents();
}

/// Stores the turn's number for the position after the step at \p from, unless that position already has a number.
template <typename Game, typename Table>
void GameReplay<Game, Table>::noteTurn(int from, int turn)
{
    if (static_cast<int>(m_turnNumbers.size()) == from + 1)
        m_turnNumbers.push_back(turn);
}

template <typename Game, typename Table>
void GameReplay<Game, Table>::show(int position)
{
    const bool wasSilent = m_stage->isSilent();
    m_stage->setSilent(true);
    const auto kept = static_cast<std::size_t>(position / m_stride);
    restore(m_moments[kept]);
    for (int at = static_cast<int>(kept) * m_stride; at < position; ++at)
        takeStep(at);
    m_stage->setSilent(wasSilent);
}

template <typename Game, typename Table>
void GameReplay<Game, Table>::playStep()
{
    takeStep(position());
}

template <typename Game, typename Table>
void GameReplay<Game, Table>::propose(const Better *better)
{
    std::vector<int> ids;
    if (better) {
        const CardsModel &cards = *m_table.cards();
        const ReviewedDecision &decision = better->decision;
        const std::vector<int> &hand = cards.hand(seat());
        for (const int index : decision.betterHand) {
            if (index < static_cast<int>(hand.size()))
                ids.push_back(hand[static_cast<std::size_t>(index)]);
        }
        for (const int index : decision.betterRow)
            ids.push_back(cards.cardAt(CardsModel::Row, index));
        if (decision.betterDraws)
            ids.push_back(cards.topOfDrawPile());
        if (decision.betterChallenges)
            ids.push_back(cards.topCardOfDiscardPile());
        if (decision.betterSeat >= 0 && !cards.hand(decision.betterSeat).empty())
            ids.push_back(cards.hand(decision.betterSeat).back());
        std::erase(ids, -1);
    }
    m_table.propose(ids);
}

template <typename Game, typename Table>
std::vector<std::string> GameReplay<Game, Table>::save() const
{
    const auto lines = m_timeline.save(static_cast<std::size_t>(position()));
    return {lines.begin(), lines.end()};
}

template <typename Game, typename Table>
void GameReplay<Game, Table>::reviewRound(int round, quint64 request)
{
    const bool isLast = round + 1 >= static_cast<int>(m_rounds.size());
    const int end = isLast ? count() : m_rounds[static_cast<std::size_t>(round) + 1] - 1;
    RoundReview review{recordTo(end), m_config.seed, seat(), m_config.people().size() != 1 || seat() != m_config.viewerSeat(),
                       m_config.names()};
    const auto tell = [this](auto what) { QMetaObject::invokeMethod(this, what); };
    review.found = [=, this](const ReviewedDecision &decision) {
        tell([=, this] { onBetter(request, {static_cast<int>(decision.position), reviewedWords(decision), decision}); });
    };
    m_worker.post([=, this, cancel = m_worker.newToken()] {
        review.run<Game>(cancel);
        tell([=, this] { onRoundReviewed(request); });
    });
}

template <typename Game, typename Table>
QByteArrayList GameReplay<Game, Table>::recordTo(int position) const
{
    QByteArrayList record;
    for (const std::string &line : m_timeline.save(static_cast<std::size_t>(position)))
        record << QByteArray::fromStdString(line);
    return record;
}

std::unique_ptr<MatchReplay> openReplay(const QString &game, const std::vector<std::string> &lines, TimeSource &time,
                                        SoundBoard &sounds, QString &problem)
{
    return game == QLatin1String(uno::Game::name.data()) ? open<uno::Game, UnoTable>(lines, time, sounds, problem)
                                                         : open<dos::Game, DosTable>(lines, time, sounds, problem);
}

} // namespace tableside
