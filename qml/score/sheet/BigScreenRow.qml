// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// A row of the standings on the full screen: a player's name, the points of the last round, and the total in large letters.
Rectangle {
    id: row

    required property string name
    required property string portrait
    required property int colorIndex
    required property int total
    required property int gained
    required property string rankText
    required property bool isLeader
    required property bool isDealer
    required property bool isWinner
    required property bool present
    required property string spoken
    property real share: 0 // the total divided by the target score
    property real gap: 8
    property real rankWidth: 32
    property real markWidth: 48
    property real nameSize: Theme.sizeTitle

    readonly property real newsSize: Math.max(Theme.smallestPixels, Math.min(nameSize, height * 0.3))
    readonly property bool stands: isLeader || isWinner
    readonly property bool hasSpaceForNews: height >= 1.4 * (nameSize + newsSize) + 16 || words.width > 190 * Theme.textScale
    readonly property string news: !hasSpaceForNews ? ""
                                   : (gained > 0 ? "+" + gained : "") + (gained > 0 && isDealer ? "  ·  " : "")
                                   //: On the big screen, under the name of the next dealer
                                   + (isDealer ? qsTr("deals") : "")

    radius: Theme.radiusLarge
    color: stands ? Theme.panelRaised : Theme.panel
    border.width: stands ? 4 : Theme.lineWidth
    border.color: stands ? Theme.callToAct : Theme.line
    opacity: present ? 1 : 0.5

    Accessible.role: Accessible.StaticText
    //: Spoken row of the big screen. %1 "Anna, 20 points, rank 1", %2 what the last round brought: "+20"
    Accessible.name: gained > 0 ? Phrases.fill(qsTr("%1; %2 in the last round"), [spoken, "+" + gained]) : spoken

    // A bar at the lower edge that shows how close the total is to the target
    Rectangle {
        visible: row.share > 0
        x: row.radius
        y: parent.height - height - row.border.width
        width: (parent.width - 2 * row.radius) * Math.min(1, row.share)
        height: Math.max(4, row.height * 0.05)
        radius: height / 2
        color: Theme.playerColor(row.colorIndex)
    }

    FitWords {
        id: rank
        x: row.gap
        width: row.rankWidth
        height: parent.height
        text: row.rankText
        color: Theme.textSoft
        font.pixelSize: Math.min(row.nameSize, row.height * 0.5)
        font.weight: Theme.weightStrong
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    PlayerFace {
        id: mark
        x: rank.x + rank.width + row.gap
        anchors.verticalCenter: parent.verticalCenter
        implicitWidth: row.markWidth
        name: row.name
        portrait: row.portrait
        colorIndex: row.colorIndex
        crowned: row.stands
    }

    Grid {
        id: words
        x: mark.x + mark.width + row.gap
        width: points.x - x - 10
        anchors.verticalCenter: parent.verticalCenter
        verticalItemAlignment: Grid.AlignVCenter
        // The name and the last points share one line if there is no space for two lines above the progress bar
        columns: row.height < 1.4 * (row.nameSize + row.newsSize) + 16 ? 2 : 1
        columnSpacing: 8

        NameWords {
            width: words.columns === 1 || row.news === "" ? words.width : words.width * 0.66 - 8
            text: row.name
            font.pixelSize: row.nameSize
            font.weight: Theme.weightTitle
            wrapMode: Text.NoWrap
        }

        FitWords {
            visible: row.news !== ""
            width: words.columns === 1 ? words.width : words.width * 0.34
            text: row.news
            color: Theme.score
            font.pixelSize: row.newsSize
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }

    FitWords {
        id: points
        x: parent.width - width - row.gap
        width: parent.width * 0.26
        height: parent.height
        text: row.total
        color: Theme.score
        font.pixelSize: Math.max(14, row.height * 0.8)
        font.weight: Theme.weightFigure
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
}
