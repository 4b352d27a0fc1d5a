import QtQuick
import QtQuick.Layouts
import Tableside

// Which of the two games that are called DOS is played here, and how to tell.
ColumnLayout {
    id: note

    signal asked()

    spacing: Theme.spaceSmall

    Words {
        //: Small note on the first page
        text: qsTr("Does your box have two discard piles? Then it is the second edition of DOS, another game; here the first is played, with the row in the middle.")
        color: Theme.textSoft
        font.pixelSize: Theme.sizeSmall
        Layout.fillWidth: true
    }

    TableButton {
        objectName: "homeEdition"
        kind: "quiet"
        iconName: "forward"
        textSize: Theme.sizeSmall
        horizontalPadding: 0
        //: Button: to the page of the rules that tells the two editions of DOS apart
        text: qsTr("Which edition is in my box?")
        onClicked: note.asked()
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
    }
}
