// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A button of the bar above the hand. On a phone the button's letters shrink, so that the button fits into the bar.
TableButton {
    property bool compact: false

    horizontalPadding: compact ? 10 : 20
    shrinks: true
    Layout.fillWidth: true
    Layout.minimumWidth: Theme.touchTarget
    Layout.maximumWidth: implicitWidth
}
