// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A quiet button that shows or hides what is below it.
TableButton {
    id: button

    property bool unfolded: false

    kind: "quiet"
    iconName: unfolded ? "minus" : "plus"
    horizontalPadding: 8
    Accessible.checkable: true
    Accessible.checked: unfolded
    onClicked: unfolded = !unfolded
}
