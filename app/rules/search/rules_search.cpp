// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/rules_search.h"

#include "app/rules/search/search_words.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tableside::rules {

namespace {

constexpr double titleWeight = 4;
constexpr double searchWordWeight = 4;
constexpr double textWeight = 1;
constexpr double preferredFactor = 1.25;
/// The scores of a language are multiplied by this factor if another language's texts contain more words of the query.
constexpr double lessKnownFactor = 0.2;
/// A section is shown in the preferred language if its score there is at least this fraction of its best score in the others.
constexpr double minOwnFraction = 0.6;
constexpr double synonymFit = 0.75;
/// Sections of the chosen game come first in the results if their score is at least this fraction of the best section's score.
constexpr double minGameFraction = 0.4;
constexpr double settleFactor = 1.15;
/// The scores of the quick card's sections are multiplied by this factor, because this summary mentions everything briefly.
constexpr double quickFactor = 0.6;
constexpr double phraseWeight = 4;
/// A section's titles and search words (its phrases) are each compared with the query. The best match counts fully; each further
/// match is multiplied by this factor.
constexpr double furtherPhraseFactor = 0.3;
/// A match of the query with a section's title is multiplied by this factor; a match with a search word or the chapter's title is
/// not.
constexpr double titleFactor = 1.4;
/// Results with less than this fraction of the best result's score are dropped.
constexpr double minBestFraction = 0.2;
constexpr qsizetype mostHits = 30;

/// Returns how well a word of the query fits a term (word stem) of the index, from 0 (not at all) to 1. If `isTyping`, the user
/// may not have finished the word, so that even a short beginning of the term fits.
double exactFit(const QString &word, const QString &term, bool isTyping)
{
    if (word == term)
        return 1;
    if (isTyping && word.size() >= 2 && term.startsWith(word))
        return 0.6 + 0.3 * static_cast<double>(word.size()) / static_cast<double>(term.size());
    if (word.size() >= 4 && term.size() >= 4) {
        if (term.startsWith(word) || word.startsWith(term)) {
            const auto shorter = static_cast<double>(std::min(word.size(), term.size()));
            return 0.5 + 0.4 * shorter / static_cast<double>(std::max(word.size(), term.size()));
        }
        if (term.endsWith(word) || word.endsWith(term)) // a part of a compound, such as "pile" in "drawpile"
            return 0.45;
    }
    return 0;
}

double nearFit(const QString &word, const QString &term, bool isTyping)
{
    const int most = word.size() >= 7 ? 2 : word.size() >= 4 ? 1 : 0;
    if (most == 0)
        return 0;
    const int distance = editDistance(word, term, most);
    if (distance <= most)
        return distance == 1 ? 0.6 : 0.4;
    if (isTyping && word.size() >= 5 && term.size() > word.size()
        && editDistance(word, QStringView(term).left(word.size()), 1) <= 1)
        return 0.4;
    return 0;
}

} // namespace

QStringList RulesSearch::textsOf(const SectionText &section)
{
    static const QRegularExpression target(QStringLiteral("\\]\\([^)]*\\)"));
    static const QRegularExpression itemMark(QStringLiteral("^\\s*(?:[-*]|\\d+[.)])\\s+"), QRegularExpression::MultilineOption);
    QStringList texts;
    const auto add = [&](QString markdown) { texts << markdown.remove(itemMark).remove(target).remove(u'[').remove(u'*'); };
    for (const Block &block : section.blocks) {
        if (const auto *paragraph = std::get_if<Paragraph>(&block)) {
            add(paragraph->markdown);
        } else if (const auto *figure = std::get_if<Figure>(&block)) {
            texts << figure->description;
        } else {
            const auto &example = std::get<ExampleText>(block);
            texts << example.title;
            add(example.position);
            for (const QString &step : example.steps)
                add(step);
        }
    }
    return texts;
}

