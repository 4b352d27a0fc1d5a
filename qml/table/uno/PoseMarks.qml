// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// A figure at each opponent who must hold a pose after a Wild Dumb Fu (UNO-ACT-6). If the opponent has moved, the figure has a
// warning color.
Item {
    id: marks

    required property UnoTable table
    required property tableGeometry geometry

    Repeater {
        model: marks.table.seats

        Item {
            id: mark

            required property int seat
            required property string name
            required property bool isYou
            required property bool isPerson
            required property bool posing
            required property bool movedNow

            readonly property rect portrait: marks.geometry.portraitOfSeat(seat)
            readonly property bool tiny: marks.geometry.tinySeats

            objectName: "pose" + seat
            visible: !isYou && (posing || movedNow)
            x: portrait.x - (tiny ? 5 : 2)
            y: portrait.y - 2
            width: portrait.width + (tiny ? -2 : 4) // leaves the number of cards visible beside a tiny portrait
            height: width

            Accessible.role: Accessible.StaticText
            //: Spoken: %1 a player's name
            Accessible.name: movedNow ? qsTr("%1 moved").arg(name)
                                      //: Spoken: %1 a player's name
                                      : qsTr("%1 is posing").arg(name)

            // Created only for a pose, because a table with ten seats must open fast
            Repeater {
                model: mark.visible ? 1 : 0

                Item {
                    anchors.fill: parent

                    Rectangle {
                        anchors.fill: parent
                        radius: width / 2
                        color: Theme.panel
                        opacity: 0.82
                        border.width: 2
                        border.color: mark.movedNow ? Theme.warning : Theme.callToAct
                    }

                    PoseFigure {
                        anchors.fill: parent
                        anchors.margins: parent.width * 0.1
                        wobble: mark.movedNow ? 1 : 0
                    }

                    // If another person must hold a pose, the others watch and press this button when that person moves
                    TableButton {
                        objectName: "moved" + mark.seat
                        visible: mark.isPerson && mark.posing
                        kind: "primary"
                        shrinks: true
                        horizontalPadding: 6
                        textSize: Theme.sizeSmall
                        width: Math.min(implicitWidth, marks.geometry.rectOfSeat(mark.seat).width)
                        x: mark.tiny ? 0 : (parent.width - width) / 2
                        // Positioned so that the name below stays visible
                        y: marks.geometry.smallSeats ? (parent.height - height) / 2 : parent.height - height * 0.4
                        //: Button at a posing player: they have moved
                        text: qsTr("Moved!")
                        //: Spoken name of the button "Moved!". %1 a player's name
                        Accessible.name: qsTr("%1 has moved").arg(mark.name)
                        onClicked: marks.table.reportMoveOf(mark.seat)
                    }
                }
            }
        }
    }
}
