#include "rules/rules_search.h"

#include "rules/plain_text.h"
#include "rules/search_words.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace tableside::rules {

namespace {

constexpr double titleWeight = 4;
constexpr double searchWordWeight = 4;
constexpr double textWeight = 1;
constexpr double preferredFactor = 1.25;
constexpr double guessFactor = 0.3; ///< Of a language that must guess, where another one knows every word better.
constexpr double gameFactor = 1.2;
constexpr double settleFactor = 1.15;
constexpr double quickFactor = 0.6; ///< It says a little of everything.
constexpr double leastOfBest = 0.2; ///< What scores less is noise.
constexpr qsizetype mostHits = 30;

/// How well a word of the query, maybe still being typed, fits a term; 0 for not at all.
double exactFit(const QString &word, const QString &term, bool isTyping)
{
    if (word == term)
        return 1;
    if (isTyping && word.size() >= 2 && term.startsWith(word))
        return 0.6 + 0.3 * static_cast<double>(word.size()) / static_cast<double>(term.size());
    if (word.size() >= 4 && term.size() >= 4) {
        if (term.startsWith(word) || word.startsWith(term))
            return 0.7;
        if (term.endsWith(word) || word.endsWith(term)) // "pile" in a compound
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

QString textOf(const Block &block)
{
    if (const auto *paragraph = std::get_if<Paragraph>(&block))
        return plainText(paragraph->markdown);
    if (const auto *figure = std::get_if<Figure>(&block))
        return figure->description;
    const auto &example = std::get<ExampleText>(block);
    return plainText(example.title + QStringLiteral("\n\n") + example.position + QStringLiteral("\n\n")
                     + example.steps.join(QStringLiteral("\n\n")));
}

} // namespace

class RulesSearch::LanguageIndex
{
public:
    LanguageIndex(const RulesLibrary &library, const QString &language) : m_language(language)
    {
        for (const Chapter &chapter : library.chapters()) {
            const ChapterText *text = library.chapterText(language, chapter.file);
            if (text == nullptr)
                continue;
            for (const SectionText &section : text->sections)
                add(chapter, *text, section);
        }
    }

    const QString &language() const { return m_language; }
    /// How the words of the query stand in the texts, all of them: 2 as they are, 1 with other endings, 0 not.
    int knowledge(const QString &query) const;
    void find(const QString &query, double factor, QHash<QString, Hit> &best) const;

private:
    struct Document
    {
        QString section;
        double factor = 1;
        std::vector<std::vector<int>> phrases; ///< The titles and each search word, as terms.
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
    };
    /// A word of a query: how well it fits each term, and how telling it is.
    struct Asked
    {
        std::vector<double> fits;
        double rarity = 0;
    };
    struct Weight
    {
        double score = 0;
        double covered = 0; ///< Rarity of the query's words that are there, by how well they fit.
    };

    void add(const Chapter &chapter, const ChapterText &text, const SectionText &section);
    std::vector<int> addText(const QString &text, double weight, int document);
    int termOf(const QString &stem);
    QStringList asStems(const QString &query) const;
    Asked ask(const QString &stem, bool isTyping) const;
    void weigh(const Asked &word, std::vector<Weight> &sections) const;
    double rarity(double documents) const { return std::log(1 + static_cast<double>(m_documents.size()) / documents); }
    double phraseScore(const Document &document, const std::vector<Asked> &asked) const;
    static double leastFit(const std::vector<int> &phrase, const std::vector<Asked> &asked);

    QString m_language;
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
    document.factor = chapter.kind == ChapterKind::Settle ? settleFactor
        : chapter.kind == ChapterKind::Quick             ? quickFactor
                                                         : 1;
    document.phrases.push_back(addText(section.title, titleWeight, index));
    // Of the disputed cases the first is not what the others are about
    if (chapter.kind != ChapterKind::Settle && section.id == text.sections.first().id)
        document.phrases.push_back(addText(text.title, titleWeight, index));
    for (const QString &words : section.searchWords)
        document.phrases.push_back(addText(words, searchWordWeight, index));
    m_documents.push_back(std::move(document));
    for (const Block &block : section.blocks)
        addText(textOf(block), textWeight, index);
}

/// Without what tells nothing, unless there is nothing else.
QStringList RulesSearch::LanguageIndex::asStems(const QString &query) const
{
    QStringList all;
    QStringList telling;
    for (const QString &word : searchWords(query, m_language)) {
        all << stemOf(word, m_language);
        if (!isFiller(word, m_language))
            telling << all.last();
    }
    return telling.isEmpty() ? all : telling;
}

/// A term's weight for a section is that of its best place. Returns the terms that make it a phrase.
std::vector<int> RulesSearch::LanguageIndex::addText(const QString &text, double weight, int document)
{
    std::vector<int> all;
    std::vector<int> telling;
    for (const QString &word : searchWords(text, m_language)) {
        m_words.insert(word);
        const int index = termOf(stemOf(word, m_language));
        all.push_back(index);
        if (!isFiller(word, m_language))
            telling.push_back(index);
        auto &postings = m_terms[static_cast<std::size_t>(index)].postings;
        if (postings.empty() || postings.back().document != document)
            postings.push_back({document, weight});
        else
            postings.back().weight = std::max(postings.back().weight, weight);
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
    m_terms.push_back({stem, {}});
    return index;
}

/// Typing errors are looked for only where nothing else fits.
RulesSearch::LanguageIndex::Asked RulesSearch::LanguageIndex::ask(const QString &stem, bool isTyping) const
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
    if (documents.isEmpty())
        fill(nearFit);
    asked.rarity = rarity(std::max<double>(1, static_cast<double>(documents.size())));
    return asked;
}

/// How well that word of the query fits which fits the phrase worst; 0 if one is missing.
double RulesSearch::LanguageIndex::leastFit(const std::vector<int> &phrase, const std::vector<Asked> &asked)
{
    double least = 1;
    for (const Asked &word : asked) {
        double best = 0;
        for (const int term : phrase)
            best = std::max(best, word.fits[static_cast<std::size_t>(term)]);
        least = std::min(least, best);
    }
    return least;
}

/// More when the title or a search word has all of the query; most when it has little else.
double RulesSearch::LanguageIndex::phraseScore(const Document &document, const std::vector<Asked> &asked) const
{
    double all = 0;
    for (const Asked &word : asked)
        all += word.rarity;
    double best = 0;
    for (const auto &phrase : document.phrases) {
        const double fit = leastFit(phrase, asked);
        if (fit <= 0)
            continue;
        const auto fewer = static_cast<double>(std::min(phrase.size(), asked.size()));
        const auto more = static_cast<double>(std::max(phrase.size(), asked.size()));
        // "plus four on plus two" has every word of "plus four on plus four", but not only those
        const bool hasOthers = std::any_of(phrase.begin(), phrase.end(), [&](int term) {
            return std::none_of(asked.begin(), asked.end(), [&](const Asked &word) {
                return word.fits[static_cast<std::size_t>(term)] > 0;
            });
        });
        best = std::max(best, fewer / more * (hasOthers ? 0.6 : 1) * fit * fit);
    }
    return 4 * all * best;
}

/// Adds what one word of the query gives each section.
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
    int least = 2;
    for (const QString &word : searchWords(query, m_language))
        least = std::min(least, m_words.contains(word) ? 2 : m_termOfStem.contains(stemOf(word, m_language)) ? 1 : 0);
    return least;
}

void RulesSearch::LanguageIndex::find(const QString &query, double factor, QHash<QString, Hit> &best) const
{
    const QStringList words = asStems(query);
    const bool isTyping = !query.isEmpty() && query.back().isLetterOrNumber();
    std::vector<Asked> asked;
    std::vector<Weight> sections(m_documents.size());
    double all = 0;
    for (const QString &word : words) {
        asked.push_back(ask(word, isTyping && asked.size() + 1 == static_cast<std::size_t>(words.size())));
        all += asked.back().rarity;
        weigh(asked.back(), sections);
    }
    for (std::size_t index = 0; index < m_documents.size(); ++index) {
        if (sections[index].score <= 0)
            continue;
        const Document &document = m_documents[index];
        const double coverage = sections[index].covered / all;
        const double score = (sections[index].score * coverage * coverage + phraseScore(document, asked))
            * document.factor * factor;
        Hit &hit = best[document.section];
        if (score > hit.score)
            hit = {document.section, m_language, score};
    }
}

RulesSearch::RulesSearch(const RulesLibrary &library)
{
    for (const Language &language : library.languages())
        m_indices.push_back(std::make_unique<LanguageIndex>(library, language.code));
}

RulesSearch::~RulesSearch() = default;

QList<Hit> RulesSearch::find(const QString &query, const QString &preferred, const QString &game) const
{
    QHash<QString, Hit> best;
    int most = 0;
    for (const auto &index : m_indices)
        most = std::max(most, index->knowledge(query));
    for (const auto &index : m_indices) {
        const int knowledge = index->knowledge(query);
        if (index->language() == preferred)
            index->find(query, knowledge == 0 && most > 0 ? guessFactor : preferredFactor, best);
        else
            index->find(query, knowledge < most ? guessFactor : 1, best);
    }
    QList<Hit> hits = best.values();
    for (Hit &hit : hits)
        hit.score *= hit.section.section(u'/', 0, 0) == game ? gameFactor : 1;
    std::sort(hits.begin(), hits.end(), [](const Hit &a, const Hit &b) {
        return a.score != b.score ? a.score > b.score : a.section < b.section;
    });
    const double least = hits.isEmpty() ? 0 : hits.first().score * leastOfBest;
    while (!hits.isEmpty() && (hits.size() > mostHits || hits.last().score < least))
        hits.removeLast();
    return hits;
}

} // namespace tableside::rules