class RulesSearch::LanguageIndex
{
public:
    LanguageIndex(const RulesLibrary &library, const QString &language)
        : m_language(language), m_cards(*library.language(language)),
          m_wildDos(searchWords(library.language(language)->cardNames.value(QStringLiteral("dos")), language))
    {
        for (const Chapter &chapter : library.chapters()) {
            const ChapterText *text = library.chapterText(language, chapter.file);
            if (text == nullptr)
                continue;
            for (const SectionText &section : text->sections)
                add(chapter, *text, section);
        }
        for (Term &term : m_terms)
            term.rarity = rarity(static_cast<double>(term.postings.size()));
    }

    const QString &language() const { return m_language; }
    /// Returns how well this language's texts cover the query. Each word of the query adds 2 if a text contains the word itself,
    /// or 1 if a text contains only the word's stem.
    int knowledge(const QString &query) const;
    /// Adds the matching sections to `best`, or raises their scores there. Scores are multiplied by `factor`. If `allowsTypos` is
    /// true, words with typing errors match, too.
    void find(const QString &query, const QString &game, double factor, bool allowsTypos, QHash<QString, Hit> &best) const;
    QStringList asStems(const QString &query, const QString &game) const;
    qsizetype countIn(const QString &text, const QStringList &asked) const;

private:
    struct Document
    {
        QString section;
        double factor = 1;
        std::vector<std::vector<int>> phrases; ///< The titles and search words of the section, each as term indexes.
    };
    struct Posting
    {
        int document;
        double weight;
    };
    struct Term
    {
        QString stem;
        std::vector<Posting> postings;
        double rarity = 0;
    };
    /// A word of the query: how well it fits each term of the index, and its inverse document frequency.
    struct Asked
    {
        std::vector<double> fits;
        double rarity = 0;
    };
    struct Weight
    {
        double score = 0;
        /// How much of the query the section contains. This is a sum over the words of the query: the word's inverse document
        /// frequency times the word's best fit to a term in the section.
        double covered = 0;
    };

    void add(const Chapter &chapter, const ChapterText &text, const SectionText &section);
    std::vector<int> addText(const QString &text, double weight, int document);
    std::vector<int> addWords(const QStringList &words, double weight, int document);
    int termOf(const QString &stem);
    QStringList joined(const QStringList &words) const;
    bool isGame(const QString &word, const QString &game, const QStringList &words) const;
    Asked ask(const QString &stem, bool isTyping, bool allowsTypos) const;
    void weigh(const Asked &word, std::vector<Weight> &sections) const;
    double rarity(double documents) const { return std::log(1 + static_cast<double>(m_documents.size()) / documents); }
    double phraseScore(const Document &document, const std::vector<Asked> &asked) const;
    double phraseFit(const std::vector<int> &phrase, const std::vector<Asked> &asked) const;

    QString m_language;
    CardNames m_cards;
    QStringList m_wildDos; ///< The words of the name "Wild DOS". Beside another of these, "dos" in a query means the card.
    std::vector<Document> m_documents;
    std::vector<Term> m_terms;
    QHash<QString, int> m_termOfStem;
    QSet<QString> m_words;
};

void RulesSearch::LanguageIndex::add(const Chapter &chapter, const ChapterText &text, const SectionText &section)
{
    const int index = static_cast<int>(m_documents.size());
    Document document;
    document.section = section.id;
    document.factor = chapter.kind == ChapterKind::Settle ? settleFactor : chapter.kind == ChapterKind::Quick ? quickFactor : 1;
    document.phrases.push_back(addText(section.title, titleWeight, index));
    // A search for a chapter's title should find the chapter's first section. The chapter of disputed cases is an exception,
    // because its first section is about a single case.
    if (chapter.kind != ChapterKind::Settle && section.id == text.sections.first().id)
        document.phrases.push_back(addText(text.title, titleWeight, index));
    for (const QString &words : section.searchWords)
        document.phrases.push_back(addWords(m_cards.inWords(searchWords(words, m_language)), searchWordWeight, index));
    m_documents.push_back(std::move(document));
    for (const QString &words : textsOf(section))
        addText(words, textWeight, index);
}

