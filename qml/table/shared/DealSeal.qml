// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The fair-deal code: a hash of the game, the number of seats and the deal number, made before the first card. After the game, it
// proves that the deal number was not changed. The code is shown shortened; screen readers and the copy button get all of it.
ColumnLayout {
    id: seal

    required property GameTable table
    readonly property string whole: table.dealSeal

    spacing: 1

    Words {
        //: Heading: a checksum made from the deal number before the first card (the commitment to a fair deal)
        text: qsTr("Fair-deal code")
        font.weight: Theme.weightStrong
        Layout.fillWidth: true
    }

    RowLayout {
        spacing: Theme.spaceSmall

        Note {
            objectName: "menuSeal"
            text: seal.whole.slice(0, 16).replace(/(.{4})/g, "$1 ") + "…"
            Accessible.name: seal.whole
        }

        CopyButton {
            objectName: "menuCopySeal"
            copied: seal.whole
            //: Button: to the clipboard
            text: qsTr("Copy full code")
        }
    }

    Note {
        //: Under the fair-deal code
        text: qsTr("Made from the deal number before the first card. After the game, you see the number and can check the code.")
        font.pixelSize: Theme.sizeCaption
    }
}
