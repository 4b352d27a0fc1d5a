// The decisions of one seat in the round that a record ends with, found by playing the record again: where the seat
// stood, what it had seen, what it did. A template over a game; for the review after a round.
#pragma once

#include "engine/json/json_line_reader.h"
#include "engine/record/replay.h"

#include <QByteArrayList>

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace tableside {

/// What a seat did until chance or another seat decided.
template <typename Game>
struct Moment
{
    typename Game::State position;
    typename Game::Observation seen;
    typename Game::ActionList legal;
    std::vector<typename Game::Action> done; ///< One after the other; the calls among them are left out.
    std::size_t eventsBefore = 0;            ///< Of RoundMoments::events: what the seat had seen by then.
    qint64 actionsBefore = 0;                ///< Of the match, as MatchSessionBase::actionCount() counts them.
    int turn = 1;                            ///< The seat's own turns of the round, from 1.
};

template <typename Game>
struct RoundMoments
{
    std::vector<typename Game::Event> events; ///< Of the round, as the seat saw them.
    std::vector<Moment<Game>> moments;        ///< Those with something to choose.
};

/// Reads a record line by line; see momentsOfLastRound().
template <typename Game>
class MomentFinder
{
public:
    using Action = typename Game::Action;
    using EndsPlan = bool (*)(const Action &);

    MomentFinder(int seat, EndsPlan endsPlan) : m_seat(seat), m_endsPlan(endsPlan) {}

    /// Line `number` of the record, from 0. False where the record cannot be read on.
    bool feed(const QByteArray &line, qint64 number)
    {
        m_line = number;
        const Result<Json> json = parse_json_line(line.toStdString());
        if (!json)
            return false;
        const bool isOwn = m_playing && noteAction(*json);
        if (m_replay.feed(*json))
            return false;
        noteEvents();
        const Match<Game> &match = m_replay.match();
        m_playing = match.phase() == MatchPhase::playing;
        if (isOwn && (Game::seat_in_turn(match.state()) != m_seat || m_endsPlan(m_round.moments.back().done.back())))
            m_open = false;
        return true;
    }

    RoundMoments<Game> take()
    {
        std::erase_if(m_round.moments, [](const Moment<Game> &moment) { return moment.legal.size() < 2; });
        return std::move(m_round);
    }

private:
    /// Whether the line is a decision of the seat in its turn; then it is kept.
    bool noteAction(const Json &line)
    {
        if (!line.contains("do"))
            return false;
        const auto read = Game::Codec::record_action_from_json(line);
        const Match<Game> &match = m_replay.match();
        if (!read || read->first != m_seat || Game::seat_in_turn(match.state()) != m_seat)
            return false;
        Moment<Game> moment{match.state(), match.observe(m_seat), {}, {}, m_round.events.size(), m_line - 1, 0};
        Game::legal_actions(moment.seen, moment.legal);
        const std::optional<Action> action = asListed(moment, read->second);
        if (!action)
            return false; // a call or a catch
        moment.turn = m_turn;
        if (!m_open)
            m_round.moments.push_back(std::move(moment));
        m_open = true;
        m_round.moments.back().done.push_back(*action);
        return true;
    }

    /// The legal action that is the same as `action`, whose cards older records name in any order.
    static std::optional<Action> asListed(const Moment<Game> &moment, const Action &action)
    {
        typename Game::EventList unread;
        const auto after = [&](const Action &one) {
            typename Game::State state = moment.position;
            Game::apply(state, Game::seat_in_turn(state), one, unread);
            return state;
        };
        const auto same = std::find_if(moment.legal.begin(), moment.legal.end(),
                                       [&](const Action &listed) { return after(listed) == after(action); });
        return same == moment.legal.end() ? std::nullopt : std::optional<Action>(*same);
    }

    /// Whoever jumps in begins one with the card (UNO-JUMP-1).
    template <typename OneEvent>
    bool beginsTurn(const OneEvent &event) const
    {
        if constexpr (std::is_same_v<OneEvent, typename Game::TurnStarted>)
            return event.seat == m_seat;
        else if constexpr (requires { event.jumps_in; })
            return event.seat == m_seat && event.jumps_in;
        else
            return false;
    }

    void noteEvents()
    {
        for (const typename Game::Event &event : m_replay.last_events()) {
            if (std::holds_alternative<typename Game::RoundStarted>(event)) {
                m_round = {};
                m_turn = 0;
                m_open = false;
            }
            m_turn += std::visit([this](const auto &one) { return beginsTurn(one); }, event) ? 1 : 0;
            m_round.events.push_back(seen_by(event, m_seat));
        }
    }

    Replay<Game> m_replay{ReplayMode::load};
    RoundMoments<Game> m_round;
    int m_seat;
    EndsPlan m_endsPlan;
    qint64 m_line = 0; ///< That of the header is 0.
    int m_turn = 0;
    bool m_playing = false;
    bool m_open = false; ///< The last moment goes on.
};

inline constexpr int mostSeatsOfAnyGame = 32; ///< Of a CardGame.

/// The numbers of the lines of a save that hold what was not taken back; the lines that take it back are left out too.
/// Nothing for a record that cannot be read to its end.
inline std::optional<std::vector<qsizetype>> linesInForce(const QByteArrayList &lines)
{
    std::vector<qsizetype> kept;
    for (qsizetype number = 0; number < lines.size(); ++number) {
        kept.push_back(number);
        if (!lines[number].contains("takeBack")) // which names and the header may too
            continue;
        const Result<Json> json = parse_json_line(lines[number].toStdString());
        if (!json || !json->is_object())
            return std::nullopt;
        if (!is_take_back(*json))
            continue;
        const Result<TakeBack> takeBack = take_back_from_json(*json, mostSeatsOfAnyGame);
        kept.pop_back();
        if (!takeBack || static_cast<std::size_t>(takeBack->actions) > kept.size())
            return std::nullopt;
        kept.resize(kept.size() - static_cast<std::size_t>(takeBack->actions));
    }
    return kept;
}

/// `lines` are a match's save (console.md); `endsPlan` says of an action that chance or a new question follows it even
/// where the seat stays in turn. Nothing for a record that cannot be read to its end.
template <typename Game>
std::optional<RoundMoments<Game>> momentsOfLastRound(const QByteArrayList &lines, int seat,
                                      typename MomentFinder<Game>::EndsPlan endsPlan)
{
    const std::optional<std::vector<qsizetype>> inForce = linesInForce(lines);
    if (!inForce)
        return std::nullopt;
    MomentFinder<Game> finder(seat, endsPlan);
    for (const qsizetype number : *inForce) {
        if (!finder.feed(lines[number], number))
            return std::nullopt;
    }
    return finder.take();
}

} // namespace tableside