/// Joins two neighboring words of a query if the texts contain the joined word but not both separate words. For example, "dom fu"
/// becomes "domfu".
QStringList RulesSearch::LanguageIndex::joined(const QStringList &words) const
{
    QStringList all;
    for (const QString &word : words) {
        const bool isJoined = !all.isEmpty() && m_words.contains(all.last() + word)
            && (!m_words.contains(all.last()) || !m_words.contains(word));
        if (isJoined)
            all.last() += word;
        else
            all << word;
    }
    return all;
}

/// Returns whether a word of the query only names the current game and should be ignored.
bool RulesSearch::LanguageIndex::isGame(const QString &word, const QString &game, const QStringList &words) const
{
    return !game.isEmpty() && word == game && std::none_of(words.begin(), words.end(), [&](const QString &other) {
        return other != word && m_wildDos.contains(other);
    });
}

/// Returns the stems of the query's words, without filler words and the game's name; returns all stems if nothing else is left.
QStringList RulesSearch::LanguageIndex::asStems(const QString &query, const QString &game) const
{
    const QStringList words = m_cards.inWords(joined(searchWords(query, m_language)));
    QStringList all;
    QStringList telling;
    for (const QString &word : words) {
        all << stemOf(word, m_language);
        if (!isFiller(word, m_language) && !isGame(word, game, words))
            telling << all.last();
    }
    return telling.isEmpty() ? all : telling;
}

/// Adds a text to the index, both as written and with card names such as "Draw Two" replaced by "+2". Returns the indexes of
/// the terms that represent the text as a phrase.
std::vector<int> RulesSearch::LanguageIndex::addText(const QString &text, double weight, int document)
{
    const std::vector<int> phrase = addWords(searchWords(text, m_language), weight, document);
    const QString withFigures = m_cards.inText(text);
    return withFigures == text ? phrase : addWords(searchWords(withFigures, m_language), weight, document);
}

/// Adds the words of a section (\p document) to the index with a weight: titles weigh more than text. If a term occurs several
/// times in a section, the highest weight counts. Returns the indexes of the words' terms, without filler words if possible.
std::vector<int> RulesSearch::LanguageIndex::addWords(const QStringList &words, double weight, int document)
{
    std::vector<int> all;
    std::vector<int> telling;
    const auto post = [&](const QString &word) {
        const int index = termOf(stemOf(word, m_language));
        auto &postings = m_terms[static_cast<std::size_t>(index)].postings;
        if (postings.empty() || postings.back().document != document)
            postings.push_back({document, weight});
        else
            postings.back().weight = std::max(postings.back().weight, weight);
        return index;
    };
    for (qsizetype index = 0; index < words.size(); ++index) {
        m_words.insert(words[index]);
        all.push_back(post(words[index]));
        if (!isFiller(words[index], m_language))
            telling.push_back(all.back());
        if (index > 0 && weight > textWeight) // joins words of titles, so that the query "kungfu" finds "kung fu"
            post(words[index - 1] + words[index]);
    }
    return telling.empty() ? all : telling;
}

int RulesSearch::LanguageIndex::termOf(const QString &stem)
{
    const auto found = m_termOfStem.constFind(stem);
    if (found != m_termOfStem.constEnd())
        return *found;
    const int index = static_cast<int>(m_terms.size());
    m_termOfStem.insert(stem, index);
    m_terms.push_back({stem, {}, 0});
    return index;
}

