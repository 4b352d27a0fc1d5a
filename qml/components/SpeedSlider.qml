// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The setting for the speed of computer players and card animations.
SliderRow {
    //: Setting: how fast the others play and the cards fly
    label: qsTr("Speed")
    //: Value of the speed setting; %1 is a number such as 1.5
    valueText: qsTr("%1 ×").arg(Phrases.number(AppSettings.speed, AppSettings.speed % 0.5 === 0 ? 1 : 2))
    from: 0.5
    to: 2
    stepSize: 0.25
    value: AppSettings.speed
    onMoved: value => AppSettings.speed = value
}
