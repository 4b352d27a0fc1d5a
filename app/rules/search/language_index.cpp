// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/language_index.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tableside::rules {

namespace {

/// The weight of a word in a title.
constexpr double titleWeight = 2;
/// The weight of a search word.
constexpr double searchWordWeight = 1.3;
/// The weight of a word in the text.
constexpr double textWeight = 1;
/// The weight of a meaning in a question about the section.
constexpr double questionWeight = 4;
/// The factor for the quick card, because this summary mentions everything briefly, and for notes about printed sheets and editions.
constexpr double summaryFactor = 0.83;
// The weights of the parts of a section's score. They were fitted to questions that people ask (tests/bench/README.md).
constexpr double coverageWeight = 0.2;
constexpr double titleFitWeight = 0.2;
constexpr double phraseWeight = 0.35;
constexpr double questionsWeight = 1;
constexpr double sentenceWeight = 0.18;
constexpr double probableWeight = 2;
constexpr double probableCaseWeight = 0.3; // the rules themselves say more about concrete cards than similar questions
constexpr double similarWeight = 0.45;
/// Questions count less for queries with fewer words.
constexpr double wordsOfQuestion = 3;
/// The weight of the word itself, compared with its meaning, when questions are compared.
constexpr double wordBesideMeaning = 0.55;
/// The weights of a word in a group such as "still catch", and of that word's own meaning, when questions are compared.
constexpr double wordInGroup = 0.3;
constexpr double meaningInGroup = 0.4;
/// Everyday questions count as this part of a document for the document frequency.
constexpr double askedDf = 0.5;
/// The share of a word's fit that counts for a sentence if the word is only in the title.
constexpr double titleInSentence = 0.45;
/// The factor for sections of another game than the one asked about.
constexpr double otherGameFactor = 0.3;
/// The fit of two words with the same meaning.
constexpr double meaningFit = 0.7;
/// The fit of a word in a group to a word with the same meaning.
constexpr double groupFit = 0.4;
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

bool areAllIn(const std::vector<int> &meanings, const QSet<int> &some)
{
    return !meanings.empty() && std::all_of(meanings.begin(), meanings.end(), [&](int one) { return some.contains(one); });
}

bool isAnyIn(const std::vector<int> &meanings, const QSet<int> &some)
{
    return std::any_of(meanings.begin(), meanings.end(), [&](int one) { return some.contains(one); });
}

LanguageIndex::LanguageIndex(const RulesLibrary &library, const QString &language, const Meanings &meanings)
    : m_language(language), m_meanings(meanings), m_cards(*library.language(language)),
      m_cases(*library.language(language), meanings.names), m_everyday(library.everydayWords(language), meanings.names, language),
      m_wildDos(searchWords(library.language(language)->cardNames.value(QStringLiteral("dos")), language)),
      m_asked(library.askedQuestions(language))
{
    for (const Chapter &chapter : library.chapters()) {
        const ChapterText *text = library.chapterText(language, chapter.file);
        if (text == nullptr)
            continue;
        for (const SectionText &section : text->sections)
            add(chapter, *text, section);
    }
    addQuestions(library.questions());
    computeRarities();
}

void LanguageIndex::computeRarities()
{
    for (Term &term : m_terms)
        term.rarity = rarity(std::max<double>(1, static_cast<double>(term.postings.size())));
    for (auto term = m_termOfMeaning.begin(); term != m_termOfMeaning.end(); ++term)
        m_terms[static_cast<std::size_t>(*term)].rarity = rarity(std::max(1, m_questionCount.value(term.key())));
}

void LanguageIndex::add(const Chapter &chapter, const ChapterText &text, const SectionText &section)
{
    const int index = static_cast<int>(m_documents.size());
    m_documentOf.insert(section.id, index);
    Document document;
    document.section = section.id;
    const bool isSummary = chapter.kind != ChapterKind::Settle && chapter.kind != ChapterKind::Rules;
    document.factor = isSummary ? summaryFactor : 1;
    document.phrases.push_back(addText(section.title, titleWeight, index));
    // A search for a chapter's title should find the chapter's first section. The chapter of disputed cases is an exception,
    // because its first section is about a single case.
    if (chapter.kind != ChapterKind::Settle && section.id == text.sections.first().id)
        document.phrases.push_back(addText(text.title, titleWeight, index));
    for (const QString &words : section.searchWords)
        document.phrases.push_back(addWords(m_cards.inWords(allWords(words, m_language)), searchWordWeight, index));
    m_asked[section.id] += QStringList{section.title} + section.searchWords; // people type these, too
    static const QRegularExpression sentenceEnd(QStringLiteral("(?<=[.!?:;])\\s+"));
    for (const QString &words : RulesSearch::textsOf(section)) {
        for (const QString &sentence : words.split(sentenceEnd, Qt::SkipEmptyParts)) {
            std::vector<int> terms;
            for (const auto &unit : addText(sentence, textWeight, index))
                terms.insert(terms.end(), unit.begin(), unit.end());
            std::sort(terms.begin(), terms.end());
            terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
            document.sentences.push_back(std::move(terms));
        }
    }
    m_documents.push_back(std::move(document));
}

void LanguageIndex::addQuestions(const QHash<QString, QStringList> &questions)
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

std::vector<WordUnit> LanguageIndex::unitsOfQuestion(const QStringList &words, const QString &game) const
{
    std::vector<WordUnit> units = m_everyday.unitsOf(m_cards.inWords(words));
    std::erase_if(units, [&](const WordUnit &unit) {
        return areAllIn(unit.meanings, m_meanings.idle) || (unit.meanings.empty() && isFiller(unit.word, m_language))
            || isGame(unit.word, game, words);
    });
    return m_cases.resolved(std::move(units), game);
}

/// Returns the telling words of a unit of several words, with their own meanings.
std::vector<WordUnit> LanguageIndex::partsOf(const WordUnit &unit) const
{
    std::vector<WordUnit> parts;
    for (const QString &word : unit.group) {
        WordUnit part{word, m_everyday.meaningsOf(word)};
        if (!isFiller(word, m_language) && !areAllIn(part.meanings, m_meanings.idle))
            parts.push_back(std::move(part));
    }
    return parts;
}

/// Returns the words and meanings of a question, to compare it with questions in the same language.
QuestionTerms LanguageIndex::termsOf(const std::vector<WordUnit> &units) const
{
    const auto ofWords = static_cast<int>(m_meanings.names.size()); // the number of the first word
    QuestionTerms question;
    auto unknown = static_cast<int>(m_terms.size());
    const auto termOfWord = [&](const QString &word) { return ofWords + m_termOfStem.value(m_everyday.stem(word), unknown++); };
    const auto addMeanings = [&](const WordUnit &unit, double weight) {
        for (const int meaning : unit.meanings)
            question.terms.emplace_back(meaning, weight / std::sqrt(unit.meanings.size()));
    };
    for (const WordUnit &unit : units) {
        const int word = unit.word.isEmpty() ? -1 : termOfWord(unit.word);
        addMeanings(unit, 1);
        for (const WordUnit &part : partsOf(unit)) {
            question.terms.emplace_back(termOfWord(part.word), wordInGroup);
            addMeanings(part, meaningInGroup);
        }
        if (word >= 0)
            question.terms.emplace_back(word, unit.meanings.empty() ? 1 : wordBesideMeaning);
        question.paired.push_back(unit.meanings.empty() ? word : unit.meanings.front());
    }
    return question;
}

/// Returns the meanings and numbers of a question, to compare it with questions in all languages.
QuestionTerms LanguageIndex::meaningsOf(const std::vector<WordUnit> &units) const
{
    QuestionTerms question;
    const auto add = [&](int term, double weight) {
        question.terms.emplace_back(term, weight);
        question.paired.push_back(term);
    };
    for (const WordUnit &unit : units) {
        for (const int meaning : unit.meanings)
            add(meaning, 1 / std::sqrt(unit.meanings.size()));
        for (const WordUnit &part : partsOf(unit)) {
            for (const int meaning : part.meanings)
                question.terms.emplace_back(meaning, meaningInGroup / std::sqrt(part.meanings.size()));
        }
        if (unit.meanings.empty() && unit.word.front().isDigit())
            add(static_cast<int>(m_meanings.names.size()) + unit.word.toInt(), 1);
    }
    return question;
}

/// Returns whether the units say what concrete cards have in common (CardCases), instead of naming the cards.
bool LanguageIndex::haveCase(const std::vector<WordUnit> &units)
{
    return std::any_of(units.begin(), units.end(),
                       [](const WordUnit &unit) { return unit.word.isEmpty() && unit.group.isEmpty(); });
}

/// Returns the words whose spelling the classifier compares: those of the question, but without concrete cards if haveCase().
QStringList LanguageIndex::spelling(const QStringList &words, const std::vector<WordUnit> &units)
{
    if (!haveCase(units))
        return words;
    QStringList others;
    for (const WordUnit &unit : units)
        others << (unit.group.isEmpty() && !unit.word.isEmpty() ? QStringList{unit.word} : unit.group);
    return others;
}

void LanguageIndex::learn(const std::stop_token &stop)
{
    const QHash<QString, QStringList> asked = std::exchange(m_asked, {});
    if (asked.isEmpty())
        return;
    for (std::size_t document = 0; document < m_documents.size() && !stop.stop_requested(); ++document) {
        const QString &section = m_documents[document].section;
        const QString game = section.section(u'/', 0, 0);
        const auto index = static_cast<int>(document);
        Learned &learned = m_learned[game];
        for (const QString &text : asked.value(section)) {
            const QStringList words = allWords(text, m_language);
            for (const auto &unit : addWords(m_cards.inWords(words), 0, index)) {
                for (const int term : unit) {
                    std::vector<int> &askedIn = m_terms[static_cast<std::size_t>(term)].askedIn;
                    if (askedIn.empty() || askedIn.back() != index)
                        askedIn.push_back(index);
                }
            }
            const std::vector<WordUnit> units = unitsOfQuestion(words, game);
            learned.classifier.add(index, termsOf(units), spelling(words, units));
            learned.meant.add(index, meaningsOf(units));
        }
    }
    for (auto &[game, learned] : m_learned) {
        learned.classifier.train(stop);
        learned.meant.finish();
    }
    computeRarities();
}

LanguageIndex::Ratings LanguageIndex::rate(const QString &query, const std::vector<WordUnit> &units, const QString &game) const
{
    const auto count = static_cast<int>(m_documents.size());
    const QuestionTerms terms = termsOf(units);
    const QuestionTerms meanings = meaningsOf(units);
    const QStringList words = spelling(queryWords(query), units);
    Ratings ratings(m_documents.size());
    const auto add = [](std::vector<double> &sums, const std::vector<double> &some) {
        std::transform(sums.begin(), sums.end(), some.begin(), sums.begin(), std::plus<>());
    };
    for (const auto &[ofGame, learned] : m_learned) {
        if (!game.isEmpty() && game != ofGame)
            continue;
        add(ratings.probable, learned.classifier.probabilities(terms, words, count));
        add(ratings.similar, learned.meant.similarity(meanings, count));
    }
    return ratings;
}

/// Joins two neighboring words of a query if the texts contain the joined word but not both separate words. For example, "dom fu"
/// becomes "domfu".
QStringList LanguageIndex::joined(const QStringList &words) const
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
QStringList LanguageIndex::corrected(QStringList words) const
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
        const bool isShort = word.size() < 4; // such a word resembles too many others, unless it lacks a letter
        QString best;
        std::size_t most = 0;
        const auto look = [&](const QString &known, std::size_t frequency) {
            const std::size_t worth = frequency + (known.front() == word.front() ? 1000 : 0);
            if (known.size() >= 4 && (!isShort || known.startsWith(word.left(2)))
                && (worth > most || (worth == most && known < best)) && editDistance(word, known, 1) <= 1) {
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
const QStringList &LanguageIndex::queryWords(const QString &query) const
{
    if (m_query != query || m_queryWords.isEmpty()) {
        m_query = query;
        m_queryWords = corrected(allWords(query, m_language));
    }
    return m_queryWords;
}

/// Returns whether a word of the query only names the current game and should be ignored.
bool LanguageIndex::isGame(const QString &word, const QString &game, const QStringList &words) const
{
    const bool names = word == game
        || (m_language == QLatin1String("fi") && word.startsWith(game) && word.size() <= game.size() + 4
            && !word.startsWith(QLatin1String("unoh")));
    return !game.isEmpty() && names && std::none_of(words.begin(), words.end(), [&](const QString &other) {
        return other != word && m_wildDos.contains(other);
    });
}

QString LanguageIndex::gameOf(const QString &query, const QString &game) const
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
LanguageIndex::Phrase LanguageIndex::addText(const QString &text, double weight, int document)
{
    const Phrase phrase = addWords(allWords(text, m_language), weight, document);
    const QString withFigures = m_cards.inText(text);
    return withFigures == text ? phrase : addWords(allWords(withFigures, m_language), weight, document);
}

int LanguageIndex::post(int term, double weight, int document)
{
    if (weight <= 0)
        return term;
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
LanguageIndex::Phrase LanguageIndex::addWords(const QStringList &words, double weight, int document)
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

int LanguageIndex::termOf(const QString &stem)
{
    const auto found = m_termOfStem.constFind(stem);
    if (found != m_termOfStem.constEnd())
        return *found;
    const int index = static_cast<int>(m_terms.size());
    m_termOfStem.insert(stem, index);
    m_terms.push_back({stem, {}, {}, 0});
    return index;
}

int LanguageIndex::termOf(int meaning)
{
    const auto found = m_termOfMeaning.constFind(meaning);
    if (found != m_termOfMeaning.constEnd())
        return *found;
    const int index = static_cast<int>(m_terms.size());
    m_termOfMeaning.insert(meaning, index);
    m_terms.push_back({{}, {}, {}, 0});
    return index;
}

/// Computes how well a word of the query fits each term of the index. Typing errors are tolerated only if the word is unknown.
LanguageIndex::Asked LanguageIndex::ask(const WordUnit &unit, bool isTyping, bool allowsTypos) const
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
    for (const WordUnit &part : partsOf(unit))
        mean(part.meanings, groupFit);
    bool isInstance = false;
    if (!unit.word.isEmpty() && unit.word.front().isDigit()) { // a number such as the 8 in "8 cards in the row"
        const int number = unit.word.toInt();
        isInstance = number > 2 && number != 7 && number <= 20;
        if (isInstance)
            mean({m_meanings.many}, manyFit);
    }
    bool isNear = false;
    if (allowsTypos && unit.meanings.empty() && best < 0.6 && unit.word.size() >= 4 && !unit.word.front().isDigit()) {
        for (int most = 1; most <= (unit.word.size() >= 7 ? 2 : 1) && !isNear; ++most) {
            const std::vector<int> near = m_everyday.nearMeaningsOf(unit.word, most);
            mean(near, nearMeaningFit);
            isNear = !near.empty();
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
    std::vector<bool> isAsked(m_documents.size(), false);
    for (std::size_t term = 0; term < m_terms.size(); ++term) {
        if (asked.fits[term] < 0.4)
            continue;
        for (const Posting &posting : m_terms[term].postings)
            weights[static_cast<std::size_t>(posting.document)] = std::max(weights[static_cast<std::size_t>(posting.document)],
                                                                           posting.weight);
        for (const int document : m_terms[term].askedIn)
            isAsked[static_cast<std::size_t>(document)] = true;
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
    documents = std::max(documents, askedDf * static_cast<double>(std::count(isAsked.begin(), isAsked.end(), true)));
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
double LanguageIndex::phraseFit(const Phrase &phrase, const std::vector<Asked> &asked) const
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

/// Returns the best phraseFit() of the phrases from index `first` on.
double LanguageIndex::bestFit(const std::vector<Phrase> &phrases, std::size_t first, const std::vector<Asked> &asked) const
{
    double best = 0;
    for (std::size_t phrase = first; phrase < phrases.size(); ++phrase) {
        if (!phrases[phrase].empty())
            best = std::max(best, phraseFit(phrases[phrase], asked));
    }
    return best;
}

/// Returns how much of the query the best sentence of the section contains, from 0 to 1. Words in the title count partly.
double LanguageIndex::sentenceScore(const Document &document, const std::vector<Asked> &asked) const
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
    return std::pow(best, sentencePower);
}

/// Adds to each section the word's inverse document frequency times the word's best fit to a term in the section.
void LanguageIndex::weigh(const Asked &word, std::vector<double> &covered) const
{
    std::vector<double> best(m_documents.size(), 0);
    for (std::size_t term = 0; term < m_terms.size(); ++term) {
        if (word.fits[term] <= 0)
            continue;
        for (const Posting &posting : m_terms[term].postings) {
            double &ofDocument = best[static_cast<std::size_t>(posting.document)];
            ofDocument = std::max(ofDocument, word.fits[term]);
        }
    }
    for (std::size_t document = 0; document < m_documents.size(); ++document)
        covered[document] += word.rarity * best[document];
}

int LanguageIndex::knowledge(const QString &query) const
{
    int known = 0;
    for (const QString &word : searchWords(query, m_language))
        known += m_words.contains(word) || !m_everyday.meaningsOf(word).empty() || isFiller(word, m_language) ? 2
            : m_termOfStem.contains(m_everyday.stem(word))                                                    ? 1
                                                                                                              : 0;
    return known;
}

std::vector<LanguageIndex::Asked> LanguageIndex::askedBy(const QString &query, const QString &game, bool allowsTypos) const
{
    const bool isTyping = !query.isEmpty() && query.back().isLetterOrNumber();
    const QStringList words = m_cards.inWords(joined(allowsTypos ? queryWords(query) : allWords(query, m_language)));
    std::vector<WordUnit> all;
    std::vector<WordUnit> telling;
    for (const WordUnit &unit : m_cases.resolved(m_everyday.unitsOf(words), game)) {
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

void LanguageIndex::find(const QString &query, const QString &game, double factor, bool isSure, QHash<QString, Hit> &best) const
{
    const std::vector<Asked> asked = askedBy(query, game, isSure);
    std::vector<double> covered(m_documents.size(), 0);
    double all = 0;
    for (const Asked &word : asked) {
        all += word.rarity;
        weigh(word, covered);
    }
    Ratings ratings(m_documents.size());
    double resemblance = 0; // a single word resembles many questions
    double probableFactor = 0;
    if (isSure) {
        const std::vector<WordUnit> units = unitsOfQuestion(joined(queryWords(query)), game);
        ratings = rate(query, units, game);
        resemblance = std::min(1.0, static_cast<double>(units.size()) / wordsOfQuestion);
        probableFactor = haveCase(units) ? probableCaseWeight : probableWeight;
    }
    for (std::size_t index = 0; index < m_documents.size(); ++index) {
        const Document &document = m_documents[index];
        if (covered[index] <= 0 && ratings.probable[index] <= 0)
            continue;
        double score = coverageWeight * std::pow(all > 0 ? covered[index] / all : 0, coverPower)
            + titleFitWeight * phraseFit(document.phrases.front(), asked) + phraseWeight * bestFit(document.phrases, 1, asked);
        if (isSure) {
            score += questionsWeight * bestFit(document.questions, 0, asked) + sentenceWeight * sentenceScore(document, asked)
                + resemblance * (probableFactor * ratings.probable[index] + similarWeight * ratings.similar[index]);
        }
        score *= document.factor * factor * (game.isEmpty() || document.section.startsWith(game) ? 1 : otherGameFactor);
        if (score <= 0)
            continue;
        Hit &hit = best[document.section];
        if (score > hit.score)
            hit = {document.section, m_language, score, ratings.probable[index]};
    }
}

std::vector<std::vector<int>> LanguageIndex::meaningGroupsIn(const QString &text, bool isQuery) const
{
    std::vector<std::vector<int>> groups;
    const QStringList words = isQuery ? m_cards.inWords(queryWords(text)) : allWords(m_cards.inText(text), m_language);
    for (WordUnit &unit : m_everyday.unitsOf(words)) {
        if (!unit.meanings.empty())
            groups.push_back(std::move(unit.meanings));
    }
    return groups;
}

std::vector<int> LanguageIndex::meaningsIn(const QString &text, bool isQuery) const
{
    std::vector<int> meanings;
    for (const std::vector<int> &group : meaningGroupsIn(text, isQuery))
        meanings.insert(meanings.end(), group.begin(), group.end());
    return meanings;
}

const std::vector<int> &LanguageIndex::termsIn(const QString &text) const
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

double LanguageIndex::weigh(const QString &text, const std::vector<Asked> &asked) const
{
    const std::vector<int> &terms = termsIn(text);
    double sum = 0;
    for (const Asked &word : asked)
        sum += word.rarity * fitOf(word, terms);
    return sum;
}

void LanguageIndex::discount(const QString &text, std::vector<Asked> &asked) const
{
    constexpr double discounted = 0.7;
    const std::vector<int> &terms = termsIn(text);
    for (Asked &word : asked)
        word.rarity *= 1 - discounted * fitOf(word, terms);
}

} // namespace tableside::rules
