// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The direction of play: two arrows around the piles, and words for screen readers.
Item {
    id: ring

    required property UnoTable table

    //: Spoken: the direction of play around the table
    readonly property string leftWords: qsTr("Play moves to the left.")
    //: Spoken: the direction of play around the table
    readonly property string rightWords: qsTr("Play moves to the right.")

    Accessible.role: Accessible.StaticText
    Accessible.name: table.direction > 0 ? leftWords : rightWords

    Image {
        id: arrows

        readonly property real calmOpacity: Theme.highContrast ? 1 : 0.5
        property real flare // the brightness of the arrows, from 0 (normal) to 1

        anchors.fill: parent
        source: "qrc:/tableside/table/direction.svg"
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(height)
        asynchronous: false
        opacity: calmOpacity + (1 - calmOpacity) * flare
        // The arrows are mirrored when a player plays Reverse, the card that changes the direction
        transform: Scale {
            origin.x: arrows.width / 2
            xScale: ring.table.direction < 0 ? -1 : 1

            Behavior on xScale {
                NumberAnimation {
                    duration: Theme.duration(Theme.slow)
                    easing.type: Theme.easing
                }
            }
        }

        // Swings into the new direction
        NumberAnimation on rotation {
            id: spin
            running: false
            from: ring.table.direction > 0 ? -14 : 14
            to: 0
            duration: Theme.duration(Theme.pulse * 0.6)
            easing.type: Easing.OutElastic
        }

        SequentialAnimation on flare {
            id: flash
            running: false

            NumberAnimation {
                to: 1
                duration: Theme.duration(Theme.quick)
            }
            PauseAnimation {
                duration: Theme.duration(Theme.slow)
            }
            NumberAnimation {
                to: 0
                duration: Theme.duration(Theme.slow)
            }
        }
    }

    Connections {
        target: ring.table
        function onDirectionChanged(): void {
            flash.restart();
            spin.restart();
        }
    }
}
