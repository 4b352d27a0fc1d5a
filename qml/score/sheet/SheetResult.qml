// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The result of a game on the score sheet: the winner in large letters, all ranks, the chart, and buttons for the next step.
ColumnLayout {
    id: result

    required property ScoreGame game
    required property SheetView view

    spacing: Theme.spaceSmall

    PlayerFace {
        visible: result.game.first.isWinner
        implicitWidth: 112 * Theme.textScale
        name: result.game.first.name
        portrait: result.game.first.portrait
        colorIndex: result.game.first.colorIndex
        crowned: true
        active: true
        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.spaceSmall
        Layout.bottomMargin: Theme.spaceSmall

        Component.onCompleted: if (result.game.first.isWinner)
            paper.fall()

        // The confetti covers the whole panel, behind the words
        Confetti {
            id: paper
            x: -parent.x
            y: -parent.y
            width: result.width
            height: result.height
        }
    }

    AlertWords {
        objectName: "resultStanding"
        text: result.game.standing
        color: Theme.score
        font.pixelSize: Theme.sizeTitle
        font.weight: Theme.weightTitle
        horizontalAlignment: Text.AlignHCenter
    }

    Note {
        visible: result.game.countAgainst
        //: Under the winner of a game in which cards count against you
        text: qsTr("The lowest total wins.")
        horizontalAlignment: Text.AlignHCenter
    }

    ColumnLayout {
        spacing: 2
        Layout.maximumWidth: 420 * Theme.textScale
        Layout.alignment: Qt.AlignHCenter

        Repeater {
            model: result.game.standings

            StandingRow {
                required property int index

                objectName: "resultRank" + index
            }
        }
    }

    TotalsLines {
        visible: result.game.roundCount > 1
        game: result.game
        Layout.fillWidth: true
        Layout.preferredHeight: 170 * Theme.textScale
    }

    WideButton {
        objectName: "resultRematch"
        kind: "primary"
        iconName: "again-dark"
        text: qsTr("Rematch")
        onClicked: result.view.rematchAsked()
    }

    WideButton {
        objectName: "resultShare"
        iconName: "save"
        text: qsTr("Share and print")
        onClicked: result.view.panel = SheetView.Files
    }
}
