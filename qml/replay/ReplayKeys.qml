// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tableside
import Tableside.App

// The keyboard shortcuts of a replay, and their texts in the list that F1 opens. Most of them do not work while a panel covers
// the replay.
Item {
    id: keys

    required property MatchReplay replay
    required property bool isCovered

    signal speedAsked
    signal sheetAsked(name: string) // "log", "view" or "keys"
    signal closeAsked

    // The keys (LetterKey) in the order of the list
    readonly property var listed: [play, forward, turnForward, roundForward, toBeginning, nextMark, hands, view, speed, log,
                                   escapeKey, help]

    component Key: LetterKey {
        enabled: !keys.isCovered
    }

    // A key that goes through the replay, again and again while it is held
    component Step: Key {
        autoRepeat: true
    }

    Step {
        id: forward
        sequence: "Right"
        //: Key names; forward and back in a replay
        keyName: qsTr("Right, Left")
        help: qsTr("Forward or back one step")
        onActivated: keys.replay.stepForward(MatchReplay.Action)
    }
    Step {
        sequence: "Left"
        onActivated: keys.replay.stepBack(MatchReplay.Action)
    }
    Step {
        id: turnForward
        sequences: ["Shift+Right", "Down"]
        //: Key names; forward and back in a replay
        keyName: qsTr("Down, Up")
        help: qsTr("Forward or back one turn")
        onActivated: keys.replay.stepForward(MatchReplay.Turn)
    }
    Step {
        sequences: ["Shift+Left", "Up"]
        onActivated: keys.replay.stepBack(MatchReplay.Turn)
    }
    Step {
        id: roundForward
        sequences: ["PgDown", "Ctrl+Right"]
        //: Key names; forward and back in a replay
        keyName: qsTr("Page Down, Page Up")
        help: qsTr("Forward or back one round")
        onActivated: keys.replay.stepForward(MatchReplay.Round)
    }
    Step {
        sequences: ["PgUp", "Ctrl+Left"]
        onActivated: keys.replay.stepBack(MatchReplay.Round)
    }
    Step {
        id: toBeginning
        sequence: "Home"
        //: Key names
        keyName: qsTr("Home, End")
        help: qsTr("To the beginning or the end")
        onActivated: keys.replay.goTo(0)
    }
    Step {
        sequence: "End"
        onActivated: keys.replay.goTo(keys.replay.count)
    }
    Key {
        id: nextMark
        sequence: "M"
        //: Key names
        keyName: qsTr("M, Shift+M")
        help: qsTr("Next or previous mark")
        onActivated: keys.replay.stepForward(MatchReplay.Mark)
    }
    Key {
        sequence: "Shift+M"
        onActivated: keys.replay.stepBack(MatchReplay.Mark)
    }
    Key {
        id: hands
        sequence: "A"
        help: qsTr("Show all hands, or one")
        onActivated: keys.replay.allHands = !keys.replay.allHands
    }
    LetterKey {
        id: view
        sequence: "V"
        help: qsTr("Choose whose cards to show")
        onActivated: keys.sheetAsked("view")
    }
    LetterKey {
        id: log
        sequence: "L"
        help: qsTr("Open the log")
        onActivated: keys.sheetAsked("log")
    }
    Key {
        id: speed
        sequence: "S"
        help: qsTr("Change the speed")
        onActivated: keys.speedAsked()
    }
    LetterKey {
        id: help
        sequences: ["F1", "?"]
        keyName: "F1"
        help: qsTr("Show this list")
        onActivated: keys.sheetAsked("keys")
    }
    LetterKey {
        id: play
        sequence: "Space"
        //: Name of the space bar
        keyName: qsTr("Space")
        help: qsTr("Play and pause")
        // While a button has the focus, the key presses that button instead
        enabled: !(keys.Window.activeFocusItem as T.AbstractButton)
        onActivated: keys.replay.playing = !keys.replay.playing
    }
    // Esc and Back close an open panel here, because the panel does not pass these keys on while it has the focus
    LetterKey {
        id: escapeKey
        sequences: ["Esc", "Back"]
        //: Key name
        keyName: qsTr("Esc")
        help: qsTr("Close what’s open; otherwise, leave the replay")
        enabled: keys.isCovered
        onActivated: keys.closeAsked()
    }
}
