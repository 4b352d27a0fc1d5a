// Which of several arms is best, when a pull of an arm gives a noisy reward: a budget of pulls is spent in stages, and
// after each stage the better half of the arms goes on (Karnin, Koren, Somekh 2013, "Almost optimal exploration in
// multi-armed bandits"). All arms of a stage are pulled in the same determinizations, so that they are compared by differences
// in which the luck of the determinization cancels out.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

namespace tableside {

/// By how much one of two rows of numbers is ahead, over the determinizations that both saw: the first ones.
struct PairedDifference
{
    double count = 0.0; ///< Of the determinizations.
    double sum = 0.0;
    double squares = 0.0;

    static PairedDifference of(std::span<const float> ahead, std::span<const float> behind)
    {
        PairedDifference found;
        found.count = static_cast<double>(behind.size());
        for (std::size_t sample = 0; sample < behind.size(); ++sample) {
            const double difference = static_cast<double>(ahead[sample]) - static_cast<double>(behind[sample]);
            found.sum += difference;
            found.squares += difference * difference;
        }
        return found;
    }

    double mean() const { return count == 0.0 ? 0.0 : sum / count; }
    double standard_error() const
    {
        if (count < 2.0)
            return 0.0;
        const double variance = std::max(0.0, squares - sum * sum / count) / (count - 1.0);
        return std::sqrt(variance / count);
    }
};

/// Keeps its memory from run to run.
class SequentialHalving
{
public:
    static constexpr std::size_t no_arm = static_cast<std::size_t>(-1);

    /// What is known of an arm before it is pulled.
    struct Prior
    {
        double bias = 0.0;         ///< Added to its mean.
        double prior_reward = 0.0; ///< Added to the sum of its rewards: it counts for less the more pulls there are.
    };

    /// `pull(determinization, arms, rewards)` fills in a reward for each of the arms, in the determinization of that number, and returns
    /// what it took of the budget, in the caller's unit; 0 to break off: then its rewards are not counted. Every stage
    /// has an equal share of what is left, and one determinization at least. One of `priors` per arm. The arm `kept` stays to the
    /// end.
    template <typename Pull>
    void run(std::span<const Prior> priors, int budget, Pull pull, std::size_t kept = no_arm)
    {
        begin(priors);
        for (int stages_left = stage_count(priors.size()); stages_left > 0 && budget > 0; --stages_left) {
            const int share = budget / stages_left;
            int taken = 0;
            for (int last = 0; last == 0 || taken + last <= share; taken += last) {
                last = pull(m_worlds, ranking().first(m_running), std::span(m_pulled).first(m_running));
                if (last == 0)
                    return rank_all();
                take_rewards();
            }
            budget -= taken;
            rank();
            if (stages_left > 1)
                halve(kept);
        }
        rank_all();
    }

    /// All arms by their means, the best first.
    std::span<const std::size_t> ranking() const { return m_ranking; }

    int pulls(std::size_t arm) const { return static_cast<int>(m_rewards[arm].size()); }

    /// The mean reward and bias of an arm. Of an arm that was given up: the best arm's, less by how much it was behind
    /// in the determinizations that both saw, if it was.
    double mean(std::size_t arm) const { return m_means[arm]; }

    /// How much less its rewards are than the best arm's, over the determinizations that both saw. The rewards alone: the mean is
    /// below 0 where the best arm owes its place to what was known of it before.
    PairedDifference behind(std::size_t arm) const
    {
        return PairedDifference::of(m_rewards[m_ranking.front()], m_rewards[arm]);
    }

private:
    static int stage_count(std::size_t arms) { return arms < 2 ? 1 : static_cast<int>(std::bit_width(arms - 1)); }

    void begin(std::span<const Prior> priors)
    {
        m_worlds = 0;
        m_priors.assign(priors.begin(), priors.end());
        m_rewards.resize(std::max(m_rewards.size(), priors.size()));
        m_ranking.resize(priors.size());
        std::iota(m_ranking.begin(), m_ranking.end(), std::size_t{0});
        for (const std::size_t arm : m_ranking)
            m_rewards[arm].clear();
        m_sums.clear();
        m_means.clear();
        for (const Prior &prior : priors) {
            m_sums.push_back(prior.prior_reward);
            m_means.push_back(prior.bias);
        }
        m_running = priors.size();
        m_pulled.resize(m_running);
    }

    void take_rewards()
    {
        ++m_worlds;
        for (std::size_t place = 0; place < m_running; ++place) {
            m_rewards[m_ranking[place]].push_back(static_cast<float>(m_pulled[place]));
            m_sums[m_ranking[place]] += m_pulled[place];
        }
    }

    /// Brings the running arms into order; equals stay as they were.
    void rank()
    {
        for (const std::size_t arm : ranking().first(m_running))
            m_means[arm] = m_priors[arm].bias + m_sums[arm] / std::max(pulls(arm), 1);
        sort_by_means(std::span(m_ranking).first(m_running));
    }

    /// Those that were given up find their places among the others, but none before the best: each was behind all that
    /// stayed, but for the arm that is kept.
    void rank_all()
    {
        rank();
        const std::size_t best = m_ranking.front();
        for (const std::size_t arm : ranking().subspan(m_running)) {
            const auto common = m_rewards[best].begin() + static_cast<std::ptrdiff_t>(m_rewards[arm].size());
            const double best_sum = std::accumulate(m_rewards[best].begin(), common, 0.0);
            const double behind = (best_sum - m_sums[arm]) / pulls(arm) + m_priors[best].bias - m_priors[arm].bias;
            m_means[arm] = m_means[best] - std::max(behind, 0.0);
        }
        sort_by_means(std::span(m_ranking).subspan(1));
    }

    void sort_by_means(std::span<std::size_t> arms) const
    {
        std::stable_sort(arms.begin(), arms.end(),
                         [&](std::size_t left, std::size_t right) { return m_means[left] > m_means[right]; });
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

    int m_worlds = 0;
    std::vector<Prior> m_priors;
    std::vector<std::vector<float>>
        m_rewards;              ///< Per arm and determinization; an arm's determinizations are the first ones.
    std::vector<double> m_sums; ///< Of the rewards of each arm and its prior reward.
    std::vector<double> m_means;
    std::vector<std::size_t> m_ranking;
    std::size_t m_running = 0; ///< So many of the ranking, from its front, were not given up.
    std::vector<double> m_pulled;
};

} // namespace tableside
