// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// A button that undoes the last decision of the person whose turn it is.
IconButton {
    id: button

    required property GameTable table
    property bool covered: false // whether a panel covers the button

    objectName: "tableTakeBack"
    visible: table.takeBackAllowed
    enabled: table.takeBackProblem === "" && !covered
    iconName: "undo"
    //: Button: undoes what you did last in this round, and what the others did since
    text: qsTr("Take back")
    Accessible.description: table.takeBackProblem
    onClicked: table.takeBack()
}
