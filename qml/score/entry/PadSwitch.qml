// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// The button that switches between keys for cards and keys for values. A tap on it leaves the focus on the field with the sum.
TableButton {
    focusPolicy: Qt.TabFocus
    horizontalPadding: 2
    shrinks: true
    kind: "secondary"
}
