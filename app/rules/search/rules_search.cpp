// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/rules_search.h"

#include "app/rules/search/everyday_words.h"
#include "app/rules/search/search_words.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace tableside::rules {

namespace {

/// The weight of a word in a title.
constexpr double titleWeight = 2;
/// The weight of a search word.
constexpr double searchWordWeight = 1.3;
/// The weight of a word in the text.
constexpr double textWeight = 1;
/// The weight of a meaning in the titles and search words of other languages.
constexpr double foreignWeight = 1;
/// The weight of a meaning in a question about the section.
constexpr double questionWeight = 4;
/// The factor for the preferred language.
constexpr double preferredFactor = 1.25;
/// The scores of a language are multiplied by this factor if another language knows more words of the query.
constexpr double lessKnownFactor = 0.2;
/// A section is shown in the preferred language if its score there is at least this fraction of its best score in the others.
constexpr double minOwnFraction = 0.6;
/// The preferred language is searched as the query's language if it knows at least this share of what the best one knows.
constexpr double ownShare = 0.8;
/// The factor for disputed cases.
constexpr double settleFactor = 1.15;
/// The factor for the quick card, because this summary mentions everything briefly.
constexpr double quickFactor = 0.6;
/// The factor for notes about printed sheets and editions.
constexpr double sheetFactor = 0.6;
/// The weight of a title or search word that agrees with the query.
constexpr double phraseWeight = 4;
/// The best phrase counts fully; each further one is multiplied by this factor.
constexpr double furtherPhraseFactor = 0.8;
/// The factor for a title that agrees with the query, compared with a search word.
constexpr double titleFactor = 1.4;
/// The factor for phrases of other languages.
constexpr double foreignFactor = 0.8;
/// The weight of a question that agrees with the query.
constexpr double questionsWeight = 14;
/// The weight of a sentence that contains much of the query.
constexpr double sentenceWeight = 1;
/// The share of a word's fit that counts for a sentence if the word is only in the title.
constexpr double titleInSentence = 0.45;
/// Results with less than this fraction of the best result's score are dropped.
constexpr double minBestFraction = 0.2;
/// The factor for sections of another game than the one asked about.
constexpr double otherGameFactor = 0.3;
/// The factor for sections that answer yes or no if the query asks for that.
constexpr double verdictFactor = 1.2;
/// The fit of two words with the same meaning.
constexpr double meaningFit = 0.7;
/// The fit of a misspelled word to the meaning of the right one.
constexpr double nearMeaningFit = 0.65;
/// The fit of a number such as the 8 in "8 cards in the row" to the meaning "many".
constexpr double manyFit = 0.6;
/// A section that contains a word only in its text counts as this part of a document for the document frequency.
constexpr double weakDf = 0.3;
/// A section that contains a meaning only in a title or search word counts as this part of a document.
constexpr double titleDf = 0.3;
/// The factor for the weight of a misspelled word.
constexpr double nearRarity = 0.8;
/// The factor for the weight of a word that no section contains.
constexpr double unknownRarity = 0.7;
/// The factor for the weight of a word that is only in texts.
constexpr double bodyRarity = 0.5;
/// The factor for the weight of a number that only describes a case.
constexpr double instanceRarity = 0.5;
/// The factor for words that say what kind of answer is wanted, such as "who".
constexpr double typeFactor = 1.6;
/// Shares of the query or of a phrase are raised to these powers.
constexpr double coverPower = 3;
constexpr double asksPower = 2;
constexpr double usedPower = 1;
constexpr double sentencePower = 2.5;
constexpr qsizetype mostHits = 30;
/// A large yes or no needs at least this share of the meanings of the query in the title, and of those of the title in the query.
constexpr double minShared = 0.5;
constexpr double minSharedOfTitle = 0.4;

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

/// Returns how well a misspelled word of the query fits a term, from 0 to 1.
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

/// The meanings of everyday words, by their index in `names`, and those with a role in a query.
struct RulesSearch::Meanings
{
    explicit Meanings(QStringList all)
        : names(std::move(all)), many(indexOf("many")), howMany(indexOf("howmany")),
          idle(indexesOf({"ignored", "either", "which", "whathappens"})),
          types(indexesOf({"who", "howmany", "duration", "when", "must"})), modal(indexesOf({"may", "must"})),
          open(indexesOf({"who", "howmany", "duration", "either", "which", "whathappens"}))
    {}

    int indexOf(const char *name) const { return static_cast<int>(names.indexOf(QLatin1String(name))); }
    QSet<int> indexesOf(std::initializer_list<const char *> some) const
    {
        QSet<int> indexes;
        for (const char *name : some)
            indexes.insert(indexOf(name));
        return indexes;
    }

