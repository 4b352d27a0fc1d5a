// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lessons/lesson_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace tableside::words {

namespace {

struct Sentence
{
    std::string_view id;
    const char *english;
};

// Beginners read these sentences one at a time, in two or three lines on a phone. A card that a sentence mentions must be
// visible on the table or in the learner's hand. %1 and %2 are players' names.
constexpr std::array sentences{
    //: Title of a part of a lesson, as short as can be
    Sentence{"dos/single/title", QT_TRANSLATE_NOOP("Lesson", "Same number")},
    //: Lesson: the learner is to play that card on the other one
    Sentence{"dos/single/match", QT_TRANSLATE_NOOP("Lesson", "Your turn! Play your red 7 on the green 7: it’s the same number.")},
    //: Lesson, to a learner who would draw a card
    Sentence{"dos/single/no-draw",
             QT_TRANSLATE_NOOP("Lesson", "You could draw. But your red 7 matches: play it on the green 7.")},
    //: Lesson, after a match
    Sentence{"dos/single/told",
             QT_TRANSLATE_NOOP("Lesson", "That’s a match! One card gone. Get rid of them all, and you win the round.")},

    //: Title of a part of a lesson: two cards whose numbers add up
    Sentence{"dos/sum/title", QT_TRANSLATE_NOOP("Lesson", "Two that add up")},
    //: Lesson
    Sentence{"dos/sum/match",
             QT_TRANSLATE_NOOP("Lesson", "You have no 7, but 3 + 4 = 7. Play your red 3 and yellow 4 on the blue 7.")},
    //: Lesson, to a learner who would draw a card
    Sentence{"dos/sum/no-draw",
             QT_TRANSLATE_NOOP("Lesson", "No need to draw: your 3 and your 4 make 7. Play both on the blue 7.")},
    //: Lesson
    Sentence{"dos/sum/told",
             QT_TRANSLATE_NOOP("Lesson", "Two cards gone at once! It’s always one card, or exactly two that add up.")},

    //: Title of a part of a lesson: several matches in one turn
    Sentence{"dos/more/title", QT_TRANSLATE_NOOP("Lesson", "One match after another")},
    //: Lesson
    Sentence{"dos/more/first", QT_TRANSLATE_NOOP("Lesson", "You can match every card in the Center Row. Start with your red 5.")},
    //: Lesson; the first of two matches has been made
    Sentence{"dos/more/second", QT_TRANSLATE_NOOP("Lesson", "Keep going: match the other card in the Center Row, too.")},
    //: Lesson, to a learner who would end the turn
    Sentence{"dos/more/not-end", QT_TRANSLATE_NOOP("Lesson", "You could stop here. But the other card matches, too: play it.")},
    //: Lesson. “End turn” is a button
    Sentence{"dos/more/end", QT_TRANSLATE_NOOP("Lesson", "Nothing else matches. Press “End turn”.")},
    //: Lesson
    Sentence{"dos/more/told", QT_TRANSLATE_NOOP("Lesson", "The matched cards are gone, and the Center Row has two new ones.")},

    //: Title of a part of a lesson: a color match earns a bonus card
    Sentence{"dos/color/title", QT_TRANSLATE_NOOP("Lesson", "Same color: a bonus")},
    //: Lesson
    Sentence{"dos/color/match", QT_TRANSLATE_NOOP("Lesson", "Same number and same color: play your blue 6 on the blue 6.")},
    //: Lesson, to a learner who would draw a card
    Sentence{"dos/color/no-draw",
             QT_TRANSLATE_NOOP("Lesson", "Don’t draw: your blue 6 is the best card you could have here. Play it.")},
    //: Lesson. “End turn” is a button
    Sentence{"dos/color/end", QT_TRANSLATE_NOOP("Lesson", "A color match! It earns you a bonus card. Press “End turn” first.")},
    //: Lesson; the learner lays one more card in the row
    Sentence{"dos/color/lay", QT_TRANSLATE_NOOP("Lesson", "Your bonus: lay any card from your hand in the Center Row.")},
    //: Lesson, to a learner who would skip the bonus
    Sentence{"dos/color/not-skip",
             QT_TRANSLATE_NOOP("Lesson", "You can skip it. But then you keep a card you could get rid of: lay one.")},
    //: Lesson
    Sentence{"dos/color/told", QT_TRANSLATE_NOOP("Lesson", "One more card gone! Everyone can match the one you laid.")},

    //: Title of a part of a lesson: a double color match
    Sentence{"dos/double/title", QT_TRANSLATE_NOOP("Lesson", "Two of one color")},
    //: Lesson
    Sentence{"dos/double/match",
             QT_TRANSLATE_NOOP("Lesson", "3 + 5 = 8, and all three cards are green. Play both on the green 8.")},
    //: Lesson, to a learner who would draw a card
    Sentence{"dos/double/no-draw", QT_TRANSLATE_NOOP("Lesson", "Don’t draw: play your green 3 and green 5 on the green 8.")},
    //: Lesson. “End turn” is a button
    Sentence{"dos/double/end", QT_TRANSLATE_NOOP("Lesson", "A double color match, the best of all! Press “End turn” and see.")},
    //: Lesson
    Sentence{"dos/double/lay", QT_TRANSLATE_NOOP("Lesson", "First your bonus: lay any card in the Center Row.")},
    //: Lesson, to a learner who would skip the bonus
    Sentence{"dos/double/not-skip",
             QT_TRANSLATE_NOOP("Lesson", "You can skip it. But every card you get rid of helps: lay one.")},
    //: Lesson. %1 and %2 are players' names
    Sentence{"dos/double/told", QT_TRANSLATE_NOOP("Lesson", "And everyone else draws a card: one for %1, one for %2.")},

    //: Title of a part of a lesson
    Sentence{"dos/draw/title", QT_TRANSLATE_NOOP("Lesson", "Nothing matches")},
    //: Lesson
    Sentence{"dos/draw/draw", QT_TRANSLATE_NOOP("Lesson", "None of your cards matches, and no two add up. Draw a card.")},
    //: Lesson; the card that was drawn doesn't help
    Sentence{"dos/draw/lay",
             QT_TRANSLATE_NOOP("Lesson", "That one doesn’t help. So lay any card from your hand in the Center Row.")},
    //: Lesson
    Sentence{"dos/draw/told", QT_TRANSLATE_NOOP("Lesson", "The Center Row has three cards now: more to match for everyone.")},

    //: Title of a part of a lesson
    Sentence{"dos/wild/title", QT_TRANSLATE_NOOP("Lesson", "Wild cards")},
    //: Lesson
    Sentence{"dos/wild/two",
             QT_TRANSLATE_NOOP("Lesson", "A Wild DOS is a 2 of any color. 2 + 5 = 7: play it with your green 5 on the red 7.")},
    //: Lesson
    Sentence{"dos/wild/any",
             QT_TRANSLATE_NOOP("Lesson", "A Wild # is any number from 1 to 10. Play yours as a 9 on the yellow 9.")},
    //: Lesson, to a learner who would end the turn
    Sentence{"dos/wild/not-end",
             QT_TRANSLATE_NOOP("Lesson", "You could save it. But try it now: play your Wild # on the yellow 9.")},
    //: Lesson
    Sentence{"dos/wild/told",
             QT_TRANSLATE_NOOP(
                 "Lesson", "Don’t save them too long: a Wild DOS left in your hand gives the winner 20 points, a Wild # 40.")},

    //: Title of a part of a lesson: the call
    Sentence{"dos/call/title", QT_TRANSLATE_NOOP("Lesson", "Call “DOS!”")},
    //: Lesson
    Sentence{"dos/call/match", QT_TRANSLATE_NOOP("Lesson", "You have three cards. Play your red 7 on the green 7.")},
    //: Lesson, to a learner who calls with three cards
    Sentence{"dos/call/too-soon",
             QT_TRANSLATE_NOOP("Lesson", "Too early: you call with exactly two cards. Play your red 7 first.")},
    //: Lesson. “DOS!” is the big button
    Sentence{"dos/call/call", QT_TRANSLATE_NOOP("Lesson", "Two cards left! Press the big “DOS!” button before anyone notices.")},
    //: Lesson, to a learner who would end the turn without calling
    Sentence{"dos/call/call-first", QT_TRANSLATE_NOOP("Lesson", "Call first! Until you do, anyone can catch you.")},
    //: Lesson
    Sentence{"dos/call/told", QT_TRANSLATE_NOOP("Lesson", "In time! If you forget and someone catches you, you draw two cards.")},

    //: Title of a part of a lesson: catching a player who forgot to call
    Sentence{"dos/catch/title", QT_TRANSLATE_NOOP("Lesson", "Catch someone")},
    //: Lesson. %1 a player's name; “Catch!” is a button
    Sentence{"dos/catch/catch",
             QT_TRANSLATE_NOOP("Lesson", "%1 has two cards and forgot to call. Press “Catch!” next to the name.")},
    //: Lesson. %1 a player's name
    Sentence{"dos/catch/told",
             QT_TRANSLATE_NOOP("Lesson", "Caught! %1 draws two cards. Be quick: if they call first, they’re safe.")},

    //: Title of a part of a lesson: playing the last card
    Sentence{"dos/out/title", QT_TRANSLATE_NOOP("Lesson", "Your last card")},
    //: Lesson
    Sentence{"dos/out/match", QT_TRANSLATE_NOOP("Lesson", "One card left, and it matches! Play your yellow 6.")},
    //: Lesson
    Sentence{
        "dos/out/told",
        QT_TRANSLATE_NOOP("Lesson", "You win the round and score everyone else’s cards. The first to 200 points wins the game.")},

    //: Title of a part of a lesson: what a card has to have in common with the top card
    Sentence{"uno/match/title", QT_TRANSLATE_NOOP("Lesson", "Color, number, symbol")},
    //: Lesson
    Sentence{"uno/match/color", QT_TRANSLATE_NOOP("Lesson", "Your turn! The top card is red: play your red 3. Same color.")},
    //: Lesson, to a learner who would draw a card
    Sentence{"uno/match/no-draw", QT_TRANSLATE_NOOP("Lesson", "You could draw. But your red 3 fits: play it.")},
    //: Lesson
    Sentence{"uno/match/number", QT_TRANSLATE_NOOP("Lesson", "A red 9 is on top now. Play your yellow 9: same number.")},
    //: Lesson
    Sentence{"uno/match/symbol", QT_TRANSLATE_NOOP("Lesson", "And now the same symbol: play your blue Skip on the yellow Skip.")},
    //: Lesson. %1 a player's name
    Sentence{"uno/match/told",
             QT_TRANSLATE_NOOP("Lesson", "Color, number, or symbol: one has to match. Your Skip made %1 miss the turn.")},

    //: Title of a part of a lesson
    Sentence{"uno/draw/title", QT_TRANSLATE_NOOP("Lesson", "Nothing fits")},
    //: Lesson
    Sentence{"uno/draw/draw", QT_TRANSLATE_NOOP("Lesson", "You have nothing green and no 8. Draw a card.")},
    //: Lesson
    Sentence{"uno/draw/play", QT_TRANSLATE_NOOP("Lesson", "A green 4, and it fits! Play it right away.")},
    //: Lesson, to a learner who would keep the card
    Sentence{"uno/draw/not-keep", QT_TRANSLATE_NOOP("Lesson", "You could keep it. But you want to get rid of cards: play it.")},
    //: Lesson
    Sentence{"uno/draw/told",
             QT_TRANSLATE_NOOP("Lesson", "If the card doesn’t fit, you keep it, and it’s the next player’s turn.")},

    //: Title of a part of a lesson
    Sentence{"uno/action/title", QT_TRANSLATE_NOOP("Lesson", "Action cards")},
    //: Lesson
    Sentence{"uno/action/reverse",
             QT_TRANSLATE_NOOP("Lesson", "A Reverse changes the direction of play. Play your green Reverse.")},
    //: Lesson, to a learner who would play another card first
    Sentence{"uno/action/reverse-first", QT_TRANSLATE_NOOP("Lesson", "That one’s next. First play your green Reverse.")},
    //: Lesson. %2 a player's name
    Sentence{"uno/action/two", QT_TRANSLATE_NOOP("Lesson", "%2 is next now. Play your green Draw Two and see what happens.")},
    //: Lesson. %2 a player's name
    Sentence{
        "uno/action/told",
        QT_TRANSLATE_NOOP(
            "Lesson", "%2 drew two cards and missed the turn. Like any card, an action card has to match by color or symbol.")},

    //: Title of a part of a lesson; the card
    Sentence{"uno/wild/title", QT_TRANSLATE_NOOP("Lesson", "Wild")},
    //: Lesson
    Sentence{"uno/wild/wild",
             QT_TRANSLATE_NOOP("Lesson",
                               "A Wild goes on any card, and you name a color. Play it and name blue: you have two blue cards.")},
    //: Lesson, to a learner who would name another color
    Sentence{"uno/wild/name-blue",
             QT_TRANSLATE_NOOP("Lesson", "You can name any color. But you have two blue cards: play the Wild and name blue.")},
    //: Lesson, to a learner who would draw a card
    Sentence{"uno/wild/no-draw", QT_TRANSLATE_NOOP("Lesson", "No need to draw: a Wild always fits. Play it and name blue.")},
    //: Lesson
    Sentence{"uno/wild/told", QT_TRANSLATE_NOOP("Lesson", "From now on it’s blue: only a blue card or another wild card fits.")},

    //: Title of a part of a lesson: challenging a Wild Draw Four
    Sentence{"uno/four/title", QT_TRANSLATE_NOOP("Lesson", "Challenge!")},
    //: Lesson. %2 a player's name; “Challenge” is a button
    Sentence{"uno/four/challenge",
             QT_TRANSLATE_NOOP("Lesson",
                               "The color was red. If %2 has a red card, that Wild Draw Four is a bluff. Press “Challenge”.")},
    //: Lesson, to a learner who would draw the four cards. %2 a player's name
    Sentence{"uno/four/not-accept",
             QT_TRANSLATE_NOOP("Lesson", "You could draw the four cards. But %2 looks guilty: press “Challenge”.")},
    //: Lesson. %2 a player's name
    Sentence{"uno/four/told",
             QT_TRANSLATE_NOOP("Lesson", "%2 had a red 8 and draws the four cards. If it’s not a bluff, you draw six!")},

    //: Title of a part of a lesson; the card
    Sentence{"uno/fu/title", QT_TRANSLATE_NOOP("Lesson", "Wild Dumb Fu")},
    //: Lesson. %2 a player's name
    Sentence{
        "uno/fu/pose",
        QT_TRANSLATE_NOOP("Lesson", "%2 makes you strike a silly pose! Play your yellow 5 first: you can move on your turn.")},
    //: Lesson, to a posing learner, who is to be caught once: a mouse, a finger, or a key will do
    Sentence{
        "uno/fu/move",
        QT_TRANSLATE_NOOP("Lesson", "Now you’d hold still until your next turn. But just this once: move and see what happens!")},
    //: Lesson, to a learner who would draw a card
    Sentence{"uno/fu/no-draw", QT_TRANSLATE_NOOP("Lesson", "No need to draw: play your yellow 5.")},
    //: Lesson
    Sentence{"uno/fu/told",
             QT_TRANSLATE_NOOP("Lesson", "Caught: four cards! Next time, don’t touch anything until it’s your turn again.")},

    //: Title of a part of a lesson: the call
    Sentence{"uno/call/title", QT_TRANSLATE_NOOP("Lesson", "Call “UNO!”")},
    //: Lesson
    Sentence{"uno/call/play", QT_TRANSLATE_NOOP("Lesson", "Two cards left. Play your green 7, and get ready to call.")},
    //: Lesson, to a learner who calls with two cards
    Sentence{"uno/call/too-soon",
             QT_TRANSLATE_NOOP("Lesson", "Too early: you call with one card left. Play your green 7 first.")},
    //: Lesson, to a learner who would draw a card
    Sentence{"uno/call/no-draw", QT_TRANSLATE_NOOP("Lesson", "No need to draw: play your green 7.")},
    //: Lesson. “UNO!” is the big button
    Sentence{"uno/call/call", QT_TRANSLATE_NOOP("Lesson", "One card left! Press the big “UNO!” button before anyone notices.")},
    //: Lesson
    Sentence{"uno/call/told", QT_TRANSLATE_NOOP("Lesson", "In time! If you forget and someone catches you, you draw two cards.")},

    //: Title of a part of a lesson: catching a player who forgot to call
    Sentence{"uno/catch/title", QT_TRANSLATE_NOOP("Lesson", "Catch someone")},
    //: Lesson. %1 a player's name; “Catch!” is a button
    Sentence{"uno/catch/catch",
             QT_TRANSLATE_NOOP("Lesson", "%1 has one card and forgot to call. Press “Catch!” next to the name.")},
    //: Lesson. %1 a player's name
    Sentence{"uno/catch/told",
             QT_TRANSLATE_NOOP("Lesson", "Caught! %1 draws two cards. Once the next player plays, it’s too late.")},

    //: Title of a part of a lesson: playing the last card
    Sentence{"uno/out/title", QT_TRANSLATE_NOOP("Lesson", "Your last card")},
    //: Lesson
    Sentence{"uno/out/play", QT_TRANSLATE_NOOP("Lesson", "One card left, and it fits! Play your yellow 3.")},
    //: Lesson, to a learner who would draw a card
    Sentence{"uno/out/no-draw", QT_TRANSLATE_NOOP("Lesson", "No need to draw: play your yellow 3 and win.")},
    //: Lesson
    Sentence{
        "uno/out/told",
        QT_TRANSLATE_NOOP("Lesson", "You win the round and score everyone else’s cards. The first to 500 points wins the game.")},
};

} // namespace

QString lessonSentence(const QString &id)
{
    const std::string wanted = id.toStdString();
    const auto found = std::ranges::find(sentences, std::string_view(wanted), &Sentence::id);
    return found == sentences.end() ? QString() : QCoreApplication::translate("Lesson", found->english);
}

QStringList lessonSentences()
{
    QStringList ids;
    for (const Sentence &sentence : sentences)
        ids << QString::fromUtf8(sentence.id.data(), static_cast<qsizetype>(sentence.id.size()));
    return ids;
}

} // namespace tableside::words
