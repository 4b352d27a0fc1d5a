import QtQuick
import QtQuick.Layouts
import Tableside

// What is in both boxes, one fan of cards above the other: on a touch screen nothing is hovered that could turn one of
// them into the other.
Item {
    id: boxes

    readonly property real fanWidth: width * 0.88

    Layout.alignment: Qt.AlignTop // in sight beside buttons that scroll

    GameBox {
        game: "dos"
        width: boxes.fanWidth
        height: boxes.height / 2
    }

    GameBox {
        game: "uno"
        x: boxes.width - width
        y: height
        width: boxes.fanWidth
        height: boxes.height / 2
    }
}
