// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers for the programs that fit numbers of the AI to play (fit_*.cpp): parallel work whose result doesn't depend on the
// number of cores, means with standard errors, and linear least squares. These programs print the fitted source code to
// standard output and their progress to standard error.
#pragma once

#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

namespace tableside::bench {

/// Calls work(block) for each block on all cores and returns the results in the order of the blocks. `work` must derive its
/// seed from the block's number, so that the result doesn't depend on the core.
template <typename Work>
auto for_each_block(std::size_t blocks, Work work)
{
    std::vector<decltype(work(std::uint64_t{}))> results(blocks);
    std::atomic<std::size_t> next{0};
    std::vector<std::jthread> threads(std::max(1U, std::thread::hardware_concurrency()));
    for (std::jthread &thread : threads) {
        thread = std::jthread([&] {
            for (std::size_t block = next++; block < blocks; block = next++)
                results[block] = work(static_cast<std::uint64_t>(block));
        });
    }
    threads.clear();
    return results;
}

/// The mean of some values, with its standard error.
struct Mean
{
    double count = 0.0;
    double sum = 0.0;
    double squares = 0.0;

    void add(double value)
    {
        count += 1.0;
        sum += value;
        squares += value * value;
    }
    void add(const Mean &other)
    {
        count += other.count;
        sum += other.sum;
        squares += other.squares;
    }
    double mean() const { return count > 0.0 ? sum / count : 0.0; }
    double standard_error() const
    {
        return count > 1.0 ? std::sqrt(std::max(0.0, squares / count - mean() * mean()) / (count - 1.0)) : 0.0;
    }
};

/// The normal equations of a linear fit. The ridge makes the solution unique where the samples don't determine it.
class LeastSquares
{
public:
    explicit LeastSquares(std::size_t size = 0) : m_products(size * size), m_targets(size) {}

    /// Adds a sample. Fast if most features are zero.
    void add(const std::vector<double> &features, double target)
    {
        m_present.clear();
        for (std::size_t index = 0; index < features.size(); ++index) {
            if (features[index] != 0.0)
                m_present.push_back(index);
        }
        for (const std::size_t row : m_present) {
            m_targets[row] += features[row] * target;
            for (const std::size_t column : m_present)
                m_products[row * size() + column] += features[row] * features[column];
        }
    }
    void add(const LeastSquares &other)
    {
        for (std::size_t index = 0; index < m_products.size(); ++index)
            m_products[index] += other.m_products[index];
        for (std::size_t index = 0; index < m_targets.size(); ++index)
            m_targets[index] += other.m_targets[index];
    }

    /// Returns the coefficient of each feature, by Cholesky decomposition.
    std::vector<double> solve(double ridge) const
    {
        std::vector<double> lower = m_products;
        const auto at = [&](std::size_t row, std::size_t column) -> double & { return lower[row * size() + column]; };
        std::vector<double> solution = m_targets;
        for (std::size_t column = 0; column < size(); ++column) {
            at(column, column) += ridge;
            for (std::size_t before = 0; before < column; ++before)
                at(column, column) -= at(column, before) * at(column, before);
            at(column, column) = std::sqrt(at(column, column));
            for (std::size_t row = column + 1; row < size(); ++row) {
                for (std::size_t before = 0; before < column; ++before)
                    at(row, column) -= at(row, before) * at(column, before);
                at(row, column) /= at(column, column);
            }
        }
        for (std::size_t row = 0; row < size(); ++row) {
            for (std::size_t before = 0; before < row; ++before)
                solution[row] -= at(row, before) * solution[before];
            solution[row] /= at(row, row);
        }
        for (std::size_t row = size(); row-- > 0;) {
            for (std::size_t after = row + 1; after < size(); ++after)
                solution[row] -= at(after, row) * solution[after];
            solution[row] /= at(row, row);
        }
        return solution;
    }

private:
    std::size_t size() const { return m_targets.size(); }

    std::vector<double> m_products;     ///< For each pair of features, the sum of their products.
    std::vector<double> m_targets;      ///< For each feature, the sum of its products with the target.
    std::vector<std::size_t> m_present; ///< A buffer for the indices of the features that are not zero.
};

} // namespace tableside::bench
