// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/question_index.h"

#include <algorithm>
#include <cmath>
#include <map>
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
        for (const auto &[key, weight] : scaled(std::move(m_added[question])))
            m_features[key].postings.push_back({static_cast<int>(question), weight});
    }
    m_added = {};
    m_lengths = lengths();
}

/// Returns the length of the sum of each section's questions.
std::vector<double> QuestionIndex::lengths() const
{
    const int sections = m_sectionOf.empty() ? 0 : 1 + *std::max_element(m_sectionOf.begin(), m_sectionOf.end());
    std::vector<double> squares(static_cast<std::size_t>(sections), 0);
    std::map<int, double> sums; // of the weights of a feature in each section
    for (const Feature &feature : m_features) {
        sums.clear();
        for (const Posting &posting : feature.postings)
            sums[m_sectionOf[static_cast<std::size_t>(posting.question)]] += double{posting.weight};
        for (const auto &[section, sum] : sums)
            squares[static_cast<std::size_t>(section)] += sum * sum;
    }
    std::transform(squares.begin(), squares.end(), squares.begin(),
                   [](double square) { return square > 0 ? std::sqrt(square) : 1; });
    return squares;
}

SimilarSections QuestionIndex::similarity(const QuestionTerms &query, int sections) const
{
    std::vector<double> cosines(m_sectionOf.size(), 0); // of the query and each question
    for (const auto &[key, weight] : scaled(vectorOf(query))) {
        const auto feature = m_features.constFind(key);
        if (feature == m_features.constEnd())
            continue;
        for (const Posting &posting : feature->postings)
            cosines[static_cast<std::size_t>(posting.question)] += double{weight} * posting.weight;
    }
    const auto count = static_cast<std::size_t>(sections);
    SimilarSections similar{std::vector<double>(count, 0), std::vector<double>(count, 0)};
    std::vector<std::pair<double, double>> best(count); // the highest cosine of a section and the second one
    for (std::size_t question = 0; question < cosines.size(); ++question) {
        const auto section = static_cast<std::size_t>(m_sectionOf[question]);
        const double cosine = cosines[question];
        similar.toAll[section] += cosine / m_lengths[section];
        auto &[first, second] = best[section];
        if (cosine > first)
            second = std::exchange(first, cosine);
        else
            second = std::max(second, cosine);
    }
    std::transform(best.begin(), best.end(), similar.toTwo.begin(), [](const auto &two) { return (two.first + two.second) / 2; });
    return similar;
}

} // namespace tableside::rules
