// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Templates as T
import Tableside
import Tableside.App

// A key for one card face, with which the cards left in a hand are counted. A tap or Space counts one card; a long press or
// Backspace removes one. Return is not handled here, because it means "next hand" everywhere in the entry. If there is space, the
// key looks like a card; otherwise it shows the number and the color's shape.
T.AbstractButton {
    id: card

    required property string code
    required property string name
    required property int points
    required property int inHand
    required property int remaining
    required property int row // the row of the key, which is the index of its color
    required property int column // the column of the key, which is the index of its face within the color
    property bool asKey: false

    signal added
    signal removed

    property bool wasHeld: false
    readonly property CardColors paint: Theme.card(code.charAt(0))
    // Whether the key shows the card's points beside the face. A number card needs no points, because its points are its number
    readonly property bool showsPoints: code.slice(1) !== String(points)

    focusPolicy: Qt.NoFocus // a tap must leave the focus on the field with the sum; arrow keys can focus this key
    opacity: remaining > 0 || inHand > 0 ? 1 : 0.4
    onPressed: wasHeld = false
    onPressAndHold: {
        wasHeld = true;
        removed();
    }
    onClicked: {
        if (!wasHeld)
            added();
    }

    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Backspace)
            return;
        removed();
        event.accepted = true;
    }

    Accessible.role: Accessible.Button
    Accessible.name: name
    //: Spoken for a card of the pad. %1 its value, %2 how many are in the hand, %3 how many of it the deck still has
    Accessible.description: Phrases.fill(qsTr("worth %1, %2 in this hand, %3 left"), [points, inHand, remaining])
    Accessible.focusable: true
    Accessible.onPressAction: added()
    Accessible.onDecreaseAction: removed()

    contentItem: Item {
        CardImage {
            visible: !card.asKey
            anchors.fill: parent
            anchors.margins: 2
            code: card.asKey ? "" : card.code
            shadow: false
            scale: card.down ? 0.94 : 1
        }

        Image {
            readonly property real grown: Math.min(Theme.textScale, (card.width - 2) / 60) // low windows have narrow keys

            visible: card.asKey
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: card.showsPoints ? -7 : 0
            sourceSize.width: Math.round(60 * grown)
            sourceSize.height: Math.round(24 * grown)
            source: card.asKey
                ? "image://cards/" + encodeURIComponent(card.code) + "?line" + (Theme.highContrast ? "&highContrast" : "") : ""
        }

        Rectangle {
            visible: card.showsPoints
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 1
            width: children[0].implicitWidth + 10
            height: children[0].implicitHeight
            radius: height / 2
            color: card.asKey ? "transparent" : Theme.feltDark

            Figure {
                anchors.centerIn: parent
                text: card.points
                color: card.asKey ? card.paint.figure : Theme.text
                font.pixelSize: Theme.sizeCaption
            }
        }

        Rectangle {
            visible: card.inHand > 0
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: card.asKey ? -6 : -3
            width: Math.max(height, children[0].implicitWidth + 10)
            height: card.asKey ? 23 : 26
            radius: height / 2
            color: Theme.callToAct
            border.width: 2
            border.color: Theme.feltDark

            Figure {
                objectName: "padCount_" + card.code
                anchors.centerIn: parent
                text: card.inHand
                color: Theme.callToActText
                font.pixelSize: card.asKey ? 14 : 16
            }
        }
    }

    background: Rectangle {
        visible: card.asKey || card.visualFocus
        radius: 8
        color: card.asKey ? card.paint.field : "transparent"
        border.width: card.inHand > 0 ? 3 : Theme.lineWidth
        border.color: card.inHand > 0 ? Theme.callToAct : Theme.panelRaised

        FocusRing {
            visible: card.visualFocus
            radius: 10
        }
    }
}
