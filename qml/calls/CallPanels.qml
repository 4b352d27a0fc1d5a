// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panels over the call booth (call buttons for a game with real cards): the log, the voices and the players.
PanelOver {
    id: panels

    required property CallBooth booth
    required property People people
    required property string name
    property real footInset: 0 // the height at the panel's foot that messages (toasts) cover

    visible: name !== ""
    title: name === "log"
           //: Titles of panels over the call booth
           ? qsTr("Call log")
           : name === "voices" ? qsTr("Voices") : name === "people" ? qsTr("Players and rules") : ""
    closeName: "callPanelClose"
    widest: 620
    tallest: 10000 // as high as the window allows, because the log and the voices may be long

    onNameChanged: if (opened)
        takeFocus()

    CallLogPanel {
        visible: panels.name === "log"
        log: panels.booth.log
        Layout.fillHeight: true
    }

    Scroller {
        id: scroller
        visible: panels.name === "voices" || panels.name === "people"
        footInset: panels.footInset
        sideMargin: 10 // leaves space for the scroll bar beside the content
        maximumWidth: 700
        Layout.fillWidth: true
        Layout.preferredHeight: contentHeight
        Layout.fillHeight: true

        ColumnLayout {
            width: parent.width

            VoicesPanel {
                visible: panels.name === "voices"
                booth: panels.booth
                onShifted: item => scroller.reveal(item)
            }

            CallPeoplePanel {
                visible: panels.name === "people"
                booth: panels.booth
                people: panels.people
            }
        }
    }
}
