// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Asks which person has called or caught, if several people share the device. One press on a name answers the question.
Panel {
    id: panel

    required property GameTable table
    required property tableGeometry geometry

    readonly property PassAndPlay passing: table.passAndPlay
    readonly property bool asks: passing.question !== PassAndPlay.Nothing

    signal answered

    objectName: "whoPanel"
    visible: asks
    width: Math.min(geometry.width - 2 * geometry.margin, 620 * Theme.zoom)
    height: column.implicitHeight + 24
    x: (geometry.width - width) / 2
    // While the hand is hidden, the bar is hidden, too, and this panel may cover the bar's area
    y: Math.max(geometry.margin, geometry.barRect.y - height - 8 + (passing.covered ? geometry.barRect.height : 0))
    border.width: 2
    border.color: Theme.callToAct
    Accessible.role: Accessible.Dialog
    Accessible.name: table.questionWords

    function close(): void {
        table.answerWho(-1);
    }

    onAsksChanged: {
        if (asks)
            Theme.later(panel.takeFocus); // deferred until the buttons of the people are created
        else
            answered();
    }

    function takeFocus(): void {
        for (let at = 0; at < people.count; ++at) {
            const button = people.itemAt(at);
            if (button.visible) {
                button.forceActiveFocus(Qt.PopupFocusReason);
                return;
            }
        }
    }

    // A press on this panel must not reach the cards below
    MouseArea {
        anchors.fill: parent
    }

    ColumnLayout {
        id: column
        x: 12
        y: 12
        width: parent.width - 24
        spacing: Theme.spaceSmall

        RowLayout {
            Words {
                objectName: "whoQuestion"
                text: panel.table.questionWords
                font.pixelSize: Theme.sizeLarge
                font.weight: Theme.weightTitle
                Layout.fillWidth: true
            }

            IconButton {
                objectName: "whoNobody"
                framed: false
                iconName: "close"
                //: Button: nobody, the press was a slip
                text: qsTr("Nobody")
                onClicked: panel.close()
            }
        }

        Flow {
            spacing: Theme.spaceSmall
            Layout.fillWidth: true

            Repeater {
                id: people
                // The buttons are created only for a question, because a table with ten seats must open fast
                model: panel.asks ? panel.table.seats : null

                PlayerButton {
                    required property int seat
                    required name
                    required portrait
                    required colorIndex
                    required property bool isPerson

                    objectName: "who" + seat
                    visible: isPerson && seat !== panel.passing.caughtSeat
                    markSize: 44
                    compact: true
                    width: Math.min(parent.width, Math.max(implicitWidth, 120))
                    text: name
                    onClicked: panel.table.answerWho(seat)
                }
            }
        }
    }
}
