// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// The headings of the two columns of numbers in the result of a round. Each ResultSeat below uses the columns' positions from
// here.
Item {
    id: head

    property bool compact: false

    readonly property real margin: 10 // the distance in pixels between the columns and the border of each ResultSeat
    readonly property real gap: 10
    readonly property real columnWidth: 64 * Theme.textScale
    readonly property real sumsWidth: 2 * columnWidth + gap
    readonly property real sumsX: compact ? margin : width - margin - sumsWidth

    implicitHeight: round.implicitHeight

    component ColumnTitle: FitWords {
        horizontalAlignment: Text.AlignRight
        color: Theme.textSoft
        font.pixelSize: Theme.sizeCaption
    }

    ColumnTitle {
        id: round
        x: head.sumsX
        width: head.columnWidth
        //: Heading above the points of this round, in the result
        text: qsTr("Round")
    }

    ColumnTitle {
        x: head.sumsX + head.columnWidth + head.gap
        width: head.columnWidth
        //: Heading above the points of the whole game, in the result
        text: qsTr("Total")
    }
}
