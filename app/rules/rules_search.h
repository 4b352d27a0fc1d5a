// Finds sections of the rules by everyday words, as one types: over both games and all languages, forgiving accents,
// case, endings and small typing errors.
//
// Each language has an index of the stems of its sections' titles (a chapter's first section has the chapter's too),
// search words and text, weighted in this order. A
// section scores the sum over the query's words of (inverse document frequency × how well the word fits × weight),
// times the square of the part of the query that it covers; more when all of it stands in one title or search word.
// The best language of each section counts, so that the language of the query need not be known; but where one language
// has every word of it, what looks alike in others counts little.
#pragma once

#include "rules/rules_library.h"

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
    /// `library` outlives the search.
    explicit RulesSearch(const RulesLibrary &library);
    ~RulesSearch();
    Q_DISABLE_COPY_MOVE(RulesSearch)

    /// The best first, each section once; nothing for a query without words. Of equals, what is found in the language
    /// `preferred`, what belongs to `game` ("dos", "uno") and what settles a dispute stands higher.
    QList<Hit> find(const QString &query, const QString &preferred, const QString &game = {}) const;

private:
    class LanguageIndex;
    std::vector<std::unique_ptr<LanguageIndex>> m_indices;
};

} // namespace tableside::rules
