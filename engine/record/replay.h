// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Replay: plays a record again, to load a save or to verify a record line by line. Used by the app, the console, and the
// fuzz tests; engine/record/verify_records.h verifies whole files.
#pragma once

#include "engine/core/counted.h"
#include "engine/match/match.h"
#include "engine/match/round_history.h"
#include "engine/record/record_header.h"
#include "engine/record/take_back.h"
#include "engine/json/line_reader.h"

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tableside {

/// `verify`: the record must have exactly the events that follow from the rules.
/// `load`: only the header, the actions, take-backs, and the `round` events are read; other events are skipped.
enum class ReplayMode : std::uint8_t { verify, load };

/// The kind of a line of a record. `round` is the event that starts a round; `event` is any other event.
enum class RecordLineKind : std::uint8_t { header, round, action, event, take_back };

/// Returns whether a line of a record has the member `key` and this member is not null.
inline bool has_member(const Json &line, const char *key)
{
    const auto found = line.find(key);
    return found != line.end() && !found->is_null();
}

/// Plays a record again, one line at a time. A Replay must not be used after an error.
template <RecordedGame Game>
class Replay
{
public:
    using Action = typename Game::Action;
    using Event = typename Game::Event;
    using Codec = typename Game::Codec;

    explicit Replay(ReplayMode mode) : m_mode(mode) {}

    /// Reads the next line; the first must be the header. An error has a message and, if a rule is broken, the
    /// id of the rule, but no line number.
    std::optional<Error> feed(const Json &line)
    {
        m_last_events.clear();
        m_last_undone_events = 0;
        m_last_kind = RecordLineKind::header;
        if (!m_match)
            return feed_header(line);
        if (!line.is_object())
            return Error{0, "a line of a record must be a JSON object, not " + quoted_value(line), {}};
        const bool is_event = has_member(line, "e");
        const bool is_action = has_member(line, "do");
        if (is_event == is_action)
            return Error{0,
                         is_event ? "the line is both an action (\"do\") and an event (\"e\")"
                                  : "the line is neither an action (\"do\") nor an event (\"e\")",
                         {}};
        if (is_action)
            return is_take_back(line) ? feed_take_back(line) : feed_action(line);
        m_last_kind = RecordLineKind::event;
        return m_mode == ReplayMode::load ? load_event(line) : verify_event(line);
    }

    /// Must be called at the end of the record. Returns an error if the record is empty or if an event that the rules
    /// require is missing.
    std::optional<Error> finish() const
    {
        if (!m_match)
            return Error{0, "the record is empty", {}};
        if (has_pending())
            return Error{0, "the record ends here, but by the rules this comes next: " + dumped(pending_json()),
                         std::string(Codec::event_rule(pending()))};
        return std::nullopt;
    }

    // header(), match() and take_match() may be called only after the header was read. take_match() moves the match
    // out and so ends the replay.
    const RecordHeader<Game> &header() const { return m_header; }
    const Match<Game> &match() const { return *m_match; }
    Match<Game> take_match() { return std::move(*m_match); }

    /// Returns the events that the last line caused if it was an action or started a round; otherwise empty.
    const std::vector<Event> &last_events() const { return m_last_events; }
    /// Returns how many of the latest events were undone by the last line; 0 if the last line was not a take-back.
    std::size_t last_undone_events() const { return m_last_undone_events; }
    RecordLineKind last_kind() const { return m_last_kind; }
    /// Returns the last take-back. Valid only if last_kind() is `take_back`.
    const TakeBack &last_take_back() const { return m_last_take_back; }
    /// Returns the earliest action that the last take-back undid. Valid only if last_kind() is `take_back`.
    const AppliedAction<Game> &last_undone() const { return m_last_undone; }
    /// Returns the actions of the current round that were not taken back; between rounds, those of the last round.
    const RoundHistory<Game> &round_history() const { return m_round; }
    int actions() const { return m_actions; } ///< Returns the number of all actions, including those taken back.
    int actions_taken_back() const { return m_actions_taken_back; }
    int take_backs() const { return m_take_backs; }

private:
    bool has_pending() const { return m_next_pending < m_pending.size(); }
    const Event &pending() const { return m_pending[m_next_pending]; }
    OrderedJson pending_json() const { return Codec::event_json(pending()).value(); }

    std::optional<Error> feed_header(const Json &line)
    {
        auto header = header_from_json<Game>(line);
        if (!header)
            return header.error();
        m_header = std::move(header).value();
        const auto seats = static_cast<int>(m_header.seats.size());
        if (m_mode == ReplayMode::verify && !m_header.commitment.empty()) {
            const std::string expected = deal_commitment(Game::name, seats, m_header.seed);
            if (m_header.commitment != expected)
                return Error{0,
                             "\"commitment\" is " + quoted_value(Json(m_header.commitment))
                                 + ", but the fair-deal code of deal number " + std::to_string(m_header.seed) + " is "
                                 + expected,
                             {}};
        }
        m_match.emplace(seats, m_header.rules, m_header.seed);
        return std::nullopt;
    }

    /// Returns an error unless the match waits for an action. `article` and `noun` name the kind of line in the error
    /// message, such as "an" and "action".
    std::optional<Error> out_of_place_error(const std::string &article, const std::string &noun) const
    {
        if (has_pending())
            return Error{0,
                         "the " + noun + " comes too early; by the rules this comes first: " + dumped(pending_json()),
                         std::string(Codec::event_rule(pending()))};
        if (m_match->phase() == MatchPhase::playing)
            return std::nullopt;
        return Error{0,
                     article + " " + noun
                         + (m_match->phase() == MatchPhase::over ? " after the end of the game" : " between rounds"),
                     {}};
    }

    std::optional<Error> feed_take_back(const Json &line)
    {
        const auto read = take_back_from_json(line, m_match->seats());
        if (!read)
            return read.error();
        if (auto error = out_of_place_error("a", "take-back"))
            return error;
        if (read->actions > m_round.size())
            return Error{0,
                         "a take-back of " + counted(read->actions, "action") + ", but the round has "
                             + (m_round.size() == 0 ? "none" : "only " + std::to_string(m_round.size())),
                         {}};
        m_last_undone = m_round.done()[static_cast<std::size_t>(m_round.size() - read->actions)];
        m_match = m_round.state_before_last(read->actions);
        m_last_undone_events = m_round.remove_last(read->actions);
        m_last_take_back = *read;
        m_last_kind = RecordLineKind::take_back;
        m_actions_taken_back += read->actions;
        ++m_take_backs;
        return std::nullopt;
    }

    std::optional<Error> feed_action(const Json &line)
    {
        const auto read = Codec::record_action_from_json(line);
        if (!read)
            return read.error();
        if (auto error = out_of_place_error("an", "action"))
            return error;
        const auto &[seat, action] = *read;
        const typename Game::State before = m_match->state();
        typename Game::EventList events;
        const auto reason = m_match->apply(seat, action, events);
        if (reason != Game::Reason::none)
            return Error{0, "illegal action: " + std::string(Game::reason_code(reason)),
                         std::string(Game::reason_rule(reason))};
        if (m_mode == ReplayMode::verify) {
            if (auto error = members_error(line, Codec::record_action_json(seat, action, before)))
                return error;
        }
        ++m_actions;
        m_last_kind = RecordLineKind::action;
        expect(events.take());
        m_round.add(seat, action, m_last_events.size(), *m_match);
        return std::nullopt;
    }

    /// Compares the line of an accepted action with `written`, the line as a record would store it. Returns an error if a
    /// required member is missing, or if a member that follows from the rules has a wrong value. Not called for saves,
    /// because missing members of a save have defaults.
    static std::optional<Error> members_error(const Json &line, const OrderedJson &written)
    {
        for (const auto &[key, value] : written.items()) {
            const bool is_derived = Codec::is_derived(key);
            const bool is_there = has_member(line, key.c_str());
            if (!is_there && !is_derived)
                return Error{0, "\"" + key + "\" is missing", std::string(Codec::member_rule(key))};
            if (is_there && is_derived && line[key].dump() != value.dump())
                return Error{
                    0, "\"" + key + "\" is " + quoted_value(line[key]) + ", but by the rules it is " + dumped(value),
                    std::string(Codec::member_rule(key))};
        }
        return std::nullopt;
    }

    std::optional<Error> load_event(const Json &line)
    {
        const auto name = line.find("e");
        return *name == "round" ? verify_event(line) : std::nullopt;
    }

    std::optional<Error> verify_event(const Json &line)
    {
        const auto event = Codec::event_from_json(line);
        if (!event)
            return event.error();
        if (!has_pending()) {
            if (auto error = start_round(*event))
                return error;
        }
        // Both events are compared as the codec writes them, so that unknown keys and upper case don't matter.
        if (Codec::event_json(*event) != pending_json())
            return Error{0, "this doesn't follow from the rules; expected " + dumped(pending_json()),
                         std::string(Codec::event_rule(pending()))};
        ++m_next_pending;
        return std::nullopt;
    }

    /// Starts the next round of the match for `event`, a line of the record. Returns an error if `event` is not a `round`
    /// event or if no round can start now. The caller must then check that `event` equals the `round` event that the match
    /// has emitted.
    std::optional<Error> start_round(const Event &event)
    {
        if (!std::holds_alternative<typename Game::RoundStarted>(event))
            return Error{0, "nothing caused this event", std::string(Codec::event_rule(event))};
        if (m_match->phase() != MatchPhase::between_rounds)
            return Error{0,
                         m_match->phase() == MatchPhase::over ? "a round after the end of the game"
                                                              : "a round before the last one ended",
                         {}};
        typename Game::EventList events;
        m_match->start_round(events);
        m_last_kind = RecordLineKind::round;
        expect(events.take());
        m_round.begin(*m_match);
        return std::nullopt;
    }

    /// Stores the events that the last line caused. Also stores which of these events the next lines of the record must
    /// contain.
    void expect(std::vector<Event> events)
    {
        m_last_events = std::move(events);
        m_pending.clear();
        m_next_pending = 0;
        for (const Event &event : m_last_events) {
            const bool is_expected = m_mode == ReplayMode::verify
                || std::holds_alternative<typename Game::RoundStarted>(event);
            if (is_expected && Codec::event_json(event))
                m_pending.push_back(event);
        }
    }

    ReplayMode m_mode;
    RecordHeader<Game> m_header;
    std::optional<Match<Game>> m_match;
    RoundHistory<Game> m_round;
    RecordLineKind m_last_kind = RecordLineKind::header;
    TakeBack m_last_take_back;
    AppliedAction<Game> m_last_undone;
    std::size_t m_last_undone_events = 0;
    std::vector<Event> m_last_events;
    std::vector<Event> m_pending;
    std::size_t m_next_pending = 0;
    int m_actions = 0;
    int m_actions_taken_back = 0;
    int m_take_backs = 0;
};

/// Updates the list of a match's `events` for the last line of the replay: adds the events that the line caused, or
/// removes the events that the line took back.
template <typename Game>
void update_events(std::vector<typename Game::Event> &events, const Replay<Game> &replay)
{
    events.resize(events.size() - replay.last_undone_events());
    events.insert(events.end(), replay.last_events().begin(), replay.last_events().end());
}

/// Feeds all lines of a save or a record except blank lines to `replay`, and calls fed(text, json) after each line.
/// Line numbers in errors count from 1.
template <typename Game>
std::optional<Error> feed_lines(Replay<Game> &replay, std::span<const std::string> lines, auto fed)
{
    int number = 0;
    for (const std::string &line : lines) {
        ++number;
        if (is_blank(line))
            continue;
        const auto json = parse_json_line(line);
        if (!json)
            return at_line(json.error(), number);
        if (auto error = replay.feed(*json))
            return at_line(std::move(*error), number);
        fed(line, *json);
    }
    return std::nullopt;
}

/// A loaded save: its header, and the match at the position where the save ends.
template <typename Game>
struct LoadedMatch
{
    RecordHeader<Game> header;
    Match<Game> match;
    int actions = 0; ///< The number of all actions, including those taken back.
};

/// Loads a save (header, actions, `round` events) or a full record. Line numbers in errors count from 1.
template <typename Game>
Result<LoadedMatch<Game>> load_match(std::span<const std::string> lines)
{
    Replay<Game> replay(ReplayMode::load);
    if (auto error = feed_lines(replay, lines, [](const auto &, const auto &) {}))
        return std::move(*error);
    if (auto error = replay.finish())
        return at_line(std::move(*error), static_cast<int>(lines.size()));
    return LoadedMatch<Game>{replay.header(), replay.take_match(), replay.actions()};
}

} // namespace tableside
