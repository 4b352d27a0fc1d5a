import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Says that nothing can be saved, and why.
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
