// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The foot of the score sheet: a sentence about the last round or, after the end, about the result; a sentence about a tie; and
// the buttons for the next step.
Column {
    id: foot

    required property ScoreGame game
    required property SheetView view
    // The maximum height of each of the two sentences. A small height leaves more space for the rounds
    property real sentenceHeight: 1000
    readonly property bool isPlaying: game.stage === ScoreGame.Playing

    // Focuses the button that starts entering a round; returns false if that button is hidden
    function takeFocus(): bool {
        if (enter.visible)
            enter.forceActiveFocus(Qt.OtherFocusReason);
        return enter.visible;
    }

    spacing: Theme.spaceSmall

    FitWords {
        objectName: "sheetTie"
        visible: text !== ""
        width: foot.width
        height: Math.min(implicitHeight, foot.sentenceHeight)
        text: foot.game.tie
        color: Theme.score
        font.weight: Theme.weightStrong
    }

    // The sentence gets the width that the buttons leave; if the width is small, the buttons are below the sentence
    Item {
        id: rows

        readonly property bool stacked: width < 520 * Theme.textScale
        readonly property Item answer: (foot.isPlaying ? enter : again) as Item

        width: foot.width
        height: stacked ? line.height + foot.spacing + answer.height : Math.max(line.height, answer.height)

        FitWords {
            id: line
            objectName: "sheetLine"
            y: rows.stacked ? 0 : (rows.height - height) / 2
            width: rows.stacked ? rows.width : rows.width - rows.answer.width - Theme.space
            height: Math.min(implicitHeight, foot.sentenceHeight)
            text: !foot.isPlaying ? foot.game.standing
                  : foot.game.roundCount > 0 ? foot.game.lastRound
                  //: Before the first round. %1, %2 players
                  : Phrases.fill(qsTr("%1 deals, %2 starts."), [foot.game.dealer, foot.game.starter])
            color: Theme.textSoft

            SpokenWords {
                objectName: "sheetSpoken"
                says: foot.isPlaying ? line.text : "" // after the end of the game, another item announces the result
            }
        }

        TableButton {
            id: enter
            objectName: "sheetEnter"
            visible: foot.isPlaying
            x: rows.width - width
            y: rows.stacked ? rows.height - height : (rows.height - height) / 2
            width: rows.stacked ? rows.width : Math.min(implicitWidth, rows.width * 0.6)
            kind: "primary"
            textSize: Theme.sizeLarge
            text: (foot.game.openRound !== ""
                   //: Button: the entry of the round was started and left. %1 number of the round
                   ? qsTr("Continue round %1")
                   //: Button. %1 number of the round
                   : qsTr("Enter round %1")).arg(foot.game.roundCount + 1)
            onClicked: foot.game.entry.beginRound()
        }

        // The buttons when the game is decided or ended: a rematch, the result, playing on beyond the target score, or ending the
        // game
        Flow {
            id: again

            // Whether playing on is possible. A game that was played on screen can't continue here, because its cards are missing
            readonly property bool canPlayOn: !foot.game.atTable
            readonly property bool canEnd: foot.game.stage === ScoreGame.Decided
            readonly property real padding: rows.stacked ? 14 : 20 // on a phone two buttons fit into one row
            readonly property real inOneRow: rematch.implicitWidth + spacing + result.implicitWidth
                                             + (canPlayOn ? spacing + playOn.implicitWidth : 0)
                                             + (canEnd ? spacing + end.implicitWidth : 0)

            visible: !foot.isPlaying
            x: rows.width - width
            y: rows.stacked ? rows.height - height : (rows.height - height) / 2
            width: rows.stacked ? rows.width : Math.min(Math.ceil(inOneRow), rows.width * 0.7)
            spacing: Theme.spaceSmall

            TableButton {
                id: rematch
                objectName: "sheetRematch"
                kind: "primary"
                horizontalPadding: again.padding
                iconName: "again-dark"
                //: Button: another game with the same people
                text: qsTr("Rematch")
                onClicked: foot.view.rematchAsked()
            }

            TableButton {
                id: result
                objectName: "sheetResult"
                horizontalPadding: again.padding
                iconName: "crown"
                //: Button: to the winner, the ranks and the chart
                text: qsTr("Result")
                onClicked: foot.view.panel = SheetView.Result
            }

            TableButton {
                id: playOn
                objectName: "sheetPlayOn"
                visible: again.canPlayOn
                horizontalPadding: again.padding
                //: Button: continue the game past its target, or reopen it
                text: qsTr("Play on")
                onClicked: if (foot.game.playOn())
                    foot.takeFocus()
            }

            TableButton {
                id: end
                objectName: "sheetEnd"
                visible: again.canEnd
                horizontalPadding: again.padding
                //: Button: the decided game is over
                text: qsTr("End game")
                onClicked: foot.game.end()
            }
        }
    }
}
