// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/words/csv_words.h"

#include "app/score/words/score_words.h"
#include "app/words/cleaned_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace tableside::words {

namespace {

struct CsvTr
{
    Q_DECLARE_TR_FUNCTIONS(CsvProblem)
};

QString cell(const std::string &text)
{
    constexpr qsizetype most = 60;
    const QString shown = shownWords(QString::fromStdString(text));
    return shown.size() > most ? shown.left(most) + u'…' : shown;
}

} // namespace

QString csvProblem(const score::CsvProblem &problem)
{
    using score::CsvFault;
    const QString text = cell(problem.text);
    const QString player = cell(problem.player);
    const QString number = QLocale().toString(problem.number);
    switch (problem.fault) {
    case CsvFault::not_text: return CsvTr::tr("This isn’t a table. Save it as CSV in UTF-8.");
    case CsvFault::open_quote: return CsvTr::tr("A closing quotation mark is missing.");
    case CsvFault::too_large: return CsvTr::tr("The table is larger than the longest game.");
    case CsvFault::no_table:
        //: About a line of a file
        return CsvTr::tr("There should be a player, a round, and points. Or list the players in the first line, then everyone’s "
                         "points for one round in each line below.");
    case CsvFault::no_rounds:
        return CsvTr::tr("Below the players, there should be a line with everyone’s points for each round.");
    case CsvFault::unnamed:
        if (text.isEmpty())
            return CsvTr::tr("The player’s name is missing.");
        //: %1 what a cell of a table says
        return CsvTr::tr("“%1” is in a column without a player’s name in the first line.").arg(text);
    case CsvFault::long_name: return CsvTr::tr("A name is too long.");
    case CsvFault::many_players:
        //: %1 a number
        return CsvTr::tr("A score sheet has room for %1 players, but there are more.").arg(number);
    case CsvFault::few_players: return CsvTr::tr("A game needs at least two players.");
    case CsvFault::same_player:
        //: %1, %2: two spellings of one name
        return CsvTr::tr("“%1” and “%2” are the same player. Write the name in one way, or tell the two apart.")
            .arg(text, player);
    case CsvFault::unclear_column:
        //: %1 the first cell of a table. “Round” is a word that can stand in the file
        return CsvTr::tr("“%1” could be a player or the heading of the round numbers. Add a first column called “Round” with the "
                         "numbers of the rounds.")
            .arg(text);
    case CsvFault::unclear_last_line:
        //: “Round” is a word that can stand in the file
        return CsvTr::tr(
            "This could be a round or the totals. Add a first column called “Round” with the numbers of the rounds.");
    case CsvFault::round_expected:
        //: %1 the number of a round, %2 what a cell of a table says
        return CsvTr::tr("There should be the number of round %1, not “%2”.").arg(number, text);
    case CsvFault::not_a_round:
        //: %1 what a cell of a table says, %2 a number
        return CsvTr::tr("“%1” isn’t the number of a round, from 1 to %2.").arg(text, number);
    case CsvFault::no_round:
        //: %1 the number of a round
        return CsvTr::tr("Round %1 is missing.").arg(number);
    case CsvFault::many_rounds:
        //: %1 a number
        return CsvTr::tr("A game can have %1 rounds, but there are more.").arg(number);
    case CsvFault::not_points:
        //: %1 what a cell of a table says, %2 a player, %3 a number
        return CsvTr::tr("“%1” isn’t a whole number of points for %2, from 0 to %3.").arg(text, player, number);
    case CsvFault::no_points:
        //: %1 a player
        return CsvTr::tr("The points for %1 are missing.").arg(player);
    case CsvFault::points_twice:
        //: %1 a player, %2 the number of a round
        return CsvTr::tr("%1 already has points in round %2.").arg(player, number);
    case CsvFault::wrong_total:
        //: %1 a player, %2 the sum of the player's rounds, %3 what the table says
        return CsvTr::tr("The total for %1 should be %2, not %3.").arg(player, number, text);
    case CsvFault::not_a_scoring:
        //: %1 what a cell of a table says. Don't translate winnerTakesAll and countAgainst, which are words in the file
        return CsvTr::tr("There should be winnerTakesAll or countAgainst, not “%1”.").arg(text);
    case CsvFault::two_scorings:
        //: Don't translate winnerTakesAll and countAgainst, which are words in the file
        return CsvTr::tr("One line says winnerTakesAll, another countAgainst.");
    case CsvFault::several_winners:
        //: %1 the number of a round
        return CsvTr::tr("More than one player scores in round %1, but the winner takes all points.").arg(number);
    case CsvFault::starts_with_points:
        //: %1 a number
        return CsvTr::tr("At least %1 players must start with 0 points.").arg(number);
    case CsvFault::few_in_round:
        //: %1 the number of a round
        return CsvTr::tr("Too few players have points in round %1.").arg(number);
    case CsvFault::nobody_out:
        //: %1 the number of a round
        return CsvTr::tr("Nobody has 0 in round %1, so nobody went out.").arg(number);
    case CsvFault::above_deck:
        //: %1 a number of points, %2 a game: DOS or UNO
        return CsvTr::tr("%1 points are more than all %2 cards are worth.").arg(number, text.toUpper());
    case CsvFault::other_game: break; // does not occur: a table that names its game is imported as that game
    case CsvFault::not_a_date:
        //: %1 what a cell of a table says
        return CsvTr::tr("“%1” isn’t a date.").arg(text);
    case CsvFault::no_date: return CsvTr::tr("The date of the game is missing.");
    case CsvFault::many_games:
        //: %1 a number
        return CsvTr::tr("A table can have %1 games, but there are more.").arg(number);
    case CsvFault::many_facts: return CsvTr::tr("The game has too many entries.");
    }
    return {};
}

} // namespace tableside::words
