import QtQuick
import Tableside
import Tableside.App

// Takes back what the person at the device has decided last.
IconButton {
    id: button

    required property GameTable table

    objectName: "tableTakeBack"
    visible: table.takeBackAllowed
    enabled: table.takeBackProblem === ""
    iconName: "undo"
    //: Button: undoes what you did last in this round, and what the others did since
    text: qsTr("Take back")
    Accessible.description: table.takeBackProblem
    onClicked: table.takeBack()
}
