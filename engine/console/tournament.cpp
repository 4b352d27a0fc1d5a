#include "console/tournament.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <sstream>
#include <thread>

namespace tableside::console {

namespace {

/// Gathers outcomes from all threads and passes on, in the order of the matches, what has an order.
class Gatherer
{
public:
    Gatherer(std::size_t players, std::ostream &record, const TournamentListener &listener)
        : m_record(record), m_listener(listener)
    {
        m_result.players.resize(players);
    }

    /// False when there is no use in going on.
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
        m_listener.progress(++m_done);
        return !m_result.record_failed;
    }

    TournamentResult result() const { return m_result; }

private:
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
    std::map<int, std::pair<std::string, std::string>> m_waiting;
    int m_next = 0;
    int m_done = 0;
};

} // namespace

TournamentResult run_tournament(const Simulation &simulation, const PlayMatch &play_match, int jobs, std::ostream &record,
                                const TournamentListener &listener)
{
    Gatherer gatherer(simulation.players.size(), record, listener);
    std::atomic<int> next = 0;
    const auto start = Clock::now();
    const auto work = [&] {
        for (int index = next++; index < simulation.matches; index = next++) {
            if (!gatherer.add(index, play_match(index)))
                next = simulation.matches;
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int job = 1; job < std::min(jobs, simulation.matches); ++job)
            threads.emplace_back(work);
        work();
    }
    TournamentResult result = gatherer.result();
    result.took = Clock::now() - start;
    return result;
}

} // namespace tableside::console
