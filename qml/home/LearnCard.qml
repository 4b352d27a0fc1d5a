// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A card that offers the lessons to new players.
Panel {
    id: card

    property alias primary: dos

    signal asked(game: string)
    signal dismissed

    implicitHeight: column.implicitHeight + 24
    border.color: Theme.callToAct

    Column {
        id: column
        x: 16
        y: 12
        width: parent.width - 32
        spacing: Theme.spaceSmall

        Heading {
            //: Heading on the first page, above the buttons to the lessons
            text: qsTr("New here? Learn by playing!")
            width: parent.width
        }

        TableButton {
            id: dos
            objectName: "learnDos"
            kind: "primary"
            iconName: ""
            textSize: Theme.sizeLarge
            //: Button to the lesson
            text: qsTr("Learn DOS in three minutes")
            onClicked: card.asked("dos")
            width: parent.width
        }

        Flow {
            spacing: Theme.spaceSmall
            width: parent.width

            TableButton {
                objectName: "learnUno"
                //: Button to the lesson
                text: qsTr("Learn UNO")
                onClicked: card.asked("uno")
            }

            TableButton {
                objectName: "learnDismiss"
                kind: "quiet"
                horizontalPadding: 12
                //: Button: lessons are not offered any more
                text: qsTr("Not now")
                onClicked: card.dismissed()
            }
        }
    }
}
