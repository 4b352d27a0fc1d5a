// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Counts how many everyday questions the list of results answers, for the tests and for tableside_rules_questions.
#pragma once

#include "app/rules/reader/rules_index_models.h"
#include "app/rules/search/rules_search.h"
#include "app/rules/search/search_words.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace tableside::test {

struct Question
{
    QString language;
    QString game;
    QString query;
    QStringList sections;
    QString yesNo;    ///< "yes", "no", or "-".
    QString sentence; ///< The text that answers.
};

struct QuestionFigures
{
    int asked = 0;
    int first = 0;
    int withinThree = 0;
    int shown = 0;        ///< Questions whose answering sentence is in the text of a right section's row, among the first three.
    int yesNo = 0;        ///< Questions that can be answered by yes or no.
    int yesNoRight = 0;   ///< Those whose first row shows the right one large.
    int yesNoWrong = 0;   ///< Those whose first row shows the wrong one large.
    int yesNoUnasked = 0; ///< Other questions whose first row shows one large.

    QuestionFigures &operator+=(const QuestionFigures &other)
    {
        asked += other.asked;
        first += other.first;
        withinThree += other.withinThree;
        shown += other.shown;
        yesNo += other.yesNo;
        yesNoRight += other.yesNoRight;
        yesNoWrong += other.yesNoWrong;
        yesNoUnasked += other.yesNoUnasked;
        return *this;
    }
};

/// Returns whether a row shows one sentence of `answer` in full, apart from marks.
inline bool isShown(const QString &answer, const RulesResultRow &row, const QString &language)
{
    const auto flat = [&](const QString &text) { return u' ' + rules::searchWords(text, language).join(u' ') + u' '; };
    static const QRegularExpression target(QStringLiteral("\\]\\([^)]*\\)"));
    static const QRegularExpression end(QStringLiteral("(?<=[.!?:])\\s+"));
    constexpr qsizetype few = 4;
    const QString shown = flat(row.answerText + u' ' + row.beginning);
    const QStringList sentences = QString(answer).remove(target).remove(u'[').remove(u'*').split(end, Qt::SkipEmptyParts);
    const bool hasLong = std::any_of(sentences.begin(), sentences.end(), [&](const QString &one) {
        return rules::searchWords(one, language).size() >= few;
    });
    return std::any_of(sentences.begin(), sentences.end(), [&](const QString &one) {
        return (!hasLong || rules::searchWords(one, language).size() >= few) && shown.contains(flat(one));
    });
}

/// Asks a question, adds the outcome to `figures`, and returns what was missed; empty if nothing was.
inline QString ask(const Question &question, const rules::RulesSearch &search, RulesResults &results, QuestionFigures &figures)
{
    constexpr qsizetype three = 3;
    results.showFound(search, question.query, question.language, question.game);
    const QList<RulesResultRow> rows = results.rows()->rows();
    const auto isRight = [&](const RulesResultRow &row) { return question.sections.contains(row.sectionId); };
    const auto place = std::find_if(rows.begin(), rows.end(), isRight) - rows.begin();
    const auto last = rows.begin() + std::min(three, rows.size());
    const bool shown = std::any_of(rows.begin(), last, [&](const RulesResultRow &row) {
        return isRight(row) && isShown(question.sentence, row, question.language);
    });
    const QString large = rows.isEmpty() ? QString() : rows.first().answer;
    const bool isYesNo = question.yesNo != QLatin1String("-");
    const bool isWrong = isYesNo && !large.isEmpty() && large != question.yesNo;
    ++figures.asked;
    figures.first += place == 0 && !rows.isEmpty() ? 1 : 0;
    figures.withinThree += place < last - rows.begin() ? 1 : 0;
    figures.shown += shown ? 1 : 0;
    figures.yesNo += isYesNo ? 1 : 0;
    figures.yesNoRight += isYesNo && large == question.yesNo ? 1 : 0;
    figures.yesNoWrong += isWrong ? 1 : 0;
    figures.yesNoUnasked += !isYesNo && !large.isEmpty() ? 1 : 0;
    if (place == 0 && !rows.isEmpty() && shown && !isWrong)
        return {};
    QString missed = QStringLiteral("%1 %2 \"%3\"").arg(question.language, question.game, question.query);
    for (auto row = rows.begin(); place > 0 && row != last; ++row)
        missed += u' ' + row->sectionId;
    if (!shown)
        missed += QStringLiteral("\n    not shown: %1\n    but: %2")
                      .arg(question.sentence, place < rows.size() ? rows[place].beginning : QString());
    return missed + (isWrong ? QStringLiteral("\n    wrong: ") + large : QString());
}

/// Converts an entry of everyday_queries.h.
inline Question questionOf(const auto &entry)
{
    return {QString::fromLatin1(entry.language), QString::fromLatin1(entry.game), QString::fromUtf8(entry.query),
            QString::fromLatin1(entry.answers).split(u' '), QString::fromLatin1(entry.yesNo), QString::fromUtf8(entry.sentence)};
}

} // namespace tableside::test
