// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The sign at a seat whose player holds the hand on a phone. It differs if the table does not hear from the phone.
Rectangle {
    id: sign

    enum State { None, Here, Lost } // as SeatRow::PhoneState in C++

    required property int phone // a State
    readonly property bool isLost: phone === PhoneSign.Lost

    width: 28
    height: width
    radius: width / 2
    color: Theme.panel
    border.width: isLost ? 2 : 1.5
    border.color: isLost ? Theme.warning : Theme.calm

    Icon {
        anchors.centerIn: parent
        name: sign.isLost ? "phone-lost" : "phone"
        size: sign.width * 0.7
    }
}
