// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// The pictures of both games, one above the other. Both are always visible, because touch screens have no hovering to switch
// between them.
Item {
    id: pictures

    readonly property real fanWidth: width * 0.88

    Layout.alignment: Qt.AlignTop // keeps the pictures at the top, while the buttons beside them scroll

    GamePicture {
        game: "dos"
        width: pictures.fanWidth
        height: pictures.height / 2
    }

    GamePicture {
        game: "uno"
        x: pictures.width - width
        y: height
        width: pictures.fanWidth
        height: pictures.height / 2
    }
}
