// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The keyboard shortcuts of every table, and their texts in the list that F1 opens. Space makes calls during the whole game; most
// other keys do not work while a panel covers the table.
Item {
    id: keys

    required property TablePage tablePage
    required property string callHelp // what the list says about the keys that differ between the games
    required property string arrowsHelp
    required property string enterHelp
    required property string drawHelp
    property list<LetterKey> ownKeys // the game's own keys, in the order of the list
    property bool figures: true // whether a digit key focuses the next card with that number

    readonly property LetterKey drawKey: draw // the key's position in the list depends on the game
    readonly property GameTable table: tablePage.table
    readonly property bool playing: tablePage.playing
    readonly property bool isShared: table.passAndPlay.active
    // The keys (LetterKey) in the order of the list
    readonly property var listed: [call, arrows, enter, ...Array.from(ownKeys), takeBack, showCards, callCovered, hint, playHint,
                                   hurry, catchPlayer, log, turns, rules, digits, tab, escapeKey, help]

    component Key: LetterKey {
        enabled: keys.playing
    }

    Key {
        id: call
        sequence: "Space"
        //: Name of the space bar
        keyName: qsTr("Space")
        help: keys.callHelp
        // Disabled in the result of a round and in panels, where Space presses the focused button
        enabled: keys.tablePage.enabled && !keys.tablePage.sheets.coversTable
                 && (keys.table.guide !== null || !keys.table.roundOver && !keys.table.matchOver)
        onActivated: keys.tablePage.space()
    }
    LetterKey {
        id: showCards
        //: Name of the space bar
        keyName: qsTr("Space")
        help: qsTr("When the device is passed to you: show your cards")
        isListed: keys.isShared
    }
    LetterKey {
        id: callCovered
        sequence: "Shift+Space"
        //: Key names
        keyName: qsTr("Shift+Space")
        help: qsTr("Call while nobody’s cards are shown")
        isListed: keys.isShared
        enabled: keys.tablePage.enabled && keys.table.hasPeople && !keys.table.roundOver && !keys.table.matchOver
        onActivated: keys.table.call()
    }
    LetterKey {
        id: arrows
        //: Key names
        keyName: qsTr("Arrow keys")
        help: keys.arrowsHelp
    }
    LetterKey {
        id: enter
        //: Key name
        keyName: qsTr("Enter")
        help: keys.enterHelp
    }
    Key {
        id: draw
        sequence: "D"
        help: keys.drawHelp
        onActivated: keys.table.draw()
    }
    Key {
        id: takeBack
        sequences: ["U", "Backspace", "Ctrl+Z"]
        //: Key names
        keyName: qsTr("U, Backspace")
        help: qsTr("Take back your last play in this round")
        isListed: keys.table.takeBackAllowed
        enabled: keys.playing && keys.table.hasPeople // with phones alone, players take back on their phones
        onActivated: keys.table.takeBack()
    }
    Key {
        id: hint
        sequence: "H"
        enabled: keys.playing && keys.table.hasPeople
        help: qsTr("Show or hide the hint")
        onActivated: keys.table.hint.toggle()
    }
    Key {
        id: playHint
        sequence: "G"
        help: qsTr("Do what the hint suggests")
        onActivated: keys.table.playHint()
    }
    Key {
        id: hurry
        sequence: "F"
        help: qsTr("Speed up the others until your turn")
        onActivated: keys.tablePage.bar.toggleHurry()
    }
    LetterKey {
        id: catchPlayer
        sequence: "C"
        help: qsTr("Catch a player who forgot to call")
        onActivated: keys.table.catchFirst()
    }
    LetterKey {
        id: log
        sequence: "L"
        help: qsTr("Open the log")
        onActivated: keys.tablePage.toggleBeside(TableSheets.Log)
    }
    LetterKey {
        id: turns
        sequence: "W"
        //: Explains the key W
        help: qsTr("Show what the others did since your last turn")
        isListed: keys.table.guide === null
        onActivated: keys.tablePage.openTurns(-1)
    }
    LetterKey {
        id: rules
        enabled: keys.tablePage.enabled
        sequence: "R"
        help: qsTr("Open the rules; after a refused move, the rule that applies")
        onActivated: keys.tablePage.openRules(keys.table.refusalRule)
    }
    Key {
        sequence: "N"
        enabled: keys.playing && keys.table.guide !== null
        onActivated: keys.table.guide.next()
    }
    LetterKey {
        id: digits
        //: Ten number keys
        keyName: qsTr("0 to 9")
        help: qsTr("Go to the next card in your hand with that number; 0 also finds a 10. On every keyboard it is the row of digits, without Shift")
    }
    DigitKeys {
        enabled: keys.playing && keys.figures
        onDigitPressed: digit => keys.tablePage.cards.cardNavigator.focusFigure(digit)
    }
    LetterKey {
        id: tab
        //: Key name
        keyName: qsTr("Tab")
        help: qsTr("Move on: hand, row, draw pile, buttons")
    }
    LetterKey {
        id: escapeKey
        sequences: ["Esc", "Back"]
        //: Key name
        keyName: qsTr("Esc")
        help: qsTr("Clear the selection, or close what’s open; otherwise, open the menu")
        onActivated: keys.tablePage.stepBack()
    }
    LetterKey {
        id: help
        sequences: ["F1", "?"]
        keyName: "F1"
        help: qsTr("Show this list")
        onActivated: keys.tablePage.toggle(TableSheets.Keys)
    }
}
