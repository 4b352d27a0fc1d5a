// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// A warning in the call booth (the page with call buttons for a game with real cards) that calls make no sound.
Words {
    id: warning

    required property CallBooth booth

    objectName: "boothWarning"
    Accessible.role: Accessible.AlertMessage // this item does not announce the text, because CallPage does
    visible: text !== ""
    text: booth.silence
    color: Theme.warning
    font.weight: Theme.weightStrong
    horizontalAlignment: Text.AlignHCenter
}
