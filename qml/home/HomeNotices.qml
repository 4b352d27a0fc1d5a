// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A warning that the app can't save anything, with the reason.
ColumnLayout {
    id: notices

    required property TableController tableController
    readonly property bool any: tableController.forgets !== ""

    spacing: Theme.spaceLarge

    Notice {
        objectName: "homeForgets"
        text: notices.tableController.forgets
    }
}