    QStringList names;
    int many;
    int howMany;
    QSet<int> idle;  ///< Meanings that say nothing about the subject of a query.
    QSet<int> types; ///< Meanings that say what kind of answer a query wants.
    QSet<int> modal; ///< Meanings of questions that can be answered by yes or no.
    QSet<int> open;  ///< Meanings of questions that cannot.
};

namespace {

/// Returns whether all of a word's meanings, of which there must be one, are in `some`.
bool areAllIn(const std::vector<int> &meanings, const QSet<int> &some)
{
    return !meanings.empty() && std::all_of(meanings.begin(), meanings.end(), [&](int one) { return some.contains(one); });
}

bool isAnyIn(const std::vector<int> &meanings, const QSet<int> &some)
{
    return std::any_of(meanings.begin(), meanings.end(), [&](int one) { return some.contains(one); });
}

} // namespace

class RulesSearch::LanguageIndex
{
public:
    LanguageIndex(const RulesLibrary &library, const QString &language, const Meanings &meanings);

    const QString &language() const { return m_language; }
    /// Adds the phrases of another language by their meanings.
    void addPhrasesOf(const LanguageIndex &other);
    /// Adds questions about the sections, in meanings.
    void addQuestions(const QHash<QString, QStringList> &questions);
    /// Computes the inverse document frequencies. Must be called after all texts have been added.
    void finish();

    /// A word of the query: how well it fits each term of the index, and its inverse document frequency.
    struct Asked
    {
        std::vector<double> fits;
        double rarity = 0;
        bool isType = false; ///< Whether the word only says what kind of answer is wanted, such as "who".
    };
    /// Returns the game that the query names, such as "uno"; otherwise `game`.
    QString gameOf(const QString &query, const QString &game) const;
    /// Returns how well this language's texts cover the query. Each word of the query adds 2 if a text contains the word itself
    /// or if it is an everyday word, or 1 if a text contains only the word's stem.
    int knowledge(const QString &query) const;
    /// Adds the matching sections to `best`, or raises their scores there. Scores are multiplied by `factor`. If `isSure` is
    /// true, words with typing errors match, too, and sentences are compared.
    void find(const QString &query, const QString &game, double factor, bool isSure, QHash<QString, Hit> &best) const;
    std::vector<Asked> askedBy(const QString &query, const QString &game, bool allowsTypos) const;
    double weigh(const QString &text, const std::vector<Asked> &asked) const;
    /// Reduces the weight of the words of a query that a text contains.
    void discount(const QString &text, std::vector<Asked> &asked) const;
    /// Returns the meanings in a text, in their order; with typing errors corrected if \p isQuery is true.
    std::vector<int> meaningsIn(const QString &text, bool isQuery) const;
    /// Like meaningsIn(), but with the meanings of each unit apart, and without units that have none.
    std::vector<std::vector<int>> meaningGroupsIn(const QString &text, bool isQuery) const;

private:
    using Phrase = std::vector<std::vector<int>>; ///< For each unit of a phrase, the indexes of its terms.
    struct Document
    {
        QString section;
        double factor = 1;
        bool hasVerdict = false;
        std::vector<Phrase> phrases; ///< The titles and search words of the section; the first one is the title.
        std::vector<Phrase> questions;
        std::vector<Phrase> foreign;             ///< The phrases of other languages.
        std::vector<std::vector<int>> sentences; ///< The terms of each sentence.
        std::vector<std::vector<int>> meant;     ///< The meanings of the units of each phrase that other languages can use.
    };
    struct Posting
    {
        int document;
        double weight;
    };
    struct Term
    {
        QString stem; ///< Empty for a meaning.
        std::vector<Posting> postings;
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
    Phrase addText(const QString &text, double weight, int document);
    Phrase addWords(const QStringList &words, double weight, int document);
    const std::vector<int> &termsIn(const QString &text) const;
    int post(int term, double weight, int document);
    int termOf(const QString &stem);
    int termOf(int meaning);
    QStringList joined(const QStringList &words) const;
    QStringList corrected(QStringList words) const;
    const QStringList &queryWords(const QString &query) const;
    bool isGame(const QString &word, const QString &game, const QStringList &words) const;
    Asked ask(const WordUnit &unit, bool isTyping, bool allowsTypos) const;
    void weigh(const Asked &word, std::vector<Weight> &sections) const;
    double rarity(double documents) const { return std::log(1 + static_cast<double>(m_documents.size()) / documents); }
    double phraseScore(const Document &document, const std::vector<Asked> &asked, bool isSure) const;
    double phraseFit(const Phrase &phrase, const std::vector<Asked> &asked) const;
    double sentenceScore(const Document &document, const std::vector<Asked> &asked) const;
    static double fitOf(const Asked &word, const std::vector<int> &terms)
    {
        double best = 0;
        for (const int term : terms)
            best = std::max(best, word.fits[static_cast<std::size_t>(term)]);
        return best;
    }

