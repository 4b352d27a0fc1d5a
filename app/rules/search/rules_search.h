// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Searches the sections of the rules for everyday words as users type them, in both games and all languages. Differences in
// accents, case, and word endings and small typing errors are tolerated.
//
// Each language has an index of the word stems of its sections, in which titles and search words (words that the source files of
// the rules list for the search) have a higher weight than the text. The first section of a chapter is also found by the
// chapter's title, except for the disputed cases. Filler words such as "what happens if" and the name of the current game are
// ignored, unless the query has no other words. The cards +2 and +4 are indexed as words, under all their names.
//
// The score of a section is the sum, over the words of the query, of inverse document frequency × fit of the word or a synonym
// × weight. The sum is multiplied by the square of the share of the query that the section covers. A title or search word that
// contains much of the query and little else adds to the score.
//
// The language of the query need not be known, because every language is searched and a section's best score counts. If one
// language's texts contain more of the query's words than those of the other languages, matches in the others count less.
#pragma once

#include "app/rules/text/rules_library.h"

#include <functional>
#include <memory>
#include <vector>

namespace tableside::rules {

struct Hit
{
    QString section;
    QString language; ///< The language in which the search found the section.
    double score = 0;
};

class RulesSearch
{
public:
    /// Builds the index of all languages in the library. May be called in any thread.
    explicit RulesSearch(const RulesLibrary &library);
    ~RulesSearch();
    Q_DISABLE_COPY_MOVE(RulesSearch)

    /// Returns the texts of a section's paragraphs, figures, and examples, as Passage does but without QTextDocument, whose
    /// Markdown parser uses a font of the platform's theme and therefore needs the GUI thread.
    static QStringList textsOf(const SectionText &section);

    /// Returns at most 30 matching sections, each once, best first, without those that match far worse than the best; empty for a
    /// query without words. Sections of `game` ("dos" or "uno") come first unless they match far worse. Sections in the language
    /// `preferred` and sections about disputed cases get a higher score.
    QList<Hit> find(const QString &query, const QString &preferred, const QString &game = {}) const;

    /// Returns a function that counts how many words of the query a text contains, directly or as a synonym. The text must be
    /// in `language`, which must be a language of the library. The function must not outlive this object.
    std::function<qsizetype(const QString &)> wordCount(const QString &query, const QString &language, const QString &game) const;

private:
    class LanguageIndex;
    std::vector<std::unique_ptr<LanguageIndex>> m_indices;
};

} // namespace tableside::rules
