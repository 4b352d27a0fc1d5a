// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/trophy_words.h"

#include <QCoreApplication>

namespace tableside::words {

namespace {

struct TrophyTr
{
    Q_DECLARE_TR_FUNCTIONS(Trophies)
};

} // namespace

QString trophyTitle(Feat feat)
{
    switch (feat) {
    //: Title of a trophy, two to four words: caught somebody who forgot to call
    case Feat::caught_someone: return TrophyTr::tr("Gotcha");
    //: Title of a trophy
    case Feat::caught_everyone: return TrophyTr::tr("Caught everybody once");
    //: Title of a trophy: forgot to call, and no one saw it
    case Feat::got_away: return TrophyTr::tr("Nobody noticed");
    //: Title of a trophy: never forgot to call
    case Feat::never_forgot: return TrophyTr::tr("A good memory");
    //: Title of a trophy: went out after holding 12 cards
    case Feat::from_twelve: return TrophyTr::tr("From 12 to 0");
    //: Title of a trophy: 100 points in one round
    case Feat::big_round: return TrophyTr::tr("A hundred at once");
    //: Title of a trophy: won after being last
    case Feat::from_last: return TrophyTr::tr("Back from last");
    //: Title of a trophy: won against three computer players at Hard
    case Feat::three_hard: return TrophyTr::tr("Three hard nuts");
    //: Title of a trophy: won with hints turned off
    case Feat::no_hints: return TrophyTr::tr("Without a single hint");
    //: Title of a trophy: won without taking anything back
    case Feat::no_regrets: return TrophyTr::tr("No regrets");
    //: Title of a trophy, in DOS
    case Feat::two_doubles: return TrophyTr::tr("Two double colors");
    //: Title of a trophy: five cards gone in one turn
    case Feat::five_cards: return TrophyTr::tr("Five at once");
    //: Title of a trophy: every card of the Center Row matched
    case Feat::cleared_row: return TrophyTr::tr("Clean sweep");
    //: Title of a trophy: went out with a bonus card
    case Feat::out_on_bonus: return TrophyTr::tr("Parting gift");
    //: Title of a trophy: the badger is a computer player
    case Feat::bluffed_badger: return TrophyTr::tr("Bluffed a badger");
    //: Title of a trophy: challenged a bluff
    case Feat::called_bluff: return TrophyTr::tr("Saw right through it");
    //: Title of a trophy: was challenged for an honest card
    case Feat::honest_four: return TrophyTr::tr("Honest after all");
    //: Title of a trophy: held a pose
    case Feat::held_pose: return TrophyTr::tr("Living statue");
    //: Title of a trophy: eight cards or more stacked
    case Feat::tall_stack: return TrophyTr::tr("Tall stack");
    //: Title of a trophy: jumped in with an identical card
    case Feat::jumped_in: return TrophyTr::tr("Room for one more");
    //: Title of a trophy: swapped for a much smaller hand
    case Feat::good_swap: return TrophyTr::tr("A good trade");
    //: Title of a trophy: three turns in a row
    case Feat::three_turns: return TrophyTr::tr("Me again");
    //: Title of a trophy: won with the rules called Chaos
    case Feat::won_chaos: return TrophyTr::tr("Order in chaos");
    //: Title of a trophy: won with ten players
    case Feat::won_of_ten: return TrophyTr::tr("First of ten");
    }
    return {};
}

QString trophySentence(Feat feat)
{
    switch (feat) {
    //: What a trophy takes, one short sentence
    case Feat::caught_someone: return TrophyTr::tr("Catch someone who forgot to call.");
    //: What a trophy takes
    case Feat::caught_everyone: return TrophyTr::tr("In one game, catch every other player, at least two.");
    //: What a trophy takes
    case Feat::got_away: return TrophyTr::tr("Forget to call, and get away with it.");
    //: What a trophy takes
    case Feat::never_forgot: return TrophyTr::tr("Win a game with three calls or more and none forgotten.");
    //: What a trophy takes
    case Feat::from_twelve: return TrophyTr::tr("Go out after holding 12 cards or more in that round.");
    //: What a trophy takes
    case Feat::big_round: return TrophyTr::tr("Score 100 points or more with one round.");
    //: What a trophy takes
    case Feat::from_last: return TrophyTr::tr("Win a game after being last of three or more.");
    //: What a trophy takes. "Hard" is a level
    case Feat::three_hard: return TrophyTr::tr("Win a game against three computer players at Hard.");
    //: What a trophy takes
    case Feat::no_hints: return TrophyTr::tr("Win against a computer player with hints turned off.");
    //: What a trophy takes
    case Feat::no_regrets: return TrophyTr::tr("Win a game that lets you take back plays, and take none back.");
    //: What a trophy takes, in DOS
    case Feat::two_doubles: return TrophyTr::tr("Make two double color matches in one turn.");
    //: What a trophy takes, in DOS
    case Feat::five_cards: return TrophyTr::tr("Get rid of five cards or more in one turn.");
    //: What a trophy takes, in DOS
    case Feat::cleared_row: return TrophyTr::tr("Match every card of the Center Row in one turn, three or more.");
    //: What a trophy takes, in DOS
    case Feat::out_on_bonus: return TrophyTr::tr("Go out with a bonus card.");
    //: What a trophy takes, in UNO. Greta is the badger among the computer players; use the name that she has in your language
    case Feat::bluffed_badger: return TrophyTr::tr("Bluff with a Wild Draw Four, and Greta the badger draws.");
    //: What a trophy takes, in UNO
    case Feat::called_bluff: return TrophyTr::tr("Challenge a Wild Draw Four that is a bluff.");
    //: What a trophy takes, in UNO
    case Feat::honest_four: return TrophyTr::tr("Play a Wild Draw Four that someone challenges for nothing.");
    //: What a trophy takes, in UNO
    case Feat::held_pose: return TrophyTr::tr("Hold a pose through two turns.");
    //: What a trophy takes, in UNO
    case Feat::tall_stack: return TrophyTr::tr("Make someone draw eight cards or more for your card on a stack.");
    //: What a trophy takes, in UNO
    case Feat::jumped_in: return TrophyTr::tr("Jump in with an identical card.");
    //: What a trophy takes, in UNO
    case Feat::good_swap: return TrophyTr::tr("Swap hands with a 7, and get at least five cards fewer.");
    //: What a trophy takes, in UNO
    case Feat::three_turns: return TrophyTr::tr("Take three turns in a row.");
    //: What a trophy takes, in UNO: the three house rules of the set "Chaos"
    case Feat::won_chaos: return TrophyTr::tr("Win a game with stacking, jumping in, and seven and zero.");
    //: What a trophy takes, in UNO
    case Feat::won_of_ten: return TrophyTr::tr("Win a game of ten players.");
    }
    return {};
}

} // namespace tableside::words
