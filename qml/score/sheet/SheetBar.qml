// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The bar above the score sheet: back, the title, undo, redo, and buttons for other actions.
RowLayout {
    id: bar

    required property ScoreGame game
    required property SheetView view
    required property PhonesPanel phonesPanel
    property string title: ""
    property bool flat: false // whether the page has no height for a second line

    signal back
    signal callsAsked
    signal menuAsked

    readonly property bool narrow: width < 480
    readonly property bool saysStanding: width >= 620 && !flat

    spacing: narrow ? 4 : Theme.spaceSmall

    IconButton {
        objectName: "sheetBack"
        iconName: "back"
        text: qsTr("Back")
        onClicked: bar.back()
    }

    ColumnLayout {
        spacing: 0

        FitWords {
            text: bar.title
            font.pixelSize: bar.narrow ? Theme.sizeLarge : Theme.sizeTitle
            font.weight: Theme.weightTitle
            Layout.maximumHeight: Theme.touchTarget
            Accessible.role: Accessible.Heading
            Layout.fillWidth: true
        }

        Words {
            visible: bar.saysStanding
            text: bar.game.standing.replace(/\.$/, "") + " · " + bar.game.rules
            color: Theme.score
            font.pixelSize: Theme.sizeSmall
            Layout.fillWidth: true
        }

        // Says that the game was played on screen. Wider bars say this together with the rules instead
        Words {
            objectName: "sheetOnScreen"
            visible: !bar.saysStanding && !bar.flat && bar.game.atTable
            //: Above the sheet of a game that was played in the app, not with real cards
            text: qsTr("On screen")
            color: Theme.score
            font.pixelSize: Theme.sizeCaption
            Layout.fillWidth: true
        }
    }

    Words {
        objectName: "sheetTarget"
        visible: bar.width >= 420 && bar.game.hasTarget
        //: Above the sheet. %1 the points that end the game
        text: qsTr("to %1").arg(bar.game.target)
        color: Theme.textSoft
        wrapMode: Text.NoWrap
    }

    IconButton {
        objectName: "sheetUndo"
        enabled: bar.game.canUndo
        iconName: "undo"
        text: bar.game.undoText
        onClicked: bar.game.undo()
    }

    IconButton {
        objectName: "sheetRedo"
        enabled: bar.game.canRedo
        iconName: "redo"
        text: bar.game.redoText
        onClicked: bar.game.redo()
    }

    IconButton {
        objectName: "sheetCalls"
        iconName: "call"
        //: Button: from the score sheet to the call buttons, with the same players
        text: qsTr("Call buttons")
        onClicked: bar.callsAsked()
    }

    PhonesButton {
        visible: panel.phones.available && !bar.narrow // narrow bars leave it to the menu
        panel: bar.phonesPanel
        quarterTurns: bar.view.quarterTurns
    }

    IconButton {
        objectName: "sheetTurn"
        visible: !bar.narrow
        iconName: "turn"
        //: Button: rotate the sheet by a quarter turn, toward the person who enters points
        text: qsTr("Rotate sheet")
        onClicked: bar.view.turn()
    }

    IconButton {
        objectName: "sheetBigScreen"
        visible: !bar.narrow
        iconName: "screen"
        //: Button: show the standings as large as the screen
        text: qsTr("Big screen")
        onClicked: bar.view.bigScreen = true
    }

    IconButton {
        objectName: "sheetMenu"
        iconName: "menu"
        //: Button: all that can be done with this score sheet
        text: qsTr("Menu")
        onClicked: bar.menuAsked()
    }
}
