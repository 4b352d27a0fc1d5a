// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Best-arm identification with a fixed budget: sequential halving (Karnin, Koren, Somekh 2013, "Almost optimal
// exploration in multi-armed bandits"). The budget is spent in stages of equal cost; after each stage the better half
// of the arms continues. All arms of a stage are pulled in the same determinizations (common random numbers) and
// compared by paired differences, in which the luck of a determinization cancels out.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

namespace tableside {

/// A comparison of two arms by the difference between their rewards in each determinization in which both were pulled.
/// These are always the first determinizations, because a dropped arm is not pulled again.
struct PairedDifference
{
    double count = 0.0;   ///< The number of determinizations in which both arms were pulled.
    double sum = 0.0;     ///< The sum of (reward of arm `ahead` - reward of arm `behind`) over determinizations.
    double squares = 0.0; ///< The sum of the squares of (reward of `ahead` - reward of `behind`).

    /// Compares two arms by their rewards per determinization; each difference is the reward in `ahead` minus the
    /// reward in `behind`. `behind` must not be longer than `ahead`; the additional rewards of `ahead` are ignored.
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
    /// Returns the standard error of mean(); 0 for fewer than two determinizations.
    double standard_error() const
    {
        if (count < 2.0)
            return 0.0;
        const double variance = std::max(0.0, squares - sum * sum / count) / (count - 1.0);
        return std::sqrt(variance / count);
    }
};

/// Runs sequential halving. An object that is used again keeps its allocated buffers, but no results of earlier runs.
class SequentialHalving
{
public:
    static constexpr std::size_t no_arm = static_cast<std::size_t>(-1);

    /// The prior knowledge about an arm, in the unit of rewards.
    struct Prior
    {
        double bias = 0.0; ///< Added to the mean of the arm's rewards.
        /// A reward that is added to the sum of the arm's rewards, so that its effect on the arm's mean falls as 1 / pulls.
        double prior_reward = 0.0;
    };

    /// Ranks the arms. `priors` has one entry per arm; `budget` may have any unit. `pull(number, arms, rewards)` sets
    /// the reward of each arm in determinization `number`, counted from 0, and returns the cost of this pull in the unit of
    /// the budget. A cost of 0 stops the run, and the rewards of that pull are not counted. Each stage gets an equal
    /// share of the remaining budget and at least one determinization. The arm `kept` is never dropped.
    template <typename Pull>
    void run(std::span<const Prior> priors, int budget, Pull pull, std::size_t kept = no_arm)
    {
        begin(priors);
        for (int stages_left = stage_count(priors.size()); stages_left > 0 && budget > 0; --stages_left) {
            const int share = budget / stages_left;
            int taken = 0;
            for (int last = 0; last == 0 || taken + last <= share; taken += last) {
                last = pull(m_determinizations, ranking().first(m_running), std::span(m_pulled).first(m_running));
                if (last == 0)
                    return rank_all();
                add_rewards();
            }
            budget -= taken;
            rank();
            if (stages_left > 1)
                halve(kept);
        }
        rank_all();
    }

    /// Returns all arms, the best mean first.
    std::span<const std::size_t> ranking() const { return m_ranking; }

    /// Returns how often an arm was pulled.
    int pulls(std::size_t arm) const { return static_cast<int>(m_rewards[arm].size()); }

    /// Returns the mean reward of an arm, adjusted by its Prior. A dropped arm has fewer rewards than the best arm, so
    /// its value is the best arm's mean minus d. Here d is the mean difference between the two arms, best arm minus
    /// dropped arm, in the determinizations in which both were pulled, adjusted by their priors. A negative d counts as 0.
    double mean(std::size_t arm) const { return m_means[arm]; }

    /// Returns the comparison of the best arm's rewards with those of `arm`, without the arms' priors. Its mean is
    /// positive if the best arm has the higher rewards; it may be negative if the best arm is first only by its prior.
    PairedDifference behind(std::size_t arm) const
    {
        return PairedDifference::of(m_rewards[m_ranking.front()], m_rewards[arm]);
    }

private:
    static int stage_count(std::size_t arms) { return arms < 2 ? 1 : static_cast<int>(std::bit_width(arms - 1)); }

    void begin(std::span<const Prior> priors)
    {
        m_determinizations = 0;
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

    void add_rewards()
    {
        ++m_determinizations;
        for (std::size_t place = 0; place < m_running; ++place) {
            m_rewards[m_ranking[place]].push_back(static_cast<float>(m_pulled[place]));
            m_sums[m_ranking[place]] += m_pulled[place];
        }
    }

    /// Sorts the remaining arms by their mean rewards, highest first. Arms with equal means keep their order.
    void rank()
    {
        for (const std::size_t arm : ranking().first(m_running))
            m_means[arm] = m_priors[arm].bias + m_sums[arm] / std::max(pulls(arm), 1);
        sort_by_means(std::span(m_ranking).first(m_running));
    }

    /// Ranks all arms, including the dropped arms, by their paired differences to the best arm. A difference in favor
    /// of a dropped arm counts as 0, so that the best arm stays first.
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

    int m_determinizations = 0;
    std::vector<Prior> m_priors;
    /// The rewards per arm and determinization; a dropped arm has rewards only for the first determinizations.
    std::vector<std::vector<float>> m_rewards;
    std::vector<double> m_sums; ///< For each arm, the sum of its rewards and its Prior::prior_reward.
    std::vector<double> m_means;
    std::vector<std::size_t> m_ranking;
    std::size_t m_running = 0; ///< The number of arms not dropped; these arms are the first of m_ranking.
    std::vector<double> m_pulled;
};

} // namespace tableside
