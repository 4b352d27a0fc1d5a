// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The index of one language for the search of the rules (rules_search.h): its words, stems, and meanings, and the sections that
// contain them.
#pragma once

#include "app/rules/search/card_cases.h"
#include "app/rules/search/everyday_words.h"
#include "app/rules/search/question_classifier.h"
#include "app/rules/search/question_index.h"
#include "app/rules/search/rules_search.h"
#include "app/rules/search/search_words.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <map>
#include <stop_token>
#include <vector>

namespace tableside::rules {

/// The meanings of everyday words, by their index in `names`, and those with a role in a query.
struct Meanings
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

/// Returns whether all of a word's meanings, of which there must be one, are in `some`.
bool areAllIn(const std::vector<int> &meanings, const QSet<int> &some);
bool isAnyIn(const std::vector<int> &meanings, const QSet<int> &some);

class LanguageIndex
{
public:
    LanguageIndex(const RulesLibrary &library, const QString &language, const Meanings &meanings);

    const QString &language() const { return m_language; }
    /// Learns the words of everyday questions, and which section answers them; does nothing if that has been done. Must be called
    /// before queries in this language are answered; otherwise only the texts of the rules are searched. Takes about 1 s. Returns
    /// early if that is requested; the object must then not be used.
    void learn(const std::stop_token &stop = {});

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
        std::vector<Phrase> phrases;             ///< The titles and search words of the section; the first one is the title.
        std::vector<Phrase> questions;           ///< Questions about the section, in meanings.
        std::vector<std::vector<int>> sentences; ///< The terms of each sentence.
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
        std::vector<int> askedIn; ///< The documents with an everyday question that contains the term.
        double rarity = 0;
    };
    /// The everyday questions about a game, in the form in which queries are compared with them.
    struct Learned
    {
        QuestionClassifier classifier;
        QuestionIndex meant; ///< The questions in meanings.
    };
    void computeRarities();
    /// Adds questions about the sections, in meanings.
    void addQuestions(const QHash<QString, QStringList> &questions);
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
    void weigh(const Asked &word, std::vector<double> &covered) const;
    double rarity(double documents) const { return std::log(1 + static_cast<double>(m_documents.size()) / documents); }
    /// Returns the units of a text that matter for comparing questions, without fillers and the name of the game.
    std::vector<WordUnit> unitsOfQuestion(const QStringList &words, const QString &game) const;
    std::vector<WordUnit> partsOf(const WordUnit &unit) const;
    QuestionTerms termsOf(const std::vector<WordUnit> &units) const;
    QuestionTerms meaningsOf(const std::vector<WordUnit> &units) const;
    static bool haveCase(const std::vector<WordUnit> &units);
    static QStringList spelling(const QStringList &words, const std::vector<WordUnit> &units);
    /// How everyday questions rate each document for a query.
    struct Ratings
    {
        explicit Ratings(std::size_t documents) : probable(documents, 0), similar(documents, 0) {}

        std::vector<double> probable; ///< How probable it is that it answers the query, among the documents of its game.
        std::vector<double> similar;  ///< How similar the query is to its questions, by meanings.
    };
    Ratings rate(const QString &query, const std::vector<WordUnit> &units, const QString &game) const;
    double bestFit(const std::vector<Phrase> &phrases, std::size_t first, const std::vector<Asked> &asked) const;
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
    CardCases m_cases;
    EverydayWords m_everyday;
    QStringList m_wildDos; ///< The words of the name "Wild DOS". Beside another of these, "dos" in a query means the card.
    QHash<QString, QStringList> m_asked;  ///< The everyday questions of this language, by section, until learn().
    std::map<QString, Learned> m_learned; ///< The result of learn(), by game.
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

} // namespace tableside::rules
