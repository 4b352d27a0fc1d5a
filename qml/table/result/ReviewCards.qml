// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// A row of small cards in the review of a round. The cards whose indexes are in `framed` get a frame.
Item {
    id: cards

    required property list<string> codes
    property list<int> framed
    property real cardWidth: 40

    readonly property real stepX: cardWidth + 9
    readonly property real stepY: cardWidth * Theme.cardRatio + 15
    readonly property int perLine: Math.max(1, Math.floor(width / stepX))

    implicitWidth: codes.length * stepX
    implicitHeight: Math.ceil(codes.length / perLine) * stepY

    Accessible.role: Accessible.StaticText

    Repeater {
        model: cards.codes

        CardImage {
            required property string modelData
            required property int index
            readonly property bool isFramed: Array.from(cards.framed).includes(index)

            x: index % cards.perLine * cards.stepX + 2
            y: Math.floor(index / cards.perLine) * cards.stepY + (isFramed ? 3 : 9)
            width: cards.cardWidth
            height: width * Theme.cardRatio
            code: modelData
            selected: isFramed
            shade: !isFramed && cards.framed.length > 0 ? 0.55 : 0
        }
    }
}