    QString m_language;
    const Meanings &m_meanings;
    CardNames m_cards;
    EverydayWords m_everyday;
    QStringList m_wildDos; ///< The words of the name "Wild DOS". Beside another of these, "dos" in a query means the card.
    std::vector<Document> m_documents;
    std::vector<Term> m_terms;
    QHash<QString, int> m_termOfStem;
    QHash<int, int> m_termOfMeaning;
    QHash<int, int> m_questionCount; ///< For each meaning, the number of sections with a question that contains it.
    QSet<QString> m_words;
    QHash<QString, int> m_documentOf;
    mutable QString m_query;                            ///< The query of m_queryWords.
    mutable QStringList m_queryWords;                   ///< The corrected words of the last query.
    mutable QHash<QString, std::vector<int>> m_termsIn; ///< The terms in texts of the rules that have been weighed.
};

RulesSearch::LanguageIndex::LanguageIndex(const RulesLibrary &library, const QString &language, const Meanings &meanings)
    : m_language(language), m_meanings(meanings), m_cards(*library.language(language)),
      m_everyday(library.everydayWords(language), meanings.names, language),
      m_wildDos(searchWords(library.language(language)->cardNames.value(QStringLiteral("dos")), language))
{
    for (const Chapter &chapter : library.chapters()) {
        const ChapterText *text = library.chapterText(language, chapter.file);
        if (text == nullptr)
            continue;
        for (const SectionText &section : text->sections)
            add(chapter, *text, section);
    }
}

void RulesSearch::LanguageIndex::finish()
{
    for (Term &term : m_terms)
        term.rarity = rarity(std::max<double>(1, static_cast<double>(term.postings.size())));
    for (auto term = m_termOfMeaning.begin(); term != m_termOfMeaning.end(); ++term)
        m_terms[static_cast<std::size_t>(*term)].rarity = rarity(std::max(1, m_questionCount.value(term.key())));
}

void RulesSearch::LanguageIndex::add(const Chapter &chapter, const ChapterText &text, const SectionText &section)
{
    const int index = static_cast<int>(m_documents.size());
    m_documentOf.insert(section.id, index);
    Document document;
    document.section = section.id;
    document.hasVerdict = std::any_of(chapter.sections.begin(), chapter.sections.end(),
                                      [&](const Section &one) { return one.id == section.id && one.answer != Answer::None; });
    document.factor = chapter.kind == ChapterKind::Settle ? settleFactor
        : chapter.kind == ChapterKind::Quick              ? quickFactor
        : chapter.kind == ChapterKind::Rules              ? 1
                                                          : sheetFactor;
    document.phrases.push_back(addText(section.title, titleWeight, index));
    // A search for a chapter's title should find the chapter's first section. The chapter of disputed cases is an exception,
    // because its first section is about a single case.
    if (chapter.kind != ChapterKind::Settle && section.id == text.sections.first().id)
        document.phrases.push_back(addText(text.title, titleWeight, index));
    for (const QString &words : section.searchWords)
        document.phrases.push_back(addWords(m_cards.inWords(allWords(words, m_language)), searchWordWeight, index));
    static const QRegularExpression sentenceEnd(QStringLiteral("(?<=[.!?:;])\\s+"));
    for (const QString &words : textsOf(section)) {
        for (const QString &sentence : words.split(sentenceEnd, Qt::SkipEmptyParts)) {
            std::vector<int> terms;
            for (const auto &unit : addText(sentence, textWeight, index))
                terms.insert(terms.end(), unit.begin(), unit.end());
            std::sort(terms.begin(), terms.end());
            terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
            document.sentences.push_back(std::move(terms));
        }
    }
    // Meanings of phrases, for other languages
    for (qsizetype at = -1; at < section.searchWords.size(); ++at) {
        const QString words = at < 0 ? m_cards.inText(section.title) : section.searchWords[at];
        std::vector<int> meant;
        int unknown = 0;
        for (const WordUnit &unit : m_everyday.unitsOf(m_cards.inWords(allWords(words, m_language)))) {
            if (areAllIn(unit.meanings, m_meanings.idle))
                continue;
            if (!unit.meanings.empty())
                meant.push_back(unit.meanings.front());
            else if (unit.word.size() > 1 && !isFiller(unit.word, m_language))
                ++unknown;
        }
        if (!meant.empty() && unknown * 3 <= static_cast<int>(meant.size()))
            document.meant.push_back(std::move(meant));
    }
    m_documents.push_back(std::move(document));
}

void RulesSearch::LanguageIndex::addPhrasesOf(const LanguageIndex &other)
{
    for (const Document &document : other.m_documents) {
        const int index = m_documentOf.value(document.section, -1);
        if (index < 0)
            continue;
        Document &own = m_documents[static_cast<std::size_t>(index)];
        for (const std::vector<int> &meant : document.meant) {
            Phrase phrase;
            for (const int meaning : meant)
                phrase.push_back({post(termOf(meaning), foreignWeight, index)});
            if (std::find(own.foreign.begin(), own.foreign.end(), phrase) == own.foreign.end())
                own.foreign.push_back(std::move(phrase));
        }
    }
}

void RulesSearch::LanguageIndex::addQuestions(const QHash<QString, QStringList> &questions)
{
    for (auto section = questions.begin(); section != questions.end(); ++section) {
        const int index = m_documentOf.value(section.key(), -1);
        if (index < 0)
            continue;
        QSet<int> asks;
        for (const QString &question : *section) {
            Phrase phrase;
            for (const QString &name : question.split(u' ')) {
                const auto meaning = static_cast<int>(m_meanings.names.indexOf(name));
                asks.insert(meaning);
                phrase.push_back({post(meaning < 0 ? termOf(m_everyday.stem(name)) : termOf(meaning), questionWeight, index)});
            }
            m_documents[static_cast<std::size_t>(index)].questions.push_back(std::move(phrase));
        }
        for (const int meaning : asks)
            ++m_questionCount[meaning];
    }
}

/// Joins two neighboring words of a query if the texts contain the joined word but not both separate words. For example, "dom fu"
/// becomes "domfu".
QStringList RulesSearch::LanguageIndex::joined(const QStringList &words) const
{
    QStringList all;
    for (const QString &word : words) {
        const bool isJoined = !all.isEmpty() && all.last().size() > 1 && word.size() > 1 && m_words.contains(all.last() + word)
            && (!m_words.contains(all.last()) || !m_words.contains(word));
        if (isJoined)
            all.last() += word;
        else
            all << word;
    }
    return all;
}

/// Replaces each unknown word by the known word that differs from it by one typing error, if there is one.
QStringList RulesSearch::LanguageIndex::corrected(QStringList words) const
{
    const auto isKnown = [&](const QString &word) {
        return m_words.contains(word) || m_everyday.literals().contains(word) || isFiller(word, m_language)
            || !m_everyday.meaningsOf(word).empty();
    };
    for (QString &word : words) {
        if (word.size() < 3 || word.front().isDigit() || isKnown(word))
            continue;
        if (QString rest = withoutElision(word, m_language); !rest.isEmpty() && isKnown(rest)) {
            word = std::move(rest);
            continue;
        }
        if (word.size() < 4)
            continue;
        QString best;
        std::size_t most = 0;
        const auto look = [&](const QString &known, std::size_t frequency) {
            const std::size_t worth = frequency + (known.front() == word.front() ? 1000 : 0);
            if (known.size() >= 4 && (worth > most || (worth == most && known < best)) && editDistance(word, known, 1) <= 1) {
                best = known;
                most = worth;
            }
        };
        for (const QString &known : m_words) {
            const int term = m_termOfStem.value(m_everyday.stem(known), -1);
            look(known, 1 + (term < 0 ? 0 : m_terms[static_cast<std::size_t>(term)].postings.size()));
        }
        for (const QString &known : m_everyday.literals())
            look(known, 1);
        if (!best.isEmpty())
            word = best;
    }
    return words;
}

/// Returns the corrected words of a query. Those of the last query are kept, because each result needs them again.
const QStringList &RulesSearch::LanguageIndex::queryWords(const QString &query) const
{
    if (m_query != query || m_queryWords.isEmpty()) {
        m_query = query;
        m_queryWords = corrected(allWords(query, m_language));
    }
    return m_queryWords;
}

/// Returns whether a word of the query only names the current game and should be ignored.
bool RulesSearch::LanguageIndex::isGame(const QString &word, const QString &game, const QStringList &words) const
{
    const bool names = word == game
        || (m_language == QLatin1String("fi") && word.startsWith(game) && word.size() <= game.size() + 4
            && !word.startsWith(QLatin1String("unoh")));
    return !game.isEmpty() && names && std::none_of(words.begin(), words.end(), [&](const QString &other) {
        return other != word && m_wildDos.contains(other);
    });
}

QString RulesSearch::LanguageIndex::gameOf(const QString &query, const QString &game) const
{
    const QStringList words = allWords(query, m_language);
    QStringList named;
    for (const QString &one : {QStringLiteral("dos"), QStringLiteral("uno")}) {
        for (qsizetype at = 0; at < words.size(); ++at) {
            // In Italian, "uno" is also the number one, unless it follows "a" (as in "giocare a uno") or "dire".
            static const QStringList before{QStringLiteral("a"), QStringLiteral("dire"), QStringLiteral("di"),
                                            QStringLiteral("detto")};
            const bool isNumber = m_language == QLatin1String("it") && one == QLatin1String("uno")
                && (at == 0 || !before.contains(words[at - 1]));
            if (!isNumber && isGame(words[at], one, words))
                named << one;
        }
    }
    named.removeDuplicates();
    return named.size() == 1 ? named.first() : game;
}

/// Adds a text to the index, both as written and with card names such as "Draw Two" replaced by "+2". Returns the terms of the
/// units that represent the text as a phrase.
RulesSearch::LanguageIndex::Phrase RulesSearch::LanguageIndex::addText(const QString &text, double weight, int document)
{
    const Phrase phrase = addWords(allWords(text, m_language), weight, document);
    const QString withFigures = m_cards.inText(text);
    return withFigures == text ? phrase : addWords(allWords(withFigures, m_language), weight, document);
}

int RulesSearch::LanguageIndex::post(int term, double weight, int document)
{
    auto &postings = m_terms[static_cast<std::size_t>(term)].postings; // in the order of the documents
    const auto place = std::lower_bound(postings.begin(), postings.end(), document,
                                        [](const Posting &one, int wanted) { return one.document < wanted; });
    if (place == postings.end() || place->document != document)
        postings.insert(place, {document, weight});
    else
        place->weight = std::max(place->weight, weight);
    return term;
}

/// Adds the words of a section (\p document) to the index with a weight: titles weigh more than text. If a term occurs several
/// times in a section, the highest weight counts. Returns the terms of the words' units, without filler words if possible.
RulesSearch::LanguageIndex::Phrase RulesSearch::LanguageIndex::addWords(const QStringList &words, double weight, int document)
{
    for (qsizetype index = 0; index < words.size(); ++index) {
        m_words.insert(words[index]);
        if (words[index].size() > 1 || !words[index][0].isLetter())
            post(termOf(m_everyday.stem(words[index])), weight, document);
        if (index > 0 && weight > textWeight) // joins words of titles, so that the query "kungfu" finds "kung fu"
            post(termOf(m_everyday.stem(words[index - 1] + words[index])), weight, document);
    }
    Phrase all;
    Phrase telling;
    for (const WordUnit &unit : m_everyday.unitsOf(words)) {
        std::vector<int> terms;
        if (unit.word.size() > 1 || (!unit.word.isEmpty() && !unit.word[0].isLetter()))
            terms.push_back(termOf(m_everyday.stem(unit.word)));
        const bool isIgnored = areAllIn(unit.meanings, m_meanings.idle);
        for (const int meaning : unit.meanings)
            if (!isIgnored)
                terms.push_back(post(termOf(meaning), weight, document));
        if (terms.empty())
            continue;
        if ((!unit.meanings.empty() && !isIgnored) || !isFiller(unit.word, m_language))
            telling.push_back(terms);
        all.push_back(std::move(terms));
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

int RulesSearch::LanguageIndex::termOf(int meaning)
{
    const auto found = m_termOfMeaning.constFind(meaning);
    if (found != m_termOfMeaning.constEnd())
        return *found;
    const int index = static_cast<int>(m_terms.size());
    m_termOfMeaning.insert(meaning, index);
    m_terms.push_back({{}, {}, 0});
    return index;
}

/// Computes how well a word of the query fits each term of the index. Typing errors are tolerated only if the word is unknown.
RulesSearch::LanguageIndex::Asked RulesSearch::LanguageIndex::ask(const WordUnit &unit, bool isTyping, bool allowsTypos) const
{
    Asked asked;
    asked.fits.resize(m_terms.size(), 0);
    const QString stem = unit.word.isEmpty() ? QString() : m_everyday.stem(unit.word);
    double best = 0;
    const auto raise = [&](std::size_t term, double fit) {
        asked.fits[term] = std::max(asked.fits[term], fit);
        best = std::max(best, fit);
    };
    const auto fill = [&](auto fit) {
        for (std::size_t term = 0; term < m_terms.size(); ++term) {
            if (!m_terms[term].stem.isEmpty())
                raise(term, fit(stem, m_terms[term].stem, isTyping));
        }
    };
    const auto mean = [&](const std::vector<int> &meanings, double fit) {
        for (const int meaning : meanings) {
            const auto term = m_termOfMeaning.constFind(meaning);
            if (term != m_termOfMeaning.constEnd())
                raise(static_cast<std::size_t>(*term), fit);
        }
    };
    if (!stem.isEmpty())
        fill(exactFit);
    mean(unit.meanings, meaningFit);
    bool isInstance = false;
    if (!unit.word.isEmpty() && unit.word.front().isDigit()) { // a number such as the 8 in "8 cards in the row"
        const int number = unit.word.toInt();
        isInstance = number > 2 && number != 7 && number <= 20;
        if (isInstance)
            mean({m_meanings.many}, manyFit);
    }
    bool isNear = false;
    if (allowsTypos && unit.meanings.empty() && best < 0.6 && !stem.isEmpty() && !unit.word.front().isDigit()) {
        for (int most = 1; most <= (unit.word.size() >= 7 ? 2 : 1) && !isNear; ++most) {
            const std::vector<int> near = m_everyday.nearMeaningsOf(unit.word, most);
            mean(near, nearMeaningFit);
            isNear = !near.empty();
            if (unit.word.size() < 4)
                continue;
            for (std::size_t term = 0; term < m_terms.size(); ++term) {
                if (m_terms[term].stem.isEmpty() || editDistance(stem, m_terms[term].stem, most) > most)
                    continue;
                raise(term, most == 1 ? 0.6 : 0.45);
                isNear = true;
            }
        }
        if (!isNear && best <= 0)
            fill(nearFit);
    }
    std::vector<double> weights(m_documents.size(), 0);
    for (std::size_t term = 0; term < m_terms.size(); ++term) {
        if (asked.fits[term] < 0.4)
            continue;
        for (const Posting &posting : m_terms[term].postings)
            weights[static_cast<std::size_t>(posting.document)] = std::max(weights[static_cast<std::size_t>(posting.document)],
                                                                           posting.weight);
    }
    double strong = 0;
    double weak = 0;
    for (const double weight : weights)
        (weight > textWeight ? strong : weak) += weight > 0 ? 1 : 0;
    double documents = strong + weakDf * weak;
    if (!unit.meanings.empty()) {
        documents = 0;
        for (const int meaning : unit.meanings)
            documents += m_questionCount.value(meaning);
        documents += titleDf * strong;
    }
    asked.isType = isAnyIn(unit.meanings, m_meanings.types);
    asked.rarity = rarity(std::max<double>(1, documents)) * (asked.isType ? typeFactor : 1)
        * (unit.meanings.empty() && strong <= 0 && !isNear ? bodyRarity : 1)
        * (isNear           ? nearRarity
               : best <= 0  ? unknownRarity
               : isInstance ? instanceRarity
                            : 1);
    return asked;
}

/// Returns how much of the query a phrase contains, reduced for words in the phrase that are not in the query. The result is 1
/// if both have the same words, each equally often.
double RulesSearch::LanguageIndex::phraseFit(const Phrase &phrase, const std::vector<Asked> &asked) const
{
    std::vector<double> used(phrase.size(), 0);
    double asks = 0;
    double has = 0;
    for (const Asked &word : asked) {
        std::size_t best = phrase.size();
        double fit = 0;
        for (std::size_t place = 0; place < phrase.size(); ++place) {
            const double here = fitOf(word, phrase[place]);
            if (used[place] <= 0 && here > fit) {
                best = place;
                fit = here;
            }
        }
        asks += word.rarity;
        has += word.rarity * fit;
        if (best < phrase.size())
            used[best] = 1;
    }
    if (has <= 0)
        return 0;
    double says = 0;
    double said = 0;
    for (std::size_t place = 0; place < phrase.size(); ++place) {
        double telling = 1e9;
        for (const int term : phrase[place])
            telling = std::min(telling, m_terms[static_cast<std::size_t>(term)].rarity);
        says += telling;
        said += used[place] * telling;
    }
    return std::pow(has / asks, asksPower) * std::pow(said / says, usedPower);
}

/// Returns the score of a section's titles and search words. The score is high if one of them contains much of the query and
/// little else.
double RulesSearch::LanguageIndex::phraseScore(const Document &document, const std::vector<Asked> &asked, bool isSure) const
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
    if (!isSure)
        return phraseWeight * all * (best + furtherPhraseFactor * std::max(0.0, sum - best));
    double question = 0;
    for (const auto &phrase : document.questions)
        question = std::max(question, phraseFit(phrase, asked));
    for (const auto &phrase : document.foreign)
        best = std::max(best, phraseFit(phrase, asked) * foreignFactor);
    return questionsWeight * all * question + phraseWeight * all * (best + furtherPhraseFactor * std::max(0.0, sum - best));
}

/// Returns the score of the section's sentence that contains the most of the query. Words in the title count partly.
double RulesSearch::LanguageIndex::sentenceScore(const Document &document, const std::vector<Asked> &asked) const
{
    double all = 0;
    std::vector<double> inTitle(asked.size(), 0);
    for (std::size_t word = 0; word < asked.size(); ++word) {
        all += asked[word].rarity;
        for (const auto &unit : document.phrases.front())
            inTitle[word] = std::max(inTitle[word], titleInSentence * fitOf(asked[word], unit));
    }
    double best = 0;
    for (const std::vector<int> &sentence : document.sentences) {
        double has = 0;
        for (std::size_t word = 0; word < asked.size(); ++word)
            has += asked[word].rarity * std::max(inTitle[word], fitOf(asked[word], sentence));
        best = std::max(best, has / all);
    }
    return sentenceWeight * all * std::pow(best, sentencePower);
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
        known += m_words.contains(word) || !m_everyday.meaningsOf(word).empty() || isFiller(word, m_language) ? 2
            : m_termOfStem.contains(m_everyday.stem(word))                                                    ? 1
                                                                                                              : 0;
    return known;
}

std::vector<RulesSearch::LanguageIndex::Asked> RulesSearch::LanguageIndex::askedBy(const QString &query, const QString &game,
                                                                                   bool allowsTypos) const
{
    const bool isTyping = !query.isEmpty() && query.back().isLetterOrNumber();
    const QStringList words = m_cards.inWords(joined(allowsTypos ? queryWords(query) : allWords(query, m_language)));
    std::vector<WordUnit> all;
    std::vector<WordUnit> telling;
    for (const WordUnit &unit : m_everyday.unitsOf(words)) {
        if (unit.word.size() == 1 && unit.word[0].isLetter() && unit.meanings.empty())
            continue;
        if (areAllIn(unit.meanings, m_meanings.idle))
            continue;
        all.push_back(unit);
        if ((!unit.meanings.empty() || !isFiller(unit.word, m_language)) && !isGame(unit.word, game, words))
            telling.push_back(unit);
    }
    if (telling.empty())
        telling = all;
    std::vector<Asked> asked;
    for (const WordUnit &unit : telling) {
        asked.push_back(ask(unit, isTyping && &unit == &telling.back(), allowsTypos));
    }
    return asked;
}

void RulesSearch::LanguageIndex::find(const QString &query, const QString &game, double factor, bool isSure,
                                      QHash<QString, Hit> &best) const
{
    const std::vector<Asked> asked = askedBy(query, game, isSure);
    const std::vector<int> meanings = isSure ? meaningsIn(query, true) : std::vector<int>();
    const bool isYesNo = isAnyIn(meanings, m_meanings.modal) && !isAnyIn(meanings, m_meanings.open);
    std::vector<Weight> sections(m_documents.size());
    double all = 0;
    for (const Asked &word : asked) {
        all += word.rarity;
        weigh(word, sections);
    }
    for (std::size_t index = 0; index < m_documents.size(); ++index) {
        if (sections[index].score <= 0)
            continue;
        const Document &document = m_documents[index];
        const double coverage = sections[index].covered / all;
        const double isOther = game.isEmpty() || document.section.startsWith(game) ? 1 : otherGameFactor;
        const double score = (sections[index].score * std::pow(coverage, coverPower) + phraseScore(document, asked, isSure)
                              + (isSure ? sentenceScore(document, asked) : 0))
            * document.factor * factor * isOther * (isYesNo && document.hasVerdict ? verdictFactor : 1);
        Hit &hit = best[document.section];
        if (score > hit.score)
            hit = {document.section, m_language, score};
    }
}

std::vector<std::vector<int>> RulesSearch::LanguageIndex::meaningGroupsIn(const QString &text, bool isQuery) const
{
    std::vector<std::vector<int>> groups;
    const QStringList words = isQuery ? m_cards.inWords(queryWords(text)) : allWords(m_cards.inText(text), m_language);
    for (WordUnit &unit : m_everyday.unitsOf(words)) {
        if (!unit.meanings.empty())
            groups.push_back(std::move(unit.meanings));
    }
    return groups;
}

std::vector<int> RulesSearch::LanguageIndex::meaningsIn(const QString &text, bool isQuery) const
{
    std::vector<int> meanings;
    for (const std::vector<int> &group : meaningGroupsIn(text, isQuery))
        meanings.insert(meanings.end(), group.begin(), group.end());
    return meanings;
}

const std::vector<int> &RulesSearch::LanguageIndex::termsIn(const QString &text) const
{
    const auto known = m_termsIn.constFind(text);
    if (known != m_termsIn.constEnd())
        return *known;
    std::vector<int> terms;
    const auto add = [&](const QString &written) {
        const QStringList words = allWords(written, m_language);
        std::vector<WordUnit> units = m_everyday.unitsOf(words);
        for (const QString &word : words) { // A word in a group, such as "joker" in "joker dos", has a meaning of its own, too
            terms.push_back(m_termOfStem.value(m_everyday.stem(word), -1));
            units.push_back({word, m_everyday.meaningsOf(word)});
        }
        for (const WordUnit &unit : units) {
            for (const int meaning : unit.meanings)
                terms.push_back(m_termOfMeaning.value(meaning, -1));
        }
    };
    add(text);
    const QString withFigures = m_cards.inText(text);
    if (withFigures != text)
        add(withFigures);
    std::sort(terms.begin(), terms.end());
    terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
    if (!terms.empty() && terms.front() < 0)
        terms.erase(terms.begin());
    return *m_termsIn.insert(text, terms);
}

double RulesSearch::LanguageIndex::weigh(const QString &text, const std::vector<Asked> &asked) const
{
    const std::vector<int> &terms = termsIn(text);
    double sum = 0;
    for (const Asked &word : asked)
        sum += word.rarity * fitOf(word, terms);
    return sum;
}

void RulesSearch::LanguageIndex::discount(const QString &text, std::vector<Asked> &asked) const
{
    constexpr double discounted = 0.7;
    const std::vector<int> &terms = termsIn(text);
    for (Asked &word : asked)
        word.rarity *= 1 - discounted * fitOf(word, terms);
}

/// A query as one language understands it.
struct RulesSearch::Inquiry
{
    QStringList key; ///< The query, the language, and the chosen game.
    QString game;    ///< The game that the query asks about.
    std::vector<LanguageIndex::Asked> asked;
    std::vector<int> meanings;
};

RulesSearch::RulesSearch(const RulesLibrary &library)
{
    QStringList names = library.everydayWords(library.languages().first().code).keys();
    names.sort();
    m_meanings = std::make_unique<const Meanings>(names);
    const QHash<QString, QStringList> questions = library.questions();
    for (const Language &language : library.languages())
        m_indices.push_back(std::make_unique<LanguageIndex>(library, language.code, *m_meanings));
    for (const auto &index : m_indices) {
        for (const auto &other : m_indices) {
            if (index != other)
                index->addPhrasesOf(*other);
        }
        index->addQuestions(questions);
        index->finish();
    }
}

RulesSearch::~RulesSearch() = default;

const RulesSearch::LanguageIndex &RulesSearch::indexOf(const QString &language) const
{
    return **std::find_if(m_indices.begin(), m_indices.end(), [&](const auto &index) { return index->language() == language; });
}

const RulesSearch::Inquiry &RulesSearch::inquiryOf(const QString &query, const QString &language, const QString &game) const
{
    const QStringList key{query, language, game};
    if (!m_inquiry || m_inquiry->key != key) {
        const LanguageIndex &index = indexOf(language);
        const QString asked = index.gameOf(query, game);
        m_inquiry = std::make_unique<Inquiry>(
            Inquiry{key, asked, index.askedBy(query, asked, true), index.meaningsIn(query, true)});
    }
    return *m_inquiry;
}

std::function<double(const QString &)> RulesSearch::weigher(const QString &query, const QString &language, const QString &game,
                                                            const QString &title) const
{
    const Inquiry &inquiry = inquiryOf(query, language, game);
    const LanguageIndex &index = indexOf(language);
    std::vector<LanguageIndex::Asked> asked = inquiry.asked;
    double most = 0;
    for (const LanguageIndex::Asked &word : asked)
        most = std::max(most, word.rarity);
    asked.erase(std::remove_if(asked.begin(), asked.end(), [](const LanguageIndex::Asked &word) { return word.isType; }),
                asked.end());
    index.discount(title, asked);
    const bool asksForNumber = isAnyIn(inquiry.meanings, {m_meanings->howMany});
    const double ofNumber = asksForNumber ? most * 1.5 : 0; // more than one word that a text contains
    return [&index, asked, ofNumber](const QString &text) {
        const bool hasNumber = std::any_of(text.begin(), text.end(), [](QChar letter) { return letter.isDigit(); });
        return index.weigh(text, asked) + (hasNumber ? ofNumber : 0);
    };
}

bool RulesSearch::isSameSubject(const QString &query, const QString &title, const LanguageIndex &index) const
{
    using Groups = std::vector<std::vector<int>>;
    const auto isSubject = [this](const std::vector<int> &meanings) {
        return !areAllIn(meanings, m_meanings->idle) && !isAnyIn(meanings, m_meanings->modal)
            && !isAnyIn(meanings, {m_meanings->indexOf("optional")});
    };
    const auto shareIn = [&](const Groups &some, const Groups &others) {
        QSet<int> all;
        for (const std::vector<int> &group : others)
            all.unite(QSet<int>(group.begin(), group.end()));
        int subjects = 0;
        int shared = 0;
        for (const std::vector<int> &group : some) {
            if (!isSubject(group))
                continue;
            ++subjects;
            shared += isAnyIn(group, all) ? 1 : 0;
        }
        return subjects == 0 ? 0 : static_cast<double>(shared) / subjects;
    };
    const Groups ofQuery = index.meaningGroupsIn(query, true);
    const Groups ofTitle = index.meaningGroupsIn(title, false);
    return shareIn(ofQuery, ofTitle) >= minShared && shareIn(ofTitle, ofQuery) >= minSharedOfTitle;
}

bool RulesSearch::answers(const QString &query, const QString &language, const QString &game, const QString &ofGame,
                          const QString &title) const
{
    const Inquiry &inquiry = inquiryOf(query, language, game);
    if (!game.isEmpty() && inquiry.game != ofGame)
        return false;
    const std::vector<int> &asked = inquiry.meanings;
    const std::vector<int> answered = indexOf(language).meaningsIn(title, false);
    const auto has = [this](const std::vector<int> &meanings, const char *name) {
        return isAnyIn(meanings, {m_meanings->indexOf(name)});
    };
    for (const char *open : {"howmany", "duration", "either", "whathappens", "effect", "which"}) {
        if (has(asked, open) && !has(answered, open))
            return false;
    }
    for (const char *open : {"who", "when"}) { // elsewhere in the query, these may be relative pronouns
        if (!asked.empty() && has({asked.front()}, open))
            return false;
    }
    if (has(answered, "must") != has(asked, "must")
        && (has(answered, "must") ? has(asked, "may") || has(asked, "optional") : has(answered, "may")))
        return false;
    if (has(asked, "must") && has(asked, "may") && !(has(answered, "must") && has(answered, "may")))
        return false; // a question such as "may we make it a must" is not about what the rules demand
    if (!isSameSubject(query, title, indexOf(language)))
        return false;
    // Such a word turns the question into its opposite: one who is safe cannot be caught.
    for (const char *turning : {"safe", "limit", "skip", "forbid"}) {
        if (has(asked, turning) != has(answered, turning))
            return false;
    }
    return true;
}

QList<Hit> RulesSearch::find(const QString &query, const QString &preferred, const QString &chosen) const
{
    int most = 0;
    int ownKnowledge = 0;
    QString game = chosen;
    std::vector<int> knowledge; // of each language
    for (const auto &index : m_indices) {
        const int known = knowledge.emplace_back(index->knowledge(query));
        most = std::max(most, known);
        if (index->language() == preferred) {
            ownKnowledge = known;
            game = index->gameOf(query, chosen);
        }
    }
    const bool isOwnSure = ownKnowledge >= most * ownShare;
    QHash<QString, Hit> own; // hits in the preferred language
    QHash<QString, Hit> others;
    for (std::size_t at = 0; at < m_indices.size(); ++at) {
        const auto &index = m_indices[at];
        const bool isOwn = index->language() == preferred;
        const bool isSure = isOwn ? isOwnSure : knowledge[at] == most && (!isOwnSure || most > ownKnowledge);
        index->find(query, game, !isSure ? lessKnownFactor : isOwn ? preferredFactor : 1, isSure, isOwn ? own : others);
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
    std::sort(hits.begin(), hits.end(),
              [&](const Hit &a, const Hit &b) { return a.score != b.score ? a.score > b.score : a.section < b.section; });
    hits.removeIf([&](const Hit &hit) { return hit.score < highest * minBestFraction; });
    return hits.mid(0, mostHits);
}

} // namespace tableside::rules
