// Which of several arms is best, when a pull of an arm gives a noisy reward: a budget of pulls is spent in stages, and
// after each stage the better half of the arms goes on (Karnin, Koren, Somekh 2013, "Almost optimal exploration in
// multi-armed bandits"). All arms of a stage are pulled in the same worlds, so that they are compared by differences
// in which the luck of the world cancels out.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

namespace tableside {

/// Keeps its memory from run to run.
class SequentialHalving
{
public:
    static constexpr std::size_t no_arm = static_cast<std::size_t>(-1);

    /// `pull(world, arms, rewards)` fills in a reward for each of the arms, in the world of that number, and returns
    /// false to break off: then its rewards are not counted. `bias` is added to an arm's mean, one per arm. The arm
    /// `kept` stays to the end.
    template <typename Pull>
    void run(std::span<const double> bias, int budget, Pull pull, std::size_t kept = no_arm)
    {
        begin(bias);
        for (int stages_left = stage_count(bias.size()); stages_left > 0 && budget > 0; --stages_left) {
            const int arms = static_cast<int>(m_running);
            const int worlds = std::max(1, budget / (stages_left * arms));
            for (int world = 0; world < worlds; ++world) {
                if (!pull(m_worlds, ranking().first(m_running), std::span(m_pulled).first(m_running)))
                    return rank();
                take_rewards();
            }
            budget -= worlds * arms;
            rank();
            if (stages_left > 1)
                halve(kept);
        }
    }

    /// All arms, the best first; an arm that was given up is behind those that went on.
    std::span<const std::size_t> ranking() const { return m_ranking; }

    int pulls(std::size_t arm) const { return static_cast<int>(m_rewards[arm].size()); }

    /// The mean reward and bias of an arm. Of an arm that was given up: the best arm's, less by how much it was behind
    /// in the worlds that both saw.
    double mean(std::size_t arm) const
    {
        const std::size_t best = m_ranking.front();
        return mean_of_first(best, m_rewards[best].size()) + mean_of_first(arm, m_rewards[arm].size())
            - mean_of_first(best, m_rewards[arm].size());
    }

    /// The standard error of the difference between the best arm's mean and this one's.
    double standard_error(std::size_t arm) const
    {
        const std::vector<float> &rewards = m_rewards[arm];
        const std::vector<float> &best = m_rewards[m_ranking.front()];
        const auto count = static_cast<double>(rewards.size());
        if (rewards.size() < 2)
            return 0.0;
        double sum = 0.0;
        double squares = 0.0;
        for (std::size_t world = 0; world < rewards.size(); ++world) {
            const double difference = static_cast<double>(best[world]) - static_cast<double>(rewards[world]);
            sum += difference;
            squares += difference * difference;
        }
        const double variance = std::max(0.0, squares - sum * sum / count) / (count - 1.0);
        return std::sqrt(variance / count);
    }

private:
    static int stage_count(std::size_t arms) { return arms < 2 ? 1 : static_cast<int>(std::bit_width(arms - 1)); }

    void begin(std::span<const double> bias)
    {
        m_worlds = 0;
        m_bias.assign(bias.begin(), bias.end());
        m_rewards.resize(std::max(m_rewards.size(), bias.size()));
        m_ranking.resize(bias.size());
        std::iota(m_ranking.begin(), m_ranking.end(), std::size_t{0});
        for (const std::size_t arm : m_ranking)
            m_rewards[arm].clear();
        m_running = bias.size();
        m_pulled.resize(m_running);
    }

    void take_rewards()
    {
        ++m_worlds;
        for (std::size_t place = 0; place < m_running; ++place)
            m_rewards[m_ranking[place]].push_back(static_cast<float>(m_pulled[place]));
    }

    /// Brings the running arms into order; equals stay as they were.
    void rank()
    {
        const auto running = std::span(m_ranking).first(m_running);
        std::stable_sort(running.begin(), running.end(), [&](std::size_t left, std::size_t right) {
            return mean_of_first(left, m_rewards[left].size()) > mean_of_first(right, m_rewards[right].size());
        });
    }

    void halve(std::size_t kept)
    {
        const auto running = std::span(m_ranking).first(m_running);
        m_running = (m_running + 1) / 2;
        const auto half = running.begin() + static_cast<std::ptrdiff_t>(m_running);
        const auto found = std::find(half, running.end(), kept);
        if (found == running.end())
            return;
        std::rotate(half, found, found + 1);
        ++m_running;
    }

    double mean_of_first(std::size_t arm, std::size_t count) const
    {
        const auto begin = m_rewards[arm].begin();
        const double sum = std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(count), 0.0);
        return m_bias[arm] + (count == 0 ? 0.0 : sum / static_cast<double>(count));
    }

    int m_worlds = 0;
    std::vector<double> m_bias;
    std::vector<std::vector<float>> m_rewards; ///< Per arm and world; an arm's worlds are the first ones.
    std::vector<std::size_t> m_ranking;
    std::size_t m_running = 0; ///< So many of the ranking, from its front, were not given up.
    std::vector<double> m_pulled;
};

} // namespace tableside
