import QtQuick
import QtQuick.Layouts
import Tableside

// The pictures of both games, one above the other. Both are always visible, because touch screens have no hovering to switch
// between them.
Item {
    id: boxes

    readonly property real fanWidth: width * 0.88

    Layout.alignment: Qt.AlignTop // keeps the pictures at the top, while the buttons beside them scroll

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
