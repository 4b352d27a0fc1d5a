// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// A trophy: its symbol, its title, and what it takes. One that was earned is in color and says by whom and when.
Rectangle {
    id: tile

    required property trophyRow trophy

    readonly property string earned: trophy.times === ""
          //: Under an earned trophy. %1 a name and a date, %2 for example "3 games"
          ? trophy.earnedBy : Phrases.fill(qsTr("%1 · %2"), [trophy.earnedBy, trophy.times])

    objectName: "trophy-" + trophy.key
    implicitHeight: Math.max(medal.height, words.implicitHeight) + 28
    color: trophy.isEarned ? Theme.panelRaised : "transparent"
    radius: Theme.radius
    border.width: trophy.isEarned ? Theme.lineWidth + 1 : Theme.lineWidth
    border.color: trophy.isEarned ? Theme.callToAct : Theme.highContrast ? Theme.line : Theme.panelRaised

    Accessible.role: Accessible.StaticText
    Accessible.name: trophy.isEarned
                     //: Spoken name of a trophy. %1 its title, %2 what it takes, %3 who earned it and when
                     ? Phrases.fill(qsTr("%1. %2 Earned: %3"), [trophy.title, trophy.sentence, earned])
                     //: Spoken name of a trophy. %1 its title, %2 what it takes
                     : Phrases.fill(qsTr("%1. %2 Not earned yet"), [trophy.title, trophy.sentence])

    // The medal; its color shows the game
    Rectangle {
        id: medal
        x: 14
        y: 14
        width: 48 * Theme.textScale
        height: width
        radius: width / 2
        color: !tile.trophy.isEarned ? "transparent"
             : tile.trophy.game === "dos" ? Theme.blue.field : tile.trophy.game === "uno" ? Theme.red.field : Theme.green.field
        border.width: tile.trophy.isEarned ? 3 : Theme.lineWidth
        border.color: tile.trophy.isEarned ? Theme.callToAct : Theme.line

        Icon {
            anchors.centerIn: parent
            name: "trophy-" + tile.trophy.key
            size: 28 * Theme.textScale
            opacity: tile.trophy.isEarned || Theme.highContrast ? 1 : 0.6
        }
    }

    Column {
        id: words
        x: medal.x + medal.width + Theme.space
        y: 14
        width: tile.width - x - 14
        spacing: 2

        Words {
            text: tile.trophy.title
            color: tile.trophy.isEarned ? Theme.text : Theme.textSoft
            font.weight: tile.trophy.isEarned ? Theme.weightTitle : Theme.weightStrong
            width: parent.width
            Accessible.ignored: true
        }

        Note {
            text: tile.trophy.sentence
            width: parent.width
            Accessible.ignored: true
        }

        Note {
            visible: tile.trophy.isEarned
            text: tile.earned
            color: Theme.score
            font.weight: Theme.weightStrong
            width: parent.width
            Accessible.ignored: true
        }
    }
}
