// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A rounded button that fills the width of its layout.
TableButton {
    Layout.fillWidth: true
}
