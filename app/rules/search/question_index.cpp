// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/question_index.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace tableside::rules {

namespace {

/// The weight of a pair of terms; a single term has its own weight, which is at most 1.
constexpr float pairWeight = 0.5F;
/// The rarity of a term that no question contains, as if one section in so many contained it.
constexpr double sectionsPerUnknown = 141;

quint64 keyOf(int term, int other = -1)
{
    return (static_cast<quint64>(static_cast<quint32>(term)) << 32) | static_cast<quint32>(other);
}

} // namespace

QuestionIndex::Vector QuestionIndex::vectorOf(const QuestionTerms &terms)
{
    QHash<Key, float> weights;
    for (const auto &[term, weight] : terms.terms)
        weights[keyOf(term)] += static_cast<float>(weight);
    std::vector<int> paired = terms.paired;
    std::sort(paired.begin(), paired.end());
    paired.erase(std::unique(paired.begin(), paired.end()), paired.end());
    for (std::size_t first = 0; first < paired.size(); ++first) {
        for (std::size_t second = first + 1; second < paired.size(); ++second)
            weights[keyOf(paired[first], paired[second])] = pairWeight;
    }
    Vector vector;
    for (auto weight = weights.cbegin(); weight != weights.cend(); ++weight)
        vector.push_back({weight.key(), *weight});
    std::sort(vector.begin(), vector.end()); // QHash has another order in each run, and sums depend on the order
    return vector;
}

QuestionIndex::Vector QuestionIndex::scaled(Vector vector) const
{
    static const auto unknown = static_cast<float>(std::log(1 + sectionsPerUnknown));
    float square = 0;
    for (auto &[key, weight] : vector) {
        const auto feature = m_features.constFind(key);
        weight *= feature == m_features.constEnd() ? unknown : feature->rarity;
        square += weight * weight;
    }
    const float length = square > 0 ? std::sqrt(square) : 1;
    for (auto &[key, weight] : vector)
        weight /= length;
    return vector;
}

void QuestionIndex::add(int section, const QuestionTerms &question)
{
    m_added.push_back(vectorOf(question));
    m_sectionOf.push_back(section);
}

void QuestionIndex::finish()
{
    std::vector<std::pair<Key, int>> sectionsOf; // each pair of a feature and a section once
    for (std::size_t question = 0; question < m_added.size(); ++question) {
        for (const auto &[key, weight] : m_added[question])
            sectionsOf.emplace_back(key, m_sectionOf[question]);
    }
    std::sort(sectionsOf.begin(), sectionsOf.end());
    sectionsOf.erase(std::unique(sectionsOf.begin(), sectionsOf.end()), sectionsOf.end());
    const auto count = static_cast<double>(std::set<int>(m_sectionOf.begin(), m_sectionOf.end()).size());
    for (auto first = sectionsOf.begin(); first != sectionsOf.end();) {
        const auto last = std::find_if(first, sectionsOf.end(), [&](const auto &one) { return one.first != first->first; });
        m_features[first->first].rarity = static_cast<float>(std::log(1 + count / static_cast<double>(last - first)));
        first = last;
    }
    for (std::size_t question = 0; question < m_added.size(); ++question) {
        const int item = m_compares == Compares::Sections ? m_sectionOf[question] : static_cast<int>(question);
        for (const auto &[key, weight] : scaled(std::move(m_added[question]))) {
            std::vector<Posting> &postings = m_features[key].postings;
            const auto same = std::find_if(postings.rbegin(), postings.rend(),
                                           [&](const Posting &one) { return one.item == item; });
            if (same == postings.rend())
                postings.push_back({item, weight});
            else
                same->weight += weight;
        }
    }
    m_added = {};
    if (m_compares == Compares::Questions)
        return;
    for (const Feature &feature : std::as_const(m_features)) {
        for (const Posting &posting : feature.postings)
            m_lengths[posting.item] += double{posting.weight} * posting.weight;
    }
    for (double &length : m_lengths)
        length = std::sqrt(length);
}

std::vector<double> QuestionIndex::similarity(const QuestionTerms &query, int sections) const
{
    const std::size_t items = m_compares == Compares::Sections ? static_cast<std::size_t>(sections) : m_sectionOf.size();
    std::vector<double> similar(items, 0);
    for (const auto &[key, weight] : scaled(vectorOf(query))) {
        const auto feature = m_features.constFind(key);
        if (feature == m_features.constEnd())
            continue;
        for (const Posting &posting : feature->postings)
            similar[static_cast<std::size_t>(posting.item)] += double{weight} * posting.weight;
    }
    if (m_compares == Compares::Questions)
        return bestTwo(similar, sections);
    for (auto length = m_lengths.cbegin(); length != m_lengths.cend(); ++length)
        similar[static_cast<std::size_t>(length.key())] /= *length;
    return similar;
}

std::vector<double> QuestionIndex::bestTwo(const std::vector<double> &ofQuestion, int sections) const
{
    std::vector<std::pair<double, double>> best(static_cast<std::size_t>(sections)); // the highest and the second one
    for (std::size_t question = 0; question < ofQuestion.size(); ++question) {
        auto &[first, second] = best[static_cast<std::size_t>(m_sectionOf[question])];
        const double similar = ofQuestion[question];
        if (similar > first)
            second = std::exchange(first, similar);
        else
            second = std::max(second, similar);
    }
    std::vector<double> similar;
    for (const auto &[first, second] : best)
        similar.push_back((first + second) / 2);
    return similar;
}

} // namespace tableside::rules
