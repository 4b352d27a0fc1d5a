import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Problems with the stored data, if there are any, and the buttons that solve them.
ColumnLayout {
    id: notices

    required property Playroom playroom
    required property ScoreRoom scoreRoom
    readonly property bool any: playroom.forgets !== "" || scoreRoom.backupDay !== ""

    // The button that solves the first problem; null if there is none
    readonly property Item way: scoreRoom.backupDay !== "" ? restore : null

    // Emitted after a button was pressed: it may be hidden now
    signal answered

    spacing: Theme.spaceLarge

    // Shown while nothing can be saved
    Notice {
        objectName: "homeForgets"
        text: notices.playroom.forgets
        Layout.fillWidth: true
    }

    TableButton {
        id: restore
        objectName: "homeRestore"
        visible: notices.scoreRoom.backupDay !== ""
        kind: "primary"
        //: Button after a damaged file was set aside. %1 the date of the backup
        text: qsTr("Restore backup from %1").arg(notices.scoreRoom.backupDay)
        onClicked: {
            notices.scoreRoom.restoreBackup();
            notices.answered();
        }
        Layout.fillWidth: true
    }

    TableButton {
        objectName: "homeDecline"
        visible: notices.scoreRoom.backupDay !== ""
        kind: "quiet"
        //: Button beside "Restore backup": don't restore it and don't ask again
        text: qsTr("Continue without backup")
        onClicked: {
            notices.scoreRoom.declineBackup();
            notices.answered();
        }
        Layout.fillWidth: true
    }
}
