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
    readonly property int columns: width > height * 1.5 && seats > 12 ? 3 : width > height * 1.2 && seats > 6 ? 2 : 1
    readonly property int rows: Math.ceil(seats / columns)
    readonly property real headHeight: Math.max(48, height * 0.11)
    // Rows that would be too low to read scroll instead
    readonly property real rowHeight: Math.max(44 * Theme.textScale, (height - headHeight - 12) / rows)
    readonly property real lane: width / columns - 8
    readonly property real gap: (rowHeight - 10) * 0.14
    readonly property real markWidth: Math.min((rowHeight - 10) * 0.7, lane * 0.16)
    readonly property real rankWidth: Math.max(24, Math.min((rowHeight - 10) * 0.62, lane * 0.12))
    readonly property real nameWidth: lane * 0.74 - rankWidth - markWidth - 4 * gap - 10
    // The font size of the names: the largest at which nearly all names fit into their rows. A name that is much longer than the
    // others has smaller letters, so that it does not make all of them small
    readonly property real nameSize: {
        const widths = Array.from(game.names, name => metrics.advanceWidth(name)).sort((one, other) => other - one);
        const fitting = width => 0.98 * metrics.font.pixelSize * nameWidth / Math.max(1, width);
        const usual = Math.min(fitting(widths[0] ?? 1) * 1.5, fitting(widths[Math.floor(widths.length / 6)] ?? 1));
        return Math.max(14, Math.min((rowHeight - 10) * 0.42, Math.max(usual, fitting(widths[0] ?? 1))));
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

    Flickable {
        y: screen.headHeight + 12
        width: screen.width
        height: screen.height - y
        contentHeight: screen.rows * screen.rowHeight
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 1
        clip: interactive

        Repeater {
            id: rowItems
            model: screen.game.standings

            // The ranks go down the first column, and on at the top of the next
            BigScreenRow {
                required property int index

                share: screen.game.hasTarget ? total / screen.game.target : 0

                objectName: "bigScreenRow" + index
                x: Math.floor(index / screen.rows) * (screen.lane + 8) + 4
                y: index % screen.rows * screen.rowHeight
                width: screen.lane
                height: screen.rowHeight - 10
                gap: screen.gap
                rankWidth: screen.rankWidth
                markWidth: screen.markWidth
                nameSize: screen.nameSize
            }
        }
    }
}
