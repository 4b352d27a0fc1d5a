// Finds sections of the rules by everyday words, as one types: over both games and all languages, forgiving accents,
// case, endings and small typing errors.
//
// Each language has an index of the stems of its sections' titles (a chapter's first section has the chapter's too),
// search words and text, weighted in this order. What tells nothing is left out: "what happens if", and the name of the
// game that is chosen. A section scores the sum over the query's words of (inverse document frequency × how well the
// word or a synonym fits × weight), times the square of the part of the query that it covers; more the more of the query
// stands in one title or search word, and the less else. +2 and +4 are words, under all the cards' names.
// The best language of each section counts, so that the language of the query need not be known; but where one language
// has more words of it, what looks alike in others counts little.
#pragma once

#include "app/rules/rules_library.h"

#include <functional>
#include <memory>
#include <vector>

namespace tableside::rules {

struct Hit
{
    QString section;
    QString language; ///< In which it was found.
    double score = 0;
};

class RulesSearch
{
public:
    /// Reads all languages of the library. May be called in any thread.
    explicit RulesSearch(const RulesLibrary &library);
    ~RulesSearch();
    Q_DISABLE_COPY_MOVE(RulesSearch)

    /// Returns the words of a section's paragraphs, figures and examples as one text each: what its Passages say, without
    /// making QTextDocuments, whose Markdown reader takes a font from the platform's theme and so belongs to the GUI thread.
    static QStringList textsOf(const SectionText &section);

    /// The best first, each section once; nothing for a query without words. What belongs to `game` ("dos", "uno")
    /// stands before the other game, unless it fits far worse; of equals, what is found in the language `preferred` and
    /// what settles a dispute stands higher.
    QList<Hit> find(const QString &query, const QString &preferred, const QString &game = {}) const;

    /// Counts how many words of the query, or synonyms, stand in a text of that language.
    std::function<qsizetype(const QString &)> wordCount(const QString &query, const QString &language,
                                                        const QString &game) const;

private:
    class LanguageIndex;
    std::vector<std::unique_ptr<LanguageIndex>> m_indices;
};

} // namespace tableside::rules
