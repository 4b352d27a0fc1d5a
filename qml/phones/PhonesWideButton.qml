// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// A button of a page or a menu that leads to the phones' panel, with the number of phones that have joined.
WideButton {
    required property PhonesPanel panel
    property bool isShort: false // whether there is space for the icon and the number only

    objectName: "phonesOpen"
    visible: panel.phones.available
    iconName: "phone"
    text: isShort ? panel.phones.running ? panel.phones.phoneCount : ""
        //: Button to the phones that people play with. %1 how many have joined
        : panel.phones.running ? qsTr("Phones: %1").arg(panel.phones.phoneCount) : panel.title
    Accessible.name: panel.buttonName
}
