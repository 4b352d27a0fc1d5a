import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The match as a file, and what came of it.
ColumnLayout {
    id: save

    required property GameTable table
    property string outcome: ""

    spacing: 4

    onVisibleChanged: outcome = ""

    TableButton {
        objectName: "saveMatch"
        iconName: "save"
        //: Button: write the match to a file
        text: qsTr("Save the match as a file")
        onClicked: save.outcome = save.table.saveMatch()
        Layout.fillWidth: true
    }

    Words {
        objectName: "saveOutcome"
        text: save.outcome !== "" ? save.outcome
                                  //: Under the button "Save the match as a file"
                                  : qsTr("With every card, the hidden ones too: to go through it again, or to report a fault.")
        color: save.outcome !== "" ? Theme.text : Theme.textSoft
        font.pixelSize: Theme.sizeCaption
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: save.outcome !== "" ? Accessible.AlertMessage : Accessible.StaticText
        Layout.fillWidth: true
    }
}
