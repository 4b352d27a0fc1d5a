// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/tournament.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <sstream>
#include <system_error>
#include <thread>

namespace tableside::console {

namespace {

/// Sums up outcomes from all threads, and writes their records and messages in the order of matches.
class Gatherer
{
public:
    Gatherer(std::size_t players, std::ostream &record, const TournamentListener &listener)
        : m_record(record), m_listener(listener)
    {
        m_result.players.resize(players);
    }

    /// Adds the outcome of a match. Returns false if no further match should be played.
    bool add(int index, MatchOutcome outcome)
    {
        const std::lock_guard lock(m_mutex);
        for (std::size_t player = 0; player < outcome.players.size(); ++player)
            m_result.players[player].add(outcome.players[player]);
        m_result.rounds += outcome.rounds;
        m_result.actions += outcome.actions;
        m_result.failed |= outcome.failed;
        m_waiting.emplace(index, std::pair(std::move(outcome.record), std::move(outcome.messages)));
        pass_on();
        m_listener.progress(++m_result.matches);
        return !m_result.record_failed;
    }

    void break_off(const std::string &why)
    {
        const std::lock_guard lock(m_mutex);
        if (m_result.start_error.empty())
            m_result.start_error = why;
    }

    TournamentResult result() const { return m_result; }

private:
    /// Writes the waiting records and messages in the order of matches, up to the first match that has not ended yet.
    void pass_on()
    {
        for (; !m_waiting.empty() && m_waiting.begin()->first == m_next; ++m_next) {
            const auto &[record, messages] = m_waiting.begin()->second;
            if (!record.empty() && !m_record.write(record.data(), static_cast<std::streamsize>(record.size())))
                m_result.record_failed = true;
            std::istringstream lines(messages);
            for (std::string line; std::getline(lines, line);)
                m_listener.message(line);
            m_waiting.erase(m_waiting.begin());
        }
    }

    std::ostream &m_record;
    const TournamentListener &m_listener;
    std::mutex m_mutex;
    TournamentResult m_result;
    /// The records and messages of matches that wait for an earlier match to end; the key is the match index.
    std::map<int, std::pair<std::string, std::string>> m_waiting;
    int m_next = 0; ///< The index of the next match to be written.
};

/// Starts \p count threads, or as many as the system can start.
std::vector<std::jthread> helpers(int count, const std::function<void()> &work)
{
    std::vector<std::jthread> threads;
    try {
        while (static_cast<int>(threads.size()) < count)
            threads.emplace_back(work);
    } catch (const std::system_error &) {
        // With fewer threads the tournament takes longer, but has the same result.
    }
    return threads;
}

} // namespace

TournamentResult run_tournament(const Simulation &simulation, const PlayMatch &play_match, int jobs,
                                std::ostream &record, const TournamentListener &listener)
{
    Gatherer gatherer(simulation.players.size(), record, listener);
    std::atomic<int> next = 0;
    const auto start = Clock::now();
    const auto work = [&] {
        try {
            for (int index = next++; index < simulation.matches; index = next++) {
                if (!gatherer.add(index, play_match(index)))
                    next = simulation.matches;
            }
        } catch (const std::system_error &problem) {
            gatherer.break_off(problem.what());
            next = simulation.matches;
        }
    };
    {
        const auto threads = helpers(std::min(jobs, simulation.matches) - 1, work);
        work();
    }
    TournamentResult result = gatherer.result();
    result.took = Clock::now() - start;
    return result;
}

} // namespace tableside::console
