// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Guesses which section answers a question, from everyday questions whose section is known (resources/rules/<language>/asked.json).
// The classifier is a multinomial logistic regression, trained by stochastic gradient descent. The features of a question are its
// terms, pairs of its terms, and the n-grams of letters in its words, which tolerate typing errors and unknown endings. Both groups
// of features are weighted by rarity (tf-idf) and scaled to length 1.
#pragma once

#include "app/rules/search/question_terms.h"

#include <QHash>
#include <QStringList>

#include <stop_token>
#include <vector>

namespace tableside::rules {

class QuestionClassifier
{
public:
    /// Adds a question whose section is known. The words are those of the question, in the form that searchWords() returns.
    void add(int section, const QuestionTerms &terms, const QStringList &words);
    /// Learns from the questions that have been added, which takes about 0.3 s for 3,000 questions about 75 sections. Returns early
    /// if that is requested; the object must then not be used.
    void train(const std::stop_token &stop);

    /// Returns the probability of each section, by its number from 0 to `sections` - 1. The sum is 1, or 0 if no feature of the
    /// question is known.
    std::vector<double> probabilities(const QuestionTerms &terms, const QStringList &words, int sections) const;

private:
    struct Example
    {
        int label; ///< The index of the section in m_sections.
        TermVector terms;
        TermVector letters;
    };
    struct Input
    {
        std::size_t row; ///< The index of the feature's first weight in m_weights.
        float value;
    };

    std::vector<Input> inputsOf(const TermVector &terms, const TermVector &letters) const;
    /// Computes the probability of each label into `scores`, which has m_width elements.
    void guess(const std::vector<Input> &inputs, std::vector<float> &scores) const;

    std::vector<int> m_sections; ///< The section of each label.
    QHash<int, int> m_labelOf;
    std::vector<Example> m_examples; ///< Until train().
    TermRarity m_terms;
    TermRarity m_letters;
    QHash<TermKey, std::size_t> m_rows; ///< The row of each feature that several questions have.
    std::size_t m_width = 0;            ///< The number of labels, rounded up so that the compiler can use vector instructions.
    std::vector<float> m_weights;
};

} // namespace tableside::rules
