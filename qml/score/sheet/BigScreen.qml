// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The standings of a score sheet on the full screen, in letters as large as possible, to be read from a distance.
FocusScope {
    id: screen

    required property ScoreGame game

    signal closed

    readonly property int seats: Math.max(1, game.seats.count)
    readonly property int columns: width > height * 1.2 && seats > 6 ? 2 : 1
    readonly property int rows: Math.ceil(seats / columns)
    readonly property real headHeight: Math.max(48, height * 0.11)
    readonly property real rowHeight: (height - headHeight - 12) / rows
    readonly property real lane: width / columns - 8
    readonly property real gap: (rowHeight - 10) * 0.14
    readonly property real markWidth: Math.min((rowHeight - 10) * 0.7, lane * 0.16)
    readonly property real nameWidth: lane * 0.74 - markWidth - 3 * gap - 10
    // The font size of all names: the largest size at which the longest name fits into its row
    readonly property real nameSize: {
        let longest = 1;
        for (let row = 0; row < rowItems.count; ++row)
            longest = Math.max(longest, metrics.advanceWidth((rowItems.itemAt(row) as BigScreenRow)?.name ?? ""));
        return Math.max(14, Math.min((rowHeight - 10) * 0.42, 0.98 * metrics.font.pixelSize * nameWidth / longest));
    }

    onVisibleChanged: if (visible)
        close.forceActiveFocus(Qt.OtherFocusReason)

    FitWords {
        width: parent.width - 60
        height: screen.headHeight
        text: screen.game.countAgainst
              //: Above the standings on the big screen, where cards count against you. %1 "Anna leads by 20 points."
              ? qsTr("%1 The lowest total wins.").arg(screen.game.standing)
              : screen.game.standing
        font.pixelSize: screen.headHeight * 0.62
        font.weight: Theme.weightTitle
    }

    IconButton {
        id: close
        objectName: "bigScreenClose"
        anchors.right: parent.right
        y: 4
        iconName: "close"
        //: Button: from the big screen back to the sheet
        text: qsTr("Back to sheet")
        onClicked: screen.closed()
    }

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: 100
        font.weight: Theme.weightTitle
    }

    Repeater {
        id: rowItems
        model: screen.game.standings

        BigScreenRow {
            required property int index

            share: screen.game.hasTarget ? total / screen.game.target : 0

            objectName: "bigScreenRow" + index
            x: index % screen.columns * (screen.lane + 8) + 4
            y: screen.headHeight + 12 + Math.floor(index / screen.columns) * screen.rowHeight
            width: screen.lane
            height: screen.rowHeight - 10
            gap: screen.gap
            markWidth: screen.markWidth
            nameSize: screen.nameSize
        }
    }
}
