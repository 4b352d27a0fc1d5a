// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// Shows a color, for example the color in play: a colored field with the color's shape and letter. People who can't distinguish
// colors need the shape or the letter.
Item {
    id: sign

    property string colorCode: "" // the color: "r", "b", "g" or "y"; empty hides the sign
    property string spokenName: ""
    property bool showsLetter: true

    readonly property CardColors paint: Theme.card(colorCode)
    // Whether a letter is shown below the shape. A letter drawn on the shape would make both hard to recognize
    readonly property bool hasLetter: showsLetter && Theme.colorLetters

    visible: colorCode !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: spokenName
    Accessible.ignored: spokenName === ""

    Rectangle {
        anchors.fill: parent
        radius: width * 0.24
        color: sign.paint.field
        border.width: Math.max(2, width * 0.035)
        border.color: Theme.ivory
    }

    Image {
        objectName: "colorShape"
        x: (parent.width - width) / 2
        y: sign.hasLetter ? parent.height * 0.12 : (parent.height - height) / 2
        width: sign.hasLetter ? Math.min(parent.width * 0.5, parent.height * 0.86 - letter.height) : parent.width * 0.62
        height: width
        sourceSize.width: Math.ceil(width) // the height follows from the width
        asynchronous: false
        source: sign.colorCode === "" ? "" : Theme.cardArt("pip-" + sign.paint.name)
    }

    Figure {
        id: letter
        objectName: "colorLetter"
        visible: sign.hasLetter
        x: (parent.width - width) / 2
        y: parent.height * 0.94 - height
        height: font.pixelSize
        verticalAlignment: Text.AlignVCenter
        text: sign.paint.letter
        color: sign.paint.figure
        font.pixelSize: Math.max(Theme.sizeSmallest, parent.width * 0.26)
    }
}