/// Computes how well a word of the query fits each term of the index. Typing errors are tolerated only if no term fits the word
/// as typed.
RulesSearch::LanguageIndex::Asked RulesSearch::LanguageIndex::ask(const QString &stem, bool isTyping, bool allowsTypos) const
{
    Asked asked;
    asked.fits.resize(m_terms.size(), 0);
    QSet<int> documents;
    const auto fill = [&](auto fit) {
        for (std::size_t term = 0; term < m_terms.size(); ++term) {
            asked.fits[term] = fit(stem, m_terms[term].stem, isTyping);
            if (asked.fits[term] <= 0)
                continue;
            for (const Posting &posting : m_terms[term].postings)
                documents.insert(posting.document);
        }
    };
    fill(exactFit);
    const bool isKnown = m_termOfStem.contains(stem);
    for (const QString &synonym : synonymsOf(stem, m_language)) {
        const int term = m_termOfStem.value(synonym, -1);
        if (term < 0)
            continue;
        double &fit = asked.fits[static_cast<std::size_t>(term)];
        fit = std::max(fit, synonymFit);
        if (!isKnown)
            for (const Posting &posting : m_terms[static_cast<std::size_t>(term)].postings)
                documents.insert(posting.document);
    }
    if (documents.isEmpty() && allowsTypos)
        fill(nearFit);
    asked.rarity = rarity(std::max<double>(1, static_cast<double>(documents.size())));
    return asked;
}

/// Returns how much of the query a phrase contains, reduced for words in the phrase that are not in the query. The result is 1
/// if both have the same words, each equally often.
double RulesSearch::LanguageIndex::phraseFit(const std::vector<int> &phrase, const std::vector<Asked> &asked) const
{
    std::vector<bool> isUsed(phrase.size(), false);
    double asks = 0;
    double has = 0;
    for (const Asked &word : asked) {
        std::size_t best = phrase.size();
        double fit = 0;
        for (std::size_t place = 0; place < phrase.size(); ++place) {
            const double here = word.fits[static_cast<std::size_t>(phrase[place])];
            if (!isUsed[place] && here > fit) {
                best = place;
                fit = here;
            }
        }
        asks += word.rarity;
        has += word.rarity * fit;
        if (best < phrase.size())
            isUsed[best] = true;
    }
    if (has <= 0)
        return 0;
    double says = 0;
    double used = 0;
    for (std::size_t place = 0; place < phrase.size(); ++place) {
        const double telling = m_terms[static_cast<std::size_t>(phrase[place])].rarity;
        says += telling;
        used += isUsed[place] ? telling : 0;
    }
    return (has / asks) * (has / asks) * (used / says);
}

/// Returns the score of a section's titles and search words. The score is high if one of them contains much of the query and
/// little else.
double RulesSearch::LanguageIndex::phraseScore(const Document &document, const std::vector<Asked> &asked) const
{
    double all = 0;
    for (const Asked &word : asked)
        all += word.rarity;
    double best = 0;
    double sum = 0;
    for (const auto &phrase : document.phrases) {
        if (phrase.empty())
            continue;
        const double fit = phraseFit(phrase, asked) * (&phrase == &document.phrases.front() ? titleFactor : 1);
        best = std::max(best, fit);
        sum += fit;
    }
    return phraseWeight * all * (best + furtherPhraseFactor * (sum - best));
}

/// Adds the score for one word of the query to each section that contains a term that fits the word.
void RulesSearch::LanguageIndex::weigh(const Asked &word, std::vector<Weight> &sections) const
{
    std::vector<Weight> ofWord(m_documents.size());
    for (std::size_t term = 0; term < m_terms.size(); ++term) {
        if (word.fits[term] <= 0)
            continue;
        for (const Posting &posting : m_terms[term].postings) {
            Weight &best = ofWord[static_cast<std::size_t>(posting.document)];
            best.score = std::max(best.score, posting.weight * word.fits[term]);
            best.covered = std::max(best.covered, word.fits[term]);
        }
    }
    for (std::size_t document = 0; document < m_documents.size(); ++document) {
        sections[document].score += word.rarity * ofWord[document].score;
        sections[document].covered += word.rarity * ofWord[document].covered;
    }
}

int RulesSearch::LanguageIndex::knowledge(const QString &query) const
{
    int known = 0;
    for (const QString &word : searchWords(query, m_language))
        known += m_words.contains(word) ? 2 : m_termOfStem.contains(stemOf(word, m_language)) ? 1 : 0;
    return known;
}

