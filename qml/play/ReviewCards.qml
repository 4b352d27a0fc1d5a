pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// Cards in small, side by side; those of `framed` (their indexes) stand out.
Flow {
    id: cards

    required property string heading
    required property var codes
    property var framed: []
    property real cardWidth: 40

    spacing: 5

    Accessible.role: Accessible.StaticText
    Accessible.name: heading

    Repeater {
        model: cards.codes

        Item {
            id: spot

            required property string modelData
            required property int index
            readonly property bool isFramed: cards.framed.includes(index)

            implicitWidth: cards.cardWidth + 4
            implicitHeight: cards.cardWidth * Theme.cardRatio + 10

            CardFace {
                x: 2
                y: spot.isFramed ? 2 : 8
                width: cards.cardWidth
                height: width * Theme.cardRatio
                code: spot.modelData
                selected: spot.isFramed
                dimmed: !spot.isFramed && cards.framed.length > 0
            }
        }
    }
}
