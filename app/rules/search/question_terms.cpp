// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/question_terms.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tableside::rules {

namespace {

/// The weight of a pair of terms; a single term has its own weight, which is at most 1.
constexpr float pairWeight = 0.5F;
/// The rarity of a term that no question contains, as if one section in so many contained it.
constexpr double sectionsPerUnknown = 141;

TermKey keyOf(int term, int other = -1)
{
    return (static_cast<TermKey>(static_cast<quint32>(term)) << 32) | static_cast<quint32>(other);
}

} // namespace

TermVector sorted(const QHash<TermKey, float> &weights)
{
    TermVector vector;
    vector.reserve(static_cast<std::size_t>(weights.size()));
    for (auto weight = weights.cbegin(); weight != weights.cend(); ++weight)
        vector.emplace_back(weight.key(), *weight);
    std::sort(vector.begin(), vector.end());
    return vector;
}

TermVector vectorOf(const QuestionTerms &terms)
{
    QHash<TermKey, float> weights;
    for (const auto &[term, weight] : terms.terms)
        weights[keyOf(term)] += static_cast<float>(weight);
    std::vector<int> paired = terms.paired;
    std::sort(paired.begin(), paired.end());
    paired.erase(std::unique(paired.begin(), paired.end()), paired.end());
    for (std::size_t first = 0; first < paired.size(); ++first) {
        for (std::size_t second = first + 1; second < paired.size(); ++second)
            weights[keyOf(paired[first], paired[second])] = pairWeight;
    }
    return sorted(weights);
}

void TermRarity::add(int section, const TermVector &question)
{
    for (const auto &[key, weight] : question)
        m_sectionsOf.emplace_back(key, section);
}

void TermRarity::finish()
{
    std::set<int> sections;
    for (const auto &[key, section] : m_sectionsOf)
        sections.insert(section);
    const auto count = static_cast<double>(sections.size());
    std::sort(m_sectionsOf.begin(), m_sectionsOf.end());
    m_sectionsOf.erase(std::unique(m_sectionsOf.begin(), m_sectionsOf.end()), m_sectionsOf.end());
    for (auto first = m_sectionsOf.begin(); first != m_sectionsOf.end();) {
        const auto last = std::find_if(first, m_sectionsOf.end(), [&](const auto &one) { return one.first != first->first; });
        m_rarities[first->first] = static_cast<float>(std::log(1 + count / static_cast<double>(last - first)));
        first = last;
    }
    m_sectionsOf = {};
}

TermVector TermRarity::scaled(TermVector vector) const
{
    static const auto unknown = static_cast<float>(std::log(1 + sectionsPerUnknown));
    float square = 0;
    for (auto &[key, weight] : vector) {
        weight *= m_rarities.value(key, unknown);
        square += weight * weight;
    }
    const float length = square > 0 ? std::sqrt(square) : 1;
    for (auto &[key, weight] : vector)
        weight /= length;
    return vector;
}

} // namespace tableside::rules
