// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Decider: chooses the actions of one seat in a match that the console runs. A decider is one of the engine's
// computer players or an external program, which may fail to answer. A template over a game.
#pragma once

#include "engine/players/player.h"
#include "engine/console/bot_process.h"
#include "engine/console/player_spec.h"
#include "engine/console/deadline.h"
#include "engine/json/codec.h"
#include "engine/json/object_reader.h"

#include <chrono>
#include <cstdint>
#include <ctime>
#include <memory>
#include <optional>
#include <vector>

namespace tableside::console {

/// Chooses the actions of one seat in one match.
template <typename Game>
class Decider
{
public:
    virtual ~Decider() = default;

    /// Returns the index of the chosen action in \p legal, or nothing if no choice was made. In a simulation, the seat
    /// then loses the match or single round; a game in the terminal ends. failure() returns the cause.
    virtual std::optional<std::size_t> choose(const typename Game::Observation &seen,
                                              const typename Game::ActionList &legal) = 0;
    /// Receives an event as the seat sees it. Called only if watches() is true.
    virtual void watch(const typename Game::Event &event) { static_cast<void>(event); }
    /// Returns whether the decider needs the events that watch() receives.
    virtual bool watches() const { return false; }
    virtual std::string failure() const { return {}; }
    /// Returns the current time of the clock that measures how long choose() takes.
    virtual std::chrono::nanoseconds now() const { return Clock::now().time_since_epoch(); }
    /// Called once at the end of the match, even if the match was broken off. \p winner is a seat, or -1 if nobody won.
    virtual void over(int winner) { static_cast<void>(winner); }
};

/// The limits of each decision of a decider.
struct DeciderOptions
{
    /// The number of playouts per decision of a searching level (medium, hard); 0 for the usual budget of the level.
    int playouts = 0;
    std::chrono::milliseconds think{0};         ///< The time limit per decision of a searching level; 0 for none.
    std::chrono::milliseconds bot_time{10'000}; ///< The time limit per answer of an external program.
};

/// A decider that is one of the engine's computer players.
template <typename Game>
class LevelDecider final : public Decider<Game>
{
public:
    LevelDecider(Level level, std::uint64_t seed, const DeciderOptions &options)
        : m_player(make_player<Game>(level, seed)), m_time(options.think)
    {
        m_thinking.playouts = options.playouts;
        if (m_time.count() > 0)
            m_deadline.emplace();
    }

    std::optional<std::size_t> choose(const typename Game::Observation &seen,
                                      const typename Game::ActionList &legal) override
    {
        if (!m_deadline)
            return m_player->choose(seen, legal, m_thinking);
        m_thinking.time_spent = [this, begun = Clock::now()] {
            return std::chrono::duration<double, std::milli>(Clock::now() - begun) / m_time;
        };
        m_thinking.cancel = m_deadline->start(m_time);
        const std::size_t choice = m_player->choose(seen, legal, m_thinking);
        m_deadline->clear();
        return choice;
    }

    void watch(const typename Game::Event &event) override { m_player->watch(event); }
    bool watches() const override { return m_player->watches(); }
    /// Returns the processor time of this thread, so that waiting for a busy processor does not count.
    std::chrono::nanoseconds now() const override
    {
        timespec used{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
        return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
    }

private:
    std::unique_ptr<Player<Game>> m_player;
    std::chrono::milliseconds m_time;
    Thinking m_thinking;
    std::optional<Deadline> m_deadline;
};

/// A decider that is an external program, named `exec:COMMAND` on the command line. `simulate --help` describes the
/// protocol.
template <typename Game>
class ProgramDecider final : public Decider<Game>
{
public:
    ProgramDecider(const std::string &command, std::chrono::milliseconds time) : m_process(command), m_time(time) {}

    std::optional<std::size_t> choose(const typename Game::Observation &seen,
                                      const typename Game::ActionList &legal) override
    {
        ++m_decision;
        const auto answer = m_process.ask(question(seen, legal), m_time);
        if (!answer)
            return failed(m_process.failure());
        const auto json = parse_json_line(*answer);
        if (!json)
            return failed("answered " + quoted_value(Json(*answer)) + ": " + json.error().cause);
        ObjectReader reader(*json, "an answer");
        const int choice = reader.integer("choose", 0, static_cast<int>(legal.size()) - 1);
        if (reader.failed())
            return failed("answered " + quoted_value(Json(*answer)) + ": " + reader.cause());
        return static_cast<std::size_t>(choice);
    }

    std::string failure() const override { return m_failure; }

    void over(int winner) override
    {
        OrderedJson json;
        json["over"]["winner"] = winner;
        m_process.send_last_line_and_close(dumped(json));
    }

private:
    static std::string question(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        OrderedJson json;
        json["observe"] = Game::Codec::observation_json(seen);
        json["legal"] = OrderedJson::array();
        for (const typename Game::Action &action : legal)
            json["legal"].push_back(Game::Codec::action_json(action, seen.table));
        return dumped(json);
    }

    std::nullopt_t failed(const std::string &why)
    {
        m_failure = why + " (decision " + std::to_string(m_decision) + " of the game)";
        return std::nullopt;
    }

    BotProcess m_process;
    std::chrono::milliseconds m_time;
    int m_decision = 0;
    std::string m_failure;
};

/// Creates the decider of one seat for one match. An external program is started immediately. The level of a computer
/// player must exist in the game.
template <typename Game>
std::unique_ptr<Decider<Game>> make_decider(const PlayerSpec &player, std::uint64_t seed, const DeciderOptions &options)
{
    if (player.is_program())
        return std::make_unique<ProgramDecider<Game>>(player.command, options.bot_time);
    return std::make_unique<LevelDecider<Game>>(player.level, seed, options);
}

/// Passes the events to every decider whose watches() is true, in the form that its seat may see. A decider may be
/// null.
template <typename Game>
void notify_deciders(const std::vector<std::unique_ptr<Decider<Game>>> &deciders,
                     const std::vector<typename Game::Event> &events)
{
    for (std::size_t seat = 0; seat < deciders.size(); ++seat) {
        if (!deciders[seat] || !deciders[seat]->watches())
            continue;
        for (const typename Game::Event &event : events)
            deciders[seat]->watch(Game::seen_by(event, static_cast<int>(seat)));
    }
}

} // namespace tableside::console
