// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A remark or an explanation in small, soft letters. In a layout it fills the width.
Words {
    color: Theme.textSoft
    font.pixelSize: Theme.sizeSmall
    Layout.fillWidth: true
}
