// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/question_classifier.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

namespace tableside::rules {

namespace {

constexpr int shortestGram = 3;
constexpr int longestGram = 4;
/// A feature that fewer questions have is left out.
constexpr int fewestQuestions = 2;
constexpr std::size_t lanes = 8; // m_width is a multiple of this

// How training proceeds. These were fitted to questions that people ask (tests/bench/README.md).
constexpr int epochs = 10;
constexpr float firstRate = 2;
constexpr float slowing = 0.3F; // of the rate, by each epoch
constexpr float decay = 2e-5F;  // of the weights, at each step, times the rate

/// Returns an approximation of exp(x), (1 + x / 256) to the power of 256, for x of at most 0. Training calls it millions of times.
inline float roughExp(float x)
{
    float power = std::max(0.0F, 1 + x / 256);
    for (int squaring = 0; squaring < 8; ++squaring)
        power *= power;
    return power;
}

/// Returns the n-grams of the words, each of which begins and ends with a space, weighted by the logarithm of their number.
TermVector lettersOf(const QStringList &words)
{
    QHash<TermKey, float> counts;
    for (const QString &word : words) {
        const QString text = u' ' + word + u' ';
        for (qsizetype size = shortestGram; size <= longestGram; ++size) {
            for (qsizetype at = 0; at + size <= text.size(); ++at) {
                auto key = static_cast<TermKey>(size); // hashed with FNV-1a
                for (const QChar letter : QStringView(text).mid(at, size))
                    key = (key ^ letter.unicode()) * 1099511628211ULL;
                ++counts[key];
            }
        }
    }
    for (float &count : counts)
        count = 1.0F + std::log(count);
    return sorted(counts);
}

} // namespace

void QuestionClassifier::add(int section, const QuestionTerms &terms, const QStringList &words)
{
    auto label = m_labelOf.constFind(section);
    if (label == m_labelOf.constEnd()) {
        label = m_labelOf.insert(section, static_cast<int>(m_sections.size()));
        m_sections.push_back(section);
    }
    m_examples.push_back({*label, vectorOf(terms), lettersOf(words)});
    m_terms.add(section, m_examples.back().terms);
    m_letters.add(section, m_examples.back().letters);
}

std::vector<QuestionClassifier::Input> QuestionClassifier::inputsOf(const TermVector &terms, const TermVector &letters) const
{
    std::vector<Input> inputs;
    const auto add = [&](const TermVector &vector) {
        for (const auto &[key, value] : vector) {
            const auto row = m_rows.constFind(key);
            if (row != m_rows.constEnd())
                inputs.push_back({*row, value});
        }
    };
    add(m_terms.scaled(terms));
    add(m_letters.scaled(letters));
    return inputs;
}

void QuestionClassifier::guess(const std::vector<Input> &inputs, std::vector<float> &scores) const
{
    for (std::size_t block = 0; block < m_width; block += lanes) {
        std::array<float, lanes> sums{};
        for (const auto &[row, value] : inputs) {
            const float *weights = &m_weights[row + block];
            for (std::size_t lane = 0; lane < lanes; ++lane)
                sums[lane] += value * weights[lane];
        }
        std::copy(sums.begin(), sums.end(), scores.begin() + static_cast<std::ptrdiff_t>(block));
    }
    const auto last = scores.begin() + static_cast<std::ptrdiff_t>(m_sections.size());
    std::fill(last, scores.end(), -std::numeric_limits<float>::max());
    const float highest = *std::max_element(scores.begin(), last);
    float sum = 0;
    for (float &score : scores) {
        score = roughExp(score - highest);
        sum += score;
    }
    for (float &score : scores)
        score /= sum;
}

void QuestionClassifier::train(const std::stop_token &stop)
{
    m_terms.finish();
    m_letters.finish();
    m_width = (m_sections.size() + lanes - 1) / lanes * lanes;
    QHash<TermKey, int> counts;
    for (const Example &example : m_examples) {
        for (const TermVector *vector : {&example.terms, &example.letters}) {
            for (const auto &[key, weight] : *vector) {
                if (++counts[key] == fewestQuestions)
                    m_rows.insert(key, static_cast<std::size_t>(m_rows.size()) * m_width);
            }
        }
    }
    m_weights.assign(static_cast<std::size_t>(m_rows.size()) * m_width, 0);
    std::vector<std::pair<int, std::vector<Input>>> examples;
    for (const Example &example : m_examples)
        examples.emplace_back(example.label, inputsOf(example.terms, example.letters));
    m_examples = {};
    std::vector<std::size_t> order(examples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::minstd_rand random; // the same order in each run
    std::vector<float> errors(m_width);
    for (int epoch = 0; epoch < epochs && !stop.stop_requested(); ++epoch) {
        const float rate = firstRate / (1 + slowing * static_cast<float>(epoch));
        for (std::size_t last = order.size(); last > 1; --last)
            std::swap(order[last - 1], order[random() % last]);
        for (const std::size_t one : order) {
            const auto &[label, inputs] = examples[one];
            guess(inputs, errors);
            errors[static_cast<std::size_t>(label)] -= 1;
            for (const auto &[row, value] : inputs) {
                float *weights = &m_weights[row];
                const float step = rate * value;
                for (std::size_t block = 0; block < m_width; block += lanes) {
                    for (std::size_t lane = 0; lane < lanes; ++lane)
                        weights[block + lane] -= step * errors[block + lane];
                }
            }
        }
        const float kept = std::exp(-rate * decay * static_cast<float>(examples.size()));
        for (float &weight : m_weights)
            weight *= kept;
    }
}

std::vector<double> QuestionClassifier::probabilities(const QuestionTerms &terms, const QStringList &words, int sections) const
{
    std::vector<double> all(static_cast<std::size_t>(sections), 0);
    const std::vector<Input> inputs = inputsOf(vectorOf(terms), lettersOf(words));
    if (inputs.empty())
        return all;
    std::vector<float> scores(m_width);
    guess(inputs, scores);
    for (std::size_t label = 0; label < m_sections.size(); ++label)
        all[static_cast<std::size_t>(m_sections[label])] = double{scores[label]};
    return all;
}

} // namespace tableside::rules
