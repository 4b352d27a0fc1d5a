import QtQuick
import QtQuick.Layouts
import Tableside

// The pictures of both games, one above the other: touch screens have no hovering that could switch between them.
Item {
    id: boxes

    readonly property real fanWidth: width * 0.88

    Layout.alignment: Qt.AlignTop // remains visible beside buttons that scroll

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
