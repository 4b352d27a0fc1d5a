// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// The background of pages: a table top of felt in a wooden frame, lit by one lamp. `inner` is the area inside the frame.
Item {
    id: table

    readonly property real frame: Math.round(Math.max(6, Math.min(20, Math.min(width, height) / 55)))
    property alias inner: cloth

    component Plank: Image {
        asynchronous: false
        source: "qrc:/tableside/table/wood.svg"
        sourceSize.width: 1000
        sourceSize.height: 20
        visible: !Theme.highContrast
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.wood
    }

    Plank {
        x: table.frame
        width: parent.width - 2 * table.frame
        height: table.frame
    }

    Plank {
        x: table.frame
        y: parent.height - table.frame
        width: parent.width - 2 * table.frame
        height: table.frame
        rotation: 180
    }

    Plank {
        y: parent.height
        width: parent.height
        height: table.frame
        transformOrigin: Item.TopLeft
        rotation: -90
    }

    Plank {
        x: parent.width
        width: parent.height
        height: table.frame
        transformOrigin: Item.TopLeft
        rotation: 90
    }

    Rectangle {
        id: cloth
        anchors.fill: parent
        anchors.margins: table.frame
        color: Theme.felt

        Image {
            anchors.fill: parent
            visible: Theme.feltColors.art !== ""
            asynchronous: false
            source: visible ? "qrc:/tableside/table/" + Theme.feltColors.art + ".svg" : ""
            sourceSize.width: 1000
            sourceSize.height: 1000
        }

        // The shadow of the wooden frame on the felt, along all four edges
        Repeater {
            model: Theme.highContrast ? 0 : 4

            Rectangle {
                required property int index

                anchors.fill: parent
                anchors.margins: index * 1.5
                color: "transparent"
                border.color: "#000000"
                border.width: 1.5
                opacity: 0.32 - index * 0.07
            }
        }

        Rectangle {
            anchors.fill: parent
            visible: Theme.highContrast
            color: "transparent"
            border.color: Theme.woodLine
            border.width: Theme.lineWidth
        }
    }
}
