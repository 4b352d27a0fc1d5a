// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares a query with the everyday questions about each section (resources/rules/<language>/asked.json).
#pragma once

#include "app/rules/search/question_terms.h"

#include <QHash>

#include <vector>

namespace tableside::rules {

class QuestionIndex
{
public:
    /// Adds a question about a section.
    void add(int section, const QuestionTerms &question);
    /// Must be called when all questions have been added.
    void finish();

    /// Returns how similar the query is to each of the first `sections` sections, from 0 to 1: the mean of the cosines of the query
    /// and the two questions of the section most similar to it.
    std::vector<double> similarity(const QuestionTerms &query, int sections) const;

private:
    struct Posting
    {
        int question;
        float weight;
    };

    std::vector<TermVector> m_added; ///< The questions, until finish().
    std::vector<int> m_sectionOf;    ///< The section of each question.
    TermRarity m_rarity;
    QHash<TermKey, std::vector<Posting>> m_postings;
};

} // namespace tableside::rules
