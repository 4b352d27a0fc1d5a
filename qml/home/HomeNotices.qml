import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A warning that the app can't save anything, with the reason.
ColumnLayout {
    id: notices

    required property Playroom playroom
    readonly property bool any: playroom.forgets !== ""

    spacing: Theme.spaceLarge

    Notice {
        objectName: "homeForgets"
        text: notices.playroom.forgets
        Layout.fillWidth: true
    }
}
