import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The match as a file; the table's notice says what came of it.
ColumnLayout {
    id: save

    required property GameTable table
    readonly property bool hasFocus: button.activeFocus

    function takeFocus(): void {
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 4

    TableButton {
        id: button
        objectName: "saveMatch"
        iconName: "save"
        //: Button: write the match to a file
        text: qsTr("Save the match as a file")
        onClicked: save.table.saveMatch()
        Layout.fillWidth: true
    }

    Words {
        //: Under the button "Save the match as a file"
        text: qsTr("With every card, the hidden ones too: to go through it again, or to report a fault.")
        color: Theme.textSoft
        font.pixelSize: Theme.sizeCaption
        horizontalAlignment: Text.AlignHCenter
        Layout.fillWidth: true
    }
}
