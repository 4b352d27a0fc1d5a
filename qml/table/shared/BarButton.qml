// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A button of the bar above the hand. The button's letters shrink if the bar is too narrow; on a phone its padding is smaller,
// too.
TableButton {
    property bool compact: false

    horizontalPadding: compact ? 10 : 20
    shrinks: true
    Layout.fillWidth: true
    Layout.minimumWidth: Theme.touchTarget
    Layout.maximumWidth: implicitWidth
}
