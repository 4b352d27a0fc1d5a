// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/phone_words.h"

#include <QCoreApplication>
#include <QTranslator>

#include <array>

namespace tableside::phones {

namespace {

struct PageText
{
    const char *key;
    const char *english;
};

// The texts must be short: the page is used on phones that are 320 pixels wide. %1 and %2 are filled on the page.
constexpr std::array pageTexts{
    // Connecting
    //: Phone page, before it is connected
    PageText{"connecting", QT_TRANSLATE_NOOP("Phone", "Looking for the table …")},
    //: Phone page, while the connection is lost
    PageText{"lost", QT_TRANSLATE_NOOP("Phone", "No connection to the table. Trying again …")},
    //: Phone page: what to do while the connection is lost. “There” is the device that is the table
    PageText{"lostHint", QT_TRANSLATE_NOOP("Phone", "Stay on the same Wi-Fi as the table, and keep Tableside open there.")},
    //: Phone page that was opened without the code
    PageText{"noSecret", QT_TRANSLATE_NOOP("Phone", "Scan the QR code on the table to join.")},
    //: Phone page: somebody pressed Stop on the table
    PageText{"closedStopped", QT_TRANSLATE_NOOP("Phone", "The table has stopped letting phones join.")},
    //: Phone page; “Phones” is the button on the table
    PageText{"closedStoppedHint", QT_TRANSLATE_NOOP("Phone", "Press “Phones” on the table and scan the new QR code.")},
    //: Phone page
    PageText{"closedSecret", QT_TRANSLATE_NOOP("Phone", "This QR code is no longer valid.")},
    //: Phone page
    PageText{"closedSecretHint", QT_TRANSLATE_NOOP("Phone", "Scan the QR code that the table shows now.")},
    //: Phone page: the connection was ended because of a wrong message
    PageText{"closedFormat", QT_TRANSLATE_NOOP("Phone", "The table didn’t understand this phone.")},
    //: Phone page
    PageText{"closedFormatHint", QT_TRANSLATE_NOOP("Phone", "Load this page again.")},
    //: Phone page
    PageText{"closedRemoved", QT_TRANSLATE_NOOP("Phone", "Someone at the table removed this phone.")},
    //: Phone page
    PageText{"closedRemovedHint", QT_TRANSLATE_NOOP("Phone", "To come back, scan the QR code again.")},
    //: Phone page: the same phone has the page open twice
    PageText{"closedElsewhere", QT_TRANSLATE_NOOP("Phone", "This page is open in another tab.")},
    //: Phone page, button: play on in this tab and not in the other one
    PageText{"useHere", QT_TRANSLATE_NOOP("Phone", "Use it here")},
    //: Phone page, button: connect again
    PageText{"tryAgain", QT_TRANSLATE_NOOP("Phone", "Try again")},

    // Joining, waiting, the setup
    //: Phone page, heading over a list of people
    PageText{"whoAreYou", QT_TRANSLATE_NOOP("Phone", "Who are you?")},
    //: Phone page, heading over seats that nobody has
    PageText{"freeSeats", QT_TRANSLATE_NOOP("Phone", "Free seats")},
    //: Phone page, heading over a field for a new name
    PageText{"someoneElse", QT_TRANSLATE_NOOP("Phone", "Someone else")},
    //: Phone page, a field
    PageText{"yourName", QT_TRANSLATE_NOOP("Phone", "Your name")},
    //: Phone page, button: take part with this name
    PageText{"join", QT_TRANSLATE_NOOP("Phone", "Join")},
    //: Phone page, under the name of a person
    PageText{"hasPhone", QT_TRANSLATE_NOOP("Phone", "Has a phone already")},
    //: Phone page: somebody at the table must allow this phone to take the seat of %1
    PageText{"askedTitle", QT_TRANSLATE_NOOP("Phone", "Are you %1?")},
    //: Phone page; “Allow” is a button on the table
    PageText{"askedHint", QT_TRANSLATE_NOOP("Phone", "Another phone has this seat. Someone at the table must press “Allow”.")},
    //: Phone page, button
    PageText{"cancel", QT_TRANSLATE_NOOP("Phone", "Cancel")},
    //: Phone page, while there is nothing to do
    PageText{"waiting", QT_TRANSLATE_NOOP("Phone", "Waiting for the table")},
    //: Phone page, while there is nothing to do
    PageText{"idleHint", QT_TRANSLATE_NOOP("Phone", "You can read the rules meanwhile.")},
    //: Phone page, button for the changed name
    PageText{"save", QT_TRANSLATE_NOOP("Phone", "Save")},
    //: Phone page, heading over pictures of animals
    PageText{"portrait", QT_TRANSLATE_NOOP("Phone", "Portrait")},
    //: Phone page, heading over a player’s colors
    PageText{"color", QT_TRANSLATE_NOOP("Phone", "Color")},

    // Everywhere
    //: Phone page, button and heading
    PageText{"rules", QT_TRANSLATE_NOOP("Phone", "Rules")},
    //: Phone page, button and heading
    PageText{"menu", QT_TRANSLATE_NOOP("Phone", "Menu")},
    //: Phone page, for screen readers: the button with the player’s name, which opens the menu
    PageText{"menuOf", QT_TRANSLATE_NOOP("Phone", "%1, menu")},
    //: Phone page, heading
    PageText{"language", QT_TRANSLATE_NOOP("Phone", "Language")},
    //: Phone page, a switch
    PageText{"soundAndVibration", QT_TRANSLATE_NOOP("Phone", "Sound and vibration")},
    //: Phone page, button: choose another person
    PageText{"notYou", QT_TRANSLATE_NOOP("Phone", "I’m not %1")},
    //: Phone page, for screen readers: a button with a cross
    PageText{"close", QT_TRANSLATE_NOOP("Phone", "Close")},
    //: Phone page, for screen readers: a button with an arrow
    PageText{"back", QT_TRANSLATE_NOOP("Phone", "Back")},
    //: Phone page, title of the browser’s tab
    PageText{"yourTurn", QT_TRANSLATE_NOOP("Phone", "Your turn")},
    //: Phone page, button: opens the rule after a refused action
    PageText{"why", QT_TRANSLATE_NOOP("Phone", "Why?")},
    //: Phone page, for screen readers: heading of a column
    PageText{"player", QT_TRANSLATE_NOOP("Phone", "Player")},
    //: Phone page, for screen readers: a list
    PageText{"players", QT_TRANSLATE_NOOP("Phone", "Players")},
    //: Phone page, heading of a column
    PageText{"total", QT_TRANSLATE_NOOP("Phone", "Total")},
    //: Phone page
    PageText{"card", QT_TRANSLATE_NOOP("Phone", "1 card")},
    //: Phone page; %1 is never 1
    PageText{"cards", QT_TRANSLATE_NOOP("Phone", "%1 cards")},
    //: Phone page
    PageText{"pointsTotal", QT_TRANSLATE_NOOP("Phone", "Points: %1")},

    // A game
    //: Phone page, for screen readers, after a player’s name: has the turn
    PageText{"hasTurn", QT_TRANSLATE_NOOP("Phone", "in turn")},
    //: Phone page, for screen readers, after a player’s name
    PageText{"computer", QT_TRANSLATE_NOOP("Phone", "computer player")},
    //: Phone page, for screen readers, after a player’s name: holds the pose of Wild Dumb Fu
    PageText{"posing", QT_TRANSLATE_NOOP("Phone", "posing")},
    //: Phone page, for screen readers, after a player’s name: plays on a phone
    PageText{"phoneHere", QT_TRANSLATE_NOOP("Phone", "with a phone")},
    //: Phone page, for screen readers, after a player’s name
    PageText{"phoneLost", QT_TRANSLATE_NOOP("Phone", "phone not connected")},
    //: Phone page, button at a player who forgot to call
    PageText{"catch", QT_TRANSLATE_NOOP("Phone", "Catch!")},
    //: Phone page, button for catching the player %1, who forgot to call
    PageText{"catchName", QT_TRANSLATE_NOOP("Phone", "Catch %1")},
    //: Phone page, button at a player who holds a pose and moved
    PageText{"moved", QT_TRANSLATE_NOOP("Phone", "Moved!")},
    //: Phone page, button for reporting that the player %1 moved in the pose
    PageText{"movedName", QT_TRANSLATE_NOOP("Phone", "%1 moved!")},
    //: Phone page, for screen readers
    PageText{"drawPile1", QT_TRANSLATE_NOOP("Phone", "Draw pile: 1 card")},
    //: Phone page, for screen readers; %1 is never 1
    PageText{"drawPile", QT_TRANSLATE_NOOP("Phone", "Draw pile: %1 cards")},
    //: Phone page, for screen readers
    PageText{"row", QT_TRANSLATE_NOOP("Phone", "Center Row")},
    //: Phone page, for screen readers
    PageText{"topCard", QT_TRANSLATE_NOOP("Phone", "Top card: %1")},
    //: Phone page, at an arrow
    PageText{"toLeft", QT_TRANSLATE_NOOP("Phone", "Play moves to the left.")},
    //: Phone page, at an arrow
    PageText{"toRight", QT_TRANSLATE_NOOP("Phone", "Play moves to the right.")},
    //: Phone page, for screen readers, after the name of a row card in DOS
    PageText{"matched", QT_TRANSLATE_NOOP("Phone", "matched already")},
    //: Phone page, for screen readers, after the name of a card that goes with the selected ones
    PageText{"fits", QT_TRANSLATE_NOOP("Phone", "fits")},
    //: Phone page, for screen readers, after the name of a card
    PageText{"playable", QT_TRANSLATE_NOOP("Phone", "playable")},
    //: Phone page, for screen readers
    PageText{"yourCard", QT_TRANSLATE_NOOP("Phone", "Your hand: 1 card")},
    //: Phone page, for screen readers; %1 is never 1
    PageText{"yourCards", QT_TRANSLATE_NOOP("Phone", "Your hand: %1 cards")},
    //: Phone page, for screen readers: button
    PageText{"openLog", QT_TRANSLATE_NOOP("Phone", "Open the log")},
    //: Phone page, heading over what has happened in the round
    PageText{"log", QT_TRANSLATE_NOOP("Phone", "Log")},
    //: Phone page, button: play the selected cards on the row card in DOS
    PageText{"match", QT_TRANSLATE_NOOP("Phone", "Match")},
    //: Phone page, button: lay the selected card in the Center Row in DOS
    PageText{"lay", QT_TRANSLATE_NOOP("Phone", "Lay")},
    //: Phone page, for screen readers: a button with a cross
    PageText{"clear", QT_TRANSLATE_NOOP("Phone", "Clear selection")},
    //: Phone page, DOS: after the first card was tapped
    PageText{"pickMore", QT_TRANSLATE_NOOP("Phone", "Choose a row card or a second card.")},
    //: Phone page, DOS: after a row card was tapped
    PageText{"pickCards", QT_TRANSLATE_NOOP("Phone", "Choose the cards that match.")},
    //: Phone page, DOS: the selected cards match no row card
    PageText{"fitsNothing", QT_TRANSLATE_NOOP("Phone", "That doesn’t match.")},
    //: Phone page, button: why the selected cards don’t match
    PageText{"whyNot", QT_TRANSLATE_NOOP("Phone", "Why not?")},
    //: Phone page, over the four colors for a wild card
    PageText{"chooseColor", QT_TRANSLATE_NOOP("Phone", "Name a color")},
    //: Phone page, a color of cards
    PageText{"colorRed", QT_TRANSLATE_NOOP("Phone", "Red")},
    //: Phone page, a color of cards
    PageText{"colorBlue", QT_TRANSLATE_NOOP("Phone", "Blue")},
    //: Phone page, a color of cards
    PageText{"colorGreen", QT_TRANSLATE_NOOP("Phone", "Green")},
    //: Phone page, a color of cards
    PageText{"colorYellow", QT_TRANSLATE_NOOP("Phone", "Yellow")},
    //: Phone page: the initial of “red”, as on the cards
    PageText{"letterRed", QT_TRANSLATE_NOOP("Phone", "R")},
    //: Phone page: the initial of “blue”, as on the cards
    PageText{"letterBlue", QT_TRANSLATE_NOOP("Phone", "B")},
    //: Phone page: the initial of “green”, as on the cards
    PageText{"letterGreen", QT_TRANSLATE_NOOP("Phone", "G")},
    //: Phone page: the initial of “yellow”, as on the cards
    PageText{"letterYellow", QT_TRANSLATE_NOOP("Phone", "Y")},
    //: Phone page, for screen readers: button
    PageText{"takeBack", QT_TRANSLATE_NOOP("Phone", "Take back")},
    //: Phone page, for screen readers: the button with which a player calls; %1 is “DOS!” or “UNO!”
    PageText{"callName", QT_TRANSLATE_NOOP("Phone", "Call %1")},
    //: Phone page, for screen readers: the call button after it was pressed early; %1 is “DOS!” or “UNO!”
    PageText{"callArmed", QT_TRANSLATE_NOOP("Phone", "%1 will be called after your next play")},
    //: Phone page, heading of a column: the points of this round
    PageText{"roundPoints", QT_TRANSLATE_NOOP("Phone", "Round")},
    //: Phone page, for screen readers: button
    PageText{"hint", QT_TRANSLATE_NOOP("Phone", "Hint")},
    //: Phone page, for screen readers: button
    PageText{"hintHide", QT_TRANSLATE_NOOP("Phone", "Hide hint")},
    //: Phone page, while the search for a hint runs
    PageText{"hintWait", QT_TRANSLATE_NOOP("Phone", "Let me think…")},
    //: Phone page, button after a round
    PageText{"ready", QT_TRANSLATE_NOOP("Phone", "I’m ready")},
    //: Phone page, the same button after it was pressed
    PageText{"readyDone", QT_TRANSLATE_NOOP("Phone", "You’re ready")},
    //: Phone page; %1 are one or more names
    PageText{"waitingFor", QT_TRANSLATE_NOOP("Phone", "Waiting for %1")},

    // A score sheet
    //: Phone page, for screen readers
    PageText{"scoreSheet", QT_TRANSLATE_NOOP("Phone", "Score sheet")},
    //: Phone page, under the own name
    PageText{"you", QT_TRANSLATE_NOOP("Phone", "you")},
    //: Phone page, heading of a column
    PageText{"thisRound", QT_TRANSLATE_NOOP("Phone", "This round")},
    //: Phone page: a player’s cards are not counted yet
    PageText{"notCounted", QT_TRANSLATE_NOOP("Phone", "not counted")},
    //: Phone page: a player’s cards are being counted
    PageText{"beingCounted", QT_TRANSLATE_NOOP("Phone", "counting")},
    //: Phone page: a player’s cards are counted
    PageText{"counted", QT_TRANSLATE_NOOP("Phone", "counted")},
    //: Phone page: a player has no cards left
    PageText{"wentOut", QT_TRANSLATE_NOOP("Phone", "went out")},
    //: Phone page, button
    PageText{"countMine", QT_TRANSLATE_NOOP("Phone", "Count my hand")},
    //: Phone page, button: correct the own hand
    PageText{"countAgain", QT_TRANSLATE_NOOP("Phone", "Change my count")},
    //: Phone page, button: I have no cards left, the round is over
    PageText{"iWentOut", QT_TRANSLATE_NOOP("Phone", "I went out")},
    //: Phone page, heading while a player counts their own cards
    PageText{"yourHand", QT_TRANSLATE_NOOP("Phone", "Your hand")},
    //: Phone page, while a player counts their own cards
    PageText{"countHint", QT_TRANSLATE_NOOP("Phone", "Tap each card that you have left.")},
    //: Phone page, for screen readers; %1 is a card such as “Red 7”, %2 how many of it
    PageText{"cardCounted", QT_TRANSLATE_NOOP("Phone", "%1, %2 counted")},
    //: Phone page, for screen readers: button; %1 is a card such as “Red 7”
    PageText{"removeOne", QT_TRANSLATE_NOOP("Phone", "Remove: %1")},
    //: Phone page, button: all cards are counted
    PageText{"done", QT_TRANSLATE_NOOP("Phone", "Done")},
    //: Phone page, button instead of “Done” while no card is tapped
    PageText{"noCards", QT_TRANSLATE_NOOP("Phone", "I have no cards")},
    //: Phone page, for screen readers: a button with an arrow
    PageText{"toSheet", QT_TRANSLATE_NOOP("Phone", "Back to sheet")},

    // The rules
    //: Phone page, a field
    PageText{"searchRules", QT_TRANSLATE_NOOP("Phone", "Search rules")},
    //: Phone page, button: the rules of a game on one page
    PageText{"quickCard", QT_TRANSLATE_NOOP("Phone", "Quick card")},
    //: Phone page, search in the rules
    PageText{"nothingFound", QT_TRANSLATE_NOOP("Phone", "Nothing found. Try a single word.")},
    //: Phone page, while the rules are fetched
    PageText{"loading", QT_TRANSLATE_NOOP("Phone", "Loading …")},
    //: Phone page, button over the rules
    PageText{"backToGame", QT_TRANSLATE_NOOP("Phone", "Your turn: back to the game")},
};

} // namespace

QJsonObject phoneWords(const QTranslator *translator)
{
    QJsonObject words;
    for (const PageText &text : pageTexts) {
        if (translator == nullptr) {
            words.insert(QLatin1String(text.key), QCoreApplication::translate("Phone", text.english));
            continue;
        }
        const QString translated = translator->translate("Phone", text.english);
        words.insert(QLatin1String(text.key), translated.isEmpty() ? QString::fromUtf8(text.english) : translated);
    }
    return words;
}

} // namespace tableside::phones
