// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// One of the app's icons, by name. The icon has no accessible name, because the item that shows it also has a text with the same
// meaning.
Image {
    property string name: ""
    property real size: Theme.sizeLarge

    width: size
    height: size
    sourceSize.width: Math.ceil(size) // the height follows from the width; Qt scales both for high-resolution screens
    asynchronous: false
    source: name === "" ? "" : "qrc:/tableside/icons/" + name + ".svg"
}
