// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares a query with the everyday questions that are listed for each section (resources/rules/<language>/asked.json). Texts are
// compared as vectors of weighted terms and pairs of terms; rare terms weigh more (tf-idf).
#pragma once

#include <QHash>

#include <utility>
#include <vector>

namespace tableside::rules {

/// The terms of a text with their weights. Terms are numbers from 0 that the caller assigns.
struct QuestionTerms
{
    std::vector<std::pair<int, double>> terms;
    std::vector<int> paired; ///< The terms of which each pair counts as a term, too.
};

/// How similar a query is to each section, from 0 to 1.
struct SimilarSections
{
    std::vector<double> toAll; ///< The cosine of the query and the sum of all questions of the section.
    std::vector<double> toTwo; ///< The mean of the cosines of the query and the two questions of the section most similar to it.
};

class QuestionIndex
{
public:
    /// Adds a question about a section.
    void add(int section, const QuestionTerms &question);
    /// Must be called when all questions have been added.
    void finish();

    /// Compares the query with the first `sections` sections.
    SimilarSections similarity(const QuestionTerms &query, int sections) const;

private:
    using Key = quint64; ///< A term, or a pair of terms.
    using Vector = std::vector<std::pair<Key, float>>;
    struct Posting
    {
        int question;
        float weight;
    };
    struct Feature
    {
        float rarity = 0;
        std::vector<Posting> postings;
    };

    static Vector vectorOf(const QuestionTerms &terms);
    /// Multiplies the weights by the rarities and scales the vector to the length 1.
    Vector scaled(Vector vector) const;
    std::vector<double> lengths() const;

    std::vector<Vector> m_added;  ///< The questions, until finish().
    std::vector<int> m_sectionOf; ///< The section of each question.
    QHash<Key, Feature> m_features;
    std::vector<double> m_lengths; ///< The length of the sum of each section's questions.
};

} // namespace tableside::rules
