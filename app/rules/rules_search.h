// Finds sections of the rules by everyday words, as people type them: in both games and all languages, tolerating differences in
// accents, case and endings, and small typing errors.
//
// Each language has an index of the stems of its sections' titles (a chapter's first section also has the chapter's title),
// search words and text, with weights in this order. Filler words such as "what happens if" and the name of the current game are
// ignored. A section's score is the sum over the query's words of (inverse document frequency × fit of the word or a synonym ×
// weight), times the squared share of the query that the section covers. The score is higher if one title or search word contains
// more of the query, and less besides. +2 and +4 are words, under all the cards' names.
// The best language of each section counts, so the language of the query need not be known; but if one language contains more of
// the query's words, matches in others count little.
#pragma once

#include "app/rules/rules_library.h"

#include <functional>
#include <memory>
#include <vector>

namespace tableside::rules {

struct Hit
{
    QString section;
    QString language; ///< The language in which the section was found.
    double score = 0;
};

class RulesSearch
{
public:
    /// Indexes all languages of the library. May be called in any thread.
    explicit RulesSearch(const RulesLibrary &library);
    ~RulesSearch();
    Q_DISABLE_COPY_MOVE(RulesSearch)

    /// Returns the words of a section's paragraphs, figures and examples, one text each: the same as its Passages have, without
    /// creating QTextDocuments, whose Markdown reader gets a font from the platform's theme and therefore needs the GUI thread.
    static QStringList textsOf(const SectionText &section);

    /// Returns the matching sections, best first, each once; empty for a query without words. Sections of `game` ("dos", "uno")
    /// precede those of the other game unless they match far worse. Matches in the language `preferred`, and sections that settle
    /// a dispute, get a higher score.
    QList<Hit> find(const QString &query, const QString &preferred, const QString &game = {}) const;

    /// Returns a function that counts how many words of the query, or their synonyms, a text of that language contains.
    std::function<qsizetype(const QString &)> wordCount(const QString &query, const QString &language,
                                                        const QString &game) const;

private:
    class LanguageIndex;
    std::vector<std::unique_ptr<LanguageIndex>> m_indices;
};

} // namespace tableside::rules
