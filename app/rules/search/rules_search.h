// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Searches the sections of the rules for everyday words as users type them, in both games and all languages. Differences in
// accents, case, and word endings and small typing errors are tolerated.
//
// Each language has an index (language_index.h) of the word stems of its sections, in which titles and search words (words that the
// source files of the rules list for the search) have a higher weight than the text. The index also contains the meanings of words
// (everyday_words.h), which are the same in all languages. The first section of a chapter is also found by the chapter's title,
// except for the disputed cases. Filler words and the name of a game are ignored, unless the query has no other words. The cards +2
// and +4 are indexed as words, under all their names.
//
// Each section also has questions, which are not shown: everyday ones in each language (asked.json in resources/rules) and patterns
// in meanings (questions.json there).
//
// The score of a section is a sum: how much of the query the section contains; how well the title, a search word, and a pattern
// agree with the query; how much of the query one sentence contains; how probable it is that the section answers the query, as a
// classifier guesses that has learned from the everyday questions of the language (question_classifier.h); and how similar the
// query is, by meanings, to the two most similar ones of these about the section (question_index.h). Sections of
// another game than the one asked about count less.
//
// The language of the query need not be known, because every language is searched and a section's best score counts. If the
// preferred language knows nearly all words, the others count less.
#pragma once

#include "app/rules/text/rules_library.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace tableside::rules {

class LanguageIndex;
struct Meanings;

struct Hit
{
    QString section;
    QString language; ///< The language in which the search found the section.
    double score = 0;
    double probability = 0; ///< How probable it is, by everyday questions, that the section answers the query.
};

/// Once built, the search may only be used in one thread.
class RulesSearch
{
public:
    /// Builds the index of all languages in the library. May be called in any thread.
    explicit RulesSearch(const RulesLibrary &library);
    ~RulesSearch();
    Q_DISABLE_COPY_MOVE(RulesSearch)

    /// Learns the everyday questions of a language, which takes about 1 s. Otherwise the first query in this language does so.
    /// Returns early if that is requested; the object must then not be used.
    void learn(const QString &language, const std::stop_token &stop = {});

    /// Returns the texts of a section's paragraphs, figures, and examples, as Passage does but without QTextDocument, whose
    /// Markdown parser uses a font of the platform's theme and therefore needs the GUI thread.
    static QStringList textsOf(const SectionText &section);

    /// Returns at most 30 matching sections, each once, best first, without those that match far worse than the best; empty for a
    /// query without words. Sections of the game `chosen` ("dos" or "uno") come first unless they match far worse. Sections in the language
    /// `preferred` and sections about disputed cases get a higher score.
    QList<Hit> find(const QString &query, const QString &preferred, const QString &chosen = {}) const;

    /// Returns whether the answer to the yes-or-no question `title` of the section that was found also answers the query. False
    /// if the query asks about the other game, or who, when, or how many, or whether one may where the title asks whether one
    /// must, or if the title is not about most of what the query asks.
    bool answers(const QString &query, const QString &language, const QString &game, const Hit &hit, const QString &title) const;

    /// Returns a function that says how much of the query a text of a section contains, directly or in other words. Words in
    /// the section's title count less, because readers see it anyway; a number counts more if the query asks how many. Title and
    /// text must be in `language`, which must be a language of the library. The function must not outlive this object.
    std::function<double(const QString &)> weigher(const QString &query, const QString &language, const QString &game,
                                                   const QString &title) const;

private:
    struct Inquiry;

    /// Returns the index of a language, which has learned the everyday questions.
    const LanguageIndex &indexOf(const QString &language) const;
    /// Returns whether a title is about most of what a query asks.
    bool isSameSubject(const QString &query, const QString &title, const LanguageIndex &index) const;
    const Inquiry &inquiryOf(const QString &query, const QString &language, const QString &game) const;
    std::unique_ptr<const Meanings> m_meanings; ///< Outlives the indices, which use it.
    std::vector<std::unique_ptr<LanguageIndex>> m_indices;
    mutable std::unique_ptr<Inquiry> m_inquiry; ///< The last one, because a list of results needs it for each row.
};

} // namespace tableside::rules
