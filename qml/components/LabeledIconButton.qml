// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// An icon button that shows its name below the icon while `labeled` is true.
IconButton {
    id: button

    property bool labeled: true
    property string label: text // the visible name, which may be shorter than the accessible name `text`

    implicitHeight: Theme.touchTarget + bottomInset
    bottomInset: labeled ? words.height + 2 : 0
    bottomPadding: bottomInset
    leftInset: labeled ? (width - Theme.touchTarget) / 2 : 0
    rightInset: leftInset
    hasTip: !labeled || label !== text

    Words {
        id: words
        visible: button.labeled
        y: Theme.touchTarget + 2
        width: button.width
        text: button.label
        font.pixelSize: Theme.sizeCaption
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true // the button has its own accessible name
    }
}
