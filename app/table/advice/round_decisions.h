// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Replays a record and finds the decisions of one seat in the last round: each position, what the seat had seen, and what the
// seat did. A template over a game, for the review after a round.
#pragma once

#include "app/table/session/match_file.h"
#include "engine/record/timeline.h"

#include <QByteArrayList>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace tableside {

/// A decision of one seat: the seat's consecutive actions until chance or another seat decides, or the seat decides anew.
template <typename Game>
struct Decision
{
    typename Game::State position;
    typename Game::Observation seen;
    typename Game::ActionList legal;
    std::vector<typename Game::Action> done; ///< The actions in order, without calls and catches.
    std::size_t eventsBefore = 0;            ///< The number of events in RoundDecisions::events before this decision.
    qint64 actionsBefore = 0;                ///< The match's MatchSessionBase::actionCount() before this decision.
    int turn = 1;                            ///< The number of the seat's own turn in the round, from 1.
};

template <typename Game>
struct RoundDecisions
{
    std::vector<typename Game::Event> events; ///< The round's events as the seat saw them.
    std::vector<Decision<Game>> decisions;    ///< The decisions with at least two options.
};

/// Follows a match step by step for decisionsOfLastRound().
template <typename Game>
class DecisionFinder
{
public:
    using Action = typename Game::Action;
    using EndsPlan = bool (*)(const Action &);

    /// \p timeline must outlive this object.
    DecisionFinder(const Timeline<Game> &timeline, int seat, EndsPlan endsPlan)
        : m_timeline(timeline), m_match(timeline.first()), m_seat(seat), m_endsPlan(endsPlan)
    {}

    /// Processes the step at index \p at. Must be called for the steps of the match in order, except for undone steps.
    void follow(std::size_t at)
    {
        const TimelineStep<Game> &step = m_timeline.step(at);
        const bool isOwn = step.kind == StepKind::action && noteAction(step, static_cast<qint64>(at));
        noteEvents(m_timeline.advance(m_match, at));
        if (isOwn && (Game::seat_in_turn(m_match.state()) != m_seat || m_endsPlan(m_round.decisions.back().done.back())))
            m_open = false;
    }

    RoundDecisions<Game> take()
    {
        std::erase_if(m_round.decisions, [](const Decision<Game> &decision) { return decision.legal.size() < 2; });
        return std::move(m_round);
    }

private:
    /// Returns whether the step is an action, other than a call or a catch, by the player at m_seat in that player's own turn. If
    /// so, stores the decision. \p actionsBefore is the number of actions of the match before the step.
    bool noteAction(const TimelineStep<Game> &step, qint64 actionsBefore)
    {
        if (step.seat != m_seat || Game::seat_in_turn(m_match.state()) != m_seat)
            return false;
        Decision<Game> decision{m_match.state(), m_match.observe(m_seat), {}, {}, m_round.events.size(), actionsBefore, 0};
        Game::legal_actions(decision.seen, decision.legal);
        const std::optional<Action> action = asListed(decision, step.action);
        if (!action)
            return false; // the action is a call or a catch
        decision.turn = m_turn;
        if (!m_open)
            m_round.decisions.push_back(std::move(decision));
        m_open = true;
        m_round.decisions.back().done.push_back(*action);
        return true;
    }

    /// Returns the legal action with the same effect as \p action. The two can differ in the order of their cards, because older
    /// records list the cards in any order.
    static std::optional<Action> asListed(const Decision<Game> &decision, const Action &action)
    {
        typename Game::EventList unread;
        const auto after = [&](const Action &one) {
            typename Game::State state = decision.position;
            Game::apply(state, Game::seat_in_turn(state), one, unread);
            return state;
        };
        const auto same = std::find_if(decision.legal.begin(), decision.legal.end(),
                                       [&](const Action &listed) { return after(listed) == after(action); });
        return same == decision.legal.end() ? std::nullopt : std::optional<Action>(*same);
    }

    /// Returns whether the event begins a turn of the seat. A jump-in begins a turn with the played card (UNO-JUMP-1).
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

    void noteEvents(const std::vector<typename Game::Event> &happened)
    {
        for (const typename Game::Event &event : happened) {
            if (std::holds_alternative<typename Game::RoundStarted>(event)) {
                m_round = {};
                m_turn = 0;
                m_open = false;
            }
            m_turn += std::visit([this](const auto &one) { return beginsTurn(one); }, event) ? 1 : 0;
            m_round.events.push_back(seen_by(event, m_seat));
        }
    }

    const Timeline<Game> &m_timeline;
    Match<Game> m_match;
    RoundDecisions<Game> m_round;
    int m_seat;
    EndsPlan m_endsPlan;
    int m_turn = 0;
    bool m_open = false; ///< Whether the seat's next action continues the decision that was stored last.
};

/// Returns the decisions of \p seat in the last round. \p lines are a match's save (engine/console/FORMATS.md); undone actions
/// are skipped. \p endsPlan returns whether an action is the last one of a decision, even if the seat stays in turn. Returns
/// nothing if the record cannot be read.
template <typename Game>
std::optional<RoundDecisions<Game>> decisionsOfLastRound(const QByteArrayList &lines, int seat,
                                                         typename DecisionFinder<Game>::EndsPlan endsPlan)
{
    const auto timeline = Timeline<Game>::read(asText(lines), [](const auto &...) {});
    if (!timeline)
        return std::nullopt;
    DecisionFinder<Game> finder(*timeline, seat, endsPlan);
    for (const std::size_t at : timeline->kept_steps())
        finder.follow(at);
    return finder.take();
}

} // namespace tableside
