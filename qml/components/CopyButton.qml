// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// An icon button that copies a text to the clipboard. QML can reach the clipboard only through a text item.
IconButton {
    property alias copied: clip.text

    iconName: "copy"
    onClicked: {
        clip.selectAll();
        clip.copy();
        clip.deselect();
    }

    TextEdit {
        id: clip
        visible: false
    }
}
