// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/search/rules_search.h"

#include "app/rules/search/language_index.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

namespace tableside::rules {

namespace {

/// The factor for the preferred language.
constexpr double preferredFactor = 1.25;
/// The scores of a language are multiplied by this factor if another language knows more words of the query.
constexpr double lessKnownFactor = 0.2;
/// A section is shown in the preferred language if its score there is at least this fraction of its best score in the others.
constexpr double minOwnFraction = 0.6;
/// The preferred language is searched as the query's language if it knows at least this share of what the best one knows.
constexpr double ownShare = 0.8;
/// Results with less than this fraction of the best result's score are dropped.
constexpr double minBestFraction = 0.2;
constexpr qsizetype mostHits = 30;
/// A large yes or no needs at least this share of the meanings of the query in the title, and of those of the title in the query.
constexpr double minShared = 0.5;
constexpr double minSharedOfTitle = 0.4;
/// The question of a section that is that probable is about the same as the query, whatever their words are.
constexpr double minProbability = 0.5;

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
    for (const Language &language : library.languages())
        m_indices.push_back(std::make_unique<LanguageIndex>(library, language.code, *m_meanings));
}

RulesSearch::~RulesSearch() = default;

const LanguageIndex &RulesSearch::indexOf(const QString &language) const
{
    LanguageIndex &index = **std::find_if(m_indices.begin(), m_indices.end(),
                                          [&](const auto &one) { return one->language() == language; });
    index.learn();
    return index;
}

void RulesSearch::learn(const QString &language, const std::stop_token &stop)
{
    for (const auto &index : m_indices) {
        if (index->language() == language)
            index->learn(stop);
    }
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

bool RulesSearch::answers(const QString &query, const QString &language, const QString &game, const Hit &hit,
                          const QString &title) const
{
    const QString ofGame = hit.section.section(u'/', 0, 0);
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
    if (hit.probability < minProbability && !isSameSubject(query, title, indexOf(language)))
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
        if (isSure)
            index->learn();
        index->find(query, game, !isSure ? lessKnownFactor : isOwn ? preferredFactor : 1, isSure, isOwn ? own : others);
    }
    QList<Hit> hits;
    for (const Hit &hit : std::as_const(own)) {
        const Hit other = others.take(hit.section);
        const bool isFoundHere = hit.score >= other.score * minOwnFraction;
        hits.append(isFoundHere ? hit : other);
        hits.last().score = std::max(hit.score, other.score);
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
