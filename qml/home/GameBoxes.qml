import QtQuick
import QtQuick.Layouts
import Tableside

// The pictures of both games, one above the other. They do not switch on hovering, which touch screens do not have.
Item {
    id: boxes

    readonly property real fanWidth: width * 0.88

    Layout.alignment: Qt.AlignTop // keeps the pictures visible beside buttons that scroll

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
