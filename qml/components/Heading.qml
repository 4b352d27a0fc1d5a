// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// The heading of a panel, a section or, with a larger font, of a page. In a layout it fills the width.
Words {
    font.pixelSize: Theme.sizeLarge
    font.weight: Theme.weightTitle
    Accessible.role: Accessible.Heading
    Layout.fillWidth: true
}
