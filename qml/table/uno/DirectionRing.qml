import QtQuick
import Tableside
import Tableside.App

// The direction of play, drawn around the piles as two arrows, with words for a screen reader.
Item {
    id: ring

    required property UnoTable table

    //: Spoken: the direction of play around the table
    readonly property string leftWords: qsTr("Play moves to the left.")
    //: Spoken: the direction of play around the table
    readonly property string rightWords: qsTr("Play moves to the right.")

    Accessible.role: Accessible.StaticText
    Accessible.name: table.direction > 0 ? leftWords : rightWords

    Image {
        anchors.fill: parent
        source: "qrc:/tableside/table/direction.svg"
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(height)
        asynchronous: false
        mirror: ring.table.direction < 0
        opacity: Theme.highContrast ? 1 : 0.32
    }
}
