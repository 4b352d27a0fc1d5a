// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The choice of the text size for the whole app.
RadioGroup {
    //: Setting
    label: qsTr("Text size")
    asPills: true
    pillWidth: 136 * Theme.textScale
    value: AppSettings.textScale
    options: [
        //: Text size
        { value: 1, name: qsTr("Normal") },
        //: Text size
        { value: 1.15, name: qsTr("Larger") },
        //: Text size
        { value: 1.3, name: qsTr("Largest") }
    ]
    onPicked: value => AppSettings.textScale = value
}