void RulesSearch::LanguageIndex::find(const QString &query, const QString &game, double factor, bool allowsTypos,
                                      QHash<QString, Hit> &best) const
{
    const QStringList words = asStems(query, game);
    const bool isTyping = !query.isEmpty() && query.back().isLetterOrNumber();
    std::vector<Asked> asked;
    std::vector<Weight> sections(m_documents.size());
    double all = 0;
    for (const QString &word : words) {
        const bool isLast = asked.size() + 1 == static_cast<std::size_t>(words.size());
        asked.push_back(ask(word, isTyping && isLast, allowsTypos));
        all += asked.back().rarity;
        weigh(asked.back(), sections);
    }
    for (std::size_t index = 0; index < m_documents.size(); ++index) {
        if (sections[index].score <= 0)
            continue;
        const Document &document = m_documents[index];
        const double coverage = sections[index].covered / all;
        const double score = (sections[index].score * coverage * coverage + phraseScore(document, asked)) * document.factor
            * factor;
        Hit &hit = best[document.section];
        if (score > hit.score)
            hit = {document.section, m_language, score};
    }
}

qsizetype RulesSearch::LanguageIndex::countIn(const QString &text, const QStringList &asked) const
{
    QStringList stems;
    for (const QString &word : searchWords(text + u' ' + m_cards.inText(text), m_language))
        stems << stemOf(word, m_language);
    return std::count_if(asked.begin(), asked.end(), [&](const QString &stem) {
        const QStringList same = synonymsOf(stem, m_language);
        return stems.contains(stem)
            || std::any_of(same.begin(), same.end(), [&](const QString &synonym) { return stems.contains(synonym); });
    });
}

RulesSearch::RulesSearch(const RulesLibrary &library)
{
    for (const Language &language : library.languages())
        m_indices.push_back(std::make_unique<LanguageIndex>(library, language.code));
}

RulesSearch::~RulesSearch() = default;

std::function<qsizetype(const QString &)> RulesSearch::wordCount(const QString &query, const QString &language,
                                                                 const QString &game) const
{
    const auto found = std::find_if(m_indices.begin(), m_indices.end(),
                                    [&](const auto &index) { return index->language() == language; });
    return [index = found->get(), asked = (*found)->asStems(query, game)](const QString &text) {
        return index->countIn(text, asked);
    };
}

QList<Hit> RulesSearch::find(const QString &query, const QString &preferred, const QString &game) const
{
    int most = 0;
    for (const auto &index : m_indices)
        most = std::max(most, index->knowledge(query));
    QHash<QString, Hit> own; // hits in the preferred language
    QHash<QString, Hit> others;
    for (const auto &index : m_indices) {
        const bool isGuess = index->knowledge(query) < most;
        const bool isOwn = index->language() == preferred;
        index->find(query, game, isGuess ? lessKnownFactor : isOwn ? preferredFactor : 1, !isGuess, isOwn ? own : others);
    }
    QList<Hit> hits;
    for (const Hit &hit : std::as_const(own)) {
        const Hit other = others.take(hit.section);
        const bool isFoundHere = hit.score >= other.score * minOwnFraction;
        hits.append({hit.section, isFoundHere ? hit.language : other.language, std::max(hit.score, other.score)});
    }
    hits.append(others.values());
    double highest = 0;
    for (const Hit &hit : hits)
        highest = std::max(highest, hit.score);
    const auto isOfGame = [&](const Hit &hit) {
        return hit.section.section(u'/', 0, 0) == game && hit.score >= highest * minGameFraction;
    };
    std::sort(hits.begin(), hits.end(), [&](const Hit &a, const Hit &b) {
        if (isOfGame(a) != isOfGame(b))
            return isOfGame(a);
        return a.score != b.score ? a.score > b.score : a.section < b.section;
    });
    hits.removeIf([&](const Hit &hit) { return hit.score < highest * minBestFraction; });
    return hits.mid(0, mostHits);
}

} // namespace tableside::rules
