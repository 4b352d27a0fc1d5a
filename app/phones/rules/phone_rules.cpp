// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/rules/phone_rules.h"

#include "app/phones/rules/section_html.h"
#include "app/rules/reader/rules_index_models.h"
#include "app/rules/reader/rules_page.h"
#include "app/rules/reader/rules_reader.h"
#include "app/rules/search/prepared_search.h"
#include "app/rules/text/rules_library.h"

#include <QElapsedTimer>
#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace tableside::phones {

namespace {

/// The number of characters and words of a query that are read. The page accepts no more characters. Each word that the rules don't
/// have costs about as much time as a whole question of words that they have.
constexpr qsizetype longestQuery = 100;
constexpr int mostWords = 12;

constexpr QLatin1String queryKind("query");
constexpr QLatin1String sectionKind("section");
constexpr QLatin1String chaptersKind("chapters");

/// Returns the beginning of the query that is read.
QString shortened(const QString &query)
{
    int words = 0;
    bool isInWord = false;
    for (qsizetype at = 0; at < std::min(query.size(), longestQuery); ++at) {
        const bool isWord = query[at].isLetterOrNumber() || query[at].isSurrogate();
        words += isWord && !isInWord ? 1 : 0;
        if (words > mostWords)
            return query.left(at);
        isInWord = isWord;
    }
    return query.left(longestQuery);
}

} // namespace

/// The models of the rules reader, but separate from those that the table shows.
struct PhoneRules::Models
{
    explicit Models(const rules::RulesLibrary &all) : library(all), page(all), contents(all), results(all) {}

    const rules::RulesLibrary &library;
    RulesPage page;
    RulesContents contents;
    RulesResults results;
};

PhoneRules::PhoneRules(RulesReader &reader, QObject *parent) : QObject(parent), m_reader(reader)
{
    m_answering.setSingleShot(true);
    connect(&m_answering, &QTimer::timeout, this, &PhoneRules::answerNext);
    connect(&reader.search(), &rules::PreparedSearch::ready, this, &PhoneRules::answerSoon);
}

PhoneRules::~PhoneRules() = default;

PhoneRules::Models &PhoneRules::models()
{
    if (!m_models)
        m_models = std::make_unique<Models>(m_reader.library());
    return *m_models;
}

void PhoneRules::ask(int phoneId, const QJsonObject &ask, const QString &language)
{
    QString kind;
    for (const QLatin1String known : {queryKind, sectionKind, chaptersKind}) {
        if (ask.contains(known))
            kind = known;
    }
    if (kind.isEmpty())
        return;
    const auto waiting = std::find_if(m_questions.begin(), m_questions.end(), [&](const Question &question) {
        return question.phoneId == phoneId && question.kind == kind;
    });
    if (waiting != m_questions.end())
        *waiting = {phoneId, kind, ask, language};
    else
        m_questions.append({phoneId, kind, ask, language});
    m_reader.search().prepare(language); // whoever opens the contents will probably search
    answerSoon();
}

void PhoneRules::answerSoon()
{
    if (!m_answering.isActive())
        m_answering.start(0);
}

/// Then pauses for twice the time that the answer took, and longer after dear questions (the square of the milliseconds), so that
/// phones that ask without end delay few frames of the table.
void PhoneRules::answerNext()
{
    const auto canAnswer = [&](const Question &question) {
        return question.kind != queryKind || m_reader.search().isReady(question.language);
    };
    const auto next = std::find_if(m_questions.begin(), m_questions.end(), canAnswer);
    if (next == m_questions.end())
        return;
    const Question question = *next;
    m_questions.erase(next);
    QElapsedTimer time;
    time.start();
    emit due(question.phoneId, question.ask, question.language);
    const auto took = static_cast<int>(std::min<qint64>(time.elapsed(), 20));
    m_answering.start(took * std::max(2, took));
}

QJsonObject PhoneRules::answer(const QJsonObject &ask, const QString &language)
{
    if (ask.contains(chaptersKind))
        return chapters(language);
    if (ask.contains(sectionKind))
        return section(ask.value(sectionKind).toString(), language);
    return hits(shortened(ask.value(queryKind).toString()), ask.value(QStringLiteral("game")).toString(), language);
}

QString PhoneRules::sectionOfRule(const QString &ruleId)
{
    return ruleId.isEmpty() ? QString() : models().library.sectionOfRule(ruleId);
}

QJsonObject PhoneRules::chapters(const QString &language)
{
    QStringList games;
    for (const rules::Chapter &chapter : models().library.chapters()) {
        if (!games.contains(chapter.game))
            games << chapter.game;
    }
    QJsonArray all;
    for (const QString &game : games) {
        models().contents.show(game, language);
        QJsonObject chapter;
        QJsonArray sections;
        const auto finish = [&] {
            if (!sections.isEmpty()) {
                chapter.insert(QStringLiteral("sections"), std::exchange(sections, {}));
                all.append(chapter);
            }
        };
        for (const RulesContentsRow &row : models().contents.rows()->rows()) {
            if (row.isChapter) {
                finish();
                chapter = {{QStringLiteral("game"), game}, {QStringLiteral("title"), row.title}};
            } else {
                sections.append(QJsonObject{{QStringLiteral("section"), row.sectionId}, {QStringLiteral("title"), row.title}});
            }
        }
        finish();
    }
    return {{chaptersKind, all}};
}

/// A section that does not exist in `language` is answered in the first language in which it does.
QJsonObject PhoneRules::section(const QString &id, const QString &language)
{
    const rules::RulesLibrary &library = models().library;
    const rules::Section *section = library.section(id);
    if (section == nullptr)
        section = library.section(library.sectionOfExample(id));
    QString title;
    QString html;
    if (section != nullptr) {
        models().page.show(section->isIn(language) ? language : section->languages.first(), section->id);
        title = models().page.title();
        html = sectionHtml(models().page, library);
    }
    return {{sectionKind,
             QJsonObject{{QStringLiteral("section"), section ? section->id : QString()},
                         {QStringLiteral("title"), title},
                         {QStringLiteral("html"), html}}}};
}

QJsonObject PhoneRules::hits(const QString &query, const QString &game, const QString &language)
{
    models().results.showFound(m_reader.search().get(language), query, language, game);
    QJsonArray all;
    for (const RulesResultRow &row : models().results.rows()->rows()) {
        all.append(QJsonObject{{QStringLiteral("section"), row.sectionId},
                               {QStringLiteral("title"), row.title},
                               {QStringLiteral("answer"), row.answerText},
                               {QStringLiteral("text"), row.beginning}});
    }
    return {{QStringLiteral("hits"), all}};
}

} // namespace tableside::phones
