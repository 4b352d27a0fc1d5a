// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// A card that offers the last unfinished game, with a button to continue it and, if it is the only one, a button to discard it;
// otherwise with a button to the list of unfinished games. After discarding, the card keeps its size and offers to restore the
// game.
Panel {
    id: card

    required property unfinishedRow match
    property int count: 1 // the number of unfinished games
    property bool isDiscarded: false
    property alias primary: go

    property real heldHeight: 0
    property real heldDetail: 0

    signal continueAsked
    signal discardAsked
    signal restoreAsked
    signal allAsked

    implicitHeight: isDiscarded ? Math.max(heldHeight, column.implicitHeight + 24) : column.implicitHeight + 24

    Column {
        id: column
        x: 16
        y: 12
        width: parent.width - 32
        spacing: 4

        Words {
            text: card.match.shortTitle
            color: card.isDiscarded ? Theme.textSoft : Theme.text
            font.pixelSize: Theme.sizeLarge
            font.weight: Theme.weightTitle
            width: parent.width
        }

        Words {
            id: detailWords
            objectName: "homeContinueDetail"
            //: Replaces the score of an unfinished game after it has been discarded
            text: card.isDiscarded ? qsTr("Discarded") : card.match.detail
            color: Theme.score
            font.pixelSize: Theme.sizeSmall
            width: parent.width
            height: card.isDiscarded ? Math.max(card.heldDetail, implicitHeight) : implicitHeight
        }

        Flow {
            spacing: Theme.spaceSmall
            topPadding: 4
            width: parent.width

            TableButton {
                id: go
                objectName: "homeContinue_" + card.match.game
                visible: !card.isDiscarded
                kind: "primary"
                iconName: ""
                //: Button: continues an unfinished game
                text: qsTr("Continue")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Continue %1").arg(card.match.shortTitle)
                onClicked: card.continueAsked()
            }

            TableButton {
                objectName: "homeDiscard_" + card.match.game
                visible: card.count === 1 && !card.isDiscarded
                kind: "quiet"
                horizontalPadding: 12
                //: Button: gives up an unfinished game
                text: qsTr("Discard game")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Discard game: %1").arg(card.match.shortTitle)
                onClicked: {
                    card.heldHeight = card.implicitHeight;
                    card.heldDetail = detailWords.height;
                    card.discardAsked();
                }
            }

            // This button is not at the position of "Discard game", so that a double tap there does not restore the game at once
            TableButton {
                objectName: "homeRestore"
                visible: card.isDiscarded
                iconName: "undo"
                //: Button: restores a discarded game
                text: qsTr("Restore")
                //: Spoken name of the button. %1: for example "DOS with West and North"
                Accessible.name: qsTr("Restore %1").arg(card.match.shortTitle)
                onClicked: card.restoreAsked()
            }

            TableButton {
                objectName: "homeAllUnfinished"
                visible: card.count > 1
                kind: "quiet"
                horizontalPadding: 12
                //: Button: opens the list of all unfinished games; %n is how many there are
                text: qsTr("%n unfinished game(s)", "", card.count)
                onClicked: card.allAsked()
            }
        }
    }
}
