// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The call button of one seat in a game with real cards, rotated toward its player, with a small toggle for "I have two" (in UNO
// "I have one").
Item {
    id: seatPad

    required property CallBooth booth
    required property int seat
    required property string name
    required property string portrait
    required property int colorIndex
    required property string sign
    required property bool isMarked
    required property bool isCatchable
    required property int place
    required property bool isTied
    required property string behind
    required property bool isTooEarly
    required property int draws

    readonly property bool low: height < 110
    readonly property bool roomy: !low && width >= 400
    readonly property bool first: place === 1
    readonly property bool lit: pad.down || first || flashing.running
    // The opacity of the items that the called word replaces for a moment: 0 then, otherwise 1
    readonly property real underFlash: flashing.running ? 0 : 1
    readonly property color ink: lit ? Theme.inkDark : Theme.text
    readonly property string outcome: draws > 0
        //: On the button of the player who was caught. %n cards
        ? qsTr("draws %n", "", draws)
        //: On a seat's button: pressed during the grace period
        : isTooEarly ? qsTr("too early")
        //: On a seat's button: pressed at the same time as another player
        : first && isTied ? qsTr("tie")
        //: On a seat's button: pressed first
        : first ? qsTr("first!")
        : behind !== "" ? behind
        //: On a seat's button: now others can catch this player
        : isMarked && isCatchable ? qsTr("call now!")
        //: On a seat's button: others cannot catch this player yet
        : isMarked ? qsTr("grace period") : ""

    // Shows the called word for a moment in place of the name, for people who can't hear the call
    function flash(): void {
        flashing.restart();
    }

    Timer {
        id: flashing
        objectName: "seatFlashing" + seatPad.seat
        interval: Theme.flash
    }

    objectName: "seatPad" + seat
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    //: Spoken name of a seat's call button. %1 a player
    Accessible.name: qsTr("%1: call or catch").arg(name)
    Accessible.description: outcome
    Accessible.focusable: true
    Accessible.onPressAction: booth.press(seat, 0)

    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Space && event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter)
            return;
        booth.press(seat, 0);
        event.accepted = true;
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusLarge
        color: seatPad.lit ? Theme.playerColor(seatPad.colorIndex) : Theme.panel
        border.width: 4
        border.color: seatPad.draws > 0 ? Theme.warning : Theme.playerColor(seatPad.colorIndex)
    }

    PressPad {
        id: pad
        objectName: "pressPad" + seatPad.seat
        anchors.fill: parent
        onPressed: eventMs => seatPad.booth.press(seatPad.seat, eventMs)
    }

    GridLayout {
        id: grid
        anchors.fill: parent
        anchors.margins: seatPad.low ? 8 : 14
        columns: 3
        columnSpacing: seatPad.low ? 6 : Theme.space
        rowSpacing: 2

        PlayerFace {
            id: mark
            opacity: seatPad.low || seatPad.roomy ? 1 : seatPad.underFlash
            visible: !seatPad.low || seatPad.width > 170
            name: seatPad.name
            portrait: seatPad.portrait
            colorIndex: seatPad.colorIndex
            sign: seatPad.sign
            implicitWidth: seatPad.low ? 32 : seatPad.roomy ? 72 : 48
            Layout.rowSpan: seatPad.low || seatPad.roomy ? 2 : 1
        }

        NameWords {
            id: nameWords
            opacity: seatPad.underFlash
            text: seatPad.name
            color: seatPad.ink
            font.pixelSize: seatPad.low ? Theme.sizeBody : seatPad.roomy ? Theme.sizeHeadline : Theme.sizeTitle
            font.weight: Theme.weightTitle
            Accessible.ignored: true
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 40
            Layout.preferredHeight: 20
            Layout.columnSpan: seatPad.low || seatPad.roomy ? 1 : 2
        }

        MarkButton {
            id: holder
            objectName: "seatMark" + seatPad.seat
            // If the button is too narrow for the whole text, it shows only the number of cards
            words: seatPad.width >= 250 ? seatPad.booth.holderMark : seatPad.booth.game === "dos" ? "2" : "1"
            //: Spoken name of the button. %1 "I have two", %2 a player
            text: Phrases.fill(qsTr("%1, %2"), [seatPad.booth.holderMark, seatPad.name])
            checked: seatPad.isMarked
            onClicked: seatPad.booth.mark(seatPad.seat)
            Layout.row: seatPad.low || seatPad.roomy ? 0 : 1
            Layout.column: 2
            Layout.rowSpan: seatPad.low || seatPad.roomy ? 2 : 1
            Layout.maximumWidth: seatPad.width * 0.5
            Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
        }

        FitWords {
            objectName: "seatState" + seatPad.seat
            visible: !seatPad.low || seatPad.outcome !== ""
            opacity: seatPad.underFlash
            text: seatPad.outcome !== "" ? seatPad.outcome : seatPad.booth.word // the word that a press calls, "DOS!" or "UNO!"
            color: seatPad.ink
            font.pixelSize: seatPad.low ? Theme.sizeSmall : seatPad.roomy ? Theme.sizeTitle : Theme.sizeLarge
            font.weight: Theme.weightFigure
            Accessible.ignored: true
            Layout.row: 1
            Layout.column: seatPad.low || seatPad.roomy ? 1 : 0
            Layout.columnSpan: seatPad.low || seatPad.roomy ? 1 : 2
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 40
            Layout.preferredHeight: seatPad.low ? 18 : 30
        }
    }

    FitWords {
        objectName: "seatFlash" + seatPad.seat
        visible: flashing.running
        x: grid.x + (mark.opacity > 0 && mark.visible ? nameWords.x : 0)
        y: grid.y
        width: grid.x + holder.x - x - Theme.spaceTiny
        height: grid.height
        text: seatPad.booth.word
        color: seatPad.ink
        font.pixelSize: Math.max(Theme.sizeLarge, height * 0.8)
        font.weight: Theme.weightFigure
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    FocusRing {
        visible: seatPad.activeFocus
        radius: Theme.radiusLarge
        gap: -4
    }
}
