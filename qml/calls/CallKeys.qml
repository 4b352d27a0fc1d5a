// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The keyboard shortcuts of the call booth (call buttons for a game with real cards). Space and the keys of a presentation remote
// or a headset make a call; digits press the seats' buttons.
Item {
    id: keys

    required property CallBooth booth
    required property string mode // "one" (one button for all) or "seats" (a button per seat); otherwise no key works

    LetterKey {
        enabled: keys.mode === "one"
        sequences: ["Space", "PgDown", "PgUp", "Media Play", "Toggle Media Play/Pause", "Media Pause", "Media Next",
                    "Media Previous"]
        onActivated: keys.booth.shout()
    }

    DigitKeys {
        enabled: keys.mode === "seats"
        onDigitPressed: digit => keys.booth.press((digit + 9) % 10, 0)
    }
}
