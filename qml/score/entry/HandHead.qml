// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The heading above the keys for cards: the player, the progress, and the points of the hand so far. The button "Went out" is
// here and not beside "Next hand", so that it is not pressed by mistake.
RowLayout {
    id: head

    required property HandEntry entry
    property bool narrow: false

    readonly property bool isOneNumber: entry.entersTotal || entry.hasOnlyPoints

    signal outAsked

    spacing: Theme.spaceSmall

    PlayerFace {
        name: head.entry.name
        portrait: head.entry.portrait
        colorIndex: head.entry.colorIndex
        implicitWidth: (head.narrow ? 52 : 64) * Theme.textScale
    }

    Column {
        spacing: head.narrow ? 1 : 4
        Layout.fillWidth: true

        FitWords {
            objectName: "entryWhose"
            width: parent.width
            // The height is fixed. The implicit height can't be used, because the letters shrink to fit the height
            height: (head.narrow ? 44 : 38) * Theme.textScale
            text: (head.entry.entersTotal || head.entry.hasOnlyPoints && !head.entry.isCorrection
                   //: Above the number pad, where the player who went out gets one number for all hands. %1 a player
                   ? qsTr("Points for %1")
                   //: Above the cards that are being counted. %1 a player
                   : qsTr("%1’s hand")).arg(head.entry.name)
            font.pixelSize: head.narrow ? Theme.sizeBody : Theme.sizeTitle
            font.weight: Theme.weightTitle
            breaksLongWords: false
            Accessible.role: Accessible.Heading
            //: Spoken beside “Anna’s hand”: what it comes to so far
            Accessible.description: head.entry.points >= 0 ? qsTr("%n point(s)", "", head.entry.points) : ""
        }

        HandDots {
            objectName: "entryDots"
            visible: !head.isOneNumber && !head.entry.isCorrection
            entry: head.entry
            size: (head.narrow ? 10 : 14) * Theme.textScale
        }
    }

    FitWords {
        objectName: "entryRunning"
        visible: !head.entry.isOut || head.entry.entersTotal
        text: head.entry.points >= 0 ? head.entry.points : "–"
        color: head.entry.points >= 0 ? Theme.score : Theme.textSoft
        font.pixelSize: (head.narrow ? Theme.sizeTitle : Theme.sizeTitle * 1.5)
        font.weight: Theme.weightFigure
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true // the heading has the points in its accessible description
        Layout.preferredWidth: font.pixelSize * 2.2 // the width of three digits; it is fixed, so that no item moves
        Layout.preferredHeight: Theme.touchTarget
    }

    // The button "Went out" is an icon in narrow windows. The words appear as a tool tip
    IconButton {
        objectName: "entryMarkOut"
        visible: head.narrow && !head.isOneNumber && !head.entry.isOut
        iconName: "out"
        //: Spoken name of the button. %1 a player
        text: qsTr("%1 went out").arg(head.entry.name)
        onClicked: head.outAsked()
    }

    TableButton {
        objectName: head.entry.isOut ? "entryMarkBlocked" : "entryMarkOut"
        visible: !head.entry.hasOnlyPoints && (head.entry.isOut ? head.entry.canBeBlocked : !head.narrow)
        kind: "quiet"
        iconName: head.entry.isOut ? "" : "out"
        horizontalPadding: 12
        //: Button: the round is blocked; the fewest points in hand win it
        text: head.entry.isOut ? qsTr("Nobody could play")
              //: Button beside “Anna’s hand”: mark her as the one who went out
              : qsTr("Went out")
        Accessible.name: head.entry.isOut ? text : qsTr("%1 went out").arg(head.entry.name)
        onClicked: head.outAsked()
    }
}
