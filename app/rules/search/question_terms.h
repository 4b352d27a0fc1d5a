// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts as vectors of weighted terms and pairs of terms, in which rare terms weigh more (tf-idf), for comparing questions.
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

using TermKey = quint64;                                   ///< A term, a pair of terms, or an n-gram of letters.
using TermVector = std::vector<std::pair<TermKey, float>>; ///< Sorted by key; each key occurs once.

/// Returns the weights in the order of their keys. QHash has another order in each run, and sums depend on the order.
TermVector sorted(const QHash<TermKey, float> &weights);

/// Returns the terms and the pairs of terms.
TermVector vectorOf(const QuestionTerms &terms);

/// The rarity of each term: the logarithm of 1 + the number of sections / the number of sections with a question that has it.
class TermRarity
{
public:
    /// Counts the terms of a question about a section. The questions of a section need not follow each other.
    void add(int section, const TermVector &question);
    /// Must be called when all questions have been added.
    void finish();
    /// Multiplies the weights by the rarities and scales the vector to length 1.
    TermVector scaled(TermVector vector) const;

private:
    std::vector<std::pair<TermKey, int>> m_sectionsOf; ///< Terms and their sections, until finish().
    QHash<TermKey, float> m_rarities;
};

} // namespace tableside::rules
