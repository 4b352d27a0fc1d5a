// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The button that opens the phones' panel. With `labeled` its name is below the icon.
LabeledIconButton {
    id: button

    required property PhonesPanel panel
    property int quarterTurns: 0 // the rotation of the page, in clockwise quarter turns

    objectName: "phonesOpen"
    visible: panel.phones.available
    labeled: false
    iconName: "phone"
    text: panel.buttonName
    label: panel.title
    onClicked: panel.show(button, quarterTurns)

    PhonesCount {
        phones: button.panel.phones
        x: button.leftInset + Theme.touchTarget - width + 4
        y: -4
    }
}
