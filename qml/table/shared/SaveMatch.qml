// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A button that saves the game as a file; the table's notice shows the result.
ColumnLayout {
    id: save

    required property GameTable table
    readonly property bool hasFocus: button.activeFocus

    function takeFocus(): void {
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 4

    WideButton {
        id: button
        objectName: "saveMatch"
        iconName: "save"
        //: Button: writes the game to a file
        text: qsTr("Save game as file")
        onClicked: save.table.saveMatch()
    }

    Note {
        //: Under the button "Save game as file"
        text: qsTr("Includes hidden cards. Use it to replay the game or report a bug.")
        font.pixelSize: Theme.sizeCaption
        horizontalAlignment: Text.AlignHCenter
    }
}
