import QtQuick
import Tableside
import Tableside.App

// Takes back what the person at the device has decided last.
IconButton {
    id: button

    required property GameTable table
    property bool covered: false // by a panel

    objectName: "tableTakeBack"
    visible: table.takeBackAllowed
    enabled: table.takeBackProblem === "" && !covered
    iconName: "undo"
    //: Button: undoes what you did last in this round, and what the others did since
    text: qsTr("Take back")
    Accessible.description: table.takeBackProblem
    onClicked: table.takeBack()
}
