// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// A panel over the hidden hand while the game waits for a player whose phone is gone. Its button gives the player the device, as
// if no phone had been there.
FocusScope {
    id: lost

    required property PhoneHub phones
    required property GameTable table
    required property tableGeometry geometry

    readonly property bool narrow: geometry.compact && !geometry.wordsBeside
    readonly property real upper: geometry.handRect.y - (geometry.strip ? 0 : 5)

    x: geometry.handRect.x
    y: upper
    width: geometry.handRect.width
    height: geometry.handRect.y + geometry.handRect.height + 5 - upper

    Repeater {
        // Created only while there are phones, because a table with ten seats must open fast
        model: lost.phones.running && !lost.table.roundOver && !lost.table.handShown && lost.table.passAndPlay.awaited < 0
            ? lost.table.seats : null

        Panel {
            id: panel

            required property int seat
            required property string name
            required property string portrait
            required property int colorIndex
            required property bool inTurn
            required property int phone

            // Whether the button is beside the words, because the panel is low
            readonly property bool inLine: !lost.narrow && height < here.height + 72 * Theme.textScale
            readonly property real contentWidth: inLine ? whole.advanceWidth + 24 + here.width
                                                        : Math.max(whole.advanceWidth, here.implicitWidth)

            visible: inTurn && phone === PhoneSign.Lost
            anchors.fill: parent
            border.width: 2
            border.color: Theme.warning
            Accessible.role: Accessible.Grouping
            Accessible.name: words.text

            // A press on this panel must not reach the cards below
            MouseArea {
                anchors.fill: parent
            }

            PlayerFace {
                id: face
                name: panel.name
                portrait: panel.portrait
                colorIndex: panel.colorIndex
                opacity: 0.6
                width: lost.narrow ? Math.min(72, panel.height * 0.36) : Math.min(panel.height * 0.62, 112 * Theme.zoom)
                height: width
                x: lost.narrow ? 14 : Math.max(20, (panel.width - width - 24 - panel.contentWidth) / 2)
                y: lost.narrow ? Math.max(10, (panel.height - here.height - 24 - height) / 2) : (panel.height - height) / 2
            }

            PhoneSign {
                phone: panel.phone
                x: face.x + face.width - width * 0.8
                y: face.y - height * 0.2
            }

            // Measures the sentence. The visible text can't be used, because it shrinks to fit
            TextMetrics {
                id: whole
                font: words.font
                text: words.text
            }

            FitWords {
                id: words
                objectName: "lostPhoneWords"
                x: face.x + face.width + (lost.narrow ? 14 : 24)
                y: lost.narrow || panel.inLine ? 8 : Math.max(8, panel.height / 2 - height - 6)
                width: panel.inLine ? Math.min(Math.ceil(whole.advanceWidth) + 1, panel.width - x - here.width - 36)
                                    : panel.width - x - 12
                height: lost.narrow ? here.y - 12 : panel.inLine ? panel.height - 16
                                    : Math.min(panel.height * 0.36, 52 * Theme.textScale)
                //: At the table, while the game waits. %1 a player
                text: qsTr("%1’s phone is gone").arg(panel.name)
                font.pixelSize: lost.narrow ? Theme.sizeLarge : Theme.sizeTitle
                font.weight: Theme.weightTitle
                Accessible.role: Accessible.AlertMessage

                SpokenWords {
                    objectName: "lostPhoneSpoken"
                    says: panel.visible ? words.text : ""
                }
            }

            TableButton {
                id: here
                objectName: "playHere" + panel.seat
                kind: "primary"
                shrinks: true
                //: Button: somebody whose phone is gone plays at the table
                text: qsTr("Play here")
                onClicked: lost.phones.playHere(panel.seat)
                x: lost.narrow ? 14 : panel.inLine ? words.x + words.width + 24 : face.x + face.width + 24
                y: panel.inLine ? (panel.height - height) / 2
                                : lost.narrow ? panel.height - height - 10 : Math.min(panel.height - height - 8, panel.height / 2 + 4)
                width: lost.narrow ? panel.width - 28 : implicitWidth
            }
        }
    }
}
