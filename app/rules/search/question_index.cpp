// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/question_index.h"

#include <algorithm>
#include <utility>

namespace tableside::rules {

void QuestionIndex::add(int section, const QuestionTerms &question)
{
    m_added.push_back(vectorOf(question));
    m_sectionOf.push_back(section);
    m_rarity.add(section, m_added.back());
}

void QuestionIndex::finish()
{
    m_rarity.finish();
    for (std::size_t question = 0; question < m_added.size(); ++question) {
        for (const auto &[key, weight] : m_rarity.scaled(std::move(m_added[question])))
            m_postings[key].push_back({static_cast<int>(question), weight});
    }
    m_added = {};
}

std::vector<double> QuestionIndex::similarity(const QuestionTerms &query, int sections) const
{
    std::vector<double> cosines(m_sectionOf.size(), 0); // of the query and each question
    for (const auto &[key, weight] : m_rarity.scaled(vectorOf(query))) {
        const auto postings = m_postings.constFind(key);
        if (postings == m_postings.constEnd())
            continue;
        for (const Posting &posting : *postings)
            cosines[static_cast<std::size_t>(posting.question)] += double{weight} * posting.weight;
    }
    const auto count = static_cast<std::size_t>(sections);
    std::vector<std::pair<double, double>> best(count); // the highest cosine of a section and the second one
    for (std::size_t question = 0; question < cosines.size(); ++question) {
        auto &[first, second] = best[static_cast<std::size_t>(m_sectionOf[question])];
        if (cosines[question] > first)
            second = std::exchange(first, cosines[question]);
        else
            second = std::max(second, cosines[question]);
    }
    std::vector<double> similar(count, 0);
    std::transform(best.begin(), best.end(), similar.begin(), [](const auto &two) { return (two.first + two.second) / 2; });
    return similar;
}

} // namespace tableside::rules
