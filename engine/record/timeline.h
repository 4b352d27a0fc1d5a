// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Timeline: a recorded match as a list of steps, so that the app's replay can move forward and back.
#pragma once

#include "engine/record/replay.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tableside {

enum class StepKind : std::uint8_t { round, action, take_back };

/// A step of a match: the start of a round, an action, or a take-back. Position 0 is before the first step, position n after
/// the n-th step.
template <RecordedGame Game>
struct TimelineStep
{
    StepKind kind = StepKind::round;
    int seat = -1;                ///< The seat that acted or took actions back; -1 for the start of a round.
    typename Game::Action action; ///< The action; default-constructed for other kinds of steps.
    std::size_t back_to = 0;      ///< The earlier position that a take-back restores; 0 for other kinds of steps.
};

/// The header and the steps of a recorded match.
template <RecordedGame Game>
class Timeline
{
public:
    using Event = typename Game::Event;

    /// Reads a save or a record to its end. Calls told(position, step, events) after each step. `position` is the position
    /// after the step; `events` is empty for a take-back. Line numbers in errors count from 1.
    static Result<Timeline> read(std::span<const std::string> lines, auto told)
    {
        Timeline timeline;
        Replay<Game> replay(ReplayMode::load);
        std::vector<std::size_t> &kept_steps = timeline.m_active;
        // The size that kept_steps had right after the step that started the current round.
        std::size_t steps_at_round_start = 0;
        const auto take = [&](const std::string &line, const Json &json) {
            TimelineStep<Game> step;
            switch (replay.last_kind()) {
            case RecordLineKind::header: timeline.m_lines.push_back(line); return;
            case RecordLineKind::event: // not a step: the event is an effect of an earlier step
                return;
            case RecordLineKind::round: steps_at_round_start = kept_steps.size() + 1; break;
            case RecordLineKind::action:
                step.kind = StepKind::action;
                std::tie(step.seat, step.action) = Game::Codec::record_action_from_json(json).value();
                break;
            case RecordLineKind::take_back:
                step.kind = StepKind::take_back;
                step.seat = replay.last_take_back().seat;
                kept_steps.resize(steps_at_round_start + static_cast<std::size_t>(replay.round_history().size()));
                step.back_to = kept_steps.back() + 1;
            }
            if (step.kind != StepKind::take_back)
                kept_steps.push_back(timeline.size());
            timeline.m_steps.push_back(std::move(step));
            timeline.m_lines.push_back(line);
            told(timeline.size(), timeline.m_steps.back(), replay.last_events());
        };
        if (auto error = feed_lines(replay, lines, take))
            return std::move(*error);
        if (timeline.m_lines.empty())
            return Error{0, "the record is empty", {}};
        timeline.m_header = replay.header();
        return timeline;
    }

    const RecordHeader<Game> &header() const { return m_header; }
    std::size_t size() const { return m_steps.size(); }
    /// Returns the step between position `at` and position `at` + 1.
    const TimelineStep<Game> &step(std::size_t at) const { return m_steps[at]; }
    /// Returns the indices of the steps that were not taken back, without the take-backs themselves. These steps alone lead to
    /// the last position.
    const std::vector<std::size_t> &kept_steps() const { return m_active; }
    /// Returns the lines of the save up to a position: the header and a line for each step.
    std::span<const std::string> save(std::size_t position) const { return std::span(m_lines).first(position + 1); }

    /// Returns the match at position 0.
    Match<Game> first() const { return {static_cast<int>(m_header.seats.size()), m_header.rules, m_header.seed}; }
    /// Applies step `at` to the match, which must be at position `at`, and returns the events. The step must not be a
    /// take-back.
    std::vector<Event> advance(Match<Game> &match, std::size_t at) const
    {
        typename Game::EventList events;
        const TimelineStep<Game> &taken = step(at);
        assert(taken.kind != StepKind::take_back);
        if (taken.kind == StepKind::round)
            match.start_round(events);
        else
            match.apply(taken.seat, taken.action, events);
        return events.take();
    }

private:
    RecordHeader<Game> m_header;
    std::vector<TimelineStep<Game>> m_steps;
    std::vector<std::size_t> m_active;
    std::vector<std::string> m_lines;
};

} // namespace tableside
