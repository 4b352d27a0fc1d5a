// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/book/import_outcome.h"

#include "app/files/input_file.h"
#include "app/score/words/csv_words.h"

#include <QCoreApplication>

namespace tableside {

namespace {

struct OutcomeTr
{
    Q_DECLARE_TR_FUNCTIONS(ScoreFiles)
};

} // namespace

FileOutcome importFailed(const QString &problem)
{
    return {false, problem};
}

FileOutcome importRefused(const QString &path, const Error &error)
{
    //: %1 a file, %2 number of the line, %3 the reason, in English
    return importFailed(OutcomeTr::tr("“%1” wasn’t imported. Line %2: %3. Fix the file and import it again.")
                            .arg(shownFileName(path), QString::number(error.line), QString::fromStdString(error.cause)));
}

FileOutcome importRefused(const QString &path, const score::CsvProblems &problems)
{
    //: %1 a file; a list of what is wrong with its lines follows
    QStringList lines{OutcomeTr::tr("“%1” wasn’t imported. Fix the file and import it again.").arg(shownFileName(path))};
    for (const score::CsvProblem &problem : problems.listed) {
        const QString sentence = words::csvProblem(problem);
        //: One problem of a file. %1 number of the line, %2 a sentence: the problem
        lines << (problem.line > 0 ? OutcomeTr::tr("Line %1: %2").arg(QString::number(problem.line), sentence) : sentence);
    }
    if (problems.unlisted > 0)
        //: After a list of problems of a file. %n problems that are not listed
        lines << OutcomeTr::tr("And %n more problem(s).", nullptr, problems.unlisted);
    return importFailed(lines.join(u'\n'));
}

QString importSentences(const ImportCounts &arrivals)
{
    QStringList sentences;
    if (arrivals.replaced > 0) //: A corrected table took the place of %n games that were imported from it before
        sentences << OutcomeTr::tr("Replaced %n game(s) in the score book by the file. The old ones are with the deleted games.",
                                   nullptr, arrivals.replaced);
    if (const int added = arrivals.added - arrivals.replaced; added > 0) //: %n games were added from a file
        sentences << OutcomeTr::tr("Added %n game(s) to the score book.", nullptr, added);
    if (arrivals.grown > 0) //: %n games had more rounds in the file than in the score book
        sentences << OutcomeTr::tr("Updated %n game(s) in the score book.", nullptr, arrivals.grown);
    if (arrivals.differing > 0) //: %n games have different rounds in the score book and in the file
        sentences << OutcomeTr::tr("%n game(s) continued differently in your score book and weren’t changed.", nullptr,
                                   arrivals.differing);
    if (arrivals.known > 0 && !sentences.isEmpty()) //: %n games of a file were in the score book before
        sentences << OutcomeTr::tr("%n game(s) were there already.", nullptr, arrivals.known);
    return sentences.isEmpty() ? OutcomeTr::tr("Your score book already has every game in this file.")
                               : sentences.join(QLatin1Char(' '));
}

FileOutcome storeImported(ScoreStore &store, People &people, const QList<NewScoreGame> &games, const QList<Person> &persons,
                          JobProgress &progress, int known)
{
    progress.setRange(partOfReading, 1);
    auto arrivals = store.addAll(games, persons, [&](double share) { return progress.reach(share); });
    if (!arrivals)
        return importFailed(store.problem());
    arrivals->known = known;
    people.reload();
    return {true, importSentences(*arrivals)};
}

} // namespace tableside
