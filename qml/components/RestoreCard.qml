// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A panel that names a game which was just discarded or deleted, and has a button that restores the game.
Panel {
    id: card

    property alias text: words.text
    property alias buttonName: back.objectName
    property string what: "" // the name of the game, for the accessible name of the Restore button
    property string closeName: "" // the objectName of the close button; if empty, there is no close button

    signal restoreAsked
    signal closed

    function takeFocus(): void {
        back.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: flow.implicitHeight + 16
    Layout.fillWidth: true

    Flow {
        id: flow
        x: 16
        y: 8
        width: parent.width - 24 - (close.visible ? close.width : 0)
        spacing: Theme.spaceSmall

        Words {
            id: words
            width: Math.max(0, Math.min(implicitWidth, flow.width))
            height: Math.max(implicitHeight, back.height)
            verticalAlignment: Text.AlignVCenter
        }

        TableButton {
            id: back
            iconName: "undo"
            //: Button: restores a discarded or deleted game
            text: qsTr("Restore")
            //: Spoken name of the button. %1: for example "DOS with West and North"
            Accessible.name: card.what === "" ? text : qsTr("Restore %1").arg(card.what)
            onClicked: card.restoreAsked()
        }
    }

    IconButton {
        id: close
        objectName: card.closeName
        visible: card.closeName !== ""
        x: parent.width - width - 4
        y: flow.y
        framed: false
        iconName: "close"
        //: Button: close the note about a deleted game
        text: qsTr("Dismiss")
        onClicked: card.closed()
    }
}
