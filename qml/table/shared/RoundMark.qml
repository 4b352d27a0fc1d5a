// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The number of the round and the target score, in small letters at the edge of the felt.
Words {
    id: mark

    required property int round
    required property int target
    required property tableGeometry geometry

    //: Always visible at the table, in a game that ends with its first round
    text: target === 1 ? qsTr("One round")
          //: Always visible at the table. %1 number of the round, %2 points that win the game
          : Phrases.fill(qsTr("Round %1 · to %2"), [round, target])
    color: Theme.textSoft
    font.pixelSize: Theme.sizeCaption
    horizontalAlignment: Text.AlignHCenter
    fontSizeMode: geometry.strip || geometry.flat ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: Theme.smallestPixels
    wrapMode: geometry.strip || geometry.flat ? Text.NoWrap : Text.Wrap
    width: geometry.strip || geometry.flat ? 112 : geometry.callRect.width + 20
    x: geometry.flat ? (geometry.leftHanded ? 2 : geometry.width - width - 2)
       : !geometry.strip ? geometry.callRect.x + (geometry.callRect.width - width) / 2
       : geometry.leftHanded ? geometry.youRect.x : geometry.youRect.x + geometry.youRect.width - width
    y: geometry.strip ? geometry.height - height - 6 : geometry.callRect.y - height - (geometry.flat ? 4 : 22)
}
