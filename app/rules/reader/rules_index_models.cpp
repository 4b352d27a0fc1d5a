// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/reader/rules_index_models.h"

#include "app/rules/text/passage.h"
#include "app/rules/text/rules_library.h"
#include "app/rules/search/rules_search.h"

#include <algorithm>
#include <functional>

namespace tableside {

using namespace rules;

namespace {

constexpr qsizetype longestBeginning = 190;
constexpr qsizetype shortestAnswer = 60;

/// Returns whether a sentence is probably only a reference, such as "See the call.": a short sentence with a link. References are
/// of no use in a list of results.
bool isReference(const Passage &passage, int sentence)
{
    return passage.hasLink(sentence) && passage.endOf(sentence) - passage.beginOf(sentence) < shortestAnswer;
}

/// Returns whole sentences of one paragraph or list, beginning with the sentence `first` of `passages[from]`: at least one, and
/// more up to about `longestBeginning` characters, but no references.
QString sentencesOf(const QList<Passage> &passages, qsizetype from, int first)
{
    QString words;
    for (qsizetype index = from; index < passages.size() && passages[index].source() == passages[from].source(); ++index) {
        const Passage &passage = passages[index];
        const QStringList sentences = passage.sentences();
        for (int at = index == from ? first : passage.firstSentence(); passage.hasSentence(at); ++at) {
            const QString &sentence = sentences[at - passage.firstSentence()];
            if (!words.isEmpty() && isReference(passage, at))
                continue;
            if (!words.isEmpty() && words.size() + sentence.size() > longestBeginning)
                return words;
            words += (words.isEmpty() ? QString() : QStringLiteral(" ")) + sentence;
        }
    }
    return words;
}

QList<Passage> paragraphsOf(const SectionText &text)
{
    QList<Passage> passages = Passage::of(text);
    passages.removeIf([](const Passage &passage) { return !passage.isText(); });
    return passages;
}

QString beginningOf(const QList<Passage> &paragraphs)
{
    return paragraphs.isEmpty() ? QString() : sentencesOf(paragraphs, 0, paragraphs.first().firstSentence());
}

/// Removes the answer from the beginning of a text, because the answer is shown separately. For example, "No, one card." becomes
/// "One card."
QString withoutAnswer(const QString &beginning, const QString &answer)
{
    qsizetype at = beginning.startsWith(answer) ? answer.size() : 0;
    static const QString between = QStringLiteral(".,:;");
    while (at > 0 && at < beginning.size() && (beginning[at].isSpace() || between.contains(beginning[at])))
        ++at;
    const QString rest = beginning.mid(at);
    return rest.left(1).toUpper() + rest.mid(1);
}

/// Returns the excerpt of a section for a search result: the whole sentences, one after the other, that contain the most of the
/// query. Returns the beginning of the section if no other sentences contain more. `weigh` returns how much of the query a text
/// contains.
QString excerptOf(const QList<Passage> &paragraphs, const std::function<double(const QString &)> &weigh)
{
    constexpr double firstSentenceShare = 0.3; // An excerpt should begin with the sentence that matters
    const auto worthOf = [&](const QString &words, const QString &first) {
        return weigh(words) + firstSentenceShare * weigh(first);
    };
    QString excerpt = beginningOf(paragraphs);
    if (excerpt.isEmpty())
        return excerpt;
    double most = worthOf(excerpt, paragraphs.first().sentences().value(0));
    for (qsizetype index = 0; index < paragraphs.size(); ++index) {
        int at = paragraphs[index].firstSentence();
        for (const QString &sentence : paragraphs[index].sentences()) {
            const QString words = sentencesOf(paragraphs, index, at);
            const double worth = worthOf(words, sentence);
            if (worth > most * 1.02 && !isReference(paragraphs[index], at)) {
                most = worth;
                excerpt = QStringLiteral("… ") + words;
            }
            ++at;
        }
    }
    return excerpt;
}

} // namespace

RulesContents::RulesContents(const RulesLibrary &library, QObject *parent) : QObject(parent), m_library(library)
{
    QQmlEngine::setObjectOwnership(&m_rows, QQmlEngine::CppOwnership);
}

void RulesContents::show(const QString &game, const QString &language)
{
    QList<RulesContentsRow> rows;
    for (const Chapter &chapter : m_library.chapters()) {
        const ChapterText *text = m_library.chapterText(language, chapter.file);
        if (chapter.game != game || text == nullptr || text->sections.isEmpty())
            continue;
        rows.append({text->title, text->sections.first().id, true});
        for (const SectionText &section : text->sections)
            rows.append({section.title, section.id, false});
    }
    m_rows.setRows(rows);
}

int RulesContents::rowOf(const QString &sectionId) const
{
    for (int row = 0; row < m_rows.count(); ++row) {
        if (!m_rows.row(row).isChapter && m_rows.row(row).sectionId == sectionId)
            return row;
    }
    return -1;
}

QString RulesContents::neighbour(const QString &sectionId, int away) const
{
    const int row = rowOf(sectionId);
    for (int next = row + away; row >= 0 && next >= 0 && next < m_rows.count(); next += away) {
        if (!m_rows.row(next).isChapter)
            return m_rows.row(next).sectionId;
    }
    return {};
}

QString RulesContents::titleOf(const QString &sectionId) const
{
    const int row = rowOf(sectionId);
    return row < 0 ? QString() : m_rows.row(row).title;
}

RulesResults::RulesResults(const RulesLibrary &library, QObject *parent) : QObject(parent), m_library(library)
{
    QQmlEngine::setObjectOwnership(&m_rows, QQmlEngine::CppOwnership);
}

RulesResultRow RulesResults::rowOf(const SectionText &text, const QString &language, const QString &beginning,
                                   bool showsAnswer) const
{
    const Section &section = *m_library.section(text.id);
    const Language &words = *m_library.language(language);
    const Answer verdict = showsAnswer ? section.answer : Answer::None;
    const QString answer = words.answers.value(verdict);
    const Label label = section.labelIn(language);
    return {text.id,
            text.title,
            labelName(label),
            words.labels.value(label),
            answerName(verdict),
            answer,
            answer.isEmpty() ? beginning : withoutAnswer(beginning, answer),
            {}};
}

void RulesResults::show(const QString &title, const QList<RulesResultRow> &rows)
{
    m_title = title;
    m_rows.setRows(rows);
    emit changed();
}

void RulesResults::showFound(const RulesSearch &search, const QString &query, const QString &language, const QString &game)
{
    QList<RulesResultRow> rows;
    for (const Hit &hit : search.find(query, language, game)) {
        const bool isHere = m_library.sectionText(language, hit.section) != nullptr;
        const QString shown = isHere ? language : hit.language;
        const SectionText &text = *m_library.sectionText(shown, hit.section);
        const QList<Passage> paragraphs = paragraphsOf(text);
        const bool hasVerdict = hit.section.contains(QStringLiteral("/settle/"));
        rows.append(
            rowOf(text, shown,
                  hasVerdict ? beginningOf(paragraphs) : excerptOf(paragraphs, search.weigher(query, shown, game, text.title)),
                  search.answers(query, shown, game, hit, text.title)));
        if (hit.language != language)
            rows.last().foundIn = m_library.language(hit.language)->name;
    }
    show({}, rows);
}

void RulesResults::showChapter(const Chapter &chapter, const QString &language)
{
    const ChapterText *text = m_library.chapterText(language, chapter.file);
    QList<RulesResultRow> rows;
    for (const SectionText &section : text ? text->sections : QList<SectionText>())
        rows.append(rowOf(section, language, beginningOf(paragraphsOf(section))));
    show(text ? text->title : QString(), rows);
}

int RulesResults::rowOf(const QString &sectionId) const
{
    const auto found = std::find_if(m_rows.rows().begin(), m_rows.rows().end(),
                                    [&](const RulesResultRow &row) { return row.sectionId == sectionId; });
    return found == m_rows.rows().end() ? -1 : static_cast<int>(found - m_rows.rows().begin());
}

} // namespace tableside
