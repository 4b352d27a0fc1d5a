// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Prints how many everyday questions the search of the rules answers in each language, and those of the tuned ones that it
// misses. Of the questions that were held out, only the figures are printed.
//
//     tableside_rules_questions              # the questions of everyday_queries.h
//     tableside_rules_questions de FILE.tsv  # others: game, question, sections separated by "|", yes, no or -, and the sentence
//
// TABLESIDE_RULES names a folder such as resources/rules, to try other words without a build.
#include "tests/app/rules/everyday_queries.h"
#include "tests/app/rules/question_figures.h"

#include "app/rules/text/rules_library.h"

#include <QFile>
#include <QGuiApplication>
#include <QTextStream>

#include <algorithm>

namespace {

using namespace tableside;
using namespace tableside::test;

QList<Question> questionsIn(QFile &file, const QString &language)
{
    QList<Question> questions;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        const QStringList fields = line.split(u'\t');
        if (fields.size() >= 5)
            questions.append({language, fields[0], fields[1], fields[2].split(u'|'), fields[3], fields[4]});
    }
    return questions;
}

QList<Question> questionsOf(const auto &all, const QString &language)
{
    QList<Question> questions;
    for (const TableQuestion &one : all) {
        if (language == QLatin1String(one.language))
            questions.append(questionOf(one));
    }
    return questions;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QTextStream out(stdout);
    const rules::RulesLibrary library(qEnvironmentVariable("TABLESIDE_RULES", QStringLiteral(":/tableside/rules")));
    const rules::RulesSearch search(library);
    RulesResults results(library);
    const auto print = [&](const QString &title, const QList<Question> &questions, bool showsMissed) {
        QuestionFigures figures;
        for (const Question &question : questions) {
            const QString missed = ask(question, search, results, figures);
            if (showsMissed && !missed.isEmpty())
                out << missed << '\n';
        }
        const int asked = std::max(1, figures.asked);
        const auto percent = [&](int count) { return (100 * count + asked / 2) / asked; };
        out << title << ": " << figures.asked << " asked; first " << percent(figures.first) << " %, within three "
            << percent(figures.withinThree) << " %, sentence shown " << percent(figures.shown)
            << " %; yes or no: " << figures.yesNoRight << " of " << figures.yesNo << " right, " << figures.yesNoWrong
            << " wrong, " << figures.yesNoUnasked << " unasked\n";
    };
    if (argc == 3) {
        QFile file(QString::fromUtf8(argv[2]));
        if (!file.open(QIODevice::ReadOnly)) {
            out << file.errorString() << '\n';
            return 1;
        }
        print(QString::fromUtf8(argv[1]), questionsIn(file, QString::fromUtf8(argv[1])), true);
        return 0;
    }
    for (const rules::Language &language : library.languages()) {
        print(language.code + QStringLiteral(" tuned"), questionsOf(tunedQuestions, language.code), true);
        print(language.code + QStringLiteral(" held out"), questionsOf(heldOutQuestions, language.code), false);
    }
    return 0;
}
