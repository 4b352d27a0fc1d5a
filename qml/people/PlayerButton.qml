// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A button that shows a player. `value` is shown beside the name, `note` below it.
Pressable {
    id: button

    property string name: ""
    property string portrait: ""
    property int colorIndex: 0
    property string value: ""
    property string note: ""
    property bool current: false
    property bool crowned: false
    property bool chosen: false // whether the button looks selected, where players are being selected
    property real markSize: 40
    property real textSize: Theme.sizeBody
    property real ringGap: 3 // the distance between the button and its focus ring
    property bool compact: false // whether the name gets only one line; a long name gets smaller letters then

    implicitWidth: face.implicitWidth + 24
    implicitHeight: Math.max(Theme.touchTarget, face.implicitHeight + 12)

    // Items are positioned by bindings. Nested layouts of wrapping texts keep outdated heights in Qt 6.4, or never reach a final
    // size
    Item {
        id: face
        anchors.fill: parent
        implicitWidth: words.x - mark.x + Math.max(Math.ceil(nameMetrics.advanceWidth) + 1, noteWords.visible ? noteWords.implicitWidth : 0)
                       + (valueWords.visible ? Theme.spaceSmall + valueWords.implicitWidth : 0)
        implicitHeight: Math.max(mark.height, words.height, valueWords.visible ? valueWords.height : 0)

        // Measures the name, because the implicitWidth of the text below changes when it wraps, and a binding to it would be a
        // loop
        TextMetrics {
            id: nameMetrics
            text: button.name
            font: nameWords.font
        }

        PlayerFace {
            id: mark
            x: 10
            anchors.verticalCenter: parent.verticalCenter
            name: button.name
            portrait: button.portrait
            colorIndex: button.colorIndex
            badge: button.chosen ? "check" : button.crowned ? "crown" : ""
            implicitWidth: button.markSize
        }

        Column {
            id: words
            x: mark.x + mark.width + Theme.spaceSmall
            width: (valueWords.visible ? valueWords.x - Theme.spaceSmall : parent.width - 10) - x
            anchors.verticalCenter: parent.verticalCenter

            Words {
                id: nameWords
                width: parent.width
                text: button.name
                font.pixelSize: button.textSize
                wrapMode: button.compact ? Text.NoWrap : Text.Wrap
                fontSizeMode: button.compact ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Theme.smallestPixels
                font.weight: Theme.weightStrong
                Accessible.ignored: true
            }

            Note {
                id: noteWords
                visible: text !== ""
                width: parent.width
                text: button.note
                font.pixelSize: Theme.sizeCaption
                Accessible.ignored: true
            }
        }

        Words {
            id: valueWords
            visible: text !== ""
            x: parent.width - 10 - width
            anchors.verticalCenter: parent.verticalCenter
            text: button.value
            color: Theme.score
            font.pixelSize: Theme.sizeLarge
            font.weight: Theme.weightFigure
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: button.current || button.down || button.hovered ? Theme.panelRaised : Theme.feltDark
        border.width: button.current ? 2 : Theme.lineWidth
        border.color: button.current ? Theme.callToAct : Theme.panelRaised

        FocusRing {
            visible: button.visualFocus
            gap: button.ringGap
        }
    }
}
